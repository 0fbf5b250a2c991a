// Whole matches: from round to round, stopped, taken back.
#include <gtest/gtest.h>

#include "engine/rules/game.hpp"
#include "tests/engine/rules/rounds_with.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

/// A match of which the first round ends with South's next sowing.
Game before_the_end_of_a_round(const std::vector<NamedClause>& clauses) {
    return Game(rounds_with(clauses), position("0,0,1/3 0,0,0/8 s"));
}

TEST(Match, GoesOnOnlyWhenTheNextRoundIsStarted) {
    Game game = before_the_end_of_a_round({});
    ASSERT_TRUE(game.apply(Pit(3)));
    EXPECT_EQ(game.phase(), Phase::round_over);
    EXPECT_EQ(record::position_text(game.position()), "0,0,0/4 0,0,0/8 -");
    EXPECT_FALSE(game.awaits(Side::south) || game.awaits(Side::north));
    EXPECT_EQ(game.apply(Pit(1)).error(), SowError::game_over);
    EXPECT_EQ(game.result(), std::nullopt);
    ASSERT_EQ(game.rounds().size(), 1U);
    EXPECT_EQ(game.rounds()[0], (RoundResult{Side::south, Winner::north, 4, 8}));

    game.start_next_round();
    EXPECT_EQ(game.phase(), Phase::sowing);
    EXPECT_EQ(record::position_text(game.position()), "x,2,2/0 2,2,2/2 s") << "the loser starts";
    EXPECT_EQ(game.round(), 2);
    EXPECT_EQ(game.turn(), 0);
    EXPECT_EQ(game.ply(), 2);
}

TEST(Match, CanBeStoppedBetweenRoundsAndIsThenDecidedByMatchBy) {
    Game game = before_the_end_of_a_round({});
    ASSERT_TRUE(game.apply(Pit(3)));
    game.stop();
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.result(), (GameResult{Winner::north, 4, 8}));
    game.take_back_to(1);
    EXPECT_EQ(game.phase(), Phase::round_over);
}

TEST(Match, IsTakenBackAcrossRounds) {
    Game game = before_the_end_of_a_round({});
    ASSERT_TRUE(game.apply(Pit(3)));
    game.start_next_round();
    ASSERT_TRUE(game.apply(Pit(3)));
    game.take_back_to(0);
    EXPECT_EQ(game.round(), 1);
    EXPECT_TRUE(game.rounds().empty());
    EXPECT_EQ(game.position(), game.start());
    ASSERT_TRUE(game.apply(Pit(3)));
    game.start_next_round();
    EXPECT_EQ(game.round(), 2);
}

TEST(Match, StartedFromFewSeedsIsLostByWhoHasFewerWhereNeitherCanFillAPit) {
    Game game(rounds_with({}), position("0,0,1/0 0,0,0/0 s"));
    ASSERT_TRUE(game.apply(Pit(3)));
    EXPECT_EQ(game.result(), (GameResult{Winner::south, 1, 0}));
}

TEST(Match, WithOneRoundEndsWithIt) {
    Game game(with({{"pits", "3"}, {"match_by", "rounds_won"}}), position("0,0,1/3 0,0,0/8 s"));
    EXPECT_EQ(game.score(), (GameResult{Winner::draw, 0, 0}));
    ASSERT_TRUE(game.apply(Pit(3)));
    EXPECT_EQ(game.result(), (GameResult{Winner::north, 0, 1}));
}

TEST(Match, AFurtherRoundHasNoSimultaneousOpening) {
    Game game(rounds_with({{"opening", "simultaneous"}}), position("0,0,1/3 0,0,0/8 s"));
    ASSERT_TRUE(game.apply(Pit(3)));
    game.start_next_round();
    EXPECT_EQ(game.phase(), Phase::sowing);
}

}  // namespace
}  // namespace congkak::testing
