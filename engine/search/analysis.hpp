// The truth about a match that is over, a turn at a time: what each turn brought, what the best one
// would have brought, and where the match was lost.
//
// Turns of a simultaneous opening are left out, and so is a last one that was broken off. Nothing
// here looks at more than one turn at once, so whoever asks can go on to something else between
// two.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/rules/game.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/side.hpp"
#include "engine/search/solve/best_turn.hpp"

namespace congkak::search {

/// A turn as it was played.
struct TurnPlayed {
    /// Entries of the history before its first sowing.
    int ply = 0;
    int round = 1;
    rules::Side side = rules::Side::south;
    rules::Position before;
    std::vector<rules::Pit> line;
    /// What the side's store gained, the sweep included.
    int haul = 0;
    /// Seeds dropped in its longest sowing.
    int longest = 0;
};

/// In order.
[[nodiscard]] std::vector<TurnPlayed> turns_of(const rules::Game& game);

/// A turn beside the best one that was found.
struct Decision {
    TurnPlayed played;
    /// The turn that was played where nothing better was found.
    std::vector<rules::Pit> best;
    int haul = 0;
    /// No turn brings more.
    bool is_sure = false;
    /// The best turn up to and with its longest sowing, and the seeds dropped in that one.
    std::vector<rules::Pit> chain;
    int longest = 0;
    /// The watch ended it: the rest says nothing.
    bool is_stopped = false;

    /// Seeds that could have been had besides; 0 or more.
    [[nodiscard]] int lost() const noexcept { return haul - played.haul; }
};

/// `turn` is of a game under `ruleset`; `limits.ends` counts for nothing.
[[nodiscard]] Decision judge(const rules::Ruleset& ruleset, const TurnPlayed& turn,
                             const TurnLimits& limits, const TurnWatch& watch = {});

/// The decision in which the side that lost the match lost most seeds, the first of them; nothing
/// after a draw, and where it lost none.
[[nodiscard]] std::optional<std::size_t> turning_point(std::span<const Decision> decisions,
                                                       rules::Winner winner) noexcept;

/// The decision whose best turn has the longest sowing, among those in which that side sowed none
/// as long; the first of them.
[[nodiscard]] std::optional<std::size_t> longest_missed(std::span<const Decision> decisions,
                                                        rules::Side side) noexcept;

}  // namespace congkak::search
