#include "db/sql/game_sql.hpp"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

#include "db/sql/event_lines.hpp"

namespace congkak::db::sql {
namespace {

LiveGame live_game(const std::string& id, Integer account, Integer opponent, Integer created_ms,
                   Integer ranked, const std::string& setup, const std::string& events) {
    return {id, account, created_ms, ranked != 0, setup, read_event_lines(id, events),
            {}, opponent};
}

/// Adds the replies that only the journal has. The command that created the game is kept with
/// the others from the start.
void add_journal_replies(LiveGame& game) {
    for (const JournalRow& row : game.rows) {
        if (!row.command_id.empty() && row.version > 1) {
            game.replies.push_back({row.account, row.command_id, row.game, row.reply, false});
        }
    }
}

std::int64_t last_version(const std::vector<JournalRow>& rows) {
    return rows.empty() ? 0 : rows.back().version;
}

}  // namespace

GameSql::GameSql(Connection& connection, JournalSql& journal, ReplySql& replies)
    : journal_(journal),
      replies_(replies),
      create_(connection, "game.create",
              "insert into games (id, account, created_ms, ranked, create_command, setup) "
              "values (:id, :account, :created, :ranked, :command, :setup)"),
      join_(connection, "game.join",
            "update games set opponent = :account where id = :id and opponent is null"),
      running_(connection, "game.running",
               "select id, account, coalesce(opponent, 0), created_ms, ranked, setup, events "
               "from games where ended_ms = 0 order by id"),
      running_one_(connection, "game.running_one",
                   "select id, account, coalesce(opponent, 0), created_ms, ranked, setup, events "
                   "from games where ended_ms = 0 and id = :id"),
      running_journal_(connection, "game.running_journal",
                       "select j.game, j.version, j.at_ms, j.kind, j.payload, j.account, "
                       "j.command_id, j.reply from journal j join games g on g.id = j.game "
                       "where g.ended_ms = 0 and j.version > g.folded_version order by j.seq"),
      find_(connection, "game.find",
            "select account, coalesce(opponent, 0), created_ms, ended_ms, ranked, setup, result, "
            "record, award_reason, events, awarded from games where id = :id") {}

void GameSql::create(const NewGame& game) {
    create_.run(game.id, game.account, game.created_ms, game.ranked ? 1 : 0, game.first.command_id,
                game.setup);
    if (game.opponent != 0) {
        join(game.id, game.opponent);
    }
}

void GameSql::join(const std::string& game, std::int64_t account) { join_.run(account, game); }

std::vector<LiveGame> GameSql::running() {
    std::vector<LiveGame> games;
    running_.each([&](const auto&... columns) { games.push_back(live_game(columns...)); });
    std::unordered_map<std::string, LiveGame*> by_id;
    for (LiveGame& game : games) {
        by_id.emplace(game.id, &game);
    }
    running_journal_.each([&](const std::string& game, Integer version, Integer at_ms,
                              const std::string& kind, const std::string& payload, Integer account,
                              const std::string& command_id, const std::string& reply) {
        by_id.at(game)->rows.push_back(
            {game, version, at_ms, kind, payload, account, command_id, reply});
    });
    for (CommandReply& reply : replies_.of_running_games()) {
        by_id.at(reply.game)->replies.push_back(std::move(reply));
    }
    for (LiveGame& game : games) {
        add_journal_replies(game);
    }
    return games;
}

void GameSql::add_journal(const std::string& game, std::vector<JournalRow>& rows) {
    std::ranges::move(journal_.rows_of(game, last_version(rows)), std::back_inserter(rows));
}

std::vector<LiveGame> GameSql::running(const std::vector<std::string>& ids) {
    std::vector<LiveGame> games;
    for (const std::string& id : ids) {
        if (const auto row = running_one_.one(id)) {
            LiveGame game = std::apply(live_game, *row);
            add_journal(id, game.rows);
            game.replies = replies_.of_game(id);
            add_journal_replies(game);
            games.push_back(std::move(game));
        }
    }
    return games;
}

std::optional<StoredGame> GameSql::find(const std::string& id) {
    auto row = find_.one(id);
    if (!row) {
        return std::nullopt;
    }
    auto& [account, opponent, created_ms, ended_ms, ranked, setup, result, record, reason, events,
           awarded] = *row;
    StoredGame game;
    game.id = id;
    game.account = account;
    game.opponent = opponent;
    game.created_ms = created_ms;
    game.ended_ms = ended_ms;
    game.ranked = ranked != 0;
    game.setup = std::move(setup);
    game.result = std::move(result);
    game.record = std::move(record);
    game.awarded = awarded;
    game.award_reason = std::move(reason);
    game.events = read_event_lines(id, events);
    if (game.ended_ms == 0) {
        add_journal(id, game.events);
    }
    return game;
}

}  // namespace congkak::db::sql
