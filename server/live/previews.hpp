// The previews of sowings: who has them switched on in which game, whether they may be shown, and
// the frames that hold them.
//
// A switch lives with the game in memory. Nobody who plays a ranked game is shown any.
#pragma once

#include "server/live/audience.hpp"
#include "server/live/live_game.hpp"
#include "server/live/registry.hpp"
#include "server/live/settings.hpp"
#include "server/live/views.hpp"

namespace congkak::live {

class Previews {
  public:
    Previews(const Settings& settings, const Audience& audience, const Registry& registry);

    /// An unranked running game of the account's, which plays no ranked one.
    [[nodiscard]] bool may(const LiveGame& game, AccountId account) const;

    [[nodiscard]] Onlooker onlooker(const LiveGame& game, std::optional<AccountId> account) const;

    /// To all sockets of every player who has it on and is to sow in the durable position.
    void show(const LiveGame& game) const;
    /// The same to one viewer.
    void show(const LiveGame& game, const Viewer& viewer) const;

  private:
    [[nodiscard]] FramePtr frame(const LiveGame& game, AccountId account) const;

    const Settings& settings_;
    const Audience& audience_;
    const Registry& registry_;
};

}  // namespace congkak::live
