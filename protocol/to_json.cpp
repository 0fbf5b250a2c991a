#include "protocol/to_json.hpp"

#include <array>
#include <optional>
#include <string>

namespace congkak::protocol {

namespace {

constexpr auto south = static_cast<std::size_t>(rules::Side::south);
constexpr auto north = static_cast<std::size_t>(rules::Side::north);

std::int64_t in_ms(Time time) { return time.time_since_epoch().count(); }

Json sides(Json south_value, Json north_value) {
    return {{"south", std::move(south_value)}, {"north", std::move(north_value)}};
}

Json stores(const std::array<int, 2>& seeds) { return sides(seeds[south], seeds[north]); }

Json to_json(const SideBoard& half) { return {{"pits", half.pits}, {"store", half.store}}; }

Json to_json(const rules::Lift& lift) {
    return {{"side", to_text(lift.side)},
            {"pit", to_text(PitRef{lift.side, lift.pit})},
            {"seeds", lift.seeds}};
}

Json to_json(const rules::Hole& hole) {
    return {{"side", to_text(hole.side)},
            {"pit", hole.is_store ? "store" : to_text(PitRef{hole.side, hole.pit})}};
}

Json to_json(const CaptureView& capture) {
    return {{"pit", to_text(capture.pit)},
            {"own", capture.own},
            {"opposite", to_text(capture.opposite)},
            {"taken", capture.taken}};
}

Json to_json(const Can& can) {
    return {{"sow", can.sow},
            {"resign", can.resign},
            {"takeback", can.takeback},
            {"level", can.level},
            {"rematch", can.rematch}};
}

Json to_json(const Pace& pace) {
    return {{"base_ms", pace.base_ms}, {"seed_ms", pace.seed_ms}, {"max_ms", pace.max_ms}};
}

Json to_json(const Earned& earned) {
    return {{"awarded", earned.awarded}, {"reason", to_text(earned.reason)}};
}

Json to_json(const BestWin& best) {
    return {{"level", to_text(best.level)}, {"margin", best.margin}};
}

Json to_json(const Wins& wins) {
    return {{"easy", wins.easy}, {"normal", wins.normal}, {"expert", wins.expert}};
}

template <typename T>
Json or_null(const std::optional<T>& value) {
    if constexpr (requires { to_json(*value); }) {
        return value ? to_json(*value) : Json(nullptr);
    } else if constexpr (requires { to_text(*value); }) {
        return value ? Json(to_text(*value)) : Json(nullptr);
    } else {
        return value ? Json(*value) : Json(nullptr);
    }
}

template <typename T>
Json list(const std::vector<T>& values) {
    Json array = Json::array();
    for (const T& value : values) {
        array.push_back(to_json(value));
    }
    return array;
}

}  // namespace

Json to_json(const Player& player) {
    if (const auto* human = std::get_if<HumanPlayer>(&player)) {
        return {{"kind", "human"}, {"name", human->name}};
    }
    return {{"kind", "computer"}, {"level", to_text(std::get<ComputerPlayer>(player).level)}};
}

Json to_json(const Result& result) {
    return {{"winner", to_text(result.winner)},
            {"termination", to_text(result.termination)},
            {"stores", stores(result.stores)}};
}

Json to_json(const State& state) {
    Json legal = Json::array();
    for (const PitRef pit : state.legal) {
        legal.push_back(to_text(pit));
    }
    return {{"position", state.position},
            {"board", sides(to_json(state.board[south]), to_json(state.board[north]))},
            {"to_sow", or_null(state.to_sow)},
            {"ply", state.ply},
            {"legal", std::move(legal)},
            {"status", state.over ? "over" : "running"},
            {"clocks", nullptr},
            {"hash", state.hash}};
}

Json to_json(const Sowing& sowing) {
    return {{"ply", sowing.ply},
            {"side", to_text(sowing.pit.side)},
            {"pit", to_text(sowing.pit)},
            {"lifts", list(sowing.lifts)},
            {"last", to_json(sowing.last)},
            {"ended", to_text(sowing.ended)},
            {"capture", or_null(sowing.capture)},
            {"gained", sowing.gained},
            {"passed", sowing.passed},
            {"swept", sowing.swept ? stores(*sowing.swept) : Json(nullptr)}};
}

Json to_json(const GameView& view) {
    return {{"game", view.game.view()},
            {"created_at", in_ms(view.created_at)},
            {"ruleset", {{"pack", view.pack}, {"clauses", Json(view.clauses)}}},
            {"pits", view.pits},
            {"players", sides(to_json(view.players[south]), to_json(view.players[north]))},
            {"you", or_null(view.you)},
            {"mode", to_text(view.mode)},
            {"ranked", view.ranked},
            {"can", to_json(view.can)},
            {"pace", or_null(view.pace)},
            {"commitment", or_null(view.commitment)},
            {"seed", or_null(view.seed)},
            {"moves", view.moves},
            {"last", or_null(view.last)},
            {"state", to_json(view.state)},
            {"result", or_null(view.result)},
            {"points", or_null(view.points)}};
}

Json to_json(const Summary& summary) {
    return {{"game", summary.game.view()},
            {"opponent", or_null(summary.opponent)},
            {"mode", to_text(summary.mode)},
            {"ranked", summary.ranked},
            {"pack", summary.pack},
            {"you", or_null(summary.you)},
            {"your_turn", summary.your_turn},
            {"ply", summary.ply},
            {"updated_at", in_ms(summary.updated_at)},
            {"version", summary.version}};
}

Json to_json(const std::vector<Summary>& games) { return list(games); }

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
            {"best", or_null(row.best)},
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
            {"wins", to_json(profile.wins)}, {"best", or_null(profile.best)}};
}

Json to_json(const Error& error) {
    Json json{{"code", to_text(error.code)},
              {"message", error.message.empty() ? info(error.code).message : error.message}};
    if (!error.field.empty()) {
        json["field"] = error.field;
    }
    if (error.retry_after) {
        json["retry_after_ms"] = error.retry_after->count();
    }
    return json;
}

}  // namespace congkak::protocol
