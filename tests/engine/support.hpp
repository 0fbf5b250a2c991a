// Boards as text, clauses by name and seeded randomness for the tests of the engine.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "engine/record/position_text.hpp"
#include "engine/rules/clauses.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::testing {

using NamedClause = std::pair<std::string_view, std::string_view>;

/// The default ruleset with some clauses set.
inline rules::Ruleset with(std::initializer_list<NamedClause> clauses) {
    rules::Ruleset ruleset;
    for (const auto& [name, value] : clauses) {
        EXPECT_TRUE(rules::set_clause(ruleset, name, value)) << name << " " << value;
    }
    EXPECT_TRUE(rules::validate(ruleset));
    return ruleset;
}

inline rules::Position position(std::string_view text) {
    const auto parsed = record::parse_position(text);
    if (!parsed) {
        ADD_FAILURE() << text << ": " << message(parsed.error());
        return {};
    }
    return *parsed;
}

/// What one sowing gave.
struct Sown {
    rules::Outcome outcome;
    std::string after;
};

/// Sows the pit of that letter, which has to be legal. The board may have any number of pits.
inline Sown sow(const rules::Ruleset& ruleset, std::string_view before, char letter) {
    rules::Position at = position(before);
    const auto pit = record::pit_of(letter);
    EXPECT_TRUE(pit && pit->side == at.to_sow) << letter;
    const auto outcome = rules::sow(ruleset, at, pit->pit);
    if (!outcome) {
        ADD_FAILURE() << letter << " was refused in " << before;
        return {};
    }
    return {.outcome = *outcome, .after = record::position_text(at)};
}

/// A new seed for every run, or CONGKAK_SEED; printed, so that a failure can be repeated.
inline std::uint64_t printed_seed() {
    const char* given = std::getenv("CONGKAK_SEED");
    const std::uint64_t seed =
        given != nullptr ? std::strtoull(given, nullptr, 10) : std::random_device{}();
    std::cout << "CONGKAK_SEED=" << seed << std::endl;
    ::testing::Test::RecordProperty("seed", std::to_string(seed));
    return seed;
}

}  // namespace congkak::testing
