// Counting one sowing out in the head, as far and as well as a level can.
#pragma once

#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"
#include "engine/search/chance.hpp"
#include "engine/search/level.hpp"

namespace congkak::search {

/// What the level believes a sowing does.
struct Counted {
    rules::Outcome outcome;
    rules::Position after;
    /// The chain was longer than the level can follow: outcome and after are not known to it.
    bool is_unseen = false;
    /// Sowings it took to find out: 1, or 2 where the level miscounted.
    int searched = 1;
};

/// Seeds of one sowing that a level counts on a board with so many pits a side.
[[nodiscard]] constexpr int followed_seeds(const Level& level, int pits) noexcept {
    constexpr int holes_on_seven = 15;
    return (level.follow_seeds * (2 * pits + 1) + holes_on_seven - 1) / holes_on_seven;
}

/// Whether a level loses count of a chain of so many hands.
[[nodiscard]] bool is_miscounted(const Level& level, int lifts, const Chance& chance) noexcept;

/// Sows a pit of legal_pits() in the head. Never searches more than `allowance` sowings, 1 or more.
///
/// A miscount is what it is for a person: one pit is taken to hold a seed more or less than it
/// does, and everything from there on is counted rightly on the wrong board.
[[nodiscard]] Counted count_sowing(const rules::Ruleset& ruleset, const rules::Position& position,
                                   rules::Pit pit, const Level& level, const Chance& chance,
                                   int allowance) noexcept;

}  // namespace congkak::search
