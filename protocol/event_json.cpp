#include "protocol/event_json.hpp"

#include "protocol/to_json.hpp"

namespace congkak::protocol {

namespace {

Json with_state(Json data, const State& state) {
    data["state"] = to_json(state);
    return data;
}

}  // namespace

Json data_of(const Snapshot& event) { return {{"view", to_json(event.view)}}; }

Json data_of(const Sown& event) { return with_state(to_json(event.sowing), event.state); }

Json data_of(const TakenBack& event) { return with_state({{"plies", event.plies}}, event.state); }

Json data_of(const LevelChanged& event) {
    return with_state({{"level", to_text(event.level)}}, event.state);
}

Json data_of(const Ended& event) {
    return with_state({{"result", to_json(event.result)},
                       {"seed", event.seed ? Json(*event.seed) : Json(nullptr)}},
                      event.state);
}

Json data_of(const Chosen& event) {
    return with_state({{"side", to_text(event.side)}}, event.state);
}

Json data_of(const Opened& event) {
    return with_state({{"opened", to_json(event.opening)}}, event.state);
}

Json data_of(const RoundStarted& event) {
    return with_state({{"round", event.round}, {"starter", to_text(event.starter)}}, event.state);
}

Json data_of(const StopOffered& event) {
    return with_state({{"side", to_text(event.side)}}, event.state);
}

Json data_of(const Joined& event) {
    return with_state({{"side", to_text(event.side)}, {"player", to_json(event.player)}},
                      event.state);
}

}  // namespace congkak::protocol
