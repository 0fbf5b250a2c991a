// Commands of running games: applied to the newest table, then on their way to disk.
#pragma once

#include <string>

#include "protocol/commands.hpp"
#include "server/live/live_game.hpp"
#include "server/live/refusals.hpp"
#include "server/live/settings.hpp"
#include "server/live/writer.hpp"

namespace congkak::live {

class Play {
  public:
    Play(const Settings& settings, Refusals& refusals, Writer& writer);

    /// A human's command, which is answered through Replies: when it is durable, or, refused, when
    /// everything is durable that the refusal was judged by. `by` is the human's name.
    void command(const GamePtr& game, const CommandKey& key, const std::string& by,
                 const match::Command& command);

    /// The computer's pit, legal for the newest table.
    void computer(const GamePtr& game, const match::ComputerTurn& turn, rules::Pit pit);

  private:
    const Settings& settings_;
    Refusals& refusals_;
    Writer& writer_;
};

}  // namespace congkak::live
