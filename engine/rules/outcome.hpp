// What a sowing did: everything that a display, a record or a search asks about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/rules/side.hpp"

namespace congkak::rules {

/// A pit or a store of one side.
struct Hole {
    Side side = Side::south;
    bool is_store = false;
    /// Pit 1 where it is a store.
    Pit pit;

    friend constexpr bool operator==(const Hole&, const Hole&) noexcept = default;
};

/// How a sowing came to rest.
enum class SowingEnd : std::uint8_t {
    /// In the own store: a further sowing.
    free_turn,
    /// In an empty pit, and seeds were taken.
    capture,
    /// In an empty pit of the own side, and nothing was taken.
    no_capture,
    /// In an empty pit of the other side, and nothing was taken.
    mati,
    /// In an occupied pit, without relay.
    stopped,
    /// In a burnt pit: the seed went to the opponent's store (clause `burnt` forfeit).
    burnt,
};

/// The seeds of a capture; both counts are 0 where there was none.
struct Capture {
    /// The side on which the last seed fell, and its pit.
    Side side = Side::south;
    Pit pit;
    /// The pit of the other side that faces it.
    Pit opposite;
    /// 1, or 0 where the dropped seed stays.
    std::uint8_t from_pit = 0;
    std::uint8_t from_opposite = 0;

    [[nodiscard]] constexpr int total() const noexcept { return from_pit + from_opposite; }

    friend constexpr bool operator==(const Capture&, const Capture&) noexcept = default;
};

/// One hand: all seeds of a pit, at a relay the one that just fell into it too.
struct Lift {
    Side side = Side::south;
    Pit pit;
    std::uint8_t seeds = 0;

    friend constexpr bool operator==(const Lift&, const Lift&) noexcept = default;
};

struct Outcome {
    Side mover = Side::south;
    /// The pit that was chosen.
    Pit pit;
    SowingEnd end = SowingEnd::stopped;
    /// Where the last seed fell.
    Hole last;
    /// Meaningful where end is capture.
    Capture capture;
    /// Hands lifted, 1 without a relay.
    std::uint16_t lifts = 0;
    /// Seeds dropped, all hands together.
    std::uint16_t sown = 0;
    /// Seeds that came into the mover's store: dropped and captured, not swept.
    std::uint8_t gained = 0;
    /// Seeds that fell into burnt pits and went to the opponent's store.
    std::uint8_t forfeited = 0;
    /// The same player sows again in the same turn.
    bool turn_goes_on = false;
    /// The round is over.
    bool over = false;
    /// Who had to pass before the next sowing: the mover after a sowing that would have given a
    /// further one, or the opponent at the start of a turn (clause `end` both_empty).
    std::optional<Side> passed;
    /// What the end of the round added to South's and North's store.
    std::array<std::uint8_t, 2> swept{};

    friend constexpr bool operator==(const Outcome&, const Outcome&) noexcept = default;
};

}  // namespace congkak::rules
