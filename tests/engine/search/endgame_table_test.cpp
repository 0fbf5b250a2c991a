// Endgame tables: each entry is what plain search says, and every position has its own.
#include "engine/search/solve/endgame_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "engine/rules/sowing.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Position;
using rules::Ruleset;
using rules::Side;
using testing::Random;
using testing::random_number;
using testing::with;

std::vector<std::int8_t> made(const Ruleset& ruleset, const EndgameShape& shape) {
    std::vector<std::int8_t> entries(shape.entries());
    EXPECT_TRUE(make_endgames(ruleset, shape, entries));
    return entries;
}

/// South's store less North's at the end of the round under perfect play, from the stores alone and
/// with nothing of the table in it.
class PlainSearch {
  public:
    explicit PlainSearch(Ruleset ruleset) : ruleset_(ruleset) {}

    int outcome(const Position& at) {
        if (at.over) {
            return at.board.store(Side::south) - at.board.store(Side::north);
        }
        if (const auto known = known_.find(at); known != known_.end()) {
            return known->second;
        }
        const bool is_south = at.to_sow == Side::south;
        int best = is_south ? -1000 : 1000;
        for (const rules::Pit pit : rules::legal_pits(ruleset_, at)) {
            Position after = at;
            EXPECT_TRUE(rules::sow(ruleset_, after, pit));
            const int value = outcome(after);
            best = is_south ? std::max(best, value) : std::min(best, value);
        }
        return known_[at] = best;
    }

    /// What the side to sow still gains more than the other.
    int gain(const Position& at) {
        const int ahead = at.board.store(Side::south) - at.board.store(Side::north);
        return (outcome(at) - ahead) * (at.to_sow == Side::south ? 1 : -1);
    }

  private:
    Ruleset ruleset_;
    std::unordered_map<Position, int> known_;
};

Position random_endgame(Random& random, int pits, int seeds) {
    Position at{.board = rules::Board(pits), .to_sow = Side::south};
    at.to_sow = random_number(random, 0, 1) == 0 ? Side::south : Side::north;
    for (; seeds > 0; --seeds) {
        const Side side = random_number(random, 0, 1) == 0 ? Side::south : Side::north;
        const rules::Pit pit(random_number(random, 1, pits));
        at.board.set_seeds(side, pit, at.board.seeds(side, pit) + 1);
    }
    at.board.set_store(Side::south, random_number(random, 0, 50));
    at.board.set_store(Side::north, random_number(random, 0, 50));
    at.lapped = random_number(random, 0, 1) == 0;
    return at;
}

TEST(EndgameShape, GivesEveryPositionItsOwnPlaceInTheOrderOfTheWalk) {
    for (const Ruleset& ruleset : {with({{"pits", "3"}}), with({{"pits", "4"}}),
                                   with({{"pits", "3"}, {"capture.lap", "turn"}})}) {
        const EndgameShape shape = *EndgameShape::of(ruleset, 6);
        std::size_t next = 0;
        for (int seeds = 0; seeds <= 6; ++seeds) {
            EXPECT_EQ(shape.entries_below(seeds), next);
            Distributions all(ruleset.pits, seeds);
            do {
                Position at = all.position();
                EXPECT_EQ(seeds_in_pits(at.board), seeds);
                EXPECT_EQ(shape.index(at), next++);
                at.lapped = true;
                if (shape.tells_lapped()) {
                    EXPECT_EQ(shape.index(at), next++);
                }
                EXPECT_EQ(shape.index(rules::mirrored(at)), shape.index(at));
            } while (all.advance());
        }
        EXPECT_EQ(shape.entries(), next);
    }
}

TEST(EndgameShape, CountsPositionsAsCombinations) {
    // C(12+14, 14) and C(10+14, 14).
    EXPECT_EQ(EndgameShape::of(Ruleset{}, 12)->entries(), 9'657'700U);
    EXPECT_EQ(EndgameShape::of(Ruleset{}, 10)->entries(), 1'961'256U);
}

TEST(EndgameShape, RefusesWhatNoTableCanHold) {
    EXPECT_EQ(EndgameShape::of(Ruleset{}, 0).error().clause, "seeds");
    EXPECT_EQ(EndgameShape::of(Ruleset{}, 121).error().clause, "seeds");
    EXPECT_EQ(EndgameShape::of(with({{"pits", "11"}}), 40).error().clause, "pits");
}

TEST(EndgameTable, SaysWhatPlainSearchSays) {
    Random random(testing::printed_seed());
    for (int round = 0; round < 40; ++round) {
        Ruleset ruleset = testing::random_ruleset(random);
        ruleset.pits = random_number(random, 3, 7);
        const EndgameShape shape = *EndgameShape::of(ruleset, 4);
        const std::vector<std::int8_t> entries = made(ruleset, shape);
        const EndgameTable table(ruleset, shape, entries);
        for (int i = 0; i < 60; ++i) {
            const Position at = random_endgame(random, ruleset.pits, random_number(random, 1, 4));
            if (at.board.occupied(at.to_sow).empty()) {
                EXPECT_FALSE(table.value(at));
                continue;
            }
            EXPECT_EQ(table.value(at), PlainSearch(ruleset).gain(at))
                << record::position_text(at) << " " << testing::described(ruleset);
        }
    }
}

TEST(EndgameTable, AgreesWithThePlainSearchOfTheRankedGame) {
    Random random(testing::printed_seed());
    const EndgameShape shape = *EndgameShape::of(Ruleset{}, 8);
    const std::vector<std::int8_t> entries = made(Ruleset{}, shape);
    const EndgameTable table(Ruleset{}, shape, entries);
    for (int i = 0; i < 300; ++i) {
        const Position at = random_endgame(random, 7, random_number(random, 5, 8));
        if (at.board.occupied(at.to_sow).empty()) {
            continue;
        }
        EXPECT_EQ(table.value(at), PlainSearch(Ruleset{}).gain(at)) << record::position_text(at);
    }
}

TEST(EndgameTable, HoldsWhatItsOwnSuccessorsMakeOfEveryEntry) {
    Random random(1);
    for (const Ruleset& ruleset :
         {Ruleset{}, with({{"pits", "5"}, {"capture.lap", "turn"}}),
          with({{"pits", "6"}, {"end", "both_empty"}, {"sweep", "last_mover"}})}) {
        const EndgameShape shape = *EndgameShape::of(ruleset, 6);
        std::vector<std::int8_t> entries = made(ruleset, shape);
        EXPECT_FALSE(check_endgames(ruleset, shape, entries).mistake);

        Position changed = random_endgame(random, ruleset.pits, 5);
        changed.board.set_seeds(changed.to_sow, rules::Pit(1), 1);
        entries[shape.index(changed)] ^= 1;
        const EndgameCheck check = check_endgames(ruleset, shape, entries);
        ASSERT_TRUE(check.mistake);
        EXPECT_NE(check.mistake->entry, check.mistake->expected);
    }
}

TEST(EndgameTable, TellsNothingOutsideItsShape) {
    const EndgameShape shape = *EndgameShape::of(Ruleset{}, 3);
    const std::vector<std::int8_t> entries = made(Ruleset{}, shape);
    const EndgameTable table(Ruleset{}, shape, entries);
    EXPECT_TRUE(table.value(testing::position("0,0,0,0,0,1,0/40 1,0,0,0,0,0,1/55 s")));
    EXPECT_FALSE(table.value(testing::position("0,0,0,0,0,1,1/40 1,0,0,0,0,0,1/54 s")));
    EXPECT_FALSE(table.value(testing::position("0,0,0,0,0,1,x/40 1,0,0,0,0,0,1/55 s")));
    EXPECT_FALSE(table.value(testing::position("0,0,0,0,1,0/40 1,0,0,0,0,1/29 s")));
    EXPECT_FALSE(table.value(testing::position("0,0,0,0,0,0,0/43 0,0,0,0,0,0,0/55 -")));
}

TEST(EndgameTable, IsSharedByRulesetsThatSowAlike) {
    const EndgameShape shape = *EndgameShape::of(Ruleset{}, 1);
    const std::vector<std::int8_t> entries = made(Ruleset{}, shape);
    const EndgameTable table(Ruleset{}, shape, entries);
    EXPECT_TRUE(table.is_for(with({{"seeds", "5"}, {"rounds", "3"}, {"opening", "simultaneous"}})));
    EXPECT_FALSE(table.is_for(with({{"end", "side_empty"}})));
    EXPECT_FALSE(table.is_for(with({{"capture.lap", "sowing"}})));
    EXPECT_FALSE(table.is_for(with({{"pits", "6"}})));
}

TEST(EndgameTable, StopsBeingMadeWhenToldTo) {
    const EndgameShape shape = *EndgameShape::of(Ruleset{}, 7);
    std::vector<std::int8_t> entries(shape.entries());
    int asked = 0;
    EXPECT_FALSE(make_endgames(Ruleset{}, shape, entries, [&](const EndgameProgress& progress) {
        EXPECT_EQ(progress.entries, entries.size());
        return ++asked < 3;
    }));
    EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace congkak::search
