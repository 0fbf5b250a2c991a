// One step of looking back: the value of a position from those of what follows it.
//
// Not part of the interface of the search.
#pragma once

#include <algorithm>
#include <limits>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::search::detail {

/// Seeds that the mover gains by a sowing less those that the other does, the sweep included.
[[nodiscard]] inline int gain_of(const rules::Outcome& outcome) noexcept {
    return outcome.gained - outcome.forfeited + outcome.swept[rules::index_of(outcome.mover)] -
           outcome.swept[rules::index_of(rules::other(outcome.mover))];
}

/// What a sowing that led from `before` to `after` is worth to its mover. `value(position)` is what
/// a running position is worth to its side to sow.
template <class Value>
[[nodiscard]] int worth(const rules::Outcome& outcome, const rules::Position& before,
                        const rules::Position& after, const Value& value) {
    if (after.over) {
        return gain_of(outcome);
    }
    return gain_of(outcome) + (after.to_sow == before.to_sow ? value(after) : -value(after));
}

template <class Value>
[[nodiscard]] int best_value(const rules::Ruleset& ruleset, const rules::Position& position,
                             const Value& value) {
    int best = std::numeric_limits<int>::min();
    for (const rules::Pit pit : rules::legal_pits(ruleset, position)) {
        rules::Position after = position;
        const rules::Outcome outcome = rules::sow_legal(ruleset, after, pit);
        best = std::max(best, worth(outcome, position, after, value));
    }
    return best;
}

}  // namespace congkak::search::detail
