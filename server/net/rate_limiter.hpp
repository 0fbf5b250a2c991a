// Token buckets: so many at once, so many a second in the long run. Time is passed in.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>

namespace congkak::net {

using Clock = std::chrono::steady_clock;

struct Rate {
    double per_second = 1;
    double burst = 1;  ///< 1 or more.
};

class TokenBucket {
  public:
    TokenBucket(Rate rate, Clock::time_point now) : rate_(rate), tokens_(rate.burst), at_(now) {}

    /// Takes one if there is one.
    [[nodiscard]] bool take(Clock::time_point now);

    /// How long until there is one again.
    [[nodiscard]] std::chrono::milliseconds wait() const;

    [[nodiscard]] bool is_full(Clock::time_point now) const;

  private:
    [[nodiscard]] double tokens_at(Clock::time_point now) const;

    Rate rate_;
    double tokens_;
    Clock::time_point at_;
};

/// A bucket for every key. Forgets keys whose bucket is full, so it stays as small as the number of
/// those who are busy.
class KeyedLimiter {
  public:
    explicit KeyedLimiter(Rate rate) : rate_(rate) {}

    struct Answer {
        bool allowed = true;
        std::chrono::milliseconds wait{0};  ///< Until one is allowed again.
    };

    /// Takes one from the key's bucket if there is one.
    [[nodiscard]] Answer take(const std::string& key, Clock::time_point now);

    [[nodiscard]] std::size_t size() const { return buckets_.size(); }

  private:
    void forget_idle(Clock::time_point now);

    Rate rate_;
    std::unordered_map<std::string, TokenBucket> buckets_;
    std::size_t look_again_at_ = 1024;
};

}  // namespace congkak::net
