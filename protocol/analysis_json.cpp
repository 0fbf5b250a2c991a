#include "protocol/analysis_view.hpp"
#include "protocol/json_parts.hpp"
#include "protocol/text_of.hpp"

namespace congkak::protocol {

namespace {

Json json_of(const StoresAt& at) {
    return {{"ply", at.ply}, {"round", at.round}, {"south", at.south}, {"north", at.north}};
}

Json boards(const std::vector<DecisionView::Board>& list) {
    Json array = Json::array();
    for (const DecisionView::Board& board : list) {
        array.push_back(to_json(board));
    }
    return array;
}

Json json_of(const DecisionView& decision) {
    return {{"ply", decision.ply},
            {"round", decision.round},
            {"side", to_text(decision.side)},
            {"turn", parts::list(decision.turn)},
            {"made", decision.made},
            {"best", parts::list(decision.best)},
            {"haul", decision.haul},
            {"sure", decision.sure},
            {"lost", decision.haul - decision.made},
            {"position", decision.position},
            {"board", to_json(decision.board)},
            {"turn_boards", boards(decision.turn_boards)},
            {"best_boards", boards(decision.best_boards)}};
}

Json json_of(const std::optional<MissedChain>& missed) {
    return missed ? Json{{"decision", missed->decision},
                         {"line", parts::list(missed->line)},
                         {"seeds", missed->seeds}}
                  : Json(nullptr);
}

template <typename T>
Json list_of(const std::vector<T>& values) {
    Json list = Json::array();
    for (const T& value : values) {
        list.push_back(json_of(value));
    }
    return list;
}

}  // namespace

std::string encode_analysis(const AnalysisView& view) {
    return text_of({{"state", "ready"},
                    {"game", view.game.view()},
                    {"pack", view.pack},
                    {"total", view.total},
                    {"stores", list_of(view.stores)},
                    {"decisions", list_of(view.decisions)},
                    {"turning_point", parts::or_null(view.turning_point)},
                    {"missed", parts::sides(json_of(view.missed[0]), json_of(view.missed[1]))},
                    {"budget", view.budget}});
}

std::string encode_analysis_progress(std::size_t done, std::size_t of) {
    return text_of({{"state", "running"}, {"done", done}, {"of", of}});
}

}  // namespace congkak::protocol
