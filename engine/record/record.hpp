// A game with all that was said about it: what a record's text holds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/rules/game.hpp"

namespace congkak::record {

enum class Termination : std::uint8_t { normal, resigned, time, abandoned, agreed, aborted };

/// How a match ended, by play or otherwise; what it ended with is the game's score().
struct Ending {
    /// Nothing where an aborted game has no winner, not even a draw.
    std::optional<rules::Winner> winner;
    Termination termination = Termination::normal;

    friend bool operator==(const Ending&, const Ending&) = default;
};

/// Texts are UTF-8 without control characters; empty ones are left out of the record.
struct Record {
    /// The id of the pack, and its clauses without the game's own.
    std::string pack;
    rules::Ruleset pack_ruleset;
    rules::Game game;

    std::string south;
    std::string north;
    /// Level and seed of a computer player.
    std::string level;
    std::string seed;
    /// `YYYY-MM-DD` or `YYYY-MM-DDThh:mm:ssZ`, UTC.
    std::string date;
    std::string time_control;
    /// Nothing while the game runs.
    std::optional<Ending> ending;
};

/// How the match ended; by play, where the record doesn't say. Nothing while it runs.
[[nodiscard]] std::optional<Ending> ending_of(const Record& record);

}  // namespace congkak::record
