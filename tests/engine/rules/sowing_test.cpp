// One sowing by the defaults: rules.md §2.
#include <gtest/gtest.h>

#include "tests/engine/rules/sowing_case.hpp"

namespace congkak::testing {
namespace {

using namespace rules;
using enum SowingEnd;

class Sowing : public SowingTable {};

TEST_P(Sowing, Gives) { check(); }

INSTANTIATE_TEST_SUITE_P(, Sowing,
                         ::testing::Values(SowingCase{"LastSeedInOwnStoreGrantsAnotherSowing",
                                                      {},
                                                      "1,0,1/0 1,1,1/0 s",
                                                      'c',
                                                      "1,0,0/1 1,1,1/0 s+",
                                                      free_turn},
                                           SowingCase{"EveryHoleGetsASeedButNotTheOtherStore",
                                                      {{"relay", "false"}},
                                                      "1,1,6/0 1,0,1/9 s",
                                                      'c',
                                                      "2,2,0/1 2,1,2/9 n",
                                                      stopped},
                                           SowingCase{"ThePitThatWasLiftedIsNotPassedOver",
                                                      {},
                                                      "1,1,7/0 0,1,1/0 s",
                                                      'c',
                                                      "2,2,0/3 0,2,2/0 n",
                                                      capture},
                                           SowingCase{"AnOccupiedPitIsLiftedWithTheDroppedSeed",
                                                      {},
                                                      "1,1,0/0 1,1,1/0 s",
                                                      'a',
                                                      "0,0,1/1 1,1,1/0 s+",
                                                      free_turn},
                                           SowingCase{"RelayGoesOnFromTheOtherSide",
                                                      {},
                                                      "0,0,2/0 3,0,1/0 s",
                                                      'c',
                                                      "1,0,0/3 0,0,2/0 n",
                                                      capture},
                                           SowingCase{"WithoutRelayAnOccupiedPitEndsTheTurn",
                                                      {{"relay", "false"}},
                                                      "1,1,0/0 1,1,1/0 s",
                                                      'a',
                                                      "0,2,0/0 1,1,1/0 n",
                                                      stopped},
                                           SowingCase{"AnEmptyPitOfTheOtherSideIsMati",
                                                      {},
                                                      "0,1,2/0 0,1,1/0 s",
                                                      'c',
                                                      "0,1,0/1 1,1,1/0 n",
                                                      mati},
                                           SowingCase{"NorthSowsFromItsOwnSide",
                                                      {},
                                                      "1,1,1/0 1,0,1/0 n",
                                                      'A',
                                                      "1,0,1/0 0,0,1/2 s",
                                                      capture}),
                         name_of_case);

TEST(SowingOutcome, TellsLiftsSeedsAndTheLastHole) {
    Position at = position("0,0,2/0 3,0,1/0 s");
    const auto traced = sow_traced(Ruleset{}, at, Pit(3));
    ASSERT_TRUE(traced);
    EXPECT_EQ(traced->lifts,
              (std::vector<Lift>{{Side::south, Pit(3), 2}, {Side::north, Pit(1), 4}}));
    const Outcome& outcome = traced->outcome;
    EXPECT_EQ(outcome.lifts, 2);
    EXPECT_EQ(outcome.sown, 6);
    EXPECT_EQ(outcome.gained, 3);
    EXPECT_EQ(outcome.last, (Hole{Side::south, false, Pit(2)}));
    EXPECT_EQ(outcome.capture, (Capture{Side::south, Pit(2), Pit(2), 1, 1}));
}

struct Refusal {
    std::string name;
    std::string before;
    int pit;
    SowError error;
};

class RefusedSowing : public ::testing::TestWithParam<Refusal> {};

TEST_P(RefusedSowing, ChangesNothing) {
    const Position before = position(GetParam().before);
    Position at = before;
    const auto outcome = rules::sow(Ruleset{}, at, Pit(GetParam().pit));
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error(), GetParam().error);
    EXPECT_EQ(at, before);
}

INSTANTIATE_TEST_SUITE_P(
    , RefusedSowing,
    ::testing::Values(Refusal{"EmptyPit", "1,0,1/0 1,1,1/0 s", 2, SowError::empty_pit},
                      Refusal{"BurntPit", "1,x,1/0 1,1,1/0 s", 2, SowError::burnt_pit},
                      Refusal{"NoSuchPit", "1,0,1/0 1,1,1/0 s", 4, SowError::no_such_pit},
                      Refusal{"RoundIsOver", "1,0,1/0 1,1,1/0 -", 1, SowError::game_over}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace congkak::testing
