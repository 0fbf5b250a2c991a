// Hints: the best way to go on with a turn, searched on the pool and told to whoever asked.
//
// Nothing is stored. Nobody who plays a ranked game gets one, in whatever game.
#pragma once

#include <optional>
#include <set>

#include "server/ai/pool.hpp"
#include "server/live/audience.hpp"
#include "server/live/live_game.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/registry.hpp"

namespace congkak::live {

class Hints {
  public:
    Hints(ai::Pool& pool, Mailbox mailbox, const Audience& audience, const Registry& registry);

    /// Answers now with a refusal, or later with the turn found; not at all where the viewer has
    /// gone by then. An account has one search at a time.
    void ask(const ViewerPtr& viewer, const protocol::CommandId& id, const LiveGame& game, int ply);

  private:
    [[nodiscard]] std::optional<protocol::ErrorCode> refusal(const LiveGame& game,
                                                             AccountId account, int ply) const;
    void search(const ViewerPtr& viewer, const protocol::CommandId& id, const LiveGame& game);
    void refuse(const Viewer& viewer, const protocol::CommandId& id, const LiveGame& game,
                protocol::ErrorCode code) const;

    ai::Pool& pool_;
    Mailbox mailbox_;
    const Audience& audience_;
    const Registry& registry_;
    std::set<AccountId> searching_;
};

}  // namespace congkak::live
