// When a last seed that lies alone in a pit captures: the clauses of `capture`, the same in a turn
// and in a simultaneous opening.
//
// Not part of the interface of the rules.
#pragma once

#include "engine/rules/ruleset.hpp"

namespace congkak::rules::detail {

/// Since when a seed of the mover has dropped into the own store; captured seeds don't count.
struct Lapped {
    /// Since the turn began; in an opening, since it began.
    bool turn = false;
    /// Since the last choice of a pit, relays included.
    bool sowing = false;
    /// Since the last hand was lifted.
    bool lift = false;

    friend constexpr bool operator==(const Lapped&, const Lapped&) noexcept = default;
};

[[nodiscard]] constexpr bool lap_allows_capture(Lap clause, Lapped lapped) noexcept {
    switch (clause) {
        case Lap::none:
            return true;
        case Lap::turn:
            return lapped.turn;
        case Lap::sowing:
            return lapped.sowing;
        case Lap::lift:
            return lapped.lift;
    }
    return true;
}

/// Whether the seed captures: it fell on the side `landed` of its mover (never `none`), and the pit
/// that faces it holds `from_opposite` seeds, 0 where that one is burnt.
[[nodiscard]] constexpr bool captures(const CaptureClauses& clauses, CaptureSide landed,
                                      int from_opposite, Lapped lapped) noexcept {
    const bool takes_alone = !clauses.needs_opposite & (clauses.own_seed == OwnSeed::taken);
    return (clauses.side == landed) & lap_allows_capture(clauses.lap, lapped) &
           (takes_alone | (from_opposite > 0));
}

}  // namespace congkak::rules::detail
