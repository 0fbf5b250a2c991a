// Tables of single sowings: a board, a letter, the board after it and how the sowing ended.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/engine/support.hpp"

namespace congkak::testing {

struct SowingCase {
    std::string name;
    std::vector<NamedClause> clauses;
    std::string before;
    char letter;
    std::string after;
    rules::SowingEnd end;
};

inline std::string name_of_case(const ::testing::TestParamInfo<SowingCase>& info) {
    return info.param.name;
}

class SowingTable : public ::testing::TestWithParam<SowingCase> {
  protected:
    static void check() {
        const SowingCase& expected = GetParam();
        rules::Ruleset ruleset;
        for (const auto& [name, value] : expected.clauses) {
            ASSERT_TRUE(rules::set_clause(ruleset, name, value)) << name << " " << value;
        }
        const Sown sown = sow(ruleset, expected.before, expected.letter);
        EXPECT_EQ(sown.after, expected.after);
        EXPECT_EQ(sown.outcome.end, expected.end);
    }
};

}  // namespace congkak::testing
