// The computer in a simultaneous opening and in whole matches.
#include "engine/search/choose_opening.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/rules/game.hpp"
#include "engine/search/self_play.hpp"
#include "tests/engine/search/support.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Game;
using rules::Pit;
using rules::Ruleset;
using rules::Side;
using testing::Random;
using testing::random_number;

constexpr std::array both{Side::south, Side::north};

Ruleset random_opening_ruleset(Random& random) {
    Ruleset ruleset = testing::random_match_ruleset(random);
    ruleset.opening = random_number(random, 0, 3) == 0 ? rules::Opening::simultaneous_nearest
                                                       : rules::Opening::simultaneous;
    return ruleset;
}

/// Plays openings at random and calls `check(game, side)` for everybody who has to choose.
template <typename Check>
void play_openings(int games, const Check& check) {
    Random random(testing::printed_seed());
    for (int i = 0; i < games; ++i) {
        const Ruleset ruleset = random_opening_ruleset(random);
        SCOPED_TRACE(testing::described(ruleset));
        Game game(ruleset);
        while (game.phase() == rules::Phase::opening && !::testing::Test::HasFailure()) {
            for (const Side side : both) {
                if (game.awaits(side)) {
                    check(random, game, side);
                }
            }
            testing::random_step(random, game);
        }
    }
}

TEST(ChoosingAnOpening, IsLegalAndKeepsToTheBudgetUnderAnyClauses) {
    int choices = 0;
    int alone = 0;
    play_openings(300, [&](Random& random, const Game& game, Side side) {
        const Level level = random_level(random);
        const GameSeed seed{random(), random()};
        const auto& opening = *game.opening();
        const Choice choice =
            consider_opening(game.ruleset(), opening, side, level, seed, game.ply());
        EXPECT_TRUE(opening.legal(side).contains(choice.pit));
        EXPECT_LE(choice.searched, level.budget);
        EXPECT_GE(choice.searched, opening.legal(side).size());
        EXPECT_EQ(choose_opening(game.ruleset(), opening, side, level, seed, game.ply()),
                  choice.pit);
        EXPECT_TRUE(opening.legal(side).contains(
            choose_opening_at_random(opening, side, seed, game.ply())));
        ++choices;
        alone += opening.hand(rules::other(side)) > 0 ? 1 : 0;
    });
    EXPECT_GT(choices, 1000);
    EXPECT_GT(alone, 100);
}

TEST(ChoosingAnOpening, DoesNotSeeTheHiddenChoiceOfTheOther) {
    int hidden = 0;
    play_openings(200, [&hidden](Random& random, const Game& game, Side side) {
        const Level level = random_level(random);
        const GameSeed seed{random(), random()};
        const Side them = rules::other(side);
        const Pit before =
            choose_opening(game.ruleset(), *game.opening(), side, level, seed, game.ply());
        for (const Pit theirs : game.legal(them)) {
            Game chosen = game;
            ASSERT_TRUE(chosen.choose(them, theirs));
            ASSERT_EQ(chosen.ply(), game.ply());
            EXPECT_EQ(choose_opening(chosen.ruleset(), *chosen.opening(), side, level, seed,
                                     chosen.ply()),
                      before);
            ++hidden;
        }
    });
    EXPECT_GT(hidden, 1000);
}

TEST(ChoosingAnOpening, VariesWithTheSeedAndTheSide) {
    Level level = unerring_level(1, 0);
    level.whim = 150;
    const Game game(testing::with({{"opening", "simultaneous"}}));
    std::set<int> of_south;
    int differs = 0;
    for (std::uint64_t n = 0; n < 60; ++n) {
        const auto pit = [&](Side side) {
            return choose_opening(game.ruleset(), *game.opening(), side, level, {n, 0}, 0);
        };
        of_south.insert(pit(Side::south).number());
        differs += pit(Side::south) != pit(Side::north) ? 1 : 0;
    }
    EXPECT_GE(of_south.size(), 3U);
    EXPECT_GT(differs, 10);
}

TEST(ChoosingAnOpening, TakesTheStoreWhereOnlyThatGivesAnotherChoice) {
    // With one seed a pit and no relay only pit n ends in the store.
    Level level = unerring_level(1, 0);
    level.weights.free_turn = 300;
    const Game game(testing::with(
        {{"opening", "simultaneous"}, {"pits", "5"}, {"seeds", "1"}, {"relay", "false"}}));
    for (std::uint64_t n = 0; n < 20; ++n) {
        EXPECT_EQ(choose_opening(game.ruleset(), *game.opening(), Side::south, level, {n, n}, 0),
                  Pit(5));
    }
}

/// The share of the points that `level` makes against random play, from both chairs.
double share_against_random(const Ruleset& ruleset, const Level& level, int games) {
    double points = 0;
    for (int i = 0; i < games; ++i) {
        const bool is_south = i % 2 == 0;
        const Contender thinks{&level};
        const GameSeed seed = seed_in_series(7, i);
        const PlayedGame played =
            is_south ? play_game(ruleset, thinks, {}, seed) : play_game(ruleset, {}, thinks, seed);
        const rules::Winner own = is_south ? rules::Winner::south : rules::Winner::north;
        points += played.result.winner == own                   ? 1
                  : played.result.winner == rules::Winner::draw ? 0.5
                                                                : 0;
    }
    return points / games;
}

/// As weak as the weakest level of config/levels.json.
Level weak_level() {
    Level level;
    level.follow_seeds = 24;
    level.budget = 100;
    level.sure_lifts = 2;
    level.miscount = 12;
    level.whim = 60;
    level.weights.free_turn = 300;
    level.weights.capture = 50;
    return level;
}

TEST(SelfPlay, AWeakLevelBeatsRandomPlayInOpeningsAndMatches) {
    const std::vector<std::pair<std::string, Ruleset>> matches{
        {"arena", testing::with({{"opening", "simultaneous"}, {"end", "side_empty"}})},
        {"sunog", testing::with({{"opening", "simultaneous_nearest"},
                                 {"after_opening", "last_finisher"},
                                 {"capture.side", "none"},
                                 {"rounds", "until_burnt"},
                                 {"round_starter", "unburnt"}})},
        {"pertandingan", testing::with({{"capture.lap", "sowing"},
                                        {"rounds", "3"},
                                        {"refill", "fresh"},
                                        {"match_by", "rounds_won"}})},
        {"burnt and forfeited", testing::with({{"opening", "simultaneous"},
                                               {"rounds", "4"},
                                               {"refill", "even"},
                                               {"burnt", "forfeit"}})}};
    for (const auto& [name, ruleset] : matches) {
        EXPECT_GT(share_against_random(ruleset, weak_level(), 60), 0.6) << name;
    }
}

TEST(SelfPlay, TheSameSeedGivesTheSameMatch) {
    const Ruleset ruleset = testing::with({{"opening", "simultaneous"}, {"rounds", "3"}});
    const Level level = weak_level();
    const PlayedGame one = play_game(ruleset, {&level}, {&level}, {1, 2});
    const PlayedGame two = play_game(ruleset, {&level}, {&level}, {1, 2});
    EXPECT_EQ(one.result, two.result);
    EXPECT_EQ(one.opening, two.opening);
    EXPECT_EQ(one.sowings, two.sowings);
    EXPECT_GE(one.rounds, 2);
    EXPECT_LE(one.most_searched, level.budget);
}

}  // namespace
}  // namespace congkak::search
