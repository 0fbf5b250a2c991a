// Starting games: what `create` and `rematch` ask for is checked and made into a game on its way
// to disk.
#pragma once

#include <boost/system/result.hpp>
#include <optional>

#include "protocol/commands.hpp"
#include "protocol/replies.hpp"
#include "server/live/live_game.hpp"
#include "server/live/registry.hpp"
#include "server/live/settings.hpp"
#include "server/live/start_rate.hpp"
#include "server/live/writer.hpp"

namespace congkak::live {

class Starter {
  public:
    Starter(const Settings& settings, Registry& registry, Writer& writer);

    /// A refusal, or nothing: then the writer's listener hears of the new game.
    [[nodiscard]] std::optional<protocol::Error> create(const Actor& actor, const CommandKey& key,
                                                        const protocol::Create& wish);

    /// The same again: `next` is what the old table's rematch() gave.
    [[nodiscard]] std::optional<protocol::Error> rematch(const Actor& actor, const CommandKey& key,
                                                         const LiveGame& old,
                                                         const match::Setup& next);

  private:
    using Agreed = boost::system::result<protocol::GameSetup, protocol::Error>;

    [[nodiscard]] Agreed agree(const Actor& actor, const protocol::Create& wish) const;
    [[nodiscard]] std::optional<protocol::Error> start(const CommandKey& key,
                                                       protocol::GameSetup setup);

    const Settings& settings_;
    Registry& registry_;
    Writer& writer_;
    StartRate rate_;
};

}  // namespace congkak::live
