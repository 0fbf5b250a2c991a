// Games: history, taking back, turns, the facts of rules.md §7, counted sequences.
#include "engine/rules/game.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/rules/perft.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

/// Applies letters, every one of which has to be legal.
void play(Game& game, std::string_view letters) {
    for (const char letter : letters) {
        const auto pit = record::pit_of(letter);
        ASSERT_TRUE(pit && pit->side == game.position().to_sow) << letter;
        ASSERT_TRUE(game.apply(pit->pit)) << letter;
    }
}

TEST(Facts, OnlyPitAGivesAnotherSowingFromTheFirstPosition) {
    for (const Pit pit : PitSet::all(7)) {
        Position at = first_position(Ruleset{});
        EXPECT_EQ(sow_legal(Ruleset{}, at, pit).turn_goes_on, pit == Pit(1)) << pit.number();
    }
}

TEST(Facts, NineSowingsWinBeforeTheOtherSows) {
    Game game(Ruleset{});
    play(game, "abggacadg");
    EXPECT_EQ(game.ply(), 9);
    EXPECT_EQ(game.turn(), 1);
    EXPECT_EQ(game.position().board.store(Side::south), 54);
    EXPECT_EQ(game.position().board.total(), 98);
    EXPECT_EQ(game.position().to_sow, Side::north);
}

TEST(Facts, ThirtyNineSowingsMakeNinetySix) {
    Game game(Ruleset{});
    play(game, "abebaebgbgafbdbddgefgafcgggcfgdgcgdgfga");
    EXPECT_EQ(game.ply(), 39);
    EXPECT_EQ(game.position().board.store(Side::south), 96);
    EXPECT_EQ(game.position().board.total(), 98);
    for (const Played& played : game.history()) {
        EXPECT_EQ(played.sowing()->turn, 0);
    }
}

TEST(GameHistory, TakingBackRestoresEveryEarlierPosition) {
    Game game(Ruleset{});
    std::vector<Position> seen{game.position()};
    for (int i = 0; i < 30 && !game.is_over(); ++i) {
        ASSERT_TRUE(game.apply(legal_pits(game.ruleset(), game.position()).first()));
        seen.push_back(game.position());
    }
    for (int ply = game.ply(); ply >= 0; --ply) {
        game.take_back_to(ply);
        EXPECT_EQ(game.ply(), ply);
        EXPECT_EQ(game.position(), seen[static_cast<std::size_t>(ply)]);
    }
    EXPECT_EQ(game.position(), game.start());
}

TEST(GameHistory, ARefusedSowingChangesNothing) {
    Game game(Ruleset{}, position("0,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s"));
    EXPECT_EQ(game.apply(Pit(1)).error(), SowError::empty_pit);
    EXPECT_EQ(game.apply_traced(Pit(8)).error(), SowError::no_such_pit);
    EXPECT_EQ(game.ply(), 0);
    EXPECT_EQ(game.position(), game.start());
}

TEST(GameHistory, CountsTurnsWithThoseThatWerePassed) {
    Ruleset ruleset = with({{"pits", "4"}, {"end", "both_empty"}});
    Game game(ruleset, position("0,1,0,1/0 0,0,0,0/4 s"));
    play(game, "b");
    EXPECT_EQ(game.turn(), 2) << "North's pass is a turn";
    play(game, "d");
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.turn(), 2);
}

TEST(GameResult, IsWhoHasMoreInTheStore) {
    const Ruleset ruleset = with({{"pits", "3"}});
    Game game(ruleset, position("0,0,1/0 2,1,0/0 s"));
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "c");
    EXPECT_EQ(game.result(), (GameResult{Winner::north, 1, 3}));

    Game drawn(ruleset, position("0,0,1/2 2,1,0/0 s"));
    play(drawn, "c");
    EXPECT_EQ(drawn.result(), (GameResult{Winner::draw, 3, 3}));
}

/// The clauses of a pack's file.
Ruleset pack(const std::string& id) {
    std::ifstream file("config/rulesets/" + id + ".json");
    const auto document = nlohmann::json::parse(file);
    Ruleset ruleset;
    for (const auto& [name, value] : document.at("clauses").items()) {
        const std::string words = value.is_string() ? value.get<std::string>() : value.dump();
        EXPECT_TRUE(set_clause(ruleset, name, words)) << name;
    }
    return ruleset;
}

TEST(Perft, AgreesWithTheIndependentCounts) {
    std::ifstream file("tests/vectors/perft.txt");
    int lines = 0;
    for (std::string line; std::getline(file, line); ++lines) {
        SCOPED_TRACE(line);
        std::istringstream words(line);
        std::string id;
        std::string board;
        words >> id >> board;
        Ruleset ruleset = pack(id);
        if (board != "-") {
            ASSERT_TRUE(board.starts_with("pits="));
            ASSERT_TRUE(set_clause(ruleset, "pits", board.substr(5)));
            settle_seeds(ruleset, true, false);
        }
        std::uint64_t expected = 0;
        for (int depth = 1; words >> expected; ++depth) {
            EXPECT_EQ(perft(ruleset, first_position(ruleset), depth), expected) << depth;
        }
    }
    EXPECT_EQ(lines, 9);
}

}  // namespace
}  // namespace congkak::testing
