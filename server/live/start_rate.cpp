#include "server/live/start_rate.hpp"

#include <algorithm>
#include <cmath>

namespace congkak::live {

std::optional<std::chrono::milliseconds> StartRate::take(AccountId account, Millis now) {
    if (now - swept_at_ > minute) {
        // Whoever started nothing for a minute has a full bucket, like somebody unknown.
        std::erase_if(buckets_, [&](const auto& entry) { return now - entry.second.at > minute; });
        swept_at_ = now;
    }
    const double most = per_minute_;
    const auto [found, is_new] = buckets_.try_emplace(account, Bucket{most, now});
    Bucket& bucket = found->second;
    const auto passed = static_cast<double>(std::max<Millis>(now - bucket.at, 0));
    const double per_ms = most / static_cast<double>(minute);
    bucket.starts = std::min(most, bucket.starts + passed * per_ms);
    bucket.at = now;
    if (bucket.starts < 1) {
        return std::chrono::milliseconds(
            static_cast<std::int64_t>(std::ceil((1 - bucket.starts) / per_ms)));
    }
    bucket.starts -= 1;
    return std::nullopt;
}

}  // namespace congkak::live
