// Questions about a position that have one true answer, and the answers as JSON.
//
// What is proven and what is only the best found is in every answer. Works until its budget is
// spent or Ctrl-C wants it to stop, and then says what it has.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::app {

enum class Goal : std::uint8_t {
    /// The most seeds that one turn can bring.
    best_turn,
    /// The fewest sowings of one turn to more than half of all seeds.
    win,
    /// The difference at the end of the round under perfect play.
    exact,
};

struct Task {
    rules::Ruleset ruleset;
    rules::Position position;
    Goal goal = Goal::best_turn;
    /// Sowings searched.
    std::uint64_t budget = 10'000'000;
    std::uint64_t memory_mib = 1024;
};

/// The least memory for a budget of one-turn search.
[[nodiscard]] std::uint64_t least_memory_mib(std::uint64_t budget) noexcept;

/// The position is running. Throws std::runtime_error, one line, where the goal can't be asked of
/// it. Fields of the answer:
///
/// - all: `goal`, `position`, `seeds` (in the pits), `searched` (sowings), `stopped`, `proven`
///   (nothing better exists)
/// - best-turn: `haul`, `swept` (part of it), `line`, `sowings`, `after`, `at_most` (proven),
///   `exhaustive`
/// - win: `wanted` (seeds lacking), `line` and `sowings` (null where none was found), `haul`,
///   `at_least` (sowings, proven), `impossible` (proven)
/// - exact: `at_least`, `at_most` (both proven), `line` (null where the value is not exact)
[[nodiscard]] nlohmann::ordered_json solve(const Task& task);

/// The answer in sentences.
[[nodiscard]] std::string solution_text(const nlohmann::ordered_json& answer);

}  // namespace congkak::app
