#include "engine/search/count.hpp"

#include "engine/rules/sowing.hpp"

namespace congkak::search {

namespace {

using rules::Pit;
using rules::PitSet;
using rules::Position;
using rules::Side;

enum Question : int { miscounts, which_pit, more_or_less };

/// Takes the n-th of the pits that hold seeds, the own ones first, to hold one more or less.
void misjudge(Position& position, int n, bool more) noexcept {
    for (const Side side : {position.to_sow, rules::other(position.to_sow)}) {
        const PitSet pits = position.board.occupied(side);
        if (n >= pits.size()) {
            n -= pits.size();
            continue;
        }
        auto pit = pits.begin();
        for (; n > 0; --n) {
            ++pit;
        }
        const int seeds = position.board.seeds(side, *pit);
        if (more && position.board.total() < rules::Board::most_seeds) {
            position.board.set_seeds(side, *pit, seeds + 1);
        } else if (seeds > 1) {
            // A pit that is known to hold something is not taken for an empty one.
            position.board.set_seeds(side, *pit, seeds - 1);
        }
        return;
    }
}

}  // namespace

bool is_miscounted(const Level& level, int lifts, const Chance& chance) noexcept {
    constexpr int always = 1'000'000;
    int right = always;
    for (int lift = level.sure_lifts; lift < lifts && right > 0; ++lift) {
        right = right / 100 * (100 - level.miscount);
    }
    return chance.below(always, miscounts) >= right;
}

Counted count_sowing(const rules::Ruleset& ruleset, const Position& position, Pit pit,
                     const Level& level, const Chance& chance, int allowance) noexcept {
    Counted counted;
    counted.after = position;
    counted.outcome = rules::sow_legal(ruleset, counted.after, pit);
    if (counted.outcome.sown > followed_seeds(level, ruleset.pits)) {
        counted.is_unseen = true;
        return counted;
    }
    if (!is_miscounted(level, counted.outcome.lifts, chance)) {
        return counted;
    }
    if (allowance < 2) {
        counted.is_unseen = true;
        return counted;
    }
    counted.after = position;
    const int occupied =
        position.board.occupied(Side::south).size() + position.board.occupied(Side::north).size();
    misjudge(counted.after, chance.below(occupied, which_pit), chance.below(2, more_or_less) == 0);
    counted.outcome = rules::sow_legal(ruleset, counted.after, pit);
    counted.is_unseen = counted.outcome.sown > followed_seeds(level, ruleset.pits);
    counted.searched = 2;
    return counted;
}

}  // namespace congkak::search
