// How often an account may start a game: a bucket of starts that fills up again over a minute.
#pragma once

#include <optional>
#include <unordered_map>

#include "server/live/settings.hpp"
#include "server/live/viewer.hpp"

namespace congkak::live {

class StartRate {
  public:
    explicit StartRate(int per_minute) : per_minute_(per_minute) {}

    /// Takes a start, or says how long to wait for the next one.
    [[nodiscard]] std::optional<std::chrono::milliseconds> take(AccountId account, Millis now);

  private:
    static constexpr Millis minute = 60'000;

    struct Bucket {
        double starts = 0;
        Millis at = 0;
    };

    int per_minute_;
    std::unordered_map<AccountId, Bucket> buckets_;
    Millis swept_at_ = 0;
};

}  // namespace congkak::live
