// Counting sequences of sowings: the number that shows whether two implementations agree.
#pragma once

#include <cstdint>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::rules {

/// How many sequences of `depth` >= 0 sowings there are from `position`; one that ends the round
/// earlier counts once.
[[nodiscard]] std::uint64_t perft(const Ruleset& ruleset, const Position& position,
                                  int depth) noexcept;

}  // namespace congkak::rules
