// A small match of several rounds for tests.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "tests/engine/support.hpp"

namespace congkak::testing {

/// Three rounds on three pits with two seeds each, and further clauses.
inline rules::Ruleset rounds_with(const std::vector<NamedClause>& clauses) {
    rules::Ruleset ruleset;
    ruleset.pits = 3;
    ruleset.seeds = 2;
    ruleset.rounds = rules::Rounds(3);
    for (const auto& [name, value] : clauses) {
        EXPECT_TRUE(rules::set_clause(ruleset, name, value)) << name << " " << value;
    }
    EXPECT_TRUE(rules::validate(ruleset));
    return ruleset;
}

}  // namespace congkak::testing
