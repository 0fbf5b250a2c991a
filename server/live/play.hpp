// Commands of running games: applied to the newest table, then on their way to disk.
#pragma once

#include <optional>

#include "protocol/commands.hpp"
#include "server/live/live_game.hpp"
#include "server/live/replies.hpp"
#include "server/live/settings.hpp"
#include "server/live/writer.hpp"

namespace congkak::live {

class Play {
  public:
    Play(const Settings& settings, Replies& replies, Writer& writer);

    /// A human's command, which is answered through Replies: when it is durable, or, refused, when
    /// everything is durable that the refusal was judged by.
    void command(const GamePtr& game, const CommandKey& key, const match::Command& command);

    /// Answers a refusal in its turn.
    void refuse(const GamePtr& game, const CommandKey& key, protocol::Error error,
                bool with_state = false);
    void refuse(const GamePtr& game, const CommandKey& key, match::Refusal refusal);

    /// The computer's sowing, legal for the newest table.
    void computer(const GamePtr& game, const match::ComputerTurn& turn, rules::Pit pit);

  private:
    const Settings& settings_;
    Replies& replies_;
    Writer& writer_;
};

}  // namespace congkak::live
