// What comes after a sowing: whether the round is over, where the remaining seeds go, who passes,
// who is to sow.
//
// Not part of the interface of the rules: sowing.cpp alone includes it.
#pragma once

#include <cstdint>

#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::rules::detail {

[[gnu::always_inline]] inline bool round_is_over(const Ruleset& ruleset, const Board& board,
                                                 Side next) noexcept {
    const bool next_has_none = !board.holds_seeds(next);
    const bool rest_has_none = !board.holds_seeds(other(next));
    switch (ruleset.end) {
        case End::no_move:
            return next_has_none;
        case End::side_empty:
            return next_has_none || rest_has_none;
        case End::three_empty:
            return next_has_none || board.empty_pits(Side::south) >= 3 ||
                   board.empty_pits(Side::north) >= 3;
        case End::both_empty:
            return next_has_none && rest_has_none;
    }
    return next_has_none;
}

/// Moves what lies in the pits of `from` to the store of `to`.
inline void sweep_side(Board& board, Side from, Side to, Outcome& outcome) noexcept {
    const int seeds = board.in_pits(from);
    board.clear_pits(from);
    board.set_store(to, board.store(to) + seeds);
    std::uint8_t& swept = outcome.swept[index_of(to)];
    swept = static_cast<std::uint8_t>(swept + seeds);
}

inline void sweep(const Ruleset& ruleset, Board& board, Outcome& outcome) noexcept {
    if (ruleset.sweep == Sweep::none) {
        return;
    }
    const bool to_owner = ruleset.sweep == Sweep::owner;
    for (const Side side : {Side::south, Side::north}) {
        sweep_side(board, side, to_owner ? side : outcome.mover, outcome);
    }
}

/// Hands the position on: same turn, other side, pass, or end of the round.
[[gnu::always_inline]] inline void hand_on(const Ruleset& ruleset, Position& position,
                                           bool gives_another, bool sowing_lapped,
                                           Outcome& outcome) noexcept {
    Side next = other_if(!gives_another, outcome.mover);
    if (round_is_over(ruleset, position.board, next)) {
        outcome.over = true;
        sweep(ruleset, position.board, outcome);
        position.over = true;
        position.to_sow = Side::south;
        position.lapped = false;
        return;
    }
    if (!position.board.holds_seeds(next)) {
        outcome.passed = next;
        next = other(next);
    } else {
        outcome.turn_goes_on = gives_another;
    }
    position.to_sow = next;
    position.lapped = outcome.turn_goes_on & (position.lapped | sowing_lapped);
}

}  // namespace congkak::rules::detail
