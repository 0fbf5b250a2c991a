// The perfect opponent. Where a turn wins, the fewest sowings that do so are enough; otherwise it
// sows what perfect_turn() finds.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/search/solve/perfect_turn.hpp"

namespace congkak::search {

struct PlayLimits {
    PerfectLimits turn;
    /// For a shorter way to a win that was found.
    TurnLimits shorten{.sowings = 100'000, .boards = 100'000, .ends = 1};

    /// No choice searches more sowings, save those of a few boards.
    [[nodiscard]] constexpr std::uint64_t most_sowings() const noexcept {
        return turn.most_sowings() + shorten.sowings;
    }
};

struct PerfectPlay {
    /// Never empty. To the end of the turn, or to where the match is won, in the middle of it.
    std::vector<rules::Pit> line;
    std::uint64_t searched = 0;
};

/// The same conditions as for perfect_turn(), and the same for the same arguments: in a match of
/// one round, more than half of all seeds is a win, and more of them nothing more.
[[nodiscard]] PerfectPlay play_perfectly(const rules::Ruleset& ruleset,
                                         const rules::Position& position, const PlayLimits& limits,
                                         const EndgameTable* table, const TurnWatch& watch = {});

}  // namespace congkak::search
