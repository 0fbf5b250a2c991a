// Simultaneous openings: rules.md §4, each rule with the shortest choices in which it decides.
#include "engine/rules/opening.hpp"

#include <gtest/gtest.h>

#include "engine/record/moves.hpp"
#include "engine/rules/game.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;
using enum OpeningRest;

/// A match with a simultaneous opening in which these choices were made: `(ag|DF)`.
Game opened(const std::vector<NamedClause>& clauses, std::string_view choices) {
    Ruleset ruleset;
    ruleset.opening = Opening::simultaneous;
    for (const auto& [name, value] : clauses) {
        EXPECT_TRUE(set_clause(ruleset, name, value)) << name << " " << value;
    }
    Game game(ruleset);
    const auto played = record::play_moves(game, choices);
    EXPECT_TRUE(played) << (played ? "" : message(played.error()));
    return game;
}

const Opened& last_step(const Game& game) { return game.history().back().opening()->opened; }

struct OpeningCase {
    std::string name;
    std::vector<NamedClause> clauses;
    std::string choices;
    std::string after;
    /// Of the last step.
    int beats;
    OpeningRest south;
    OpeningRest north;
};

class SimultaneousSowing : public ::testing::TestWithParam<OpeningCase> {};

TEST_P(SimultaneousSowing, Gives) {
    const OpeningCase& expected = GetParam();
    const Game game = opened(expected.clauses, expected.choices);
    EXPECT_EQ(record::position_text(game.position()), expected.after);
    EXPECT_EQ(last_step(game).beats, expected.beats);
    EXPECT_EQ(last_step(game).sides[0].rest, expected.south);
    EXPECT_EQ(last_step(game).sides[1].rest, expected.north);
}

const std::vector<NamedClause> three_by_one{{"pits", "3"}, {"seeds", "1"}};
const std::vector<NamedClause> three_by_three{{"pits", "3"}, {"seeds", "3"}};
const std::vector<NamedClause> four_by_one{{"pits", "4"}, {"seeds", "1"}};

std::vector<NamedClause> and_also(std::vector<NamedClause> clauses, NamedClause more) {
    clauses.push_back(more);
    return clauses;
}

INSTANTIATE_TEST_SUITE_P(
    , SimultaneousSowing,
    ::testing::Values(OpeningCase{"BothInTheirStoresChooseAgain", three_by_one, "(c|C)",
                                  "1,1,0/1 1,1,0/1 *", 1, free_turn, free_turn},
                      OpeningCase{"AnOccupiedPitIsLiftedInTheNextBeat", three_by_one, "(a|A)",
                                  "0,0,2/1 0,0,2/1 *", 3, free_turn, free_turn},
                      OpeningCase{"NoBeatPassesUntilAnAwaitedChoiceIsIn", three_by_one, "(a|C)",
                                  "0,0,1/0 1,1,0/1 *", 1, sowing, free_turn},
                      OpeningCase{"WithoutRelayAnOccupiedPitEndsIt",
                                  and_also(three_by_one, {"relay", "false"}), "(a|A)",
                                  "0,2,1/0 0,2,1/0 s", 1, stopped, stopped},
                      OpeningCase{"AnEmptyPitOfTheOtherSideIsMati", three_by_one, "(ac|AC)",
                                  "1,0,0/2 1,0,0/2 s", 2, mati, mati},
                      OpeningCase{"AnEmptyOwnPitCapturesWithItsOpposite", four_by_one, "(da|BA)",
                                  "0,0,0,0/2 0,0,0,0/6 -", 1, capture, capture},
                      OpeningCase{"APitThatWasCapturedInThisBeatEndsTheOthersOpening",
                                  three_by_three, "(ba|BA)", "0,0,6/4 0,0,6/2 s", 1, capture,
                                  emptied},
                      OpeningCase{"APitThatWasLiftedInThisBeatEndsTheOthersOpening", four_by_one,
                                  "(c|DBB)", "0,2,0,0/2 0,0,0,2/2 n", 5, capture, emptied},
                      OpeningCase{"WhoMustChooseAndHasNoSeedIsFinished", three_by_one, "(cac|CB)",
                                  "0,0,0/3 1,0,0/2 n", 1, no_seeds, done},
                      OpeningCase{"AfterACaptureAgainChoosesAgain",
                                  and_also(three_by_three, {"after_capture", "again"}), "(ba|BA)",
                                  "0,0,6/4 0,0,6/2 *", 1, capture, emptied},
                      OpeningCase{"WhoCapturesAndHasNoSeedIsFinished",
                                  and_also(four_by_one, {"after_capture", "again"}), "(da|BA)",
                                  "0,0,0,0/2 0,0,0,2/4 *", 1, no_seeds, capture}),
    [](const auto& tested) { return tested.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Lap, SimultaneousSowing,
    ::testing::Values(OpeningCase{"OfATurnIsThatOfTheWholeOpening",
                                  and_also(three_by_one, {"capture.lap", "turn"}), "(cb|CB)",
                                  "0,0,0/3 0,0,0/3 -", 1, capture, capture},
                      OpeningCase{"OfASowingBeginsWithTheChoice",
                                  and_also(three_by_one, {"capture.lap", "sowing"}), "(cb|CB)",
                                  "1,0,1/1 1,0,1/1 s", 1, no_capture, no_capture},
                      OpeningCase{"OfASowingIsServedByAnEarlierHand",
                                  and_also(four_by_one, {"capture.lap", "sowing"}), "(c|DBB)",
                                  "0,2,0,0/2 0,0,0,2/2 n", 5, capture, emptied},
                      OpeningCase{"OfALiftIsNotServedByAnEarlierHand",
                                  and_also(four_by_one, {"capture.lap", "lift"}), "(c|DBB)",
                                  "0,2,1,0/1 0,0,0,2/2 n", 5, no_capture, emptied}),
    [](const auto& tested) { return tested.param.name; });

INSTANTIATE_TEST_SUITE_P(
    End, SimultaneousSowing,
    ::testing::Values(OpeningCase{"TheLastFinisherMayTakeTheFirstTurn",
                                  and_also(four_by_one, {"after_opening", "last_finisher"}),
                                  "(c|DBB)", "0,2,0,0/2 0,0,0,2/2 s", 5, capture, emptied},
                      OpeningCase{"IsCheckedWhenTheOpeningIsOver",
                                  and_also(three_by_one, {"end", "side_empty"}), "(cac|CB)",
                                  "0,0,0/3 0,0,0/3 -", 1, no_seeds, done},
                      OpeningCase{"TheLastFinisherSweepsAsTheLastMover",
                                  and_also(and_also(three_by_one, {"end", "side_empty"}),
                                           {"sweep", "last_mover"}),
                                  "(cac|CB)", "0,0,0/4 0,0,0/2 -", 1, no_seeds, done},
                      OpeningCase{"WhoHasNoSeedForTheFirstTurnPasses",
                                  and_also(four_by_one, {"end", "both_empty"}), "(da|BA)",
                                  "0,0,0,0/2 0,0,0,2/4 n", 1, capture, capture}),
    [](const auto& tested) { return tested.param.name; });

TEST(SimultaneousOpening, ChangesNothingUntilAllAwaitedChoicesAreIn) {
    Game game(with({{"opening", "simultaneous"}}));
    const Position first = game.position();
    EXPECT_TRUE(game.awaits(Side::south) && game.awaits(Side::north));

    const auto hidden = game.choose(Side::north, Pit(4));
    ASSERT_TRUE(hidden);
    EXPECT_EQ(*hidden, std::nullopt);
    EXPECT_EQ(game.position(), first);
    EXPECT_EQ(game.ply(), 0);
    EXPECT_EQ(game.hidden_choice(Side::north), Pit(4));
    EXPECT_TRUE(game.awaits(Side::south));
    EXPECT_FALSE(game.awaits(Side::north));
    EXPECT_TRUE(game.legal(Side::north).empty());

    const auto opened = game.choose(Side::south, Pit(1));
    ASSERT_TRUE(opened && opened->has_value());
    EXPECT_EQ((*opened)->sides[0].chosen, Pit(1));
    EXPECT_EQ((*opened)->sides[1].chosen, Pit(4));
    EXPECT_EQ(game.ply(), 1);
    EXPECT_EQ(game.hidden_choice(Side::north), std::nullopt);
}

TEST(SimultaneousOpening, OnlyTheOneWhoMustChooses) {
    Game game = opened(three_by_one, "(a|C)");
    EXPECT_EQ(game.choose(Side::south, Pit(3)).error(), SowError::not_awaited);
    EXPECT_EQ(game.opening()->hand(Side::south), 2);
    EXPECT_EQ(game.opening()->last(Side::south), (Hole{Side::south, false, Pit(2)}));
    ASSERT_TRUE(game.choose(Side::north, Pit(1)));
    const OpeningSide& south = last_step(game).sides[0];
    EXPECT_EQ(south.carried, 2);
    EXPECT_EQ(south.carried_from, (Hole{Side::south, false, Pit(2)}));
    EXPECT_EQ(south.chosen, std::nullopt);
}

TEST(SimultaneousOpening, NearestIsTheOnlyLegalFirstChoiceAndNotALaterOne) {
    Game game(with({{"pits", "3"}, {"seeds", "1"}, {"opening", "simultaneous_nearest"}}));
    for (const Side side : {Side::south, Side::north}) {
        EXPECT_EQ(game.legal(side).bits(), 0b100);
        EXPECT_EQ(game.choose(side, Pit(1)).error(), SowError::not_nearest);
        ASSERT_TRUE(game.choose(side, Pit(3)));
    }
    EXPECT_EQ(game.legal(Side::south).bits(), 0b011);
    EXPECT_TRUE(game.choose(Side::south, Pit(1)));
}

TEST(SimultaneousOpening, RefusesByName) {
    Game game = opened(three_by_one, "(c|C)");
    EXPECT_EQ(game.choose(Side::south, Pit(3)).error(), SowError::empty_pit);
    EXPECT_EQ(game.choose(Side::south, Pit(4)).error(), SowError::no_such_pit);
    EXPECT_EQ(game.apply(Pit(1)).error(), SowError::opening);
    ASSERT_TRUE(game.choose(Side::south, Pit(1)));
    EXPECT_EQ(game.choose(Side::south, Pit(1)).error(), SowError::already_chosen);
    EXPECT_EQ(game.choose(Side::south, Pit(2)).error(), SowError::already_chosen);
    EXPECT_EQ(game.hidden_choice(Side::south), Pit(1));

    Game alternating(Ruleset{});
    EXPECT_EQ(alternating.choose(Side::south, Pit(1)).error(), SowError::not_awaited);
}

TEST(SimultaneousOpening, TellsItsEnd) {
    const Game game = opened(and_also(three_by_one, {"end", "side_empty"}), "(cac|CB)");
    const Opened& end = last_step(game);
    EXPECT_TRUE(end.ends_opening);
    EXPECT_TRUE(end.over);
    EXPECT_EQ(end.first_finisher, Side::north);
    EXPECT_EQ(end.next, std::nullopt);
    EXPECT_EQ(end.swept[0], 0);
    EXPECT_EQ(end.swept[1], 1);
    EXPECT_TRUE(end.sides[0].finished && end.sides[1].finished);
    EXPECT_EQ(game.phase(), Phase::over);

    const Game passed = opened(and_also(four_by_one, {"end", "both_empty"}), "(da|BA)");
    EXPECT_EQ(last_step(passed).passed, Side::south);
    EXPECT_EQ(last_step(passed).next, Side::north);
    EXPECT_EQ(passed.turn(), 1) << "South's pass is a turn";
}

TEST(SimultaneousOpening, TellsLiftsWithTheBeatOfTheirFirstSeed) {
    const Game game = opened(four_by_one, "(c|DBB)");
    const Opened& step = last_step(game);
    EXPECT_EQ(step.sides[0].lifts, (std::vector<OpeningLift>{{{Side::north, Pit(3), 2}, 2},
                                                             {{Side::south, Pit(1), 2}, 4}}));
    EXPECT_EQ(step.sides[0].rest_beat, 5);
    EXPECT_EQ(step.sides[0].gained, 1);
    EXPECT_EQ(step.sides[1].lifts, (std::vector<OpeningLift>{{{Side::north, Pit(2), 1}, 1}}));
    EXPECT_EQ(step.sides[1].rest_beat, 1);
    EXPECT_EQ(step.sides[1].last, (Hole{Side::north, false, Pit(3)}));
}

TEST(SimultaneousOpening, TakingBackForgetsAHiddenChoice) {
    Game game = opened(three_by_one, "(c|C)");
    ASSERT_TRUE(game.choose(Side::south, Pit(1)));
    game.take_back_to(1);
    EXPECT_EQ(game.hidden_choice(Side::south), std::nullopt);
    EXPECT_TRUE(game.awaits(Side::south));
    game.take_back_to(0);
    EXPECT_EQ(game.position(), game.start());
    EXPECT_EQ(game.legal(Side::south).size(), 3);
}

TEST(SimultaneousOpening, CanOnlyStartFromTheFirstPosition) {
    const Ruleset ruleset = with({{"pits", "3"}, {"opening", "simultaneous"}});
    EXPECT_TRUE(is_playable(ruleset, position("7,7,7/0 7,7,7/0 *")));
    EXPECT_FALSE(is_playable(ruleset, position("7,7,6/1 7,7,7/0 *")));
    EXPECT_TRUE(is_playable(ruleset, position("7,7,6/1 7,7,7/0 s"))) << "the opening is behind it";
    EXPECT_FALSE(is_playable(with({{"pits", "3"}}), position("7,7,7/0 7,7,7/0 *")));
}

}  // namespace
}  // namespace congkak::testing
