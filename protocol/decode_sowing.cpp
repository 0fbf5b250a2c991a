// What happened on the board, read back from JSON: the part of decode_views.hpp about sowings.
#include <string>
#include <utility>

#include "protocol/decode_parts.hpp"
#include "protocol/decode_views.hpp"

namespace congkak::protocol {

namespace {

/// A single sowing can lift several hundred hands.
constexpr std::size_t most_lifts = 10'000;

/// What decode_lift() and a lift of the opening have in common.
rules::Lift read_lift(Fields& fields) {
    const auto side = fields.one_of<rules::Side>("side");
    const PitRef pit = fields.pit("pit");
    const auto seeds = fields.number<std::uint8_t>("seeds", 0, most_seeds);
    if (pit.side != side) {
        fields.fail("pit", ErrorCode::bad_field, "must be a pit of its side");
    }
    return {.side = side, .pit = pit.pit, .seeds = seeds};
}

rules::Lift decode_lift(Fields fields) {
    const rules::Lift lift = read_lift(fields);
    fields.finish();
    return lift;
}

rules::OpeningLift decode_beat_lift(Fields fields) {
    rules::OpeningLift lift{.lift = read_lift(fields),
                            .beat = fields.number<int>("beat", 1, max_ply)};
    fields.finish();
    return lift;
}

rules::Hole read_hole(Fields& fields) {
    rules::Hole hole{.side = fields.one_of<rules::Side>("side"), .is_store = false, .pit = {}};
    if (fields.text("pit", 5) == "store") {
        hole.is_store = true;
    } else {
        hole.pit = fields.pit("pit").pit;
    }
    return hole;
}

rules::Hole decode_hole(Fields fields) {
    const rules::Hole hole = read_hole(fields);
    fields.finish();
    return hole;
}

CaptureView decode_capture(Fields fields) {
    CaptureView capture{.pit = fields.pit("pit"),
                        .own = fields.number<int>("own", 0, 1),
                        .opposite = fields.pit("opposite"),
                        .taken = fields.number<int>("taken", 0, most_seeds)};
    fields.finish();
    return capture;
}

std::optional<std::array<int, 2>> decode_swept(Fields& fields) {
    return fields.nullable("swept", [&] { return decode_stores(fields.object("swept")); });
}

OpeningSideView decode_opening_side(Fields fields) {
    OpeningSideView side;
    side.chosen = fields.nullable("chosen", [&] { return fields.pit("chosen"); });
    side.lifts = fields.list("lifts", most_lifts, [&](const Json& value, std::string path) {
        return decode_beat_lift(Fields(value, std::move(path), fields.error()));
    });
    side.carried =
        fields.nullable("carried", [&] { return decode_hand(fields.object("carried")); });
    side.rest = fields.one_of<rules::OpeningRest>("rest");
    side.rest_beat = fields.number<int>("rest_beat", 0, max_ply);
    side.last = fields.nullable("last", [&] { return decode_hole(fields.object("last")); });
    side.capture =
        fields.nullable("capture", [&] { return decode_capture(fields.object("capture")); });
    side.gained = fields.number<int>("gained", 0, most_seeds);
    side.finished = fields.boolean("finished");
    fields.finish();
    return side;
}

}  // namespace

std::array<int, 2> decode_numbers(Fields fields, std::int64_t most) {
    std::array<int, 2> numbers{fields.number<int>("south", 0, most),
                               fields.number<int>("north", 0, most)};
    fields.finish();
    return numbers;
}

CarriedHand decode_hand(Fields fields) {
    CarriedHand hand{.from = read_hole(fields),
                     .seeds = fields.number<int>("seeds", 1, most_seeds)};
    fields.finish();
    return hand;
}

Sowing decode_sowing(Fields& fields) {
    Sowing sowing;
    sowing.ply = fields.number<int>("ply", 0, max_ply);
    sowing.pit = fields.pit("pit");
    if (fields.one_of<rules::Side>("side") != sowing.pit.side) {
        fields.fail("side", ErrorCode::bad_field, "must be the pit's");
    }
    sowing.lifts = fields.list("lifts", most_lifts, [&](const Json& value, std::string path) {
        return decode_lift(Fields(value, std::move(path), fields.error()));
    });
    sowing.last = decode_hole(fields.object("last"));
    sowing.ended = fields.one_of<rules::SowingEnd>("ended");
    sowing.capture =
        fields.nullable("capture", [&] { return decode_capture(fields.object("capture")); });
    sowing.gained = fields.number<int>("gained", 0, most_seeds);
    sowing.passed = fields.boolean("passed");
    sowing.swept = decode_swept(fields);
    if (fields.has("forfeited")) {
        sowing.forfeited = fields.number<int>("forfeited", 0, most_seeds);
    }
    return sowing;
}

Opening decode_opening(Fields fields) {
    Opening opening;
    opening.ply = fields.number<int>("ply", 0, max_ply);
    opening.beats = fields.number<int>("beats", 0, max_ply);
    opening.sides = {decode_opening_side(fields.object("south")),
                     decode_opening_side(fields.object("north"))};
    opening.next = fields.nullable("next", [&] { return fields.one_of<rules::Side>("next"); });
    opening.passed = fields.boolean("passed");
    opening.swept = decode_swept(fields);
    fields.finish();
    return opening;
}

}  // namespace congkak::protocol
