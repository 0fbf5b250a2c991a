// A level that never errs must find what naming every line of sowings finds.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>

#include "engine/rules/sowing.hpp"
#include "engine/search/choose.hpp"
#include "tests/engine/search/support.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Pit;
using rules::Position;
using rules::Ruleset;
using rules::Side;
using testing::Random;

/// Seeds ahead, in hundredths, at the end of a line; written from the description of a level in
/// docs/levels.md and from stores alone, with nothing of the search in it.
class Lines {
  public:
    Lines(const Ruleset& ruleset, const Level& level) : ruleset_(ruleset), level_(level) {}

    std::map<Pit, int> values(const Position& at) const {
        std::map<Pit, int> values;
        for (const Pit pit : rules::legal_pits(ruleset_, at)) {
            values[pit] = value(at, pit, level_.string_sowings, level_.reply_sowings);
        }
        return values;
    }

  private:
    int best(const Position& at, int sowings, int reply_sowings) const {
        int best = std::numeric_limits<int>::min();
        for (const Pit pit : rules::legal_pits(ruleset_, at)) {
            best = std::max(best, value(at, pit, sowings, reply_sowings));
        }
        return best;
    }

    int value(const Position& before, Pit pit, int sowings, int reply_sowings) const {
        const Side me = before.to_sow;
        const Side them = rules::other(me);
        Position after = before;
        const rules::Outcome outcome = *rules::sow(ruleset_, after, pit);
        const int mine = after.board.store(me) - before.board.store(me);
        const int theirs = after.board.store(them) - before.board.store(them);
        int sum = 100 * (mine - theirs) + level_.weights.capture * outcome.capture.total();
        const int all = before.board.total();
        if (2 * after.board.store(me) > all) {
            sum += 2 * before.board.store(me) > all ? 0 : level_.weights.win;
        } else if (after.over && 2 * after.board.store(me) < all) {
            sum -= level_.weights.win;
        }
        if (after.over) {
            return sum;
        }
        if (outcome.turn_goes_on) {
            return sum + (sowings > 1 ? best(after, sowings - 1, reply_sowings)
                                      : level_.weights.free_turn);
        }
        sum += level_.weights.mobility * after.board.occupied(me).size() +
               level_.weights.own_side * (after.board.in_pits(me) - after.board.in_pits(them)) -
               level_.weights.threatened * threatened(after, me);
        if (reply_sowings > 0 && after.to_sow == them) {
            sum -= best(after, reply_sowings, 0) * level_.weights.reply / 100;
        }
        return sum;
    }

    /// The most that a sowing of the other side takes out of a pit of `me`, where one hand ended in
    /// an empty pit of their own without passing their store.
    int threatened(const Position& at, Side me) const {
        if (ruleset_.capture.side != rules::CaptureSide::own ||
            ruleset_.capture.lap != rules::Lap::none) {
            return 0;
        }
        Position theirs = at;
        theirs.to_sow = rules::other(me);
        theirs.lapped = false;
        int most = 0;
        for (const Pit pit : rules::legal_pits(ruleset_, theirs)) {
            Position after = theirs;
            const rules::Outcome outcome = *rules::sow(ruleset_, after, pit);
            const bool is_short = outcome.lifts == 1 && outcome.sown <= ruleset_.pits;
            if (is_short && outcome.end == rules::SowingEnd::capture && outcome.last.pit > pit) {
                most = std::max<int>(most, outcome.capture.from_opposite);
            }
        }
        return most;
    }

    const Ruleset& ruleset_;
    const Level& level_;
};

TEST(UnerringLevel, ChoosesWhatNamingEveryLineFinds) {
    Random random(testing::printed_seed());
    int positions = 0;
    int with_one_best = 0;
    for (int game = 0; game < 150; ++game) {
        Ruleset ruleset = testing::random_ruleset(random);
        ruleset.pits = testing::random_number(random, 3, 4);
        Level level = unerring_level(testing::random_number(random, 1, 3),
                                     testing::random_number(random, 0, 2));
        level.weights = random_level(random).weights;
        Position at = testing::random_start(random, ruleset);
        for (int ply = 0; !at.over; ++ply) {
            const Pit pit = choose(ruleset, at, level, {random(), random()}, ply);
            const std::map<Pit, int> values = Lines(ruleset, level).values(at);
            int best = std::numeric_limits<int>::min();
            for (const auto& [_, value] : values) {
                best = std::max(best, value);
            }
            ASSERT_EQ(values.at(pit), best) << testing::described(ruleset);
            ++positions;
            with_one_best +=
                std::count_if(values.begin(), values.end(),
                              [&](const auto& entry) { return entry.second == best; }) == 1 &&
                        values.size() > 1
                    ? 1
                    : 0;
            rules::sow_legal(ruleset, at,
                             testing::random_pit(random, rules::legal_pits(ruleset, at)));
        }
    }
    EXPECT_GT(positions, 1000);
    EXPECT_GT(with_one_best, 500);
}

}  // namespace
}  // namespace congkak::search
