// How far, and how well, a level counts one sowing.
#include "engine/search/count.hpp"

#include <gtest/gtest.h>

#include "engine/rules/sowing.hpp"
#include "tests/engine/search/support.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Pit;
using rules::Position;
using rules::Ruleset;

constexpr int plenty = 100;

Counted count(const Position& at, Pit pit, const Level& level, std::uint64_t seed, int allowance) {
    return count_sowing(Ruleset{}, at, pit, level, Chance::of({seed, 7}, 0, at), allowance);
}

/// Where pit 3 makes a chain of six hands and 50 seeds.
Position chain() { return testing::position("8,8,8,8,8,8,0/10 0,8,8,8,8,0,8/0 n"); }

TEST(Counting, SeesTheTruthWithinTheHorizon) {
    Level level = unerring_level(1, 0);
    Position after = chain();
    const rules::Outcome outcome = rules::sow_legal(Ruleset{}, after, Pit(3));
    level.follow_seeds = outcome.sown;
    const Counted counted = count(chain(), Pit(3), level, 1, plenty);
    EXPECT_FALSE(counted.is_unseen);
    EXPECT_EQ(counted.outcome, outcome);
    EXPECT_EQ(counted.after, after);
    EXPECT_EQ(counted.searched, 1);
}

TEST(Counting, FollowsAChainInProportionToTheWayRound) {
    Level level = unerring_level(1, 0);
    level.follow_seeds = 45;
    EXPECT_EQ(followed_seeds(level, 7), 45);
    EXPECT_EQ(followed_seeds(level, 3), 21);
    EXPECT_EQ(followed_seeds(level, 11), 69);
}

TEST(Counting, DoesNotSeeTheEndOfALongerChain) {
    Level level = unerring_level(1, 0);
    Position after = chain();
    level.follow_seeds = rules::sow_legal(Ruleset{}, after, Pit(3)).sown - 1;
    EXPECT_TRUE(count(chain(), Pit(3), level, 1, plenty).is_unseen);
}

TEST(Counting, NeverMiscountsTheSureHands) {
    Level level = unerring_level(1, 0);
    level.miscount = 100;
    Position after = chain();
    level.sure_lifts = rules::sow_legal(Ruleset{}, after, Pit(3)).lifts;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        ASSERT_EQ(count(chain(), Pit(3), level, seed, plenty).after, after);
    }
}

TEST(Counting, MiscountsFurtherHandsAsOftenAsTheLevelSays) {
    Position after = chain();
    const int lifts = rules::sow_legal(Ruleset{}, after, Pit(3)).lifts;
    ASSERT_GE(lifts, 3);
    Level level = unerring_level(1, 0);
    level.sure_lifts = lifts - 2;
    level.miscount = 30;
    int miscounts = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        miscounts += count(chain(), Pit(3), level, seed, plenty).searched == 2 ? 1 : 0;
    }
    EXPECT_NEAR(miscounts / 4000.0, 1 - 0.7 * 0.7, 0.04);
}

TEST(Counting, TakesOnePitForASeedMoreOrLessWhenItMiscounts) {
    Level level = unerring_level(1, 0);
    level.sure_lifts = 1;
    level.miscount = 100;
    int more = 0;
    int fewer = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Counted counted = count(chain(), Pit(3), level, seed, plenty);
        ASSERT_EQ(counted.searched, 2);
        const int off_by = counted.after.board.total() - 98;
        ASSERT_EQ(std::abs(off_by), 1);
        (off_by > 0 ? more : fewer) += 1;
    }
    EXPECT_NEAR(more, fewer, 60);
}

TEST(Counting, NeverSearchesMoreThanItsAllowance) {
    Level level = unerring_level(1, 0);
    level.sure_lifts = 1;
    level.miscount = 100;
    const Counted counted = count(chain(), Pit(3), level, 1, 1);
    EXPECT_EQ(counted.searched, 1);
    EXPECT_TRUE(counted.is_unseen);
}

TEST(Counting, NeverTakesThePitInHandForAnEmptyOneNorOverfillsTheBoard) {
    Level level = unerring_level(1, 0);
    level.miscount = 100;
    level.sure_lifts = 1;
    const Position full = testing::position(
        "1,200,0,0,0,0,0/0 1,1,1,1,1,1,0/48 s");  // 255 seeds, as many as a board can hold
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const Pit pit : {Pit(1), Pit(2)}) {
            ASSERT_LE(count(full, pit, level, seed, plenty).after.board.total(), 255);
        }
    }
}

}  // namespace
}  // namespace congkak::search
