// Folding: events of a game move from the journal into the game's row, their commands' replies
// into the table of replies. And the end of a game, which is a last folding with a result.
#pragma once

#include <cstdint>
#include <string>

#include "db/rows.hpp"
#include "db/sql/journal_sql.hpp"
#include "db/sql/points_sql.hpp"
#include "db/sql/reply_sql.hpp"
#include "db/sql/statement.hpp"

namespace congkak::db::sql {

class FinishSql {
  public:
    FinishSql(Connection& connection, JournalSql& journal, ReplySql& replies, PointsSql& points);

    Award finish(const FinishedGame& game);
    void fold(const std::string& game);

  private:
    struct Folded {
        std::int64_t version = 0;
        std::string lines;
    };
    Folded take_events(const std::string& game, std::int64_t folded_version);
    Award earlier_award(const std::string& game, std::int64_t account);

    JournalSql& journal_;
    ReplySql& replies_;
    PointsSql& points_;
    Query<In<std::string>, Out<Integer, Integer, Integer>> state_;
    Query<In<std::string, Integer, std::string>, Out<>> fold_;
    Query<In<Integer, std::string, std::string, Integer, Integer, std::string, Integer, std::string,
             std::string>,
          Out<>>
        finish_;
    Query<In<std::string>, Out<Integer, std::string>> award_;
};

}  // namespace congkak::db::sql
