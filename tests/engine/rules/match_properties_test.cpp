// Random matches under random clauses, openings and rounds included: what must hold at every event.
#include <gtest/gtest.h>

#include <array>

#include "engine/rules/game.hpp"
#include "tests/engine/rules/opening_animation.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

constexpr std::array both{Side::south, Side::north};

/// Plays `matches` random ones and calls `check(game)` before every step and at the end.
template <typename Check>
void play_random_matches(int matches, const Check& check) {
    Random random(printed_seed());
    for (int i = 0; i < matches; ++i) {
        const Ruleset ruleset = random_match_ruleset(random);
        SCOPED_TRACE(described(ruleset));
        Game game(ruleset, random_number(random, 0, 1) == 0 ? Side::south : Side::north);
        while (!game.is_over()) {
            SCOPED_TRACE(record::position_text(game.position()));
            check(random, game);
            if (::testing::Test::HasFailure()) {
                return;
            }
            random_step(random, game);
        }
        check(random, game);
    }
}

int total(const Game& game) {
    int seeds = game.position().board.total();
    if (const SimultaneousOpening* opening = game.opening()) {
        seeds += opening->hand(Side::south) + opening->hand(Side::north);
    }
    return seeds;
}

TEST(MatchProperties, SeedsAreConservedThroughOpeningAndRounds) {
    play_random_matches(600, [](Random&, const Game& game) {
        EXPECT_EQ(total(game), 2 * game.ruleset().pits * game.ruleset().seeds);
    });
}

/// All that can be asked of a game without its history.
struct Seen {
    explicit Seen(const Game& game)
        : position(game.position()),
          phase(game.phase()),
          ply(game.ply()),
          round(game.round()),
          turn(game.turn()),
          starter(game.round_starter()),
          rounds(game.rounds().begin(), game.rounds().end()),
          result(game.result()),
          score(game.score()) {
        for (const Side side : both) {
            legal[index_of(side)] = game.legal(side);
            hidden[index_of(side)] = game.hidden_choice(side);
        }
    }

    Position position;
    Phase phase;
    int ply;
    int round;
    int turn;
    Side starter;
    std::vector<RoundResult> rounds;
    std::optional<GameResult> result;
    GameResult score;
    std::array<PitSet, 2> legal;
    std::array<std::optional<Pit>, 2> hidden;

    friend bool operator==(const Seen&, const Seen&) = default;
};

TEST(MatchProperties, APitIsLegalExactlyWhereItCanBePlayedAndARefusalChangesNothing) {
    play_random_matches(40, [](Random&, const Game& game) {
        const Seen before(game);
        for (int number = 1; number <= Pit::highest; ++number) {
            const Pit pit(number);
            Game sown = game;
            const bool sows = sown.apply(pit).has_value();
            const bool may_sow =
                game.phase() == Phase::sowing && game.legal(game.position().to_sow).contains(pit);
            EXPECT_EQ(sows, may_sow) << number;
            EXPECT_TRUE(sows || Seen(sown) == before);
            for (const Side side : both) {
                Game chosen = game;
                const bool chooses = chosen.choose(side, pit).has_value();
                EXPECT_EQ(chooses,
                          game.phase() == Phase::opening && game.legal(side).contains(pit));
                EXPECT_TRUE(chooses || Seen(chosen) == before);
            }
        }
    });
}

TEST(MatchProperties, SomethingIsAwaitedExactlyWhilePlayCanGoOn) {
    play_random_matches(300, [](Random&, const Game& game) {
        const bool running = game.phase() == Phase::opening || game.phase() == Phase::sowing;
        EXPECT_EQ(running, game.awaits(Side::south) || game.awaits(Side::north));
        for (const Side side : both) {
            EXPECT_EQ(game.awaits(side), !game.legal(side).empty());
        }
        EXPECT_EQ(game.is_over(), game.result().has_value());
        EXPECT_EQ(game.rounds().size() + (game.position().over ? 0U : 1U),
                  static_cast<std::size_t>(game.round()));
        EXPECT_LE(game.round(), game.ruleset().rounds.limit());
        EXPECT_LE(game.ply(), 20000) << "a match without end";
    });
}

TEST(MatchProperties, TakingBackRestoresEveryEarlierState) {
    Random random(printed_seed());
    for (int i = 0; i < 150; ++i) {
        const Ruleset ruleset = random_match_ruleset(random);
        SCOPED_TRACE(described(ruleset));
        Game game(ruleset);
        std::vector<Seen> seen{Seen(game)};
        while (!game.is_over() && game.ply() < 300) {
            const int before = game.ply();
            random_step(random, game);
            if (game.ply() > before) {
                seen.emplace_back(game);
            }
        }
        while (game.ply() > 0) {
            game.take_back_to(random_number(random, 0, game.ply() - 1));
            ASSERT_EQ(Seen(game), seen[static_cast<std::size_t>(game.ply())]);
        }
    }
}

TEST(MatchProperties, ExchangingTheSidesMirrorsAllRounds) {
    Random random(printed_seed());
    for (int i = 0; i < 300; ++i) {
        Ruleset ruleset = random_match_ruleset(random);
        ruleset.opening = Opening::alternating;
        SCOPED_TRACE(described(ruleset));
        Game game(ruleset, random_start(random, ruleset));
        Game mirror(ruleset, mirrored(game.start()));
        while (!game.is_over()) {
            if (game.phase() == Phase::round_over) {
                game.start_next_round();
                ASSERT_EQ(mirror.phase(), Phase::round_over);
                mirror.start_next_round();
            } else {
                const Pit pit = random_pit(random, game.legal(game.position().to_sow));
                ASSERT_TRUE(game.apply(pit));
                ASSERT_TRUE(mirror.apply(pit));
            }
            ASSERT_EQ(mirror.position(), mirrored(game.position()));
        }
        ASSERT_TRUE(mirror.is_over());
        const GameResult result = *game.result();
        const GameResult other = *mirror.result();
        EXPECT_EQ(other.south, result.north);
        EXPECT_EQ(other.north, result.south);
        EXPECT_EQ(other.winner == Winner::south, result.winner == Winner::north);
        EXPECT_EQ(other.winner == Winner::draw, result.winner == Winner::draw);
    }
}

/// A ruleset with a simultaneous opening.
Ruleset random_opening_ruleset(Random& random) {
    Ruleset ruleset = random_match_ruleset(random);
    ruleset.opening =
        random_number(random, 0, 1) == 0 ? Opening::simultaneous : Opening::simultaneous_nearest;
    return ruleset;
}

TEST(OpeningProperties, TheSameTwoListsOfChoicesGiveTheSameBoardInWhateverOrderTheyComeIn) {
    Random random(printed_seed());
    int both_hidden = 0;
    for (int i = 0; i < 1500; ++i) {
        const Ruleset ruleset = random_opening_ruleset(random);
        SCOPED_TRACE(described(ruleset));
        Game south_first(ruleset);
        Game north_first(ruleset);
        while (south_first.phase() == Phase::opening) {
            std::array<std::optional<Pit>, 2> chosen;
            for (const Side side : both) {
                if (south_first.awaits(side)) {
                    chosen[index_of(side)] = random_pit(random, south_first.legal(side));
                }
            }
            both_hidden += chosen[0] && chosen[1];
            const Position before = south_first.position();
            for (const Side side : both) {
                if (chosen[0] && chosen[1]) {
                    ASSERT_EQ(south_first.position(), before) << "a hidden choice moved seeds";
                }
                const Side late = other(side);
                if (chosen[index_of(side)]) {
                    ASSERT_TRUE(south_first.choose(side, *chosen[index_of(side)]));
                }
                if (chosen[index_of(late)]) {
                    ASSERT_TRUE(north_first.choose(late, *chosen[index_of(late)]));
                }
            }
            ASSERT_EQ(Seen(south_first), Seen(north_first));
            ASSERT_EQ(south_first.history().back().opening()->opened,
                      north_first.history().back().opening()->opened);
        }
    }
    EXPECT_GT(both_hidden, 1500);
}

TEST(OpeningProperties, WhatAStepTellsIsWhatHappenedToTheBoard) {
    Random random(printed_seed());
    for (int i = 0; i < 2000; ++i) {
        const Ruleset ruleset = random_opening_ruleset(random);
        SCOPED_TRACE(described(ruleset));
        Game game(ruleset);
        while (game.phase() == Phase::opening) {
            const Board before = game.position().board;
            const int ply = game.ply();
            while (game.ply() == ply) {
                random_step(random, game);
            }
            const Opened& opened = game.history().back().opening()->opened;
            OpeningAnimation animation(opened, before);
            ASSERT_EQ(animation.play(), game.position().board);
            for (const Side side : both) {
                const OpeningSide& told = opened.sides[index_of(side)];
                EXPECT_EQ(before.store(side) + told.gained + opened.swept[index_of(side)],
                          game.position().board.store(side));
                EXPECT_EQ(game.phase() == Phase::opening,
                          !opened.sides[0].finished || !opened.sides[1].finished);
            }
            EXPECT_EQ(opened.ends_opening, game.phase() != Phase::opening);
        }
    }
}

}  // namespace
}  // namespace congkak::testing
