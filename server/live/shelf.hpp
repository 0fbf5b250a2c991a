// Finds a game: in memory, or by reading it from the storage, together with what the storage knows
// of a command to it.
#pragma once

#include <functional>
#include <optional>

#include "db/storage.hpp"
#include "server/live/live_game.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/registry.hpp"

namespace congkak::live {

struct Found {
    /// Nothing where there is no such game, or where it could not be read.
    GamePtr game;
    bool failed = false;
    /// The answer that the storage has for the command; nothing where Replies remembers the game's
    /// answers.
    std::optional<db::CommandReply> reply;
};

class Shelf {
  public:
    Shelf(db::Storage& storage, Mailbox mailbox, Registry& registry);

    /// Calls back at once where the game is in memory with its answers, later otherwise. A game
    /// that was read is in the registry then.
    void find(const protocol::GameId& id, std::optional<CommandKey> command,
              std::function<void(const Found&)> done);

    /// Only what the storage knows of a command: one that started a game, or of a game that is
    /// over. Calls back later.
    void find_reply(const CommandKey& command, std::function<void(const Found&)> done);

  private:
    void read(const protocol::GameId& id, std::optional<CommandKey> command,
              std::function<void(const Found&)> done);

    db::Storage& storage_;
    Mailbox mailbox_;
    Registry& registry_;
};

}  // namespace congkak::live
