#include "db/sql/points_sql.hpp"

#include <string>

namespace congkak::db::sql {

PointsSql::PointsSql(Connection& connection)
    : same_sowings_(connection, "points.same_sowings",
                    "select 1 from wins where account = :account and sowings = :sowings limit 1"),
      no_reply_win_(connection, "points.no_reply_win",
                    "select 1 from wins where account = :account and level = :level "
                    "and no_reply = 1 and points > 0 limit 1"),
      win_(connection, "points.win",
           "insert into wins (game, account, level, points, reason, margin, no_reply, sowings, "
           "ended_ms) values (:game, :account, :level, :points, :reason, :margin, :no_reply, "
           ":sowings, :ended)"),
      add_points_(connection, "points.add",
                  "insert into account_points (account, points, reached_ms) "
                  "values (:account, :points, :reached) on conflict (account) do update set "
                  "points = account_points.points + excluded.points, "
                  "reached_ms = excluded.reached_ms"),
      add_level_(connection, "points.add_level",
                 "insert into account_level_wins (account, level, level_points, wins, best_margin) "
                 "values (:account, :level, :points, 1, :margin) "
                 "on conflict (account, level) do update set "
                 "level_points = excluded.level_points, wins = account_level_wins.wins + 1, "
                 "best_margin = case when excluded.best_margin > account_level_wins.best_margin "
                 "then excluded.best_margin else account_level_wins.best_margin end"),
      standing_(connection, "points.standing",
                "select a.name, a.guest, coalesce(p.points, 0), coalesce(p.reached_ms, 0) "
                "from accounts a left join account_points p on p.account = a.id "
                "where a.id = :account"),
      levels_(connection, "points.levels",
              "select level, level_points, wins, best_margin from account_level_wins "
              "where account = :account order by level_points, level"),
      all_(connection, "points.all",
           "select a.id, a.name, a.guest, p.points, p.reached_ms from account_points p "
           "join accounts a on a.id = p.account order by a.id"),
      all_levels_(connection, "points.all_levels",
                  "select account, level, level_points, wins, best_margin from account_level_wins "
                  "order by account, level_points, level") {}

PointsSql::Decision PointsSql::decide(const FinishedGame& game, std::int64_t account) {
    if (!game.ranked || game.outcome == Outcome::none) {
        return {AwardReason::unranked, 0};
    }
    if (game.outcome == Outcome::lost) {
        return {AwardReason::lost, 0};
    }
    if (game.outcome == Outcome::draw) {
        return {AwardReason::draw, 0};
    }
    if (same_sowings_.one(account, game.sowings)) {
        return {AwardReason::repeat_sowings, 0};
    }
    if (!game.computer_had_a_turn && no_reply_win_.one(account, game.level)) {
        return {AwardReason::no_reply_win_again, 0};
    }
    return {AwardReason::win, game.level_points};
}

void PointsSql::book(const FinishedGame& game, std::int64_t account, const Decision& decision) {
    if (!game.ranked || game.outcome != Outcome::won) {
        return;
    }
    win_.run(game.id, account, game.level, decision.points,
             std::string(reason_text(decision.reason)), game.margin,
             game.computer_had_a_turn ? 0 : 1, game.sowings, game.ended_ms);
    if (decision.points > 0) {
        add_points_.run(account, decision.points, game.ended_ms);
        add_level_.run(account, game.level, game.level_points, game.margin);
    }
}

std::optional<PointsRow> PointsSql::standing(std::int64_t account) {
    const auto row = standing_.one(account);
    if (!row) {
        return std::nullopt;
    }
    const auto& [name, guest, points, reached_ms] = *row;
    PointsRow standing{account, name, guest != 0, points, reached_ms, {}};
    levels_.each(account, [&](const std::string& level, Integer level_points, Integer wins,
                              Integer best_margin) {
        standing.levels.push_back({level, level_points, wins, best_margin});
    });
    return standing;
}

std::vector<PointsRow> PointsSql::all() {
    std::vector<PointsRow> rows;
    all_.each([&](Integer account, const std::string& name, Integer guest, Integer points,
                  Integer reached_ms) {
        rows.push_back({account, name, guest != 0, points, reached_ms, {}});
    });
    std::size_t at = 0;
    all_levels_.each([&](Integer account, const std::string& level, Integer level_points,
                         Integer wins, Integer best_margin) {
        while (at < rows.size() && rows[at].account < account) {
            ++at;
        }
        if (at < rows.size() && rows[at].account == account) {
            rows[at].levels.push_back({level, level_points, wins, best_margin});
        }
    });
    return rows;
}

}  // namespace congkak::db::sql
