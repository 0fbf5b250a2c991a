// The choice among the pits that may be chosen: each gets its share of the budget, and of equal
// ones the level's own bits decide.
//
// Not part of the interface of the search.
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>

#include "engine/rules/pit_set.hpp"
#include "engine/search/chance.hpp"
#include "engine/search/choose.hpp"
#include "engine/search/level.hpp"
#include "engine/search/liking.hpp"

namespace congkak::search::detail {

/// `value_of(pit, chance, allowance)` says in hundredths of a seed what a pit of `pits`, which is
/// not empty, is thought to be worth, liking aside, which sways it by `whim` either way;
/// `searched()` what all questions so far have cost.
template <class ValueOf, class Searched>
[[nodiscard]] Choice best_pit(rules::PitSet pits, const Level& level, int whim,
                              const Chance& chance, const ValueOf& value_of,
                              const Searched& searched) {
    assert(!pits.empty());
    Choice best{.pit = pits.first(), .searched = 0};
    int best_value = std::numeric_limits<int>::min();
    std::uint64_t best_tie = 0;
    int to_look_at = pits.size();
    for (const rules::Pit pit : pits) {
        const Chance own = chance.branch(pit.number());
        const int allowance = (level.budget - searched()) / to_look_at--;
        const int value = value_of(pit, own, allowance) + liking_of(whim, own);
        const std::uint64_t tie_break = own.word(tie);
        if (value > best_value || (value == best_value && tie_break > best_tie)) {
            best.pit = pit;
            best_value = value;
            best_tie = tie_break;
        }
    }
    best.searched = searched();
    return best;
}

/// Any of the pits, each as likely.
[[nodiscard]] inline rules::Pit any_pit(rules::PitSet pits, const Chance& chance) noexcept {
    assert(!pits.empty());
    auto pit = pits.begin();
    for (int n = chance.below(pits.size(), liking); n > 0; --n) {
        ++pit;
    }
    return *pit;
}

}  // namespace congkak::search::detail
