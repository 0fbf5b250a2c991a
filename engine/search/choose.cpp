// Every own pit is counted out; where the level still may, further sowings of the same turn and the
// other side's answer are counted from what it believes the board to be then. The budget is shared
// out evenly among the pits of a position, so no pit is favoured by being looked at first.
#include "engine/search/choose.hpp"

#include <algorithm>
#include <limits>

#include "engine/search/best_pit.hpp"
#include "engine/search/chance.hpp"
#include "engine/search/count.hpp"
#include "engine/search/liking.hpp"
#include "engine/search/threat.hpp"

namespace congkak::search {

namespace {

using rules::Outcome;
using rules::Pit;
using rules::PitSet;
using rules::Position;
using rules::Ruleset;
using rules::Side;

/// How far to look from a sowing on.
struct Plan {
    /// Sowings of this turn, the next one included.
    int sowings = 1;
    /// Sowings of the answer.
    int reply_sowings = 0;
};

/// Looks from one position; values are hundredths of a seed, for the side that sows there.
class Thought {
  public:
    Thought(const Ruleset& ruleset, const Level& level) noexcept
        : ruleset_(ruleset), level_(level) {}

    [[nodiscard]] int searched() const noexcept { return searched_; }

    /// What sowing `pit` is thought to be worth. Searches 1..`allowance` sowings.
    int value_of(const Position& position, Pit pit, Plan plan, const Chance& chance,
                 int allowance) noexcept {
        const Counted counted = count_sowing(ruleset_, position, pit, level_, chance, allowance);
        searched_ += counted.searched;
        if (counted.is_unseen) {
            return detail::value_unseen(level_, ruleset_.pits);
        }
        const Outcome& outcome = counted.outcome;
        int value = 100 * outcome.gained + level_.weights.capture * outcome.capture.total() +
                    value_of_winning(position, counted);
        const int left = allowance - counted.searched;
        if (outcome.over) {
            const std::size_t own = rules::index_of(outcome.mover);
            value += 100 * (outcome.swept[own] - outcome.swept[1 - own]);
        } else if (outcome.turn_goes_on) {
            value += value_going_on(counted.after, plan, chance, left);
        } else {
            value += value_at_rest(counted.after, outcome.mover, plan, chance, left);
        }
        return value - 100 * outcome.forfeited;
    }

  private:
    /// The best of all pits, or nothing to tell where the allowance doesn't reach for each of them.
    /// Searches `allowance` sowings at most.
    bool best_of(const Position& position, Plan plan, const Chance& chance, int allowance,
                 int& best) noexcept {
        const PitSet pits = rules::legal_pits(ruleset_, position);
        int to_look_at = pits.size();
        if (allowance < to_look_at) {
            return false;
        }
        best = std::numeric_limits<int>::min();
        for (const Pit pit : pits) {
            const int before = searched_;
            best = std::max(best, value_of(position, pit, plan, chance.branch(pit.number()),
                                           allowance / to_look_at));
            allowance -= searched_ - before;
            --to_look_at;
        }
        return true;
    }

    [[nodiscard]] int value_of_winning(const Position& before,
                                       const Counted& counted) const noexcept {
        const Side mover = before.to_sow;
        const int all = before.board.total();
        const bool had_won = 2 * before.board.store(mover) > all;
        const bool has_won = 2 * counted.after.board.store(mover) > all;
        const bool has_lost = counted.outcome.over && 2 * counted.after.board.store(mover) < all;
        return has_won && !had_won ? level_.weights.win : has_lost ? -level_.weights.win : 0;
    }

    int value_going_on(const Position& position, Plan plan, const Chance& chance,
                       int allowance) noexcept {
        int best = 0;
        const Plan rest{.sowings = plan.sowings - 1, .reply_sowings = plan.reply_sowings};
        if (rest.sowings == 0 || !best_of(position, rest, chance, allowance, best)) {
            return level_.weights.free_turn;
        }
        return best;
    }

    /// The turn is over: the look of the board, and the answer.
    int value_at_rest(const Position& position, Side mover, Plan plan, const Chance& chance,
                      int allowance) noexcept {
        const rules::Board& board = position.board;
        const Side them = rules::other(mover);
        const int look = level_.weights.mobility * board.occupied(mover).size() +
                         level_.weights.own_side * (board.in_pits(mover) - board.in_pits(them)) -
                         level_.weights.threatened * threatened(ruleset_, board, mover);
        int answer = 0;
        const Plan reply{.sowings = plan.reply_sowings, .reply_sowings = 0};
        if (plan.reply_sowings == 0 || position.to_sow == mover ||
            !best_of(position, reply, chance, allowance, answer)) {
            return look;
        }
        return look - answer * level_.weights.reply / 100;
    }

    const Ruleset& ruleset_;
    const Level& level_;
    int searched_ = 0;
};

}  // namespace

Choice consider(const Ruleset& ruleset, const Position& position, const Level& level,
                const GameSeed& seed, int ply) noexcept {
    Thought thought(ruleset, level);
    const Plan plan{.sowings = level.string_sowings, .reply_sowings = level.reply_sowings};
    return detail::best_pit(
        rules::legal_pits(ruleset, position), level, detail::whim_on(position.board, level),
        Chance::of(seed, ply, position),
        [&](Pit pit, const Chance& chance, int allowance) {
            return thought.value_of(position, pit, plan, chance, allowance);
        },
        [&] { return thought.searched(); });
}

Pit choose(const Ruleset& ruleset, const Position& position, const Level& level,
           const GameSeed& seed, int ply) noexcept {
    return consider(ruleset, position, level, seed, ply).pit;
}

Pit choose_at_random(const Position& position, const GameSeed& seed, int ply) noexcept {
    return detail::any_pit(position.board.occupied(position.to_sow),
                           Chance::of(seed, ply, position));
}

}  // namespace congkak::search
