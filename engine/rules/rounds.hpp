// From one round to the next (rules.md §5): who won a round, whether that decides the match, how
// the pits are filled again, who starts.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/rules/board.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::rules {

enum class Winner : std::uint8_t { south, north, draw };

/// Who has more.
[[nodiscard]] constexpr Winner winner_by(int south, int north) noexcept {
    return south == north ? Winner::draw : south > north ? Winner::south : Winner::north;
}

/// Who has more in the store.
[[nodiscard]] Winner winner_by_stores(const Board& board) noexcept;

/// A round that is over, with the stores at its end; those carried over from earlier rounds count.
struct RoundResult {
    Side starter = Side::south;
    Winner winner = Winner::draw;
    int south = 0;
    int north = 0;

    friend constexpr bool operator==(const RoundResult&, const RoundResult&) noexcept = default;
};

/// How a match ended: who won, and what the clause `match_by` compares: stores, rounds won, sums of
/// stores. Who can't fill a pit has lost, whatever the numbers say.
struct GameResult {
    Winner winner = Winner::draw;
    int south = 0;
    int north = 0;

    friend constexpr bool operator==(const GameResult&, const GameResult&) noexcept = default;
};

/// Whether a match is over after these rounds, of which there is at least one. `ended` is the board
/// at the end of the last one.
[[nodiscard]] bool is_match_decided(const Ruleset& ruleset, std::span<const RoundResult> rounds,
                                    const Board& ended) noexcept;

/// How a match stands by `match_by`, running or not. Of a round that still runs (`rounds` doesn't
/// have it) only what its board holds in the stores counts, and no win.
[[nodiscard]] GameResult match_score(const Ruleset& ruleset, std::span<const RoundResult> rounds,
                                     const Board& board, bool round_is_over) noexcept;

/// Who won because the other can't open a further round; nothing while both can, or where there is
/// none to come.
[[nodiscard]] std::optional<Winner> winner_by_burning(const Ruleset& ruleset,
                                                      std::span<const RoundResult> rounds,
                                                      const Board& ended) noexcept;

/// The board on which the next round starts; pits that get no seed are burnt.
[[nodiscard]] Board refilled(const Ruleset& ruleset, const Board& ended) noexcept;

/// Who starts on a refilled board. `last_mover` is who sowed last in the round before, if anybody.
[[nodiscard]] Side next_starter(const Ruleset& ruleset, const RoundResult& before,
                                const Board& refilled, std::optional<Side> last_mover) noexcept;

}  // namespace congkak::rules
