// A position of a round: the board, and what of the turn so far decides how play goes on. In a
// simultaneous opening it is for display: going on needs what opening.hpp holds.
#pragma once

#include <cstddef>
#include <functional>

#include "engine/rules/board.hpp"
#include "engine/rules/pit_set.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::rules {

struct Position {
    Board board;
    /// South where the round is over and in a simultaneous opening.
    Side to_sow = Side::south;
    /// A seed of the running turn has dropped into the mover's store (the `+` of the text form).
    bool lapped = false;
    /// The round is over: nobody is to sow.
    bool over = false;
    /// A simultaneous opening runs: nobody is to sow, choices are awaited (the `*` of the text
    /// form). Seeds in hand are in no pit.
    bool opening = false;

    friend constexpr bool operator==(const Position&, const Position&) noexcept = default;
};

/// `ruleset` is valid. A simultaneous opening has no starter.
[[nodiscard]] Position first_position(const Ruleset& ruleset, Side starter = Side::south) noexcept;

/// The pits that the side to sow may choose: its own pits that hold seeds; none when the round is
/// over or in its opening. Never empty otherwise.
[[nodiscard]] constexpr PitSet legal_pits(const Ruleset& /*ruleset*/,
                                          const Position& position) noexcept {
    return position.over || position.opening ? PitSet() : position.board.occupied(position.to_sow);
}

/// Any pit may be asked about, also one that the board doesn't have.
[[nodiscard]] constexpr bool is_legal(const Ruleset& ruleset, const Position& position,
                                      Pit pit) noexcept {
    return legal_pits(ruleset, position).contains(pit);
}

/// Whether play can go on from a position that wasn't reached by play: the board has the ruleset's
/// number of pits and at most Board::most_seeds seeds in all, and the side to sow has a seed in its
/// pits. Of a simultaneous opening only the ruleset's first position is. A position that is over is
/// playable in the sense that it is a position.
[[nodiscard]] bool is_playable(const Ruleset& ruleset, const Position& position) noexcept;

/// The position with South and North exchanged.
[[nodiscard]] Position mirrored(const Position& position) noexcept;

[[nodiscard]] std::size_t hash_of(const Position& position) noexcept;

}  // namespace congkak::rules

template <>
struct std::hash<congkak::rules::Position> {
    [[nodiscard]] std::size_t operator()(const congkak::rules::Position& position) const noexcept {
        return congkak::rules::hash_of(position);
    }
};
