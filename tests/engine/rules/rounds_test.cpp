// Refilling, burnt pits, who starts and what decides a match: rules.md §5.
#include "engine/rules/rounds.hpp"

#include <gtest/gtest.h>

#include "tests/engine/rules/rounds_with.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

struct RefillCase {
    std::string name;
    std::vector<NamedClause> clauses;
    std::string ended;
    /// The board of the next round; who starts it is not looked at.
    std::string after;
};

class RefillClause : public ::testing::TestWithParam<RefillCase> {};

TEST_P(RefillClause, Decides) {
    const Board board = refilled(rounds_with(GetParam().clauses), position(GetParam().ended).board);
    EXPECT_EQ(board, position(GetParam().after).board) << record::position_text({.board = board});
}

INSTANTIATE_TEST_SUITE_P(
    , RefillClause,
    ::testing::Values(
        RefillCase{"FullFillsAsManyPitsAsItCanAndKeepsTheRest",
                   {},
                   "0,0,0/5 0,0,0/7 -",
                   "x,2,2/1 2,2,2/1 s"},
        RefillCase{"PartialOpensOneMorePitWithWhatIsLeft",
                   {{"refill", "partial"}},
                   "0,0,0/5 0,0,0/7 -",
                   "1,2,2/0 2,2,2/1 s"},
        RefillCase{"PartialWithNothingLeftBurnsTheRest",
                   {{"refill", "partial"}},
                   "0,0,0/2 0,0,0/10 -",
                   "x,x,2/0 2,2,2/4 s"},
        RefillCase{"EvenDealsRoundAndRound",
                   {{"refill", "even"}},
                   "0,0,0/4 0,0,0/8 -",
                   "1,1,2/0 2,2,2/2 s"},
        RefillCase{"EvenBurnsWhereThereAreFewerSeedsThanPits",
                   {{"refill", "even"}},
                   "0,0,0/2 0,0,0/10 -",
                   "x,1,1/0 2,2,2/4 s"},
        RefillCase{"FreshStartsAnew",
                   {{"refill", "fresh"}, {"match_by", "rounds_won"}},
                   "0,0,0/1 0,0,0/11 -",
                   "2,2,2/0 2,2,2/0 s"},
        RefillCase{"FromFarFillsPitOneFirst",
                   {{"refill_from", "far"}},
                   "0,0,0/5 0,0,0/7 -",
                   "2,2,x/1 2,2,2/1 s"},
        RefillCase{"FromFarWithPartial",
                   {{"refill_from", "far"}, {"refill", "partial"}},
                   "0,0,0/3 0,0,0/9 -",
                   "2,1,x/0 2,2,2/3 s"},
        RefillCase{"FromFarWithEven",
                   {{"refill_from", "far"}, {"refill", "even"}},
                   "0,0,0/4 0,0,0/8 -",
                   "2,1,1/0 2,2,2/2 s"},
        RefillCase{"BurntForARoundIsWorkedOutAnew", {}, "x,0,0/6 0,0,0/6 -", "2,2,2/0 2,2,2/0 s"},
        RefillCase{"BurntForTheMatchStaysBurntAndItsSeedsInTheStore",
                   {{"burnt_for", "match"}},
                   "x,0,0/6 0,0,0/6 -",
                   "x,2,2/2 2,2,2/0 s"},
        RefillCase{"BurntForTheMatchIsPassedOverInTheOrderOfFilling",
                   {{"burnt_for", "match"}},
                   "0,0,x/3 0,0,0/9 -",
                   "x,2,x/1 2,2,2/3 s"},
        RefillCase{"BurntForTheMatchLeavesFewerPitsToDealTo",
                   {{"burnt_for", "match"}, {"refill", "even"}},
                   "0,x,0/3 0,0,0/9 -",
                   "1,x,2/0 2,2,2/3 s"}),
    [](const auto& tested) { return tested.param.name; });

struct StarterCase {
    std::string name;
    std::string clause;
    Winner winner;
    std::string refilled;
    Side starter;
};

class RoundStarterClause : public ::testing::TestWithParam<StarterCase> {};

/// The round before was started by South, and North sowed last.
TEST_P(RoundStarterClause, Decides) {
    const StarterCase& given = GetParam();
    const RoundResult before{.starter = Side::south, .winner = given.winner};
    EXPECT_EQ(next_starter(rounds_with({{"round_starter", given.clause}}), before,
                           position(given.refilled).board, Side::north),
              given.starter);
}

const std::string unburnt = "2,2,2/0 2,2,2/0 s";

INSTANTIATE_TEST_SUITE_P(
    , RoundStarterClause,
    ::testing::Values(
        StarterCase{"Loser", "loser", Winner::south, unburnt, Side::north},
        StarterCase{"LoserOfADraw", "loser", Winner::draw, unburnt, Side::north},
        StarterCase{"Winner", "winner", Winner::north, unburnt, Side::north},
        StarterCase{"WinnerOfADraw", "winner", Winner::draw, unburnt, Side::south},
        StarterCase{"Unburnt", "unburnt", Winner::south, "2,2,2/3 x,2,2/1 s", Side::south},
        StarterCase{"BothBurnt", "unburnt", Winner::south, "x,2,2/0 x,2,2/0 s", Side::north},
        StarterCase{"NeitherBurnt", "unburnt", Winner::north, unburnt, Side::south},
        StarterCase{"Alternate", "alternate", Winner::north, unburnt, Side::north},
        StarterCase{"LastMover", "last_mover", Winner::north, unburnt, Side::north}),
    [](const auto& tested) { return tested.param.name; });

struct DecisionCase {
    std::string name;
    std::vector<NamedClause> clauses;
    /// Winners of the rounds so far: `s`, `n`, `-`.
    std::string rounds;
    std::string ended;
    /// Who has won the match by then; `running` where a further round follows.
    std::string winner;
    int south;
    int north;
};

class MatchDecision : public ::testing::TestWithParam<DecisionCase> {};

TEST_P(MatchDecision, IsMade) {
    const DecisionCase& given = GetParam();
    const Ruleset ruleset = rounds_with(given.clauses);
    const Board ended = position(given.ended).board;
    std::vector<RoundResult> rounds;
    for (const char winner : given.rounds) {
        rounds.push_back({.winner = winner == 's'   ? Winner::south
                                    : winner == 'n' ? Winner::north
                                                    : Winner::draw,
                          .south = ended.store(Side::south),
                          .north = ended.store(Side::north)});
    }
    ASSERT_EQ(is_match_decided(ruleset, rounds, ended), given.winner != "running");
    GameResult result = match_score(ruleset, rounds, ended, true);
    EXPECT_EQ(result.south, given.south);
    EXPECT_EQ(result.north, given.north);
    if (given.winner != "running") {
        const Winner winner = winner_by_burning(ruleset, rounds, ended).value_or(result.winner);
        EXPECT_EQ(winner, given.winner == "south"   ? Winner::south
                          : given.winner == "north" ? Winner::north
                                                    : Winner::draw);
    }
}

const std::vector<NamedClause> fresh_by_wins{{"refill", "fresh"}, {"match_by", "rounds_won"}};

INSTANTIATE_TEST_SUITE_P(
    , MatchDecision,
    ::testing::Values(
        DecisionCase{"GoesOnWhileBothCanFillAPit", {}, "s", "0,0,0/10 0,0,0/2 -", "running", 10, 2},
        DecisionCase{"FullIsLostBelowOnePitsSeeds", {}, "s", "0,0,0/11 0,0,0/1 -", "south", 11, 1},
        DecisionCase{"PartialGoesOnWithOneSeed",
                     {{"refill", "partial"}},
                     "s",
                     "0,0,0/11 0,0,0/1 -",
                     "running",
                     11,
                     1},
        DecisionCase{"PartialIsLostWithAnEmptyStore",
                     {{"refill", "partial"}},
                     "n",
                     "0,0,0/0 0,0,0/12 -",
                     "north",
                     0,
                     12},
        DecisionCase{"EvenIsLostWithAnEmptyStore",
                     {{"refill", "even"}},
                     "s",
                     "0,0,0/12 0,0,0/0 -",
                     "south",
                     12,
                     0},
        DecisionCase{"FreshIsNeverLostSo", fresh_by_wins, "s", "0,0,0/12 0,0,0/0 -", "running", 1,
                     0},
        DecisionCase{"BurningLosesWhateverMatchBySays",
                     {{"match_by", "rounds_won"}},
                     "-s",
                     "0,0,0/11 0,0,0/1 -",
                     "south",
                     1,
                     0},
        DecisionCase{"TheLastRoundIsDecidedByMatchBy",
                     {{"match_by", "rounds_won"}},
                     "nsn",
                     "0,0,0/1 0,0,0/11 -",
                     "north",
                     1,
                     2},
        DecisionCase{"BySeedsTheStoresDecide", {}, "nns", "0,0,0/7 0,0,0/5 -", "south", 7, 5},
        DecisionCase{"EqualStoresAreADraw", {}, "nn-", "0,0,0/6 0,0,0/6 -", "draw", 6, 6},
        DecisionCase{"MoreThanHalfOfTheRoundsIsEnough", fresh_by_wins, "ss", "0,0,0/7 0,0,0/5 -",
                     "south", 2, 0},
        DecisionCase{"HalfOfTheRoundsIsNot",
                     {{"rounds", "4"}, {"refill", "fresh"}, {"match_by", "rounds_won"}},
                     "ss",
                     "0,0,0/7 0,0,0/5 -",
                     "running",
                     2,
                     0},
        DecisionCase{"ADrawnRoundCountsForNobody", fresh_by_wins, "sn-", "0,0,0/6 0,0,0/6 -",
                     "draw", 1, 1},
        DecisionCase{"SeedsTotalIsTheSumOfAllRounds",
                     {{"refill", "fresh"}, {"match_by", "seeds_total"}},
                     "sss",
                     "0,0,0/7 0,0,0/5 -",
                     "south",
                     21,
                     15},
        DecisionCase{"UntilBurntGoesOnWhateverWasWon",
                     {{"rounds", "until_burnt"}, {"match_by", "rounds_won"}},
                     "sssssssssssssssssss",
                     "0,0,0/10 0,0,0/2 -",
                     "running",
                     19,
                     0},
        DecisionCase{"UntilBurntEndsAfterTwentyRounds",
                     {{"rounds", "until_burnt"}},
                     "ssssssssssssssssssss",
                     "0,0,0/2 0,0,0/10 -",
                     "north",
                     2,
                     10}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace congkak::testing
