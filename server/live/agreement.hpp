// What `create` and `rematch` ask for, checked and made into the setup of a game. Random ids and
// seeds apart, pure.
#pragma once

#include <boost/system/result.hpp>

#include "protocol/commands.hpp"
#include "protocol/journal_codec.hpp"
#include "protocol/replies.hpp"
#include "server/live/live_game.hpp"
#include "server/live/settings.hpp"
#include "server/live/viewer.hpp"

namespace congkak::live {

using Agreed = boost::system::result<protocol::GameSetup, protocol::Error>;

[[nodiscard]] protocol::Error error_of(protocol::ErrorCode code, std::string field = {},
                                       std::string message = {});

/// The game that an account wishes for. Its id is new; the computer's seed isn't chosen yet.
[[nodiscard]] Agreed agree(const Settings& settings, const Actor& actor,
                           const protocol::Create& wish);

/// The old game again; `next` is what its table's rematch() gave.
[[nodiscard]] Agreed agree_again(const Settings& settings, const LiveGame& old,
                                 const match::Setup& next);

}  // namespace congkak::live
