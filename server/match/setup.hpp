// What is agreed before the first sowing: rules, seats, opponent, whether it counts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::match {

/// Greater than 0, as in the database.
using AccountId = std::int64_t;

/// UTC, milliseconds since the epoch.
using Millis = std::int64_t;

enum class Mode : std::uint8_t {
    /// One account against the computer.
    computer,
    /// One account plays both sides on one screen.
    same_screen,
};

struct Setup {
    /// Id of the pack that the ruleset comes from.
    std::string pack;
    /// Valid and supported.
    rules::Ruleset ruleset;
    Mode mode = Mode::computer;
    /// Whose game it is.
    AccountId account = 0;
    /// The account's side against the computer; South, who starts, on one screen.
    rules::Side human = rules::Side::south;
    /// The computer's level at the start; empty on one screen.
    std::string level;
    /// A win earns points; nothing may help the player.
    bool ranked = false;
    Millis created_at = 0;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The pack whose unchanged rules are played for points.
inline constexpr std::string_view ranked_pack = "tradisional";

/// Whether a game of this kind can be ranked: against the computer, with the unchanged rules of
/// the ranked pack. Who starts is the player's choice.
[[nodiscard]] inline bool can_be_ranked(const Setup& setup) noexcept {
    return setup.mode == Mode::computer && setup.pack == ranked_pack &&
           setup.ruleset == rules::Ruleset{};
}

}  // namespace congkak::match
