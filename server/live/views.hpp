// From games to what is shown of them. Pure functions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/ruleset_json.hpp"
#include "protocol/views.hpp"
#include "server/live/live_game.hpp"
#include "server/live/settings.hpp"
#include "server/match/table.hpp"

namespace congkak::live {

/// Who looks at a game.
struct Onlooker {
    /// Nothing for a stranger.
    std::optional<AccountId> account;
    /// Where sowings would end is shown to this account, or may be.
    bool has_preview = false;
    bool may_preview = false;
};

/// The last durable version as somebody sees it. The game has been created.
[[nodiscard]] protocol::GameView view_of(const LiveGame& game, const Onlooker& viewer,
                                         const Pace& pace);

/// The choices of the opening, South's and North's, that this account made and others don't know,
/// as they are durable.
[[nodiscard]] std::array<std::optional<protocol::PitRef>, 2> hidden_choices(
    const match::Table& table, std::optional<AccountId> viewer);

/// The last durable version as one of its players sees it in a list.
[[nodiscard]] protocol::Summary summary_of(const LiveGame& game, AccountId player);

/// A record's text of the last durable version; the seed only when the game is over.
[[nodiscard]] std::string record_of(const LiveGame& game, const match::Table& table,
                                    const std::vector<protocol::Pack>& packs);

}  // namespace congkak::live
