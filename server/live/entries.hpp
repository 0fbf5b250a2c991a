// Between tables and what the protocol says of them: setups, states, results, events. Pure
// functions.
#pragma once

#include <optional>

#include "protocol/journal_codec.hpp"
#include "protocol/views.hpp"
#include "server/live/live_game.hpp"
#include "server/match/rebuild.hpp"
#include "server/match/table.hpp"

namespace congkak::live {

/// The table's part of what was agreed; nothing where play can't go on from the position that the
/// game starts from.
[[nodiscard]] std::optional<match::Setup> match_setup(const protocol::GameSetup& setup);

[[nodiscard]] protocol::Result result_of(const rules::Game& game, const match::Result& result);

/// How a table stood at one of the versions that its last command made.
[[nodiscard]] protocol::State state_of(const protocol::GameId& game, const match::Table& after,
                                       protocol::Version version,
                                       const std::optional<match::Result>& result);

/// How it stands now.
[[nodiscard]] protocol::State state_of(const protocol::GameId& game, const match::Table& table);

/// An event as it is stored. `after` is the table with all events of the command applied; `by` is
/// the name of whoever gave the command. The seed of the computer is revealed by `Ended`.
[[nodiscard]] protocol::JournalEntry entry_of(const protocol::GameSetup& setup,
                                              const match::Event& event, const match::Table& after,
                                              const std::string& by);

/// What viewers get of an event that is stored as `row`.
[[nodiscard]] EventFrame event_frame(const protocol::GameId& game, const db::JournalRow& row,
                                     const protocol::JournalEntry& entry);

/// An entry as the table's history knows it; nothing for what is no event.
[[nodiscard]] std::optional<decltype(match::Recorded::what)> recorded(
    const protocol::JournalEntry& entry);

}  // namespace congkak::live
