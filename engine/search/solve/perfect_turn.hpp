// The turn that a player without error takes: exact where an endgame table tells it, and otherwise
// the most seeds after the other side's best answer, as far as whole turns can be searched.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/search/solve/best_turn.hpp"
#include "engine/search/solve/endgame_table.hpp"

namespace congkak::search {

struct PerfectLimits {
    /// The own turn; each of its `ends` is looked at further.
    TurnLimits turn{.sowings = 200'000, .boards = 100'000, .ends = 24};
    /// The other side's answer to one of them.
    TurnLimits answer{.sowings = 4000, .boards = 4000, .ends = 1};

    /// No choice searches more sowings, save those of a few boards.
    [[nodiscard]] constexpr std::uint64_t most_sowings() const noexcept {
        return turn.sowings + turn.ends * answer.sowings;
    }
};

struct PerfectTurn {
    /// The sowings to the end of the turn, never empty.
    std::vector<rules::Pit> line;
    /// The mover's gain less the other's from here on, as far as it was looked at: to the round's
    /// end where it is exact, else after the answer.
    int expected = 0;
    /// No turn does better, and expected is what the round will bring.
    bool is_exact = false;
    std::uint64_t searched = 0;
};

/// The same conditions as for best_turn(). `table` may be null; one that is for other rulesets is
/// not asked.
[[nodiscard]] PerfectTurn perfect_turn(const rules::Ruleset& ruleset,
                                       const rules::Position& position, const PerfectLimits& limits,
                                       const EndgameTable* table, const TurnWatch& watch = {});

}  // namespace congkak::search
