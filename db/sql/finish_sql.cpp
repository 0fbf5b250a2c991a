#include "db/sql/finish_sql.hpp"

#include <array>

#include "db/error.hpp"
#include "db/sql/event_lines.hpp"

namespace congkak::db::sql {
namespace {

AwardReason reason_of(const std::string& text) {
    using enum AwardReason;
    for (const AwardReason reason :
         std::array{win, repeat_sowings, no_reply_win_again, lost, draw, unranked}) {
        if (reason_text(reason) == text) {
            return reason;
        }
    }
    throw StorageError(StorageFailure::corrupt, "unknown reason of an award");
}

}  // namespace

FinishSql::FinishSql(Connection& connection, JournalSql& journal, ReplySql& replies,
                     PointsSql& points)
    : journal_(journal),
      replies_(replies),
      points_(points),
      state_(connection, "game.state",
             "select account, ended_ms, folded_version from games where id = :id"),
      fold_(connection, "game.fold",
            "update games set events = events || :lines, folded_version = :version "
            "where id = :id"),
      finish_(connection, "game.finish",
              "update games set ended_ms = :ended, result = :result, record = :record, "
              "ranked = :ranked, awarded = :awarded, award_reason = :reason, "
              "folded_version = :version, events = events || :lines where id = :id"),
      award_(connection, "game.award", "select awarded, award_reason from games where id = :id") {}

FinishSql::Folded FinishSql::take_events(const std::string& game, std::int64_t folded_version) {
    Folded folded{folded_version, {}};
    for (const JournalRow& row : journal_.rows_of(game, folded_version)) {
        append_event_line(folded.lines, row);
        folded.version = row.version;
        if (!row.command_id.empty()) {
            replies_.keep(row);
        }
    }
    return folded;
}

void FinishSql::fold(const std::string& game) {
    const auto state = state_.one(game);
    if (!state) {
        return;
    }
    const auto [account, ended_ms, folded_version] = *state;
    if (ended_ms != 0) {
        return;
    }
    const Folded folded = take_events(game, folded_version);
    if (folded.version > folded_version) {
        fold_.run(folded.lines, folded.version, game);
    }
}

Award FinishSql::earlier_award(const std::string& game, std::int64_t account) {
    const auto row = award_.one(game);
    return {std::get<0>(*row), reason_of(std::get<1>(*row)), true,
            points_.standing(account).value()};
}

Award FinishSql::finish(const FinishedGame& game) {
    const auto state = state_.one(game.id);
    if (!state) {
        throw StorageError(StorageFailure::failed_unit, "an unknown game can't be finished");
    }
    const auto [account, ended_ms, folded_version] = *state;
    if (ended_ms != 0) {
        return earlier_award(game.id, account);
    }
    const Folded folded = take_events(game.id, folded_version);
    if (folded.version != game.version) {
        throw StorageError(StorageFailure::corrupt,
                           "game " + game.id + " ends at another version than its last event");
    }
    const PointsSql::Decision decision = points_.decide(game, account);
    finish_.run(game.ended_ms, game.result, game.record, game.ranked ? 1 : 0, decision.points,
                std::string(reason_text(decision.reason)), folded.version, folded.lines, game.id);
    points_.book(game, account, decision);
    return {decision.points, decision.reason, false, points_.standing(account).value()};
}

}  // namespace congkak::db::sql
