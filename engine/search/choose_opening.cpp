#include "engine/search/choose_opening.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>
#include <vector>

#include "engine/search/best_pit.hpp"
#include "engine/search/chance.hpp"
#include "engine/search/count.hpp"
#include "engine/search/liking.hpp"

namespace congkak::search {

namespace {

using rules::Opened;
using rules::OpeningSide;
using rules::Pit;
using rules::PitSet;
using rules::Ruleset;
using rules::Side;
using rules::SimultaneousOpening;

Chance chance_of(const SimultaneousOpening& opening, Side side, const GameSeed& seed, int ply) {
    rules::Position seen = opening.position();
    seen.to_sow = side;
    // Two computers that sit at one board don't think alike.
    return Chance::of(seed, ply, seen).branch(-1 - static_cast<int>(rules::index_of(side)));
}

/// Seeds that left the player's hand in a step.
int sown(const OpeningSide& told, int in_hand) noexcept {
    int seeds = told.carried - in_hand;
    for (const auto& [lift, beat] : told.lifts) {
        seeds += lift.seeds;
    }
    return seeds;
}

/// The pits of a set, the first one drawn and then round and round: any part of it is a sample.
std::vector<Pit> drawn(PitSet pits, const Chance& chance) {
    std::vector<Pit> order(pits.begin(), pits.end());
    if (!order.empty()) {
        const int first = chance.below(static_cast<int>(order.size()), detail::tie);
        std::rotate(order.begin(), order.begin() + first, order.end());
    }
    return order;
}

/// Looks at one player's choice; values are hundredths of a seed for that player.
class OpeningThought {
  public:
    OpeningThought(const Ruleset& ruleset, Side side, const Level& level) noexcept
        : ruleset_(ruleset), side_(side), level_(level) {}

    [[nodiscard]] int searched() const noexcept { return searched_; }

    /// What choosing `pit` is thought to be worth. `sowings` of this player are strung together,
    /// this one included. Searches at most `allowance`, 1 or more.
    int value_of(const SimultaneousOpening& opening, Pit pit, int sowings, const Chance& chance,
                 int allowance) {
        const Side them = rules::other(side_);
        SimultaneousOpening chosen = opening;
        [[maybe_unused]] const auto own = chosen.choose(side_, pit);
        assert(own);
        if (!chosen.awaits(them)) {
            return value_against(chosen, sowings, chance, allowance);
        }
        const std::vector<Pit> answers = drawn(chosen.legal(them), chance);
        const int looked_at = std::min(allowance, static_cast<int>(answers.size()));
        int sum = 0;
        for (int i = 0; i < looked_at; ++i) {
            SimultaneousOpening both = chosen;
            const Pit answer = answers[static_cast<std::size_t>(i)];
            [[maybe_unused]] const auto theirs = both.choose(them, answer);
            assert(theirs);
            sum +=
                value_against(both, sowings, chance.branch(answer.number()), allowance / looked_at);
        }
        return sum / looked_at;
    }

  private:
    /// Both choices are made.
    int value_against(SimultaneousOpening& opening, int sowings, const Chance& chance,
                      int allowance) {
        ++searched_;
        const Opened opened = opening.go_on(ruleset_);
        const OpeningSide& own = opened.sides[rules::index_of(side_)];
        const bool lost_count = is_miscounted(level_, static_cast<int>(own.lifts.size()), chance);
        if (lost_count || sown(own, opening.hand(side_)) > followed_seeds(level_, ruleset_.pits)) {
            return detail::value_unseen(level_, ruleset_.pits);
        }
        return 100 * own.gained + level_.weights.capture * own.capture.total() +
               value_of_place(opening, opened, sowings, chance, allowance - 1) -
               value_of_theirs(opening, opened);
    }

    /// What it is worth to sow again, in the opening or after it.
    int value_of_place(const SimultaneousOpening& opening, const Opened& opened, int sowings,
                       const Chance& chance, int allowance) {
        if (opened.ends_opening) {
            const int swept =
                opened.swept[rules::index_of(side_)] - opened.swept[1 - rules::index_of(side_)];
            return 100 * swept + (opened.next == side_ ? level_.weights.free_turn : 0);
        }
        const PitSet pits = opening.legal(side_);
        if (pits.empty()) {
            return 0;
        }
        if (sowings <= 1 || allowance < pits.size()) {
            return level_.weights.free_turn;
        }
        int best = std::numeric_limits<int>::min();
        for (const Pit pit : pits) {
            best = std::max(best, value_of(opening, pit, sowings - 1, chance.branch(-pit.number()),
                                           allowance / pits.size()));
        }
        return best;
    }

    /// A level that looks at answers also looks at what the other one's hand does meanwhile.
    [[nodiscard]] int value_of_theirs(const SimultaneousOpening& opening,
                                      const Opened& opened) const noexcept {
        const Side them = rules::other(side_);
        const OpeningSide& theirs = opened.sides[rules::index_of(them)];
        const bool is_seen = level_.reply_sowings > 0 && sown(theirs, opening.hand(them)) <=
                                                             followed_seeds(level_, ruleset_.pits);
        return is_seen ? theirs.gained * level_.weights.reply : 0;
    }

    const Ruleset& ruleset_;
    const Side side_;
    const Level& level_;
    int searched_ = 0;
};

}  // namespace

Choice consider_opening(const Ruleset& ruleset, const SimultaneousOpening& opening, Side side,
                        const Level& level, const GameSeed& seed, int ply) {
    SimultaneousOpening seen = opening;
    seen.forget_choices();
    OpeningThought thought(ruleset, side, level);
    return detail::best_pit(
        seen.legal(side), level, detail::whim_on(seen.position().board, level),
        chance_of(seen, side, seed, ply),
        [&](Pit pit, const Chance& chance, int allowance) {
            return thought.value_of(seen, pit, level.string_sowings, chance, allowance);
        },
        [&] { return thought.searched(); });
}

Pit choose_opening(const Ruleset& ruleset, const SimultaneousOpening& opening, Side side,
                   const Level& level, const GameSeed& seed, int ply) {
    return consider_opening(ruleset, opening, side, level, seed, ply).pit;
}

Pit choose_opening_at_random(const SimultaneousOpening& opening, Side side, const GameSeed& seed,
                             int ply) {
    SimultaneousOpening seen = opening;
    seen.forget_choices();
    return detail::any_pit(seen.legal(side), chance_of(seen, side, seed, ply));
}

}  // namespace congkak::search
