// Watching a game: the missed events or a snapshot, and every durable event from then on.
#pragma once

#include <cstddef>
#include <optional>

#include "server/live/audience.hpp"
#include "server/live/live_game.hpp"
#include "server/live/previews.hpp"
#include "server/live/settings.hpp"

namespace congkak::live {

class Watching {
  public:
    Watching(Audience& audience, const Previews& previews, const Settings& settings);

    /// The viewer knows the game up to `version`. Missed events are sent one by one where they
    /// are still there and are at most `most_events`, otherwise a snapshot; then what only this
    /// viewer may know. Returns how many events were sent. The game has been created.
    std::size_t watch(const Viewer& viewer, const LiveGame& game,
                      std::optional<protocol::Version> version,
                      std::size_t most_events = LiveGame::most_frames);

    void unwatch(const Viewer& viewer, const protocol::GameId& game);

  private:
    void send_snapshot(const Viewer& viewer, const LiveGame& game) const;
    void send_choices(const Viewer& viewer, const LiveGame& game) const;

    Audience& audience_;
    const Previews& previews_;
    const Settings& settings_;
};

}  // namespace congkak::live
