// Games out of the storage: what is read of them, and the tables built again from it.
#pragma once

#include <boost/system/result.hpp>
#include <map>
#include <string>
#include <vector>

#include "db/rows.hpp"
#include "server/live/live_game.hpp"

namespace congkak::db {
class Store;
}

namespace congkak::live {

/// What is read about one game, running or over.
struct ReadGame {
    std::string id;
    std::string setup;
    std::vector<db::JournalRow> rows;
    /// The names that the game's accounts have now, by the account; none where one is gone.
    std::map<AccountId, std::string> names;
    /// Of a game that is over.
    std::int64_t awarded = 0;
    std::string award_reason;
    /// Commands that can be repeated.
    std::vector<db::CommandReply> replies;
};

/// Everything that a start needs.
struct ReadAll {
    std::vector<ReadGame> games;
    std::vector<db::PointsRow> points;
};

[[nodiscard]] ReadAll read_all(db::Store& store);

/// Nothing where there is no such game.
[[nodiscard]] std::optional<ReadGame> read_game(db::Store& store, const std::string& id);

/// The game with its table, durable as read, or why that can't be. Any thread; a long game takes
/// some milliseconds.
[[nodiscard]] boost::system::result<GamePtr, std::string> load(const ReadGame& read);

}  // namespace congkak::live
