// Buckets fill by the time that passed, whenever they are looked at.
#include "server/net/rate_limiter.hpp"

#include <algorithm>
#include <cmath>

namespace congkak::net {

double TokenBucket::tokens_at(Clock::time_point now) const {
    const double seconds = std::chrono::duration<double>(now - at_).count();
    return std::min(rate_.burst, tokens_ + std::max(0.0, seconds) * rate_.per_second);
}

bool TokenBucket::take(Clock::time_point now) {
    tokens_ = tokens_at(now);
    at_ = std::max(at_, now);
    if (tokens_ < 1) {
        return false;
    }
    tokens_ -= 1;
    return true;
}

std::chrono::milliseconds TokenBucket::wait() const {
    if (tokens_ >= 1) {
        return std::chrono::milliseconds(0);
    }
    const double milliseconds = std::ceil((1 - tokens_) / rate_.per_second * 1000);
    return std::chrono::milliseconds(static_cast<std::chrono::milliseconds::rep>(milliseconds));
}

bool TokenBucket::is_full(Clock::time_point now) const { return tokens_at(now) >= rate_.burst; }

KeyedLimiter::Answer KeyedLimiter::take(const std::string& key, Clock::time_point now) {
    if (buckets_.size() >= look_again_at_) {
        forget_idle(now);
    }
    TokenBucket& bucket = buckets_.try_emplace(key, rate_, now).first->second;
    const bool allowed = bucket.take(now);
    return {.allowed = allowed, .wait = allowed ? std::chrono::milliseconds(0) : bucket.wait()};
}

void KeyedLimiter::forget_idle(Clock::time_point now) {
    std::erase_if(buckets_, [now](const auto& entry) { return entry.second.is_full(now); });
    look_again_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
}

}  // namespace congkak::net
