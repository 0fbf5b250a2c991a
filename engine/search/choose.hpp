// Which pit a level sows: pure, and the same for the same game seed, ply and position, however busy
// the machine is.
#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"
#include "engine/search/level.hpp"

namespace congkak::search {

/// The secret random bits of one game.
using GameSeed = std::array<std::uint64_t, 2>;

struct Choice {
    rules::Pit pit;
    /// Sowings searched, at most the level's budget.
    int searched = 0;
};

/// One of legal_pits(). The ruleset is valid, the position belongs to it and is neither over nor in
/// a simultaneous opening (choose_opening.hpp); `ply` is that of the game.
[[nodiscard]] Choice consider(const rules::Ruleset& ruleset, const rules::Position& position,
                              const Level& level, const GameSeed& seed, int ply) noexcept;

/// consider() without the statistics.
[[nodiscard]] rules::Pit choose(const rules::Ruleset& ruleset, const rules::Position& position,
                                const Level& level, const GameSeed& seed, int ply) noexcept;

/// Any of legal_pits(), each as likely: the player that every level is measured against.
[[nodiscard]] rules::Pit choose_at_random(const rules::Position& position, const GameSeed& seed,
                                          int ply) noexcept;

}  // namespace congkak::search
