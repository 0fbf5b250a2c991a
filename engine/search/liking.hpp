// What sways a choice apart from what was counted, and how a level tells equal pits apart.
//
// Not part of the interface of the search.
#pragma once

#include "engine/rules/board.hpp"
#include "engine/search/chance.hpp"
#include "engine/search/count.hpp"
#include "engine/search/level.hpp"

namespace congkak::search::detail {

/// Apart from the questions that count_sowing() asks of the same chance.
enum Question : int { liking = 100, tie };

/// How far liking a pit or not can sway a level on this board, in hundredths of a seed.
[[nodiscard]] constexpr int whim_on(const rules::Board& board, const Level& level) noexcept {
    const int in_pits = board.in_pits(rules::Side::south) + board.in_pits(rules::Side::north);
    return level.whim * in_pits / (2 * board.pits());
}

/// How much a pit is liked or not, at most `whim` either way.
[[nodiscard]] inline int liking_of(int whim, const Chance& chance) noexcept {
    return chance.below(2 * whim + 1, liking) - whim;
}

/// As many seeds as drop into the store while the level can follow, and a guess.
[[nodiscard]] constexpr int value_unseen(const Level& level, int pits) noexcept {
    return 100 * followed_seeds(level, pits) / (2 * pits + 1) + level.weights.unseen;
}

}  // namespace congkak::search::detail
