#include "db/sql/reply_sql.hpp"

#include <utility>

namespace congkak::db::sql {
namespace {

constexpr std::int64_t day_ms = 24LL * 60 * 60 * 1000;
constexpr std::int64_t kept_ms = day_ms;
constexpr std::int64_t tombstone_ms = 30 * day_ms;

// games.replies_state
constexpr std::int64_t state_kept = 0;
constexpr std::int64_t state_blanked = 1;
constexpr std::int64_t state_removed = 2;

auto collector(std::vector<CommandReply>& found) {
    return [&found](Integer account, const std::string& command_id, const std::string& game,
                    const std::string& reply) {
        found.push_back({account, command_id, game, reply, reply.empty()});
    };
}

}  // namespace

ReplySql::ReplySql(Connection& connection)
    : keep_(connection, "reply.keep",
            "insert into command_replies (account, command_id, game, reply) "
            "values (:account, :command, :game, :reply) "
            "on conflict (account, command_id) do nothing"),
      find_(connection, "reply.find",
            "select game, reply from command_replies "
            "where account = :account and command_id = :command"),
      creates_(
          connection, "reply.creates",
          "select r.account, r.command_id, r.game, r.reply from games g "
          "join command_replies r on r.account = g.account and r.command_id = g.create_command "
          "where g.ended_ms = 0 union all "
          "select r.account, r.command_id, r.game, r.reply from games g "
          "join command_replies r on r.account = g.account and r.command_id = g.create_command "
          "where g.ended_ms > 0 and g.ended_ms >= :since"),
      of_running_(connection, "reply.of_running",
                  "select r.account, r.command_id, r.game, r.reply from games g "
                  "join command_replies r on r.game = g.id where g.ended_ms = 0"),
      of_game_(connection, "reply.of_game",
               "select account, command_id, game, reply from command_replies where game = :game"),
      due_(connection, "reply.due",
           "select id from games where replies_state = :state and replies_state < 2 "
           "and ended_ms > 0 and ended_ms <= :by limit :count"),
      blank_(connection, "reply.blank", "update command_replies set reply = '' where game = :game"),
      remove_(connection, "reply.remove", "delete from command_replies where game = :game"),
      set_state_(connection, "reply.set_state",
                 "update games set replies_state = :state where id = :game") {}

void ReplySql::keep(const JournalRow& row) {
    keep_.run(row.account, row.command_id, row.game, row.reply);
}

void ReplySql::keep(const CommandReply& reply) {
    keep_.run(reply.account, reply.command_id, reply.game, reply.reply);
}

std::optional<CommandReply> ReplySql::find(std::int64_t account, const std::string& command_id) {
    auto row = find_.one(account, command_id);
    if (!row) {
        return std::nullopt;
    }
    auto& [game, reply] = *row;
    const bool expired = reply.empty();
    return CommandReply{account, command_id, std::move(game), std::move(reply), expired};
}

std::vector<CommandReply> ReplySql::creates(std::int64_t since_ms) {
    std::vector<CommandReply> found;
    creates_.each(since_ms, collector(found));
    return found;
}

std::vector<CommandReply> ReplySql::of_running_games() {
    std::vector<CommandReply> found;
    of_running_.each(collector(found));
    return found;
}

std::vector<CommandReply> ReplySql::of_game(const std::string& game) {
    std::vector<CommandReply> found;
    of_game_.each(game, collector(found));
    return found;
}

std::vector<std::string> ReplySql::due(std::int64_t state, std::int64_t ended_by_ms,
                                       std::int64_t limit) {
    std::vector<std::string> games;
    due_.each(state, ended_by_ms, limit, [&](const std::string& game) { games.push_back(game); });
    return games;
}

std::int64_t ReplySql::expire(std::int64_t now_ms, std::int64_t limit) {
    std::int64_t changed = 0;
    for (const std::string& game : due(state_kept, now_ms - kept_ms, limit)) {
        changed += blank_.run(game);
        set_state_.run(state_blanked, game);
    }
    for (const std::string& game : due(state_blanked, now_ms - tombstone_ms, limit)) {
        changed += remove_.run(game);
        set_state_.run(state_removed, game);
    }
    return changed;
}

}  // namespace congkak::db::sql
