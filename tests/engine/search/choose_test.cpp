// What holds for every level, ruleset and position.
#include "engine/search/choose.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/rules/sowing.hpp"
#include "tests/engine/search/support.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Position;
using rules::Ruleset;
using testing::position;
using testing::Random;
using testing::random_number;

GameSeed random_seed(Random& random) { return {random(), random()}; }

/// How often the things happened that the test below is there for.
struct Seen {
    int choices = 0;
    int budgets_used_up = 0;
    int burnt = 0;
    int further_sowings = 0;
};

void play_with_random_levels(Random& random, Seen& seen) {
    const Ruleset ruleset = testing::random_ruleset(random);
    Position at = testing::random_start(random, ruleset);
    const Level level = random_level(random);
    const GameSeed seed = random_seed(random);
    for (int ply = 0; !at.over; ++ply) {
        const Position before = at;
        const Choice choice = consider(ruleset, at, level, seed, ply);
        ASSERT_EQ(at, before);
        ASSERT_TRUE(rules::is_legal(ruleset, at, choice.pit)) << testing::described(ruleset);
        ASSERT_LE(choice.searched, level.budget) << testing::described(ruleset);
        ASSERT_GE(choice.searched, rules::legal_pits(ruleset, at).size());
        ASSERT_EQ(choose(ruleset, at, level, seed, ply), choice.pit);
        ASSERT_TRUE(rules::is_legal(ruleset, at, choose_at_random(at, seed, ply)));
        ++seen.choices;
        seen.budgets_used_up += choice.searched > level.budget - 3 ? 1 : 0;
        seen.burnt += at.board.burnt(at.to_sow).empty() ? 0 : 1;
        seen.further_sowings += rules::sow_legal(ruleset, at, choice.pit).turn_goes_on ? 1 : 0;
    }
}

TEST(Choosing, IsLegalAndKeepsToTheBudgetUnderAnyClauses) {
    Random random(testing::printed_seed());
    Seen seen;
    for (int game = 0; game < 400 && !HasFatalFailure(); ++game) {
        play_with_random_levels(random, seen);
    }
    EXPECT_GT(seen.choices, 4000);
    EXPECT_GT(seen.budgets_used_up, 20);
    EXPECT_GT(seen.burnt, 100);
    EXPECT_GT(seen.further_sowings, 200);
}

TEST(Choosing, IsTheSameFromEitherChair) {
    Random random(testing::printed_seed());
    for (int game = 0; game < 50; ++game) {
        const Ruleset ruleset = testing::random_ruleset(random);
        const Level level = random_level(random);
        const GameSeed seed = random_seed(random);
        Position at = testing::random_start(random, ruleset);
        for (int ply = 0; !at.over; ++ply) {
            const rules::Pit pit = choose(ruleset, at, level, seed, ply);
            ASSERT_EQ(choose(ruleset, rules::mirrored(at), level, seed, ply), pit);
            rules::sow_legal(ruleset, at, pit);
        }
    }
}

TEST(Choosing, ACertainChoiceStaysWhatItWasWhenItWasRecorded) {
    // Games are reproduced from their seeds, also on another machine and by a later version: if
    // this fails, old games of the computer can no longer be checked against their seeds.
    Level level = unerring_level(2, 1);
    level.follow_seeds = 40;
    level.sure_lifts = 2;
    level.miscount = 20;
    level.whim = 40;
    level.weights.free_turn = 300;
    level.weights.threatened = 50;
    level.weights.reply = 50;
    const Ruleset ruleset;
    Position at = rules::first_position(ruleset);
    std::string letters;
    for (int ply = 0; ply < 24 && !at.over; ++ply) {
        const rules::Pit pit = choose(ruleset, at, level, {0x1234567890abcdef, 42}, ply);
        letters += static_cast<char>('a' + pit.index());
        rules::sow_legal(ruleset, at, pit);
    }
    EXPECT_EQ(letters, "dfcbedbfcdcgafaccgagegag");
}

TEST(Choosing, VariesWithTheGamesSeedAndThePly) {
    Level level = unerring_level(1, 0);
    level.whim = 150;
    const Ruleset ruleset;
    const Position start = rules::first_position(ruleset);
    std::set<rules::Pit> by_seed;
    std::set<rules::Pit> by_other_half;
    std::set<rules::Pit> by_ply;
    for (std::uint64_t n = 0; n < 60; ++n) {
        by_seed.insert(choose(ruleset, start, level, {n, 0}, 0));
        by_other_half.insert(choose(ruleset, start, level, {0, n}, 0));
        by_ply.insert(choose(ruleset, start, level, {0, 0}, static_cast<int>(n)));
    }
    EXPECT_GE(by_seed.size(), 4U);
    EXPECT_GE(by_other_half.size(), 4U);
    EXPECT_GE(by_ply.size(), 4U);
}

TEST(Choosing, IsSwayedByLikingAsFarAsTheBoardIsFull) {
    // Pit 7 alone is worth something: a seed and another sowing.
    const Ruleset ruleset = testing::with({{"relay", "false"}, {"capture.side", "none"}});
    Level level = unerring_level(1, 0);
    level.weights.free_turn = 500;
    level.whim = 100;
    const auto strays = [&](const Position& at) {
        int count = 0;
        for (std::uint64_t n = 0; n < 100; ++n) {
            count += choose(ruleset, at, level, {n, n}, 3) != rules::Pit(7) ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(strays(position("1,1,1,1,1,1,1/40 2,2,2,2,2,2,2/37 s")), 0);
    EXPECT_GT(strays(position("1,1,1,1,1,1,1/0 13,13,13,13,13,13,13/0 s")), 20);
}

TEST(Choosing, BreaksTiesByTheSeedAlone) {
    // Every pit drops its one seed into the next, empty one, or on top of others: nothing gained.
    const Ruleset ruleset = testing::with({{"relay", "false"}, {"capture.side", "none"}});
    const Position at = position("1,1,1,1,1,1,0/0 7,7,7,7,7,7,7/0 s");
    std::set<rules::Pit> chosen;
    for (std::uint64_t n = 0; n < 200; ++n) {
        chosen.insert(choose(ruleset, at, unerring_level(1, 0), {n, n}, 3));
    }
    EXPECT_EQ(chosen.size(), 6U);
}

TEST(ChoosingAtRandom, TakesEveryLegalPitAboutAsOften) {
    const Position at = position("7,0,7,7,0,7,7/0 7,7,7,7,7,7,7/0 s");
    std::array<int, 7> counts{};
    for (std::uint64_t n = 0; n < 5000; ++n) {
        ++counts[static_cast<std::size_t>(choose_at_random(at, {n, 1}, 0).index())];
    }
    for (const std::size_t occupied : {0U, 2U, 3U, 5U, 6U}) {
        EXPECT_NEAR(counts[occupied], 1000, 150);
    }
    EXPECT_EQ(counts[1] + counts[4], 0);
}

}  // namespace
}  // namespace congkak::search
