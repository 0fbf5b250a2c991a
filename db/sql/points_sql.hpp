// Points: deciding what a finished game earns, the ledger of wins and the sums over it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/rows.hpp"
#include "db/sql/statement.hpp"

namespace congkak::db::sql {

class PointsSql {
  public:
    explicit PointsSql(Connection& connection);

    struct Decision {
        AwardReason reason = AwardReason::unranked;
        std::int64_t points = 0;
    };

    /// What the game earns, given the earlier wins in the ledger. Writes nothing.
    Decision decide(const FinishedGame& game, std::int64_t account);

    /// Writes a ranked win to the ledger and, if it earned something, to the sums. Other ends
    /// leave no trace here. Throws when the game is in the ledger already.
    void book(const FinishedGame& game, std::int64_t account, const Decision& decision);

    std::optional<PointsRow> standing(std::int64_t account);
    std::vector<PointsRow> all();

  private:
    Query<In<Integer, std::string>, Out<Integer>> same_sowings_;
    Query<In<Integer, std::string>, Out<Integer>> no_reply_win_;
    Query<In<std::string, Integer, std::string, Integer, std::string, Integer, Integer, std::string,
             Integer>,
          Out<>>
        win_;
    Query<In<Integer, Integer, Integer>, Out<>> add_points_;
    Query<In<Integer, std::string, Integer, Integer>, Out<>> add_level_;
    Query<In<Integer>, Out<std::string, Integer, Integer, Integer>> standing_;
    Query<In<Integer>, Out<std::string, Integer, Integer, Integer>> levels_;
    Query<In<>, Out<Integer, std::string, Integer, Integer, Integer>> all_;
    Query<In<>, Out<Integer, std::string, Integer, Integer, Integer>> all_levels_;
};

}  // namespace congkak::db::sql
