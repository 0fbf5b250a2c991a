// Refusing commands. A command's id may have been acknowledged in a game that has left the memory;
// then that answer is given again, whatever the command asks for now.
#pragma once

#include <optional>

#include "protocol/replies.hpp"
#include "server/live/live_game.hpp"
#include "server/live/publisher.hpp"
#include "server/live/replies.hpp"
#include "server/live/shelf.hpp"
#include "server/match/events.hpp"

namespace congkak::live {

class Refusals {
  public:
    Refusals(Shelf& shelf, Replies& replies, Publisher& publisher);

    /// When everything is durable that the refusal was judged by; where that doesn't come to be,
    /// the command is refused with `storage_failed`.
    void refuse(const GamePtr& game, const CommandKey& key, const protocol::Error& error);
    void refuse(const GamePtr& game, const CommandKey& key, match::Refusal refusal);

    /// A command whose refusal isn't about how a game stands.
    void refuse(const CommandKey& key, std::optional<protocol::GameId> game,
                const protocol::Error& error);

    /// Not judged at all: the storage has to come back first.
    void fail(const CommandKey& key, std::optional<protocol::GameId> game);

  private:
    void refuse_in_turn(const GamePtr& game, const CommandKey& key, const protocol::Error& error,
                        bool with_state);
    /// With the state of `stands` as it is when the answer is given.
    void refuse_unless_known(const CommandKey& key, protocol::ErrorReply error,
                             const GamePtr& stands);

    Shelf& shelf_;
    Replies& replies_;
    Publisher& publisher_;
};

}  // namespace congkak::live
