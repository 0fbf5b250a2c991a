// What is agreed before the first move: rules, seats, opponent, whether it counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/ids.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::match {

using base::AccountId;
using base::Millis;

enum class Mode : std::uint8_t {
    /// One account against the computer.
    computer,
    /// One account plays both sides on one screen.
    same_screen,
    /// Two accounts, a side each.
    people,
};

struct Setup {
    /// Id of the pack that the ruleset comes from.
    std::string pack;
    /// Valid.
    rules::Ruleset ruleset;
    Mode mode = Mode::computer;
    /// Whose game it is.
    AccountId account = 0;
    /// Between people: who has the other seat from the start; 0 where it is open.
    AccountId opponent = 0;
    /// The account's side; South on one screen.
    rules::Side human = rules::Side::south;
    /// The computer's level at the start; empty where there is none.
    std::string level;
    /// Playable; nothing for the ruleset's first position, in which South starts.
    std::optional<rules::Position> start;
    /// A win earns points; nothing may help the player.
    bool ranked = false;
    Millis created_at = 0;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The pack whose unchanged rules are played for points.
inline constexpr std::string_view ranked_pack = "tradisional";

/// The computer's level that is never played for points.
inline constexpr std::string_view unranked_level = "perfect";

/// Whether a game of this kind can be ranked: against the computer, with the unchanged rules of
/// the ranked pack. Who starts is the player's choice.
[[nodiscard]] inline bool can_be_ranked(const Setup& setup) noexcept {
    return setup.mode == Mode::computer && setup.pack == ranked_pack &&
           setup.level != unranked_level && setup.ruleset == rules::Ruleset{} && !setup.start;
}

/// Who takes the first turn; South where both choose together.
[[nodiscard]] inline rules::Side starter_of(const Setup& setup) noexcept {
    return setup.start ? setup.start->to_sow : rules::Side::south;
}

}  // namespace congkak::match
