// The Store over SQL: one connection with all its prepared statements. The work is in the files of
// the concerns; this one puts them together.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "db/sql/account_sql.hpp"
#include "db/sql/connection.hpp"
#include "db/sql/finish_sql.hpp"
#include "db/sql/game_sql.hpp"
#include "db/sql/journal_sql.hpp"
#include "db/sql/points_sql.hpp"
#include "db/sql/reply_sql.hpp"
#include "db/sql/session_sql.hpp"
#include "db/store.hpp"

namespace congkak::db::sql {

class SqlStore : public Store {
  public:
    explicit SqlStore(std::unique_ptr<Connection> connection);

    // Transactions, for the storage threads.
    void begin_write();
    void begin_read();
    void commit();
    void rollback();
    void begin_unit();
    void keep_unit();
    void undo_unit();
    [[nodiscard]] bool in_transaction() const { return connection_->in_transaction(); }

    /// Writes something, within the transaction.
    void probe(std::int64_t now_ms);

    Result<AccountRow> create_account(const NewAccount& account) override;
    Result<void> register_guest(std::int64_t account, const std::string& name,
                                const std::string& name_key,
                                const std::string& password_hash) override;
    std::optional<AccountRow> account_by_key(const std::string& name_key) override;
    std::optional<AccountRow> account_by_id(std::int64_t account) override;
    void set_password_hash(std::int64_t account, const std::string& password_hash) override;

    void add_session(const std::string& token_hash, std::int64_t account, std::int64_t created_ms,
                     std::int64_t expires_ms) override;
    std::optional<SessionRow> session(const std::string& token_hash) override;
    void touch_session(const std::string& token_hash, std::int64_t seen_ms,
                       std::int64_t expires_ms) override;
    void remove_session(const std::string& token_hash) override;
    std::optional<std::string> http_reply(const std::string& scope, const std::string& key,
                                          std::int64_t now_ms) override;
    void keep_http_reply(const std::string& scope, const std::string& key, const std::string& reply,
                         std::int64_t now_ms, std::int64_t expires_ms) override;

    void create_game(const NewGame& game) override;
    void join_game(const std::string& game, std::int64_t account) override;
    void keep_reply(const CommandReply& reply) override;
    void append(const JournalRow& row) override;
    Award finish_game(const FinishedGame& game) override;
    std::vector<LiveGame> live_games() override;
    std::vector<LiveGame> live_games(const std::vector<std::string>& ids) override;
    std::optional<StoredGame> game(const std::string& id) override;
    std::optional<CommandReply> command_reply(std::int64_t account,
                                              const std::string& command_id) override;
    std::vector<CommandReply> recent_creates(std::int64_t since_ms) override;

    std::vector<PointsRow> all_points() override;
    std::optional<PointsRow> points(std::int64_t account) override;

    void fold(const std::string& game) override;
    std::int64_t trim(std::int64_t keep, std::int64_t limit) override;
    std::int64_t expire(std::int64_t now_ms, std::int64_t limit) override;

  private:
    using Plain = Query<In<>, Out<>>;

    std::unique_ptr<Connection> connection_;
    Plain begin_write_;
    Plain begin_read_;
    Plain commit_;
    Plain rollback_;
    Plain begin_unit_;
    Plain keep_unit_;
    Plain undo_unit_;
    Query<In<Integer>, Out<>> probe_;
    AccountSql accounts_;
    SessionSql sessions_;
    JournalSql journal_;
    ReplySql replies_;
    PointsSql points_;
    GameSql games_;
    FinishSql finish_;
};

}  // namespace congkak::db::sql
