// What a position is worth under perfect play of both sides to the end of the round, by alpha-beta
// search with a table of what was found. Feasible on small boards and late in a round.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/search/solve/endgame_table.hpp"

namespace congkak::search {

struct ExactLimits {
    /// Sowings searched; exceeded by those of a single board at most.
    std::uint64_t sowings = 1'000'000'000;
    /// Positions remembered, 16 bytes each; rounded down to a power of two.
    std::size_t remembered = std::size_t{1} << 22U;
};

struct ExactProgress {
    std::uint64_t searched = 0;
    /// Proven so far.
    int at_least = 0;
    int at_most = 0;
};

/// Asked every few thousand sowings whether to go on; may be empty.
using ExactWatch = std::function<bool(const ExactProgress&)>;

struct ExactValue {
    /// Proven: the seeds that the side to sow will gain from here to the end of the round, less
    /// those of the other, under perfect play.
    int at_least = 0;
    int at_most = 0;
    /// A turn that reaches at_least, where the value is exact.
    std::vector<rules::Pit> line;
    bool is_stopped = false;
    std::uint64_t searched = 0;

    [[nodiscard]] bool is_exact() const noexcept { return at_least == at_most; }
};

/// The same conditions as for best_turn(). `table` may be null; one for other rulesets is not
/// asked. Refused, with the clause named, on a board with a burnt pit, and where the positions are
/// too many to be told apart by 64 bits.
[[nodiscard]] boost::system::result<ExactValue, rules::RulesetProblem> exact_value(
    const rules::Ruleset& ruleset, const rules::Position& position, const ExactLimits& limits,
    const EndgameTable* table, const ExactWatch& watch = {});

}  // namespace congkak::search
