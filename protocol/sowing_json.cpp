// What happens on the board as JSON: sowings, steps of the opening, previews.
#include "protocol/json_parts.hpp"
#include "protocol/to_json.hpp"

namespace congkak::protocol {

using parts::list;
using parts::or_null;

namespace {

Json to_json(const rules::OpeningLift& lift) {
    Json json = protocol::to_json(lift.lift);
    json["beat"] = lift.beat;
    return json;
}

Json to_json(const OpeningSideView& side) {
    Json lifts = Json::array();
    for (const rules::OpeningLift& lift : side.lifts) {
        lifts.push_back(to_json(lift));
    }
    return {{"chosen", or_null(side.chosen)},   {"lifts", std::move(lifts)},
            {"carried", or_null(side.carried)}, {"rest", to_text(side.rest)},
            {"rest_beat", side.rest_beat},      {"last", or_null(side.last)},
            {"capture", or_null(side.capture)}, {"gained", side.gained},
            {"finished", side.finished}};
}

Json to_json(const SowingPreview& sowing) {
    return {{"last", protocol::to_json(sowing.last)},
            {"ended", to_text(sowing.ended)},
            {"gained", sowing.gained},
            {"captured", sowing.captured},
            {"again", sowing.again}};
}

Json swept_json(const std::optional<std::array<int, 2>>& swept) {
    return swept ? parts::stores(*swept) : Json(nullptr);
}

}  // namespace

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

Json to_json(const CarriedHand& hand) {
    Json json = to_json(hand.from);
    json["seeds"] = hand.seeds;
    return json;
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
            {"forfeited", sowing.forfeited},
            {"passed", sowing.passed},
            {"swept", swept_json(sowing.swept)}};
}

Json to_json(const Opening& opening) {
    return {{"ply", opening.ply},
            {"beats", opening.beats},
            {"south", to_json(opening.sides[0])},
            {"north", to_json(opening.sides[1])},
            {"next", or_null(opening.next)},
            {"passed", opening.passed},
            {"swept", swept_json(opening.swept)}};
}

Json to_json(const PitPreview& preview) {
    Json json{{"pit", to_text(preview.pit)}};
    json.update(to_json(preview.sowing));
    json["over"] = preview.over;
    json["differs"] = Json::array();
    for (const PackPreview& other : preview.differs) {
        Json differs{{"pack", other.pack}};
        differs.update(to_json(other.sowing));
        json["differs"].push_back(std::move(differs));
    }
    return json;
}

}  // namespace congkak::protocol
