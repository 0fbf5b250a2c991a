#include "db/sql/journal_sql.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "db/error.hpp"
#include "db/sql/event_lines.hpp"

namespace congkak::db::sql {
namespace {

/// Rows removed from the log's beginning before hints to them are dropped.
constexpr std::int64_t most_stale_hints = 100'000;

bool is_gapless(const std::vector<JournalRow>& rows, std::int64_t after) {
    for (const JournalRow& row : rows) {
        if (row.version != ++after) {
            return false;
        }
    }
    return true;
}

}  // namespace

JournalSql::JournalSql(Connection& connection)
    : append_(connection, "journal.append",
              "insert into journal (seq, game, version, at_ms, kind, payload, account, command_id, "
              "reply) values (:seq, :game, :version, :at, :kind, :payload, :account, :command, "
              ":reply)"),
      row_(connection, "journal.row",
           "select game, version, at_ms, kind, payload, account, command_id, reply from journal "
           "where seq = :seq"),
      places_(connection, "journal.places",
              "select seq, game from journal where seq > :hinted order by seq"),
      first_(connection, "journal.first", "select seq from journal order by seq limit 1"),
      last_(connection, "journal.last", "select seq from journal order by seq desc limit 1"),
      unfolded_(connection, "journal.unfolded",
                "select distinct j.game from journal j join games g on g.id = j.game "
                "where j.seq <= :seq and g.ended_ms = 0 and j.version > g.folded_version"),
      remove_(connection, "journal.remove", "delete from journal where seq <= :seq") {}

void JournalSql::append(const JournalRow& row) {
    check_event(row);
    if (next_seq_ == 0) {
        const auto last = last_.one();
        next_seq_ = last ? std::get<0>(*last) + 1 : 1;
    }
    append_.run(next_seq_, row.game, row.version, row.at_ms, row.kind, row.payload, row.account,
                row.command_id, row.reply);
    if (hinted_ == next_seq_ - 1) {
        hints_[row.game].push_back(next_seq_);
        hinted_ = next_seq_;
    }
    ++next_seq_;
}

void JournalSql::start_over() {
    hints_.clear();
    hinted_ = 0;
}

void JournalSql::catch_up() {
    const auto first = first_.one();
    if (!first) {
        return;
    }
    const std::int64_t oldest = std::get<0>(*first);
    if (oldest - hints_from_ > most_stale_hints) {
        start_over();
    }
    if (hinted_ == 0) {
        hints_from_ = oldest;
    }
    places_.each(hinted_, [this](Integer seq, const std::string& game) {
        hints_[game].push_back(seq);
        hinted_ = seq;
    });
}

std::vector<JournalRow> JournalSql::hinted_rows(const std::string& game, std::int64_t after) {
    std::vector<JournalRow> rows;
    const auto hints = hints_.find(game);
    if (hints == hints_.end()) {
        return rows;
    }
    for (const std::int64_t seq : hints->second) {
        if (auto found = row_.one(seq)) {
            auto& [owner, version, at_ms, kind, payload, account, command_id, reply] = *found;
            if (owner == game && version > after) {
                rows.push_back({std::move(owner), version, at_ms, std::move(kind),
                                std::move(payload), account, std::move(command_id),
                                std::move(reply)});
            }
        }
    }
    return rows;
}

std::vector<JournalRow> JournalSql::rows_of(const std::string& game, std::int64_t after) {
    catch_up();
    std::vector<JournalRow> rows = hinted_rows(game, after);
    if (!is_gapless(rows, after)) {
        start_over();
        catch_up();
        rows = hinted_rows(game, after);
    }
    if (!is_gapless(rows, after)) {
        throw StorageError(StorageFailure::corrupt, "the versions of game " + game + " have a gap");
    }
    return rows;
}

std::int64_t JournalSql::excess(std::int64_t keep, std::int64_t limit) {
    const auto first = first_.one();
    const auto last = last_.one();
    if (!first || !last) {
        return 0;
    }
    const std::int64_t oldest = std::get<0>(*first);
    const std::int64_t too_many = std::get<0>(*last) - oldest + 1 - keep;
    return too_many > 0 ? oldest + std::min(too_many, limit) - 1 : 0;
}

std::vector<std::string> JournalSql::unfolded_games(std::int64_t seq) {
    std::vector<std::string> games;
    unfolded_.each(seq, [&](const std::string& game) { games.push_back(game); });
    return games;
}

std::int64_t JournalSql::remove_through(std::int64_t seq) { return remove_.run(seq); }

}  // namespace congkak::db::sql
