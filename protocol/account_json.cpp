// Accounts, the leaderboard and refusals as JSON.
#include "protocol/json_parts.hpp"
#include "protocol/to_json.hpp"

namespace congkak::protocol {

using parts::in_ms;
using parts::list;
using parts::or_null;

namespace {

Json best_json(const std::optional<BestWin>& best) {
    return best ? Json{{"level", to_text(best->level)}, {"margin", best->margin}} : Json(nullptr);
}

Json to_json(const Wins& wins) {
    return {{"easy", wins.easy}, {"normal", wins.normal}, {"expert", wins.expert}};
}

}  // namespace

Json to_json(const Account& account) {
    return {{"name", account.name},
            {"guest", account.guest},
            {"points", account.points},
            {"rank", or_null(account.rank)}};
}

Json to_json(const LeaderboardRow& row) {
    return {{"rank", row.rank},
            {"name", row.name},
            {"points", row.points},
            {"best", best_json(row.best)},
            {"wins", to_json(row.wins)}};
}

Json to_json(const LeaderboardPage& page) {
    return {{"total", page.total},
            {"rows", list(page.rows)},
            {"next", or_null(page.next)},
            {"you", or_null(page.you)},
            {"neighbours", list(page.neighbours)}};
}

Json to_json(const PlayerProfile& profile) {
    return {{"name", profile.name},          {"joined_at", in_ms(profile.joined_at)},
            {"points", profile.points},      {"rank", or_null(profile.rank)},
            {"wins", to_json(profile.wins)}, {"best", best_json(profile.best)}};
}

Json to_json(const Error& error) {
    Json json{{"code", to_text(error.code)},
              {"message", error.message.empty() ? info(error.code).message : error.message}};
    if (!error.field.empty()) {
        json["field"] = error.field;
    }
    if (error.place) {
        json["line"] = error.place->line;
        json["column"] = error.place->column;
    }
    if (error.retry_after) {
        json["retry_after_ms"] = error.retry_after->count();
    }
    return json;
}

}  // namespace congkak::protocol
