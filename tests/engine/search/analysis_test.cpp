// The analysis of a match: its turns, the best ones beside them, and where it was lost.
#include "engine/search/analysis.hpp"

#include <gtest/gtest.h>

#include "engine/record/position_text.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Game;
using rules::Pit;
using rules::Ruleset;
using rules::Side;
using rules::Winner;
using testing::Random;

constexpr TurnLimits small{.sowings = 5000, .boards = 5000, .ends = 1};

void sow(Game& game, std::string_view letters) {
    for (const char letter : letters) {
        ASSERT_TRUE(game.apply(record::pit_of(letter)->pit)) << letter;
    }
}

/// Any legal move until the match is over.
Game random_match(const Ruleset& ruleset, Random& random) {
    Game game(ruleset);
    while (!game.is_over()) {
        if (game.phase() == rules::Phase::round_over) {
            game.start_next_round();
            continue;
        }
        const Side side = game.awaits(Side::south) ? Side::south : Side::north;
        const auto legal = game.legal(side);
        auto pit = legal.begin();
        for (int n = testing::random_number(random, 0, legal.size() - 1); n > 0; --n) {
            ++pit;
        }
        if (game.phase() == rules::Phase::opening) {
            EXPECT_TRUE(game.choose(side, *pit));
        } else {
            EXPECT_TRUE(game.apply(*pit));
        }
    }
    return game;
}

TEST(Analysis, ListsTheTurnsThatWerePlayed) {
    Game game((Ruleset()));
    sow(game, "ad");
    ASSERT_EQ(game.position().to_sow, Side::north) << "the story below begins so";
    const auto turns = turns_of(game);
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(turns[0].ply, 0);
    EXPECT_EQ(turns[0].side, Side::south);
    EXPECT_EQ(turns[0].line, (std::vector{Pit(1), Pit(4)}));
    EXPECT_EQ(turns[0].haul, game.position().board.store(Side::south));
    EXPECT_EQ(turns[0].before, game.start());
}

TEST(Analysis, LeavesOutATurnThatWasBrokenOff) {
    Game game((Ruleset()));
    sow(game, "a");
    ASSERT_EQ(game.position().to_sow, Side::south);
    EXPECT_TRUE(turns_of(game).empty());
}

TEST(Analysis, CoversEveryPlyOfAMatchUnderAnyClauses) {
    Random random(testing::printed_seed());
    int openings = 0;
    int rounds = 0;
    for (int i = 0; i < 60; ++i) {
        const Ruleset ruleset = testing::random_match_ruleset(random);
        const Game game = random_match(ruleset, random);
        const auto turns = turns_of(game);
        std::size_t sowings = 0;
        for (const TurnPlayed& turn : turns) {
            EXPECT_EQ(turn.before, game.position_at(turn.ply)) << testing::described(ruleset);
            EXPECT_EQ(turn.before.to_sow, turn.side) << testing::described(ruleset);
            sowings += turn.line.size();
        }
        std::size_t others = 0;
        for (const rules::Played& entry : game.history()) {
            others += entry.sowing() == nullptr ? 1 : 0;
            openings += entry.opening() != nullptr ? 1 : 0;
            rounds += entry.started_round() != nullptr ? 1 : 0;
        }
        EXPECT_EQ(sowings + others, game.history().size()) << testing::described(ruleset);
    }
    EXPECT_GT(openings, 5);
    EXPECT_GT(rounds, 20);
}

TEST(Analysis, NeverSaysThatLessThanWasPlayedIsBest) {
    Random random(testing::printed_seed());
    int better = 0;
    for (int i = 0; i < 12; ++i) {
        const Ruleset ruleset = testing::random_match_ruleset(random);
        const Game game = random_match(ruleset, random);
        const auto turns = turns_of(game);
        for (std::size_t t = 0; t < turns.size() && t < 6; ++t) {
            const Decision decision = judge(ruleset, turns[t], small);
            EXPECT_GE(decision.lost(), 0);
            EXPECT_GE(decision.longest, 1);
            EXPECT_LE(decision.chain.size(), decision.best.size());
            // The best turn really brings what it says.
            rules::Position at = turns[t].before;
            for (const Pit pit : decision.best) {
                ASSERT_EQ(at.to_sow, turns[t].side);
                ASSERT_TRUE(rules::sow(ruleset, at, pit)) << testing::described(ruleset);
            }
            EXPECT_EQ(at.board.store(turns[t].side) - turns[t].before.board.store(turns[t].side),
                      decision.haul)
                << testing::described(ruleset);
            better += decision.lost() > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(better, 5);
}

Decision decision(Side side, int made, int haul, int longest_played = 1, int longest = 1) {
    Decision decision;
    decision.played.side = side;
    decision.played.haul = made;
    decision.played.longest = longest_played;
    decision.haul = haul;
    decision.longest = longest;
    return decision;
}

TEST(Analysis, SaysWhereTheLoserLostMost) {
    const std::vector decisions{decision(Side::south, 1, 60), decision(Side::north, 5, 12),
                                decision(Side::south, 3, 3), decision(Side::north, 2, 9)};
    EXPECT_EQ(turning_point(decisions, Winner::south), 1U) << "the first of two that are alike";
    EXPECT_EQ(turning_point(decisions, Winner::north), 0U);
    EXPECT_EQ(turning_point(decisions, Winner::draw), std::nullopt);
    EXPECT_EQ(turning_point(std::span(decisions).subspan(2, 1), Winner::north), std::nullopt)
        << "nothing was lost there";
}

TEST(Analysis, SaysWhichLongSowingWasMissed) {
    const std::vector decisions{decision(Side::south, 1, 9, 30, 30),
                                decision(Side::south, 1, 9, 10, 40),
                                decision(Side::south, 1, 9, 50, 60)};
    EXPECT_EQ(longest_missed(decisions, Side::south), 2U);
    EXPECT_EQ(longest_missed(std::span(decisions).first(1), Side::south), std::nullopt);
    EXPECT_EQ(longest_missed(decisions, Side::north), std::nullopt);
}

}  // namespace
}  // namespace congkak::search
