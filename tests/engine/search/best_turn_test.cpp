// Whole turns: the facts of the game, and that the walk finds what naming every line finds.
#include "engine/search/solve/best_turn.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/sowing.hpp"
#include "engine/search/solve/turn_bound.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Pit;
using rules::Position;
using rules::Ruleset;
using testing::Random;
using testing::random_number;

Ruleset board_of(int pits) {
    Ruleset ruleset;
    ruleset.pits = pits;
    ruleset.seeds = pits;
    return ruleset;
}

std::string letters(const std::vector<Pit>& line) {
    std::string text;
    for (const Pit pit : line) {
        text += record::letter_of(rules::Side::south, pit);
    }
    return text;
}

/// What the line brings by the rules alone; the turn goes on until its last sowing.
TurnEnd played(const Ruleset& ruleset, const Position& start, const std::vector<Pit>& line,
               bool has_to_end = true) {
    TurnEnd end{.line = line, .haul = 0, .swept = 0, .after = start};
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto outcome = rules::sow(ruleset, end.after, line[i]);
        EXPECT_TRUE(outcome) << letters(line);
        EXPECT_TRUE(i + 1 == line.size() || outcome->turn_goes_on) << letters(line);
        EXPECT_TRUE(i + 1 < line.size() || !has_to_end || !outcome->turn_goes_on);
        end.swept = outcome->swept[rules::index_of(start.to_sow)];
    }
    end.haul = end.after.board.store(start.to_sow) - start.board.store(start.to_sow);
    return end;
}

/// Every line of the turn, by recursion: best haul with the fewest sowings, and the fewest sowings
/// that bring so many seeds.
class EveryLine {
  public:
    EveryLine(const Ruleset& ruleset, const Position& start) : ruleset_(ruleset), start_(start) {
        is_complete = follow(start, 0);
    }

    int haul = -1;
    int sowings = 0;
    std::vector<int> fewest = std::vector<int>(256, std::numeric_limits<int>::max());
    bool is_complete = false;

  private:
    bool follow(const Position& at, int depth) {
        for (const Pit pit : rules::legal_pits(ruleset_, at)) {
            if (++searched_ > 200'000) {
                return false;
            }
            Position after = at;
            const rules::Outcome outcome = rules::sow_legal(ruleset_, after, pit);
            const int gained = after.board.store(start_.to_sow) - start_.board.store(start_.to_sow);
            for (int seeds = 1; seeds <= gained; ++seeds) {
                int& least = fewest[static_cast<std::size_t>(seeds)];
                least = std::min(least, depth + 1);
            }
            if (outcome.turn_goes_on) {
                if (!follow(after, depth + 1)) {
                    return false;
                }
            } else if (gained > haul || (gained == haul && depth + 1 < sowings)) {
                haul = gained;
                sowings = depth + 1;
            }
        }
        return true;
    }

    const Ruleset& ruleset_;
    const Position start_;
    int searched_ = 0;
};

TEST(BestTurn, TakesFromTheFirstPositionWhatIsKnown) {
    for (const auto& [pits, haul] : {std::pair{3, 12}, std::pair{4, 30}, std::pair{5, 46}}) {
        const BestTurn found = best_turn(board_of(pits), rules::first_position(board_of(pits)),
                                         {.sowings = 10'000, .boards = 10'000, .ends = 1});
        EXPECT_EQ(found.best().haul, haul) << pits;
        EXPECT_TRUE(found.is_exhaustive) << pits;
        EXPECT_TRUE(found.is_proven()) << pits;
    }
}

TEST(BestTurn, TakesSeventyOfSeventyTwoOnSixPitsAndNoTurnTakesMore) {
    const BestTurn found = best_turn(board_of(6), rules::first_position(board_of(6)),
                                     {.sowings = 1'000'000, .boards = 200'000, .ends = 1});
    EXPECT_EQ(found.best().haul, 70);
    EXPECT_FALSE(found.is_exhaustive);
    EXPECT_TRUE(found.is_proven());
}

TEST(BestTurn, TakesAsManyAsProvenlyCanBeTakenOnSevenPits) {
    const Position start = rules::first_position(board_of(7));
    std::vector<Pit> line;
    for (const char letter : std::string("abebaebgbgafbdbddgefgafcgggcfgdgcgdgfga")) {
        line.emplace_back(letter - 'a' + 1);
    }
    EXPECT_EQ(played(board_of(7), start, line).haul, 96);
    EXPECT_EQ(turn_bound(board_of(7), start), 96);
}

TEST(ShortestTurn, WinsInNineSowingsAndInNoFewer) {
    const Position start = rules::first_position(board_of(7));
    const ShortestTurn found = shortest_turn(board_of(7), start, lacks_to_win(start), {});
    EXPECT_EQ(letters(found.line), "abggacadg");
    EXPECT_EQ(found.haul, 54);
    EXPECT_EQ(found.at_least, 9);
    EXPECT_TRUE(found.is_proven());
}

TEST(ShortestTurn, SaysThatNinetySevenSeedsCannotBeHad) {
    const ShortestTurn found = shortest_turn(board_of(7), rules::first_position(board_of(7)), 97,
                                             {.sowings = 1000, .boards = 1000, .ends = 1});
    EXPECT_TRUE(found.line.empty());
    EXPECT_TRUE(found.is_impossible);
}

TEST(BestTurn, FindsWhatNamingEveryLineFinds) {
    Random random(testing::printed_seed());
    int compared = 0;
    int bounded = 0;
    for (int round = 0; round < 400; ++round) {
        Ruleset ruleset = testing::random_ruleset(random);
        ruleset.pits = random_number(random, 3, 5);
        ruleset.seeds = random_number(random, 1, 4);
        Position at = testing::random_start(random, ruleset);
        for (int ply = random_number(random, 0, 20); ply > 0 && !at.over; --ply) {
            rules::sow_legal(ruleset, at, rules::legal_pits(ruleset, at).first());
        }
        if (at.over) {
            continue;
        }
        const EveryLine every(ruleset, at);
        if (!every.is_complete) {
            continue;
        }
        ++compared;
        const std::string where = record::position_text(at);
        const BestTurn found =
            best_turn(ruleset, at, {.sowings = 1'000'000, .boards = 1'000'000, .ends = 5});
        ASSERT_TRUE(found.is_exhaustive) << where;
        EXPECT_EQ(found.best().haul, every.haul) << where;
        EXPECT_EQ(static_cast<int>(found.best().line.size()), every.sowings) << where;
        const int bound = turn_bound(ruleset, at);
        EXPECT_LE(every.haul, bound) << where;
        bounded += bound < at.board.total() - at.board.store(rules::Side::south) -
                               at.board.store(rules::Side::north);
        for (const TurnEnd& end : found.ends) {
            const TurnEnd again = played(ruleset, at, end.line);
            EXPECT_EQ(again.haul, end.haul) << where;
            EXPECT_EQ(again.swept, end.swept) << where;
            EXPECT_EQ(again.after, end.after) << where;
        }
        const int wanted = random_number(random, 1, 20);
        const ShortestTurn shortest = shortest_turn(
            ruleset, at, wanted, {.sowings = 1'000'000, .boards = 1'000'000, .ends = 1});
        const int fewest = every.fewest[static_cast<std::size_t>(wanted)];
        EXPECT_EQ(shortest.is_impossible, fewest == std::numeric_limits<int>::max()) << where;
        if (!shortest.is_impossible) {
            EXPECT_TRUE(shortest.is_proven()) << where;
            EXPECT_EQ(static_cast<int>(shortest.line.size()), fewest) << where;
            EXPECT_GE(played(ruleset, at, shortest.line, false).haul, wanted) << where;
        }
    }
    EXPECT_GT(compared, 100);
    EXPECT_GT(bounded, 5);
}

TEST(BestTurn, KeepsToItsLimitsAndFindsTheSameAgain) {
    const Position start = rules::first_position(board_of(9));
    const TurnLimits limits{.sowings = 20'000, .boards = 5000, .ends = 3};
    const BestTurn first = best_turn(board_of(9), start, limits);
    const BestTurn second = best_turn(board_of(9), start, limits);
    EXPECT_LT(first.searched, limits.sowings + 11);
    EXPECT_FALSE(first.is_exhaustive);
    EXPECT_FALSE(first.is_stopped);
    ASSERT_EQ(first.ends.size(), 3U);
    EXPECT_EQ(first.searched, second.searched);
    EXPECT_EQ(first.best().line, second.best().line);
    EXPECT_GE(first.ends[0].haul, first.ends[1].haul);
    EXPECT_NE(first.ends[0].after, first.ends[1].after);
    EXPECT_GE(first.best().haul, 130);
}

TEST(BestTurn, HasAnEndHoweverLittleMayBeSearched) {
    const Ruleset ruleset = board_of(7);
    const Position start = rules::first_position(ruleset);
    const BestTurn found = best_turn(ruleset, start, {.sowings = 1, .boards = 1, .ends = 1});
    EXPECT_EQ(played(ruleset, start, found.best().line).haul, found.best().haul);
    EXPECT_EQ(found.at_most, 96);
}

TEST(BestTurn, StopsWhenToldTo) {
    int asked = 0;
    const BestTurn found =
        best_turn(board_of(7), rules::first_position(board_of(7)), {},
                  [&](const TurnProgress& progress) { return ++asked < 3 && progress.stages > 0; });
    EXPECT_TRUE(found.is_stopped);
    EXPECT_FALSE(found.is_exhaustive);
    EXPECT_EQ(asked, 3);
    EXPECT_FALSE(found.ends.empty());
}

}  // namespace
}  // namespace congkak::search
