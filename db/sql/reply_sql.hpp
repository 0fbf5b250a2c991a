// Replies to commands, kept for repeats: those that created a game from their start on, the others
// from when their events are folded (until then the journal has them).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/rows.hpp"
#include "db/sql/statement.hpp"

namespace congkak::db::sql {

class ReplySql {
  public:
    explicit ReplySql(Connection& connection);

    /// A command that is known already keeps its first reply.
    void keep(const JournalRow& row);
    void keep(const CommandReply& reply);

    std::optional<CommandReply> find(std::int64_t account, const std::string& command_id);
    std::vector<CommandReply> creates(std::int64_t since_ms);

    /// The kept replies of all running games, and of one.
    std::vector<CommandReply> of_running_games();
    std::vector<CommandReply> of_game(const std::string& game);

    /// Blanks the replies of games that ended a day ago and removes those of 30 days ago, of at
    /// most `limit` games each.
    std::int64_t expire(std::int64_t now_ms, std::int64_t limit);

  private:
    std::vector<std::string> due(std::int64_t state, std::int64_t ended_by_ms, std::int64_t limit);

    using Columns = Out<Integer, std::string, std::string, std::string>;

    Query<In<Integer, std::string, std::string, std::string>, Out<>> keep_;
    Query<In<Integer, std::string>, Out<std::string, std::string>> find_;
    Query<In<Integer>, Columns> creates_;
    Query<In<>, Columns> of_running_;
    Query<In<std::string>, Columns> of_game_;
    Query<In<Integer, Integer, Integer>, Out<std::string>> due_;
    Query<In<std::string>, Out<>> blank_;
    Query<In<std::string>, Out<>> remove_;
    Query<In<Integer, std::string>, Out<>> set_state_;
};

}  // namespace congkak::db::sql
