// Moves as text, with and without the numbers of a record.
#include "engine/record/moves.hpp"

#include <gtest/gtest.h>

#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace record;
using rules::Game;
using rules::Ruleset;

TEST(Moves, AreLettersOfATurnTogetherAndTurnsApart) {
    Game game(Ruleset{});
    ASSERT_TRUE(play_moves(game, "g CE a"));
    EXPECT_EQ(game.ply(), 4);
    EXPECT_EQ(moves_text(game), "g CE a");
    EXPECT_EQ(moves_text(game, TurnNumbers::with), "1. g CE 2. a");
}

TEST(Moves, AnUnfinishedTurnMayStandAtTheEnd) {
    Game game(Ruleset{});
    ASSERT_TRUE(play_moves(game, "ab\n"));
    EXPECT_TRUE(game.position().lapped);
    EXPECT_EQ(moves_text(game), "ab");
}

TEST(Moves, APassAtATurnsStartIsADashAndCountsAsATurn) {
    const Ruleset ruleset = with({{"pits", "4"}, {"end", "both_empty"}});
    const rules::Position start = position("0,1,0,1/0 0,0,0,0/4 s");
    Game game(ruleset, start);
    ASSERT_TRUE(play_moves(game, "1. b - 2. d", TurnNumbers::with));
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(moves_text(game, TurnNumbers::with), "1. b - 2. d");

    Game unfinished(ruleset, start);
    ASSERT_TRUE(play_moves(unfinished, "b"));
    EXPECT_EQ(moves_text(unfinished), "b -");
}

TEST(Moves, APassAfterAFreeTurnWritesNothing) {
    const Ruleset ruleset = with({{"pits", "3"}, {"end", "both_empty"}});
    Game game(ruleset, position("0,0,1/0 2,1,0/0 s"));
    ASSERT_TRUE(play_moves(game, "c B"));
    EXPECT_EQ(moves_text(game), "c B -") << "the dash is South's next turn";
}

TEST(Moves, NorthMayStartAndIsNumbered) {
    Game game(Ruleset{}, rules::Side::north);
    ASSERT_TRUE(play_moves(game, "1. G ce 2. A", TurnNumbers::with));
    EXPECT_EQ(moves_text(game, TurnNumbers::with), "1. G ce 2. A");
}

TEST(Moves, OfAnOpeningStandInBracketsBeforeNumberOne) {
    const Ruleset ruleset = with({{"pits", "4"}, {"seeds", "1"}, {"opening", "simultaneous"}});
    Game game(ruleset);
    ASSERT_TRUE(play_moves(game, "(c|DBB) D 1. a", TurnNumbers::with));
    EXPECT_EQ(moves_text(game, TurnNumbers::with), "(c|DBB) D 1. a");
    EXPECT_EQ(moves_text(game), "(c|DBB) D a");
}

TEST(Moves, OfAnOpeningMayEndWhereAChoiceIsAwaited) {
    const Ruleset ruleset = with({{"pits", "4"}, {"seeds", "1"}, {"opening", "simultaneous"}});
    Game game(ruleset);
    ASSERT_TRUE(play_moves(game, "(c|DB)"));
    EXPECT_EQ(game.phase(), rules::Phase::opening);
    ASSERT_FALSE(game.choose(rules::Side::south, rules::Pit(1)));
    EXPECT_EQ(moves_text(game), "(c|DB)");
}

TEST(Moves, OfAnOpeningHideWhatIsNotRevealed) {
    Game game(with({{"opening", "simultaneous"}}));
    ASSERT_TRUE(game.choose(rules::Side::south, rules::Pit(1)));
    EXPECT_EQ(moves_text(game), "");
}

TEST(Moves, APassAfterTheOpeningIsATurn) {
    const Ruleset ruleset =
        with({{"pits", "4"}, {"seeds", "1"}, {"opening", "simultaneous"}, {"end", "both_empty"}});
    Game game(ruleset);
    ASSERT_TRUE(play_moves(game, "(da|BA) 1. - D", TurnNumbers::with));
    EXPECT_EQ(moves_text(game, TurnNumbers::with), "(da|BA) 1. - D");
}

/// Two rounds; the first is over when South has sown `c`.
Game two_rounds() {
    return Game(with({{"pits", "3"}, {"seeds", "2"}, {"rounds", "2"}}),
                position("0,0,1/3 0,0,0/8 s"));
}

TEST(Moves, OfRoundsStandApartAndAreCountedAnew) {
    Game game = two_rounds();
    ASSERT_TRUE(play_moves(game, "1. c | 1. b", TurnNumbers::with));
    EXPECT_EQ(game.round(), 2);
    EXPECT_EQ(moves_text(game, TurnNumbers::with), "1. c | 1. b");

    Game started = two_rounds();
    ASSERT_TRUE(play_moves(started, "c |"));
    EXPECT_EQ(started.round(), 2);
    EXPECT_EQ(moves_text(started), "c |");

    Game over = two_rounds();
    ASSERT_TRUE(play_moves(over, "c"));
    EXPECT_EQ(over.phase(), rules::Phase::round_over);
    EXPECT_EQ(moves_text(over), "c");
}

TEST(Moves, OfRoundsNameWhatWasExpected) {
    Game without_bar = two_rounds();
    const auto missing = play_moves(without_bar, "c b");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().column, 3);
    EXPECT_NE(missing.error().expected.find("`|` and the next round"), std::string::npos);

    Game early = two_rounds();
    const auto bar = play_moves(early, "|");
    ASSERT_FALSE(bar);
    EXPECT_NE(bar.error().expected.find("a pit that South may sow: `c`"), std::string::npos);

    Game alternating(Ruleset{});
    const auto opening = play_moves(alternating, "(a|A)");
    ASSERT_FALSE(opening);
    EXPECT_NE(opening.error().expected.find("South may sow"), std::string::npos);
}

struct Misplayed {
    std::string name;
    std::string text;
    TurnNumbers numbers;
    int line;
    int column;
    std::string expected;
};

class MisplayedMoves : public ::testing::TestWithParam<Misplayed> {};

TEST_P(MisplayedMoves, NameLineColumnAndWhatWasExpected) {
    Game game(Ruleset{});
    const auto played = play_moves(game, GetParam().text, GetParam().numbers);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().line, GetParam().line) << message(played.error());
    EXPECT_EQ(played.error().column, GetParam().column) << message(played.error());
    EXPECT_NE(played.error().expected.find(GetParam().expected), std::string::npos)
        << message(played.error());
}

constexpr auto with_numbers = TurnNumbers::with;
constexpr auto without = TurnNumbers::without;

INSTANTIATE_TEST_SUITE_P(
    , MisplayedMoves,
    ::testing::Values(Misplayed{"NoLetter", "g ?", without, 1, 3, "a pit that North may sow"},
                      Misplayed{"EmptyPit", "aa", without, 1, 2, "`b`, `c`, `d`, `e`, `f`, `g`"},
                      Misplayed{"NoSuchPit", "h", without, 1, 1, "a pit that South may sow"},
                      Misplayed{"TheOtherSide", "g c", without, 1, 3, "North"},
                      Misplayed{"TurnGoesOn", "a C", without, 1, 2, "South"},
                      Misplayed{"TurnIsOver", "gC", without, 1, 2, "a space and the next turn"},
                      Misplayed{"PassWithSeeds", "g -", without, 1, 3, "North"},
                      Misplayed{"SecondLine", "g\nCE\nz", without, 3, 1, "South"},
                      Misplayed{"NoNumber", "g CE", with_numbers, 1, 1, "`1.`"},
                      Misplayed{"WrongNumber", "1. g CE 3. a", with_numbers, 1, 9, "`2.`"},
                      Misplayed{"NumberAlone", "1.", with_numbers, 1, 3, "South"},
                      Misplayed{"TooLong", std::string(70000, 'a'), without, 1, 1,
                                "at most 65536"}),
    [](const auto& tested) { return tested.param.name; });

struct Misopened {
    std::string name;
    std::string text;
    int column;
    std::string expected;
};

class MisplayedOpening : public ::testing::TestWithParam<Misopened> {};

TEST_P(MisplayedOpening, NamesColumnAndWhatWasExpected) {
    Game game(with({{"pits", "4"}, {"seeds", "1"}, {"opening", "simultaneous"}}));
    const auto played = play_moves(game, GetParam().text);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().column, GetParam().column) << message(played.error());
    EXPECT_NE(played.error().expected.find(GetParam().expected), std::string::npos)
        << message(played.error());
}

INSTANTIATE_TEST_SUITE_P(
    , MisplayedOpening,
    ::testing::Values(
        Misopened{"NoOpening", "a B", 1, "`(` and the choices"},
        Misopened{"NoBar", "(aD)", 3, "`|` and those of North"},
        Misopened{"NotClosed", "(a|D", 5, "or `)`"},
        Misopened{"NoChoices", "(|)", 2, "a pit that South may choose: `a`, `b`, `c`, `d`"},
        Misopened{"NoChoiceOfNorth", "(a|)", 4, "a pit that North may choose"},
        Misopened{"NoSuchPit", "(e|D)", 2, "a pit that South may choose"},
        Misopened{"EmptyPit", "(c|DD)", 5, "a pit that North may choose: `A`, `B`, `C`"},
        Misopened{"ChoiceThatIsNotAwaited", "(ca|D)", 3, "no further choice of South"},
        Misopened{"ChoiceAfterTheEnd", "(c|DBBD)", 7, "no further choice of North"},
        Misopened{"TurnsBeforeTheEnd", "(c|D) a", 5, "a pit that North may choose"},
        Misopened{"TurnWithoutASpace", "(c|DBB)D", 8, "a space and the next turn"}),
    [](const auto& tested) { return tested.param.name; });

TEST(Moves, NothingFollowsTheEnd) {
    Game game(with({{"pits", "3"}}), position("0,0,1/0 2,1,0/0 s"));
    const auto played = play_moves(game, "c A");
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().column, 3);
}

TEST(Moves, RandomMatchesReadBackFromTheirText) {
    Random random(printed_seed());
    int passes = 0;
    for (int i = 0; i < 1500; ++i) {
        const bool from_a_position = random_number(random, 0, 1) == 0;
        const Ruleset ruleset =
            from_a_position ? random_ruleset(random) : random_match_ruleset(random);
        Game game(ruleset,
                  from_a_position ? random_start(random, ruleset) : rules::first_position(ruleset));
        const int stop = random_number(random, 0, 200);
        while (!game.is_over() && game.ply() < stop) {
            random_step(random, game);
        }
        for (const TurnNumbers numbers : {without, with_numbers}) {
            const std::string text = moves_text(game, numbers);
            passes += text.find('-') != std::string::npos;
            Game read(ruleset, game.start());
            const auto played = play_moves(read, text, numbers);
            ASSERT_TRUE(played) << message(played.error()) << "\n" << text;
            EXPECT_EQ(read.position(), game.position());
            EXPECT_EQ(read.ply(), game.ply());
            EXPECT_EQ(read.turn(), game.turn());
        }
    }
    EXPECT_GT(passes, 0);
}

}  // namespace
}  // namespace congkak::testing
