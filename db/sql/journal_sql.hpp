// The journal: an append-only log of the events of all games, in commit order.
//
// The table has no index but its sequence number. Where the rows of a game are is known in memory
// only, as hints, brought up to date from the end of the log before they are used. A unit that was
// rolled back leaves hints to rows that aren't there, so rows are checked when read, and the hints
// are made anew from the whole log when the versions found have a gap.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/rows.hpp"
#include "db/sql/statement.hpp"

namespace congkak::db::sql {

class JournalSql {
  public:
    explicit JournalSql(Connection& connection);

    /// Throws std::invalid_argument for a row that couldn't be folded later.
    void append(const JournalRow& row);

    /// The rows of a game whose versions follow `after`, in order. Throws StorageError (corrupt)
    /// when the versions have a gap.
    std::vector<JournalRow> rows_of(const std::string& game, std::int64_t after);

    /// The last sequence number of the oldest rows that are too many: at most `limit` rows, when
    /// the log is longer than `keep`. 0: none.
    std::int64_t excess(std::int64_t keep, std::int64_t limit);

    /// Running games with rows up to `seq` that aren't folded.
    std::vector<std::string> unfolded_games(std::int64_t seq);

    std::int64_t remove_through(std::int64_t seq);

  private:
    void start_over();
    void catch_up();
    std::vector<JournalRow> hinted_rows(const std::string& game, std::int64_t after);

    Query<In<Integer, std::string, Integer, Integer, std::string, std::string, Integer, std::string,
             std::string>,
          Out<>>
        append_;
    Query<In<Integer>, Out<std::string, Integer, Integer, std::string, std::string, Integer,
                           std::string, std::string>>
        row_;
    Query<In<Integer>, Out<Integer, std::string>> places_;
    Query<In<>, Out<Integer>> first_;
    Query<In<>, Out<Integer>> last_;
    Query<In<Integer>, Out<std::string>> unfolded_;
    Query<In<Integer>, Out<>> remove_;

    std::unordered_map<std::string, std::vector<std::int64_t>> hints_;
    std::int64_t hints_from_ = 0;  ///< The first row of the log when the hints were begun.
    std::int64_t hinted_ = 0;      ///< The last row that there are hints for; 0: not begun.
    std::int64_t next_seq_ = 0;    ///< 0: to be read from the table.
};

}  // namespace congkak::db::sql
