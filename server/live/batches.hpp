// From what happened at a table to the unit of work that stores it and the frames that tell it.
#pragma once

#include "server/live/live_game.hpp"
#include "server/live/settings.hpp"
#include "server/match/events.hpp"

namespace congkak::db {
class Store;
}

namespace congkak::live {

/// A person's command with its answer.
struct Answered {
    CommandKey key;
    /// The name of whoever gave it.
    std::string by;
    protocol::Reply reply;
};

/// Rows, frames and, where the game has ended, its end. `after` is the table with the effects
/// applied. Without a command the computer moved.
[[nodiscard]] BatchPtr batch_of(const LiveGame& game, const match::Effects& effects,
                                const TablePtr& after, Millis now, const Settings& settings,
                                const std::optional<Answered>& command);

/// The creation of a game that has no table on disk yet.
[[nodiscard]] BatchPtr creation_of(const LiveGame& game, const TablePtr& table,
                                   const CommandKey& command);

/// What the storage is asked to do for a batch, on its thread.
void store(Batch& batch, db::Store& storage);

}  // namespace congkak::live
