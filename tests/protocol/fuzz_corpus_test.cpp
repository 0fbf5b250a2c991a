// Replays what the fuzz target of rulesets has collected, and the packs themselves.
#include <gtest/gtest.h>

#include "tests/fuzz/check_ruleset.hpp"
#include "tests/fuzz/replay_corpus.hpp"

namespace congkak::testing {
namespace {

TEST(FuzzCorpus, OfRulesetsHolds) {
    EXPECT_GE(fuzz::replay("tests/fuzz/corpus/ruleset", fuzz::check_ruleset), 8);
}

TEST(FuzzCorpus, HoldsForThePacks) {
    EXPECT_GE(fuzz::replay("config/rulesets", fuzz::check_ruleset), 9);
}

}  // namespace
}  // namespace congkak::testing
