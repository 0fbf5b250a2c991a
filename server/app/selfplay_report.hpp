// What `congkak selfplay` prints: tables for people, one line of JSON for programs.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "engine/rules/ruleset.hpp"
#include "engine/search/self_play.hpp"

namespace congkak::app {

/// A series that was played: who started, who answered, and what came of it.
struct PlayedSeries {
    std::string south;
    std::string north;
    search::Tally tally;
};

/// What is said above a table.
struct SelfplayTitle {
    std::string pack;
    /// Of each series.
    int games = 0;
    std::uint64_t seed = 0;
};

/// One series in full.
void print_series(std::ostream& out, const SelfplayTitle& title, const rules::Ruleset& ruleset,
                  const PlayedSeries& series);

/// Shares of a pairing from both seats. `starts` and `answers` have the same two players,
/// exchanged.
struct Pairing {
    PlayedSeries starts;
    PlayedSeries answers;
};

/// The shares of the pairings' first-named players, a draw counting half, with 95 % intervals.
void print_pairings(std::ostream& out, const SelfplayTitle& title,
                    const std::vector<Pairing>& pairings);

/// How the starters began: how often the game was decided early, and their commonest openings.
void print_starts(std::ostream& out, const std::vector<PlayedSeries>& starts);

/// The counts of series as one line of JSON: an object for one series, a list for several.
void print_json(std::ostream& out, const std::vector<PlayedSeries>& series);

}  // namespace congkak::app
