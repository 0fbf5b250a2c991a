// The perfect opponent: its budget, that it repeats itself, that it wins shortly and wins nearly
// always.
#include "engine/search/perfect.hpp"

#include <gtest/gtest.h>

#include "engine/rules/sowing.hpp"
#include "engine/search/choose.hpp"
#include "engine/search/self_play.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/search/support.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Game;
using rules::Pit;
using rules::Position;
using rules::Ruleset;
using rules::Side;
using testing::Random;

PlayLimits small_limits() {
    PlayLimits limits;
    limits.turn.turn = {.sowings = 20'000, .boards = 20'000, .ends = 8};
    limits.turn.answer = {.sowings = 1000, .boards = 1000, .ends = 1};
    limits.shorten = {.sowings = 10'000, .boards = 10'000, .ends = 1};
    return limits;
}

/// A search ends with the board at which its limit is reached.
std::uint64_t most_searched(const PlayLimits& limits) {
    return limits.most_sowings() + Pit::highest * (2 + limits.turn.turn.ends);
}

/// Expert's horizon without its errors: no easier than Expert.
Level strong_level() {
    Level level = unerring_level(2, 2);
    level.budget = 3000;
    level.whim = 20;
    level.weights.free_turn = 250;
    level.weights.unseen = 200;
    level.weights.own_side = 10;
    level.weights.reply = 90;
    return level;
}

/// The winner, with the perfect opponent on that side.
rules::Winner play(Side perfect, const GameSeed& seed) {
    const Ruleset ruleset;
    const Level level = strong_level();
    const PlayLimits limits = small_limits();
    Game game(ruleset);
    while (!game.is_over()) {
        if (game.position().to_sow != perfect) {
            EXPECT_TRUE(game.apply(choose(ruleset, game.position(), level, seed, game.ply())));
            continue;
        }
        const PerfectPlay found = play_perfectly(ruleset, game.position(), limits, nullptr);
        EXPECT_LE(found.searched, most_searched(limits));
        for (const Pit pit : found.line) {
            EXPECT_TRUE(game.apply(pit));
        }
    }
    return game.result()->winner;
}

TEST(Perfect, BeatsAStrongLevelFromEitherSide) {
    constexpr int games = 20;
    int wins = 0;
    for (int i = 0; i < games; ++i) {
        const GameSeed seed = seed_in_series(11, i);
        wins += play(Side::south, seed) == rules::Winner::south ? 1 : 0;
        wins += play(Side::north, seed) == rules::Winner::north ? 1 : 0;
    }
    EXPECT_GE(wins, 2 * games * 95 / 100);
}

TEST(Perfect, WinsTheFirstTurnInFewSowings) {
    const Ruleset ruleset;
    const Position start = rules::first_position(ruleset);
    const PerfectPlay found = play_perfectly(ruleset, start, {}, nullptr);
    Position at = start;
    for (std::size_t i = 0; i < found.line.size(); ++i) {
        EXPECT_LE(at.board.store(Side::south), 49) << "it is won before sowing " << i;
        ASSERT_TRUE(rules::sow(ruleset, at, found.line[i]));
    }
    EXPECT_GT(at.board.store(Side::south), 49);
    EXPECT_LE(found.line.size(), 9U) << "rules.md knows a line of nine";
}

TEST(Perfect, TakesAllItCanGetWhereRoundsFollow) {
    const Ruleset ruleset = testing::with({{"rounds", "3"}});
    const Position start = rules::first_position(ruleset);
    const PlayLimits limits = small_limits();
    EXPECT_EQ(play_perfectly(ruleset, start, limits, nullptr).line,
              perfect_turn(ruleset, start, limits.turn, nullptr).line);
}

TEST(Perfect, SowsLegallyRepeatsItselfAndKeepsToTheBudgetUnderAnyClauses) {
    Random random(testing::printed_seed());
    const PlayLimits limits = small_limits();
    int decisions = 0;
    for (int game = 0; game < 12 && !HasFailure(); ++game) {
        const Ruleset ruleset = testing::random_ruleset(random);
        Position at = testing::random_start(random, ruleset);
        for (int turn = 0; !at.over && turn < 4; ++turn) {
            const Side mover = at.to_sow;
            const PerfectPlay found = play_perfectly(ruleset, at, limits, nullptr);
            ASSERT_EQ(play_perfectly(ruleset, at, limits, nullptr).line, found.line);
            ASSERT_LE(found.searched, most_searched(limits)) << testing::described(ruleset);
            ASSERT_FALSE(found.line.empty());
            for (std::size_t i = 0; i < found.line.size(); ++i) {
                ASSERT_EQ(at.to_sow, mover) << testing::described(ruleset);
                ASSERT_TRUE(rules::sow(ruleset, at, found.line[i])) << testing::described(ruleset);
            }
            ++decisions;
        }
    }
    EXPECT_GT(decisions, 15);
}

TEST(Perfect, StopsWhenItIsTold) {
    const Ruleset ruleset;
    int questions = 0;
    const PerfectPlay found = play_perfectly(ruleset, rules::first_position(ruleset), {}, nullptr,
                                             [&](const TurnProgress&) { return ++questions < 2; });
    EXPECT_FALSE(found.line.empty());
    EXPECT_LT(found.searched, PlayLimits{}.most_sowings() / 2);
}

}  // namespace
}  // namespace congkak::search
