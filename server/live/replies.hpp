// Each command of an account is answered once; a repeat of its id gets that answer again.
//
// While a command is on its way its repeats wait with it. An acknowledgement is remembered as long
// as its game is in memory; after that the storage knows it. Refusals are not remembered: nothing
// has happened, so the command may be tried anew.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "protocol/ids.hpp"
#include "protocol/replies.hpp"
#include "server/live/audience.hpp"
#include "server/live/live_game.hpp"

namespace congkak::live {

class Replies {
  public:
    explicit Replies(const Audience& audience) : audience_(audience) {}

    /// The first time a command comes: false, and it is on its way from now on. Otherwise true: a
    /// repeat, which is answered now or together with the first.
    [[nodiscard]] bool is_repeat(const CommandKey& key, const ViewerPtr& viewer);

    /// The game that an acknowledged command belongs to.
    [[nodiscard]] std::optional<protocol::GameId> game_of(const CommandKey& key) const;

    /// Acknowledges a durable command to all who wait for it.
    void acknowledge(const CommandKey& key, const protocol::GameId& game,
                     const protocol::Reply& reply);

    /// Answers all who wait with what the storage knows of the command; not remembered here.
    void acknowledge_again(const CommandKey& key, const std::string& stored);

    /// Refuses to all who wait for it, and forgets the command. `error.re` is set here.
    void refuse(const CommandKey& key, protocol::ErrorReply error);

    /// An acknowledgement read from the storage.
    void remember(const CommandKey& key, const protocol::GameId& game, std::string stored);

    /// The game leaves the memory.
    void forget(const protocol::GameId& game);

    /// Those who wait for the answer to a command.
    [[nodiscard]] std::vector<ViewerPtr> waiting(const CommandKey& key) const;

  private:
    struct Entry {
        /// Set once acknowledged.
        std::optional<protocol::GameId> game;
        std::string stored;
        /// The first one gave the command, the others repeated it.
        std::vector<ViewerPtr> waiting;
    };

    Entry& keep(const CommandKey& key, const protocol::GameId& game, std::string stored);

    const Audience& audience_;
    std::map<CommandKey, Entry> entries_;
    std::unordered_map<protocol::GameId, std::vector<CommandKey>> by_game_;
};

}  // namespace congkak::live
