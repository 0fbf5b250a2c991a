#include "db/sql/sql_store.hpp"

#include <utility>

namespace congkak::db::sql {

SqlStore::SqlStore(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)),
      begin_write_(*connection_, "begin", "begin immediate"),
      begin_read_(*connection_, "begin", "begin"),
      commit_(*connection_, "commit", "commit"),
      rollback_(*connection_, "rollback", "rollback"),
      begin_unit_(*connection_, "unit.begin", "savepoint unit"),
      keep_unit_(*connection_, "unit.keep", "release savepoint unit"),
      undo_unit_(*connection_, "unit.undo", "rollback to savepoint unit"),
      probe_(*connection_, "probe",
             "insert into probe (id, at_ms) values (1, :at) "
             "on conflict (id) do update set at_ms = excluded.at_ms"),
      accounts_(*connection_),
      sessions_(*connection_),
      journal_(*connection_),
      replies_(*connection_),
      points_(*connection_),
      games_(*connection_, journal_, replies_),
      finish_(*connection_, journal_, replies_, points_) {}

void SqlStore::begin_write() { begin_write_.run(); }
void SqlStore::begin_read() { begin_read_.run(); }
void SqlStore::commit() { commit_.run(); }
void SqlStore::rollback() { rollback_.run(); }
void SqlStore::begin_unit() { begin_unit_.run(); }
void SqlStore::keep_unit() { keep_unit_.run(); }

void SqlStore::undo_unit() {
    undo_unit_.run();
    keep_unit_.run();
}

void SqlStore::probe(std::int64_t now_ms) { probe_.run(now_ms); }

Result<AccountRow> SqlStore::create_account(const NewAccount& account) {
    return accounts_.create(account);
}

Result<void> SqlStore::register_guest(std::int64_t account, const std::string& name,
                                      const std::string& name_key,
                                      const std::string& password_hash) {
    return accounts_.register_guest(account, name, name_key, password_hash);
}

std::optional<AccountRow> SqlStore::account_by_key(const std::string& name_key) {
    return accounts_.by_key(name_key);
}

std::optional<AccountRow> SqlStore::account_by_id(std::int64_t account) {
    return accounts_.by_id(account);
}

void SqlStore::set_password_hash(std::int64_t account, const std::string& password_hash) {
    accounts_.set_password_hash(account, password_hash);
}

void SqlStore::add_session(const std::string& token_hash, std::int64_t account,
                           std::int64_t created_ms, std::int64_t expires_ms) {
    sessions_.add(token_hash, account, created_ms, expires_ms);
}

std::optional<SessionRow> SqlStore::session(const std::string& token_hash) {
    return sessions_.find(token_hash);
}

void SqlStore::touch_session(const std::string& token_hash, std::int64_t seen_ms,
                             std::int64_t expires_ms) {
    sessions_.touch(token_hash, seen_ms, expires_ms);
}

void SqlStore::remove_session(const std::string& token_hash) { sessions_.remove(token_hash); }

std::optional<std::string> SqlStore::http_reply(const std::string& scope, const std::string& key,
                                                std::int64_t now_ms) {
    return sessions_.http_reply(scope, key, now_ms);
}

void SqlStore::keep_http_reply(const std::string& scope, const std::string& key,
                               const std::string& reply, std::int64_t now_ms,
                               std::int64_t expires_ms) {
    sessions_.keep_http_reply(scope, key, reply, now_ms, expires_ms);
}

void SqlStore::create_game(const NewGame& game) {
    games_.create(game);
    journal_.append(game.first);
    if (!game.first.command_id.empty()) {
        replies_.keep(game.first);
    }
}

void SqlStore::join_game(const std::string& game, std::int64_t account) {
    games_.join(game, account);
}

void SqlStore::keep_reply(const CommandReply& reply) { replies_.keep(reply); }

void SqlStore::append(const JournalRow& row) { journal_.append(row); }

Award SqlStore::finish_game(const FinishedGame& game) { return finish_.finish(game); }

std::vector<LiveGame> SqlStore::live_games() { return games_.running(); }

std::vector<LiveGame> SqlStore::live_games(const std::vector<std::string>& ids) {
    return games_.running(ids);
}

std::optional<StoredGame> SqlStore::game(const std::string& id) { return games_.find(id); }

std::optional<CommandReply> SqlStore::command_reply(std::int64_t account,
                                                    const std::string& command_id) {
    return replies_.find(account, command_id);
}

std::vector<CommandReply> SqlStore::recent_creates(std::int64_t since_ms) {
    return replies_.creates(since_ms);
}

std::vector<PointsRow> SqlStore::all_points() { return points_.all(); }

std::optional<PointsRow> SqlStore::points(std::int64_t account) {
    return points_.standing(account);
}

void SqlStore::fold(const std::string& game) { finish_.fold(game); }

std::int64_t SqlStore::trim(std::int64_t keep, std::int64_t limit) {
    const std::int64_t through = journal_.excess(keep, limit);
    if (through == 0) {
        return 0;
    }
    for (const std::string& game : journal_.unfolded_games(through)) {
        finish_.fold(game);
    }
    return journal_.remove_through(through);
}

std::int64_t SqlStore::expire(std::int64_t now_ms, std::int64_t limit) {
    return sessions_.expire(now_ms, limit) + replies_.expire(now_ms, limit);
}

}  // namespace congkak::db::sql
