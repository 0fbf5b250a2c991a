// When a round is over, who passes, and where the remaining seeds go.
#include <gtest/gtest.h>

#include "tests/engine/rules/sowing_case.hpp"

namespace congkak::testing {
namespace {

using namespace rules;
using enum SowingEnd;

class EndClause : public SowingTable {};

TEST_P(EndClause, Decides) { check(); }

INSTANTIATE_TEST_SUITE_P(NoMove, EndClause,
                         ::testing::Values(SowingCase{"AnEmptySideThatNeedNotSowDoesNotEnd",
                                                      {},
                                                      "0,1,1/0 0,0,0/4 s",
                                                      'c',
                                                      "0,1,0/1 0,0,0/4 s+",
                                                      free_turn},
                                           SowingCase{"EndsAtTheTurnOfAnEmptySide",
                                                      {},
                                                      "1,1,0/0 0,0,0/4 s",
                                                      'b',
                                                      "0,0,0/2 0,0,0/4 -",
                                                      capture},
                                           SowingCase{"EndsAfterAFreeTurnOfAnEmptySide",
                                                      {},
                                                      "0,0,1/0 2,1,0/0 s",
                                                      'c',
                                                      "0,0,0/1 0,0,0/3 -",
                                                      free_turn}),
                         name_of_case);

INSTANTIATE_TEST_SUITE_P(SideEmpty, EndClause,
                         ::testing::Values(SowingCase{"EndsThoughTheOtherSideNeedNotSow",
                                                      {{"end", "side_empty"}},
                                                      "0,1,1/0 0,0,0/4 s",
                                                      'c',
                                                      "0,0,0/2 0,0,0/4 -",
                                                      free_turn},
                                           SowingCase{"GoesOnWhileBothSidesHaveSeeds",
                                                      {{"end", "side_empty"}},
                                                      "0,1,1/0 0,0,1/3 s",
                                                      'c',
                                                      "0,1,0/1 0,0,1/3 s+",
                                                      free_turn}),
                         name_of_case);

INSTANTIATE_TEST_SUITE_P(ThreeEmpty, EndClause,
                         ::testing::Values(SowingCase{"EndsAtThreeEmptyPits",
                                                      {{"end", "three_empty"}, {"sweep", "none"}},
                                                      "1,0,0,1/0 1,1,1,1/0 s",
                                                      'd',
                                                      "1,0,0,0/1 1,1,1,1/0 -",
                                                      free_turn},
                                           SowingCase{"EndsAtThreeEmptyPitsOfTheOtherSide",
                                                      {{"end", "three_empty"}, {"sweep", "none"}},
                                                      "1,1,1,1/0 0,0,0,1/0 s",
                                                      'd',
                                                      "1,1,1,0/1 0,0,0,1/0 -",
                                                      free_turn},
                                           SowingCase{"GoesOnAtTwoEmptyPits",
                                                      {{"end", "three_empty"}},
                                                      "1,1,0,1/0 1,1,1,1/0 s",
                                                      'd',
                                                      "1,1,0,0/1 1,1,1,1/0 s+",
                                                      free_turn},
                                           SowingCase{"BurntPitsAreNotEmptyPits",
                                                      {{"end", "three_empty"}},
                                                      "x,1,0,1/0 1,1,1,1/0 s",
                                                      'd',
                                                      "x,1,0,0/1 1,1,1,1/0 s+",
                                                      free_turn},
                                           SowingCase{"WithTwoPitsLeftEndsWithoutASeedToSow",
                                                      {{"end", "three_empty"}, {"sweep", "none"}},
                                                      "x,x,0,1/0 1,1,1,1/0 s",
                                                      'd',
                                                      "x,x,0,0/1 1,1,1,1/0 -",
                                                      free_turn}),
                         name_of_case);

INSTANTIATE_TEST_SUITE_P(BothEmpty, EndClause,
                         ::testing::Values(SowingCase{"TheOtherSidePassesAndANewTurnStarts",
                                                      {{"end", "both_empty"}},
                                                      "0,1,0,1/0 0,0,0,0/4 s",
                                                      'b',
                                                      "0,0,0,1/1 0,0,0,0/4 s",
                                                      capture},
                                           SowingCase{"ThePlayerPassesAfterAFreeTurn",
                                                      {{"end", "both_empty"}},
                                                      "0,0,1/0 2,1,0/0 s",
                                                      'c',
                                                      "0,0,0/1 2,1,0/0 n",
                                                      free_turn},
                                           SowingCase{"EndsWhenNeitherHasAny",
                                                      {{"end", "both_empty"}},
                                                      "0,0,1/0 0,0,0/4 s",
                                                      'c',
                                                      "0,0,0/1 0,0,0/4 -",
                                                      free_turn}),
                         name_of_case);

INSTANTIATE_TEST_SUITE_P(Sweep, EndClause,
                         ::testing::Values(SowingCase{"OwnerGetsTheOwnPits",
                                                      {{"sweep", "owner"}},
                                                      "1,1,0/0 0,0,0/4 s",
                                                      'b',
                                                      "0,0,0/2 0,0,0/4 -",
                                                      capture},
                                           SowingCase{"NoneLeavesThemInThePits",
                                                      {{"sweep", "none"}},
                                                      "0,0,1/0 2,1,0/0 s",
                                                      'c',
                                                      "0,0,0/1 2,1,0/0 -",
                                                      free_turn},
                                           SowingCase{"LastMoverGetsAll",
                                                      {{"sweep", "last_mover"}},
                                                      "0,0,1/0 2,1,0/0 s",
                                                      'c',
                                                      "0,0,0/4 0,0,0/0 -",
                                                      free_turn}),
                         name_of_case);

TEST(EndOfRound, OutcomeNamesThePlayerWhoPassed) {
    const Ruleset ruleset = with({{"end", "both_empty"}});
    EXPECT_EQ(sow(ruleset, "0,1,0,1/0 0,0,0,0/4 s", 'b').outcome.passed, Side::north);
    EXPECT_EQ(sow(ruleset, "0,0,1/0 2,1,0/0 s", 'c').outcome.passed, Side::south);
    EXPECT_EQ(sow(ruleset, "0,0,1/0 0,0,0/4 s", 'c').outcome.passed, std::nullopt);
}

TEST(EndOfRound, OutcomeCountsSweptSeedsApartFromGainedOnes) {
    const Outcome outcome = sow(Ruleset{}, "0,0,1/0 2,1,0/0 s", 'c').outcome;
    EXPECT_TRUE(outcome.over);
    EXPECT_FALSE(outcome.turn_goes_on);
    EXPECT_EQ(outcome.gained, 1);
    EXPECT_EQ(outcome.swept[0], 0);
    EXPECT_EQ(outcome.swept[1], 3);
}

class BurntClause : public SowingTable {};

TEST_P(BurntClause, Decides) { check(); }

INSTANTIATE_TEST_SUITE_P(
    , BurntClause,
    ::testing::Values(
        SowingCase{"SkipPassesOver", {}, "1,x,0/0 1,1,1/0 s", 'a', "0,x,0/2 0,1,1/0 n", capture},
        SowingCase{"ForfeitGivesTheLastSeedToTheOpponentAndEndsTheTurn",
                   {{"burnt", "forfeit"}},
                   "1,x,1/0 1,1,1/0 s",
                   'a',
                   "0,x,1/0 1,1,1/1 n",
                   burnt},
        SowingCase{"ForfeitOnTheOtherSideGivesToTheOpponentToo",
                   {{"burnt", "forfeit"}},
                   "1,1,3/0 x,0,1/0 s",
                   'c',
                   "1,1,0/1 x,1,1/1 n",
                   mati},
        SowingCase{"ABurntOppositePitCountsAsEmpty",
                   {},
                   "1,0,1/0 1,x,1/0 s",
                   'a',
                   "0,0,1/1 1,x,1/0 n",
                   capture},
        SowingCase{"ABurntOppositePitIsNoReasonToCapture",
                   {{"capture.needs_opposite", "true"}},
                   "1,0,1/0 1,x,1/0 s",
                   'a',
                   "0,1,1/0 1,x,1/0 n",
                   no_capture}),
    name_of_case);

}  // namespace
}  // namespace congkak::testing
