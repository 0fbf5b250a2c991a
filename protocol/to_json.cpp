// Games as JSON: their states, whole views, lines of a list.
#include "protocol/to_json.hpp"

#include "protocol/json_parts.hpp"

namespace congkak::protocol {

using parts::in_ms;
using parts::list;
using parts::or_null;
using parts::sides;
using parts::stores;

namespace {

Json half_json(const SideBoard& half) {
    return {{"pits", half.pits}, {"store", half.store}, {"burnt", list(half.burnt)}};
}

Json to_json(const RoundView& round) {
    return {{"starter", to_text(round.starter)},
            {"winner", to_text(round.winner)},
            {"stores", stores(round.stores)}};
}

Json rounds_json(const std::vector<RoundView>& rounds) {
    Json array = Json::array();
    for (const RoundView& round : rounds) {
        array.push_back(to_json(round));
    }
    return array;
}

Json opening_json(const std::optional<OpeningState>& opening) {
    if (!opening) {
        return nullptr;
    }
    return {{"chosen", list(opening->chosen)},
            {"hands", sides(opening->hands, [](const auto& hand) { return or_null(hand); })}};
}

Json to_json(const Can& can) {
    return {{"sow", can.sow},
            {"resign", can.resign},
            {"takeback", can.takeback},
            {"level", can.level},
            {"rematch", can.rematch},
            {"choose", can.choose},
            {"next_round", can.next_round},
            {"stop", can.stop},
            {"join", can.join},
            {"preview", can.preview}};
}

Json pace_json(const std::optional<Pace>& pace) {
    return pace ? Json{{"base_ms", pace->base_ms},
                       {"seed_ms", pace->seed_ms},
                       {"max_ms", pace->max_ms}}
                : Json(nullptr);
}

Json earned_json(const std::optional<Earned>& earned) {
    return earned ? Json{{"awarded", earned->awarded}, {"reason", to_text(earned->reason)}}
                  : Json(nullptr);
}

/// Null where the viewer made no choice that is hidden from others.
Json choice_json(const std::array<std::optional<PitRef>, 2>& choice) {
    Json json;
    for (const auto& pit : choice) {
        if (pit) {
            json[to_text(pit->side)] = to_text(*pit);
        }
    }
    return json;
}

}  // namespace

Json to_json(const Player& player) {
    if (const auto* human = std::get_if<HumanPlayer>(&player)) {
        return {{"kind", "human"}, {"name", human->name}};
    }
    if (const auto* computer = std::get_if<ComputerPlayer>(&player)) {
        return {{"kind", "computer"}, {"level", to_text(computer->level)}};
    }
    return {{"kind", "open"}};
}

Json to_json(const Result& result) {
    return {{"winner", to_text(result.winner)},
            {"termination", to_text(result.termination)},
            {"stores", stores(result.stores)},
            {"by", to_text(result.by)},
            {"score", stores(result.score)}};
}

Json to_json(const std::array<SideBoard, 2>& board) { return sides(board, half_json); }

Json to_json(const State& state) {
    return {{"position", state.position},
            {"board", to_json(state.board)},
            {"round", state.round},
            {"phase", to_text(state.phase)},
            {"rounds", rounds_json(state.rounds)},
            {"to_sow", or_null(state.to_sow)},
            {"awaits", list(state.awaits)},
            {"ply", state.ply},
            {"legal", list(state.legal)},
            {"opening", opening_json(state.opening)},
            {"stop_offer", or_null(state.stop_offer)},
            {"status", state.over ? "over" : "running"},
            {"clocks", nullptr},
            {"hash", state.hash}};
}

Json to_json(const GameView& view) {
    const auto player_json = [](const Player& player) { return to_json(player); };
    return {{"game", view.game.view()},
            {"created_at", in_ms(view.created_at)},
            {"ruleset", {{"pack", view.pack}, {"clauses", Json(view.clauses)}}},
            {"pits", view.pits},
            {"players", sides(view.players, player_json)},
            {"you", or_null(view.you)},
            {"mode", to_text(view.mode)},
            {"ranked", view.ranked},
            {"start", or_null(view.start)},
            {"can", to_json(view.can)},
            {"choice", choice_json(view.choice)},
            {"preview", view.preview},
            {"pace", pace_json(view.pace)},
            {"commitment", or_null(view.commitment)},
            {"seed", or_null(view.seed)},
            {"moves", view.moves},
            {"last", or_null(view.last)},
            {"last_opened", or_null(view.last_opened)},
            {"state", to_json(view.state)},
            {"result", or_null(view.result)},
            {"points", earned_json(view.points)}};
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

}  // namespace congkak::protocol
