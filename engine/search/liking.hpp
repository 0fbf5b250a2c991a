// What sways a choice apart from what was counted, and how a level tells equal pits apart.
//
// Not part of the interface of the search.
#pragma once

#include "engine/search/chance.hpp"
#include "engine/search/level.hpp"

namespace congkak::search::detail {

/// Apart from the questions that count_sowing() asks of the same chance.
enum Question : int { liking = 100, tie };

/// How much a level likes a pit or not, in hundredths of a seed.
[[nodiscard]] inline int whim_about(const Level& level, const Chance& chance) noexcept {
    return chance.below(2 * level.whim + 1, liking) - level.whim;
}

/// As many seeds as drop into the store while the level can follow, and a guess.
[[nodiscard]] constexpr int value_unseen(const Level& level, int pits) noexcept {
    return 100 * level.follow_seeds / (2 * pits + 1) + level.weights.unseen;
}

}  // namespace congkak::search::detail
