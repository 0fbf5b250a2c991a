// Games in SQL: made, found, read back. Their events are the folded ones in the game's row followed
// by those in the journal. See db/store.hpp for the contracts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/rows.hpp"
#include "db/sql/journal_sql.hpp"
#include "db/sql/reply_sql.hpp"
#include "db/sql/statement.hpp"

namespace congkak::db::sql {

class GameSql {
  public:
    GameSql(Connection& connection, JournalSql& journal, ReplySql& replies);

    void create(const NewGame& game);
    void join(const std::string& game, std::int64_t account);

    std::vector<LiveGame> running();
    std::vector<LiveGame> running(const std::vector<std::string>& ids);
    std::optional<StoredGame> find(const std::string& id);

  private:
    void add_journal(const std::string& game, std::vector<JournalRow>& rows);

    JournalSql& journal_;
    ReplySql& replies_;

    using RunningColumns =
        Out<std::string, Integer, Integer, Integer, Integer, std::string, std::string>;

    Query<In<std::string, Integer, Integer, Integer, std::string, std::string>, Out<>> create_;
    Query<In<Integer, std::string>, Out<>> join_;
    Query<In<>, RunningColumns> running_;
    Query<In<std::string>, RunningColumns> running_one_;
    Query<In<>, Out<std::string, Integer, Integer, std::string, std::string, Integer, std::string,
                    std::string>>
        running_journal_;
    Query<In<std::string>, Out<Integer, Integer, Integer, Integer, Integer, std::string,
                               std::string, std::string, std::string, std::string, Integer>>
        find_;
};

}  // namespace congkak::db::sql
