// A second wish for the same rematch between two people: whoever asks later comes to the game that
// the other one has started.
#pragma once

#include "db/storage.hpp"
#include "server/live/live_game.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/refusals.hpp"
#include "server/live/registry.hpp"
#include "server/live/replies.hpp"
#include "server/live/watching.hpp"

namespace congkak::live {

class Rematches {
  public:
    struct Parts {
        db::Storage& storage;
        Mailbox mailbox;
        const Registry& registry;
        Replies& replies;
        Refusals& refusals;
        Watching& watching;
    };

    explicit Rematches(Parts parts) : parts_(std::move(parts)) {}

    /// The rematch of a game that runs already, perhaps on its way to disk; nothing where there is
    /// none, and in games of one account.
    [[nodiscard]] GamePtr running(const LiveGame& old) const;

    /// Acknowledges the command with that game once both are on disk; those who wait watch it.
    void join(const CommandKey& key, const GamePtr& game);

  private:
    void keep_reply(const CommandKey& key, const GamePtr& game);

    Parts parts_;
};

}  // namespace congkak::live
