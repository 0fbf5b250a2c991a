// From tables to what is shown of them. Pure functions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/events.hpp"
#include "protocol/journal_codec.hpp"
#include "protocol/ruleset_json.hpp"
#include "protocol/views.hpp"
#include "server/live/live_game.hpp"
#include "server/live/settings.hpp"
#include "server/match/table.hpp"
#include "server/ranking/board.hpp"

namespace congkak::live {

/// The table's part of what was agreed.
[[nodiscard]] match::Setup match_setup(const protocol::GameSetup& setup);

[[nodiscard]] protocol::Time time_of(Millis at);

[[nodiscard]] protocol::Result result_of(const match::Result& result);

[[nodiscard]] protocol::State state_of(const protocol::GameId& game, const rules::Ruleset& ruleset,
                                       const match::Standing& standing);

/// How the game stands now. `table` is one of the game's.
[[nodiscard]] protocol::State state_of(const LiveGame& game, const match::Table& table);

/// An event as it is stored and sent. The seed of the computer is revealed by `Ended`.
[[nodiscard]] protocol::JournalEntry entry_of(const protocol::GameSetup& setup,
                                              const match::Event& event);

/// The last durable version as an account or a stranger sees it. The game has been created.
[[nodiscard]] protocol::GameView view_of(const LiveGame& game, std::optional<AccountId> viewer,
                                         const Pace& pace);

/// The last durable version as its player sees it in a list.
[[nodiscard]] protocol::Summary summary_of(const LiveGame& game);

/// A record's text of the last durable version; the seed only when the game is over.
[[nodiscard]] std::string record_of(const LiveGame& game, const match::Table& table,
                                    const std::vector<protocol::Pack>& packs);

}  // namespace congkak::live
