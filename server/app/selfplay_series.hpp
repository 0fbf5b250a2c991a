// Many games of two contenders, spread over threads, and the statistics of their results.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/rules/ruleset.hpp"
#include "engine/search/self_play.hpp"

namespace congkak::app {

struct Series {
    rules::Ruleset ruleset;
    search::Contender south;
    search::Contender north;
    /// 1 or more.
    int games = 1;
    std::uint64_t seed = 0;
    /// 1 or more; makes no difference to the result.
    unsigned threads = 1;
};

/// Calls `progress` with the number of games played, on the calling thread and a few times a second
/// while games run.
[[nodiscard]] search::Tally play_series(const Series& series,
                                        const std::function<void(int)>& progress);

/// Both ends in percent.
struct Interval {
    double low = 0;
    double high = 0;
};

/// Wilson's 95 % interval for the share of `successes` (halves allowed, for draws) in `trials`.
[[nodiscard]] Interval confidence(double successes, int trials) noexcept;

}  // namespace congkak::app
