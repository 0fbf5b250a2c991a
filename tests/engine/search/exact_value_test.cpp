// Exact values and the perfect turn, held against search that leaves nothing out.
#include "engine/search/solve/exact_value.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/rules/sowing.hpp"
#include "engine/search/solve/perfect_turn.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Pit;
using rules::Position;
using rules::Ruleset;
using rules::Side;
using testing::Random;
using testing::random_number;
using testing::with;

int ahead(const Position& at, Side side) {
    return at.board.store(side) - at.board.store(rules::other(side));
}

/// A table of all positions on 3 pits with up to 9 seeds.
class Small {
  public:
    explicit Small(const Ruleset& ruleset)
        : shape_(*EndgameShape::of(ruleset, 9)),
          entries_(shape_.entries()),
          table(ruleset, shape_, entries_) {
        EXPECT_TRUE(make_endgames(ruleset, shape_, entries_));
    }

  private:
    EndgameShape shape_;
    std::vector<std::int8_t> entries_;

  public:
    EndgameTable table;
};

struct Case {
    Ruleset ruleset;
    Position at;
};

/// Running, on 3 pits, without burnt ones, up to 9 seeds in the pits.
Case random_case(Random& random) {
    for (;;) {
        Case random_one{.ruleset = testing::random_ruleset(random), .at = {}};
        random_one.ruleset.pits = 3;
        random_one.ruleset.seeds = random_number(random, 1, 3);
        Position at = rules::first_position(random_one.ruleset);
        for (int ply = random_number(random, 0, 8); ply > 0 && !at.over; --ply) {
            rules::sow_legal(
                random_one.ruleset, at,
                testing::random_pit(random, rules::legal_pits(random_one.ruleset, at)));
        }
        if (!at.over && seeds_in_pits(at.board) <= 9) {
            random_one.at = at;
            return random_one;
        }
    }
}

/// Plays the line; gives how far the mover gained on the other, and where the turn ended.
int play(const Ruleset& ruleset, Position& at, const std::vector<Pit>& line) {
    const Side mover = at.to_sow;
    const int before = ahead(at, mover);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto outcome = rules::sow(ruleset, at, line[i]);
        EXPECT_TRUE(outcome);
        EXPECT_EQ(outcome->turn_goes_on, i + 1 < line.size());
    }
    return ahead(at, mover) - before;
}

TEST(ExactValue, IsThatOfACompleteTable) {
    Random random(testing::printed_seed());
    for (int i = 0; i < 60; ++i) {
        const Case one = random_case(random);
        const Small small(one.ruleset);
        // Few slots, so that some are taken over.
        const auto found =
            exact_value(one.ruleset, one.at, {.sowings = 10'000'000, .remembered = 64}, nullptr);
        ASSERT_TRUE(found);
        const std::string where =
            record::position_text(one.at) + " " + testing::described(one.ruleset);
        ASSERT_TRUE(found->is_exact()) << where;
        EXPECT_EQ(found->at_least, small.table.value(one.at)) << where;
        Position after = one.at;
        const int gained = play(one.ruleset, after, found->line);
        const int rest = after.over ? 0 : *small.table.value(after);
        EXPECT_EQ(gained + (after.to_sow == one.at.to_sow ? rest : -rest), found->at_least)
            << where;
    }
}

TEST(ExactValue, OfTheFirstPositionOnThreeFourAndFivePits) {
    for (const auto& [pits, value] : {std::pair{"3", 10}, std::pair{"4", 30}, std::pair{"5", 48}}) {
        const Ruleset ruleset = with({{"pits", pits}, {"seeds", pits}});
        const auto found = exact_value(ruleset, rules::first_position(ruleset),
                                       {.sowings = 1'000'000, .remembered = 1U << 16U}, nullptr);
        ASSERT_TRUE(found);
        EXPECT_TRUE(found->is_exact()) << pits;
        EXPECT_EQ(found->at_least, value) << pits;
    }
}

TEST(ExactValue, SaysWhatItKnowsWhenItHasToStop) {
    const Ruleset ruleset;
    const auto found = exact_value(ruleset, rules::first_position(ruleset),
                                   {.sowings = 20'000, .remembered = 1024}, nullptr);
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->is_exact());
    EXPECT_FALSE(found->is_stopped);
    EXPECT_TRUE(found->line.empty());
    EXPECT_LE(found->at_least, found->at_most);

    const auto stopped = exact_value(ruleset, rules::first_position(ruleset),
                                     {.sowings = 20'000, .remembered = 1024}, nullptr,
                                     [](const ExactProgress&) { return false; });
    EXPECT_TRUE(stopped->is_stopped);
}

TEST(ExactValue, RefusesWhatItCannotTell) {
    const Ruleset large = with({{"pits", "11"}});
    EXPECT_EQ(exact_value(large, rules::first_position(large), {}, nullptr).error().clause, "pits");
    const Position burnt = testing::position("x,1,1/0 1,1,1/0 s");
    EXPECT_EQ(exact_value(with({{"pits", "3"}}), burnt, {}, nullptr).error().clause, "burnt");
}

TEST(PerfectTurn, IsExactWhereTheTableReaches) {
    Random random(testing::printed_seed());
    for (int i = 0; i < 60; ++i) {
        const Case one = random_case(random);
        const Small small(one.ruleset);
        const PerfectTurn turn = perfect_turn(one.ruleset, one.at, {}, &small.table);
        EXPECT_TRUE(turn.is_exact);
        EXPECT_EQ(turn.expected, small.table.value(one.at));
        Position after = one.at;
        const int gained = play(one.ruleset, after, turn.line);
        const int rest = after.over ? 0 : *small.table.value(after);
        EXPECT_EQ(gained + (after.to_sow == one.at.to_sow ? rest : -rest), turn.expected);
    }
}

TEST(PerfectTurn, WinsFromTheFirstPositionBeforeTheOtherHasSown) {
    const Position start = rules::first_position(Ruleset{});
    const PerfectTurn turn = perfect_turn(Ruleset{}, start, {}, nullptr);
    Position after = start;
    EXPECT_GE(play(Ruleset{}, after, turn.line), 80);
    EXPECT_GT(after.board.store(Side::south), 49);
    EXPECT_LE(turn.searched, PerfectLimits{}.most_sowings() + 11 * 25);
}

TEST(PerfectTurn, DoesBetterByLookingAtTheAnswerThanByTakingTheMost) {
    Random random(1);
    int better = 0;
    int worse = 0;
    for (int i = 0; i < 200; ++i) {
        const Case one = random_case(random);
        const Small small(one.ruleset);
        const auto worth = [&](const std::vector<Pit>& line) {
            Position after = one.at;
            const int gained = play(one.ruleset, after, line);
            const int rest = after.over ? 0 : *small.table.value(after);
            return gained + (after.to_sow == one.at.to_sow ? rest : -rest);
        };
        const int looking = worth(perfect_turn(one.ruleset, one.at, {}, nullptr).line);
        const int taking = worth(best_turn(one.ruleset, one.at, {}).best().line);
        better += looking > taking ? 1 : 0;
        worse += looking < taking ? 1 : 0;
    }
    EXPECT_GT(better, 10);
    EXPECT_LT(5 * worse, better);
}

TEST(PerfectTurn, AsksNoTableOfOtherRules) {
    const Ruleset other = with({{"pits", "3"}, {"end", "both_empty"}});
    const Small small(with({{"pits", "3"}}));
    const Position at = testing::position("1,0,0/0 0,1,1/0 s");
    EXPECT_EQ(perfect_turn(other, at, {}, &small.table).line,
              perfect_turn(other, at, {}, nullptr).line);
}

}  // namespace
}  // namespace congkak::search
