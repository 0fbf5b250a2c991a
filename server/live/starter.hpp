// Starting games: what was agreed is made into a game on its way to disk, within the limits of
// whoever starts it.
#pragma once

#include <optional>

#include "protocol/replies.hpp"
#include "server/live/agreement.hpp"
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
    [[nodiscard]] std::optional<protocol::Error> start(const CommandKey& key, const Agreed& agreed);

    /// Whether an account has room for one more running game.
    [[nodiscard]] bool has_room(AccountId account) const;

  private:
    const Settings& settings_;
    Registry& registry_;
    Writer& writer_;
    StartRate rate_;
};

}  // namespace congkak::live
