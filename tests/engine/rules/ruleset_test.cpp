// Rulesets as values: ranges, combinations, clauses by name.
#include <gtest/gtest.h>

#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

struct Combination {
    std::string name;
    std::vector<NamedClause> clauses;
    /// The clause to blame, or empty.
    std::string problem;
};

class RulesetCombination : public ::testing::TestWithParam<Combination> {};

TEST_P(RulesetCombination, IsJudged) {
    Ruleset ruleset;
    for (const auto& [name, value] : GetParam().clauses) {
        ASSERT_TRUE(set_clause(ruleset, name, value)) << name << " " << value;
    }
    const auto valid = validate(ruleset);
    EXPECT_EQ(valid ? "" : std::string(valid.error().clause), GetParam().problem);
}

INSTANTIATE_TEST_SUITE_P(
    , RulesetCombination,
    ::testing::Values(
        Combination{"Defaults", {}, ""},
        Combination{"SweepNoneInSeveralRounds", {{"sweep", "none"}, {"rounds", "2"}}, "sweep"},
        Combination{"SweepNoneInOneRound", {{"sweep", "none"}}, ""},
        Combination{
            "SweepNoneInFreshRounds",
            {{"sweep", "none"}, {"rounds", "2"}, {"refill", "fresh"}, {"match_by", "rounds_won"}},
            ""},
        Combination{"FreshUntilBurnt", {{"rounds", "until_burnt"}, {"refill", "fresh"}}, "refill"},
        Combination{"SeedsOfFreshRounds", {{"rounds", "3"}, {"refill", "fresh"}}, "match_by"},
        Combination{"SeedsOfOneFreshRound", {{"refill", "fresh"}}, ""},
        Combination{"SeedsTotalOfFreshRounds",
                    {{"rounds", "3"}, {"refill", "fresh"}, {"match_by", "seeds_total"}},
                    ""},
        Combination{"SeedsTotalWithoutFresh", {{"match_by", "seeds_total"}}, "match_by"}),
    [](const auto& tested) { return tested.param.name; });

TEST(RulesetRanges, AreChecked) {
    for (const int pits : {2, 12}) {
        Ruleset ruleset;
        ruleset.pits = pits;
        EXPECT_EQ(validate(ruleset).error().clause, "pits");
    }
    for (const int seeds : {0, 12}) {
        Ruleset ruleset;
        ruleset.seeds = seeds;
        EXPECT_EQ(validate(ruleset).error().clause, "seeds");
    }
    for (const int rounds : {-1, 21}) {
        Ruleset ruleset;
        ruleset.rounds = Rounds(rounds);
        EXPECT_EQ(validate(ruleset).error().clause, "rounds");
    }
}

TEST(Clauses, TheFirstValueListedIsTheDefault) {
    for (const ClauseInfo& clause : all_clauses()) {
        if (clause.name == "seeds") {
            continue;
        }
        const std::string value = clause_value(Ruleset{}, clause.name);
        EXPECT_TRUE(clause.values.starts_with(value + ",")) << clause.name;
    }
}

TEST(Clauses, WordsAndRangesAreWhatTheTextOfTheirValuesSays) {
    for (const ClauseInfo& clause : all_clauses()) {
        std::string text;
        for (const std::string_view word : clause.words) {
            text += (text.empty() ? "" : ", ") + std::string(word);
        }
        const std::string range =
            std::to_string(clause.lowest) + ".." + std::to_string(clause.highest);
        switch (clause.kind) {
            case ClauseKind::word:
                EXPECT_EQ(text, clause.values);
                break;
            case ClauseKind::number:
                EXPECT_TRUE(clause.values.ends_with(range)) << clause.name;
                break;
            case ClauseKind::number_or_word:
                EXPECT_TRUE(clause.values.ends_with(text)) << clause.name;
                break;
            case ClauseKind::boolean:
                EXPECT_TRUE(text.empty() && clause.highest == 0) << clause.name;
                break;
        }
    }
}

TEST(Clauses, EveryListedWordCanBeSetAndIsReadBack) {
    for (const ClauseInfo& clause : all_clauses()) {
        if (clause.kind == ClauseKind::number || clause.kind == ClauseKind::number_or_word) {
            continue;
        }
        std::string values(clause.values);
        for (std::size_t from = 0; from < values.size();) {
            const std::size_t comma = std::min(values.find(", ", from), values.size());
            const std::string value = values.substr(from, comma - from);
            Ruleset ruleset;
            EXPECT_TRUE(set_clause(ruleset, clause.name, value)) << clause.name << " " << value;
            EXPECT_EQ(clause_value(ruleset, clause.name), value);
            from = comma + 2;
        }
    }
}

TEST(Clauses, RefusedValuesChangeNothing) {
    const std::vector<NamedClause> refused{
        {"pits", "2"},     {"pits", "12"},   {"pits", "07"},    {"pits", "+7"},
        {"pits", ""},      {"pits", "7 "},   {"seeds", "0"},    {"seeds", "99999999999"},
        {"relay", "True"}, {"rounds", "21"}, {"end", "nobody"}, {"capture.side", "Own"},
        {"capture", "own"}};
    for (const auto& [name, value] : refused) {
        Ruleset ruleset;
        EXPECT_FALSE(set_clause(ruleset, name, value)) << name << " " << value;
        EXPECT_EQ(ruleset, Ruleset{});
    }
    Ruleset ruleset;
    EXPECT_EQ(set_clause(ruleset, "capture", "own").error(), ClauseError::unknown_clause);
    EXPECT_EQ(set_clause(ruleset, "pits", "2").error(), ClauseError::bad_value);
}

TEST(Clauses, PitsWithoutSeedsMeansAsManySeeds) {
    Ruleset mancala = with({{"pits", "6"}, {"seeds", "4"}});
    mancala.pits = 5;
    settle_seeds(mancala, true, false);
    EXPECT_EQ(mancala.seeds, 5);
}

TEST(Clauses, TheDifferenceLeadsBackToTheRuleset) {
    Random random(printed_seed());
    for (int i = 0; i < 2000; ++i) {
        const Ruleset base = random_ruleset(random);
        const Ruleset ruleset = random_ruleset(random);
        Ruleset rebuilt = base;
        bool names_pits = false;
        bool names_seeds = false;
        for (const std::string_view name : differing_clauses(base, ruleset)) {
            ASSERT_TRUE(set_clause(rebuilt, name, clause_value(ruleset, name)));
            names_pits = names_pits || name == "pits";
            names_seeds = names_seeds || name == "seeds";
        }
        settle_seeds(rebuilt, names_pits, names_seeds);
        EXPECT_EQ(rebuilt, ruleset) << described(base) << "/ " << described(ruleset);
        EXPECT_TRUE(differing_clauses(base, base).empty());
    }
}

}  // namespace
}  // namespace congkak::testing
