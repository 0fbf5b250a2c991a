#include "protocol/decode_views.hpp"

#include <string>
#include <utility>

namespace congkak::protocol {

namespace {

constexpr std::int64_t most_seeds = rules::Board::most_seeds;
/// A single sowing can lift several hundred hands.
constexpr std::size_t most_lifts = 10'000;
constexpr std::size_t most_position_bytes = 256;
constexpr std::size_t most_name_bytes = 1024;

std::array<int, 2> decode_stores(Fields fields) {
    std::array<int, 2> stores{fields.number<int>("south", 0, most_seeds),
                              fields.number<int>("north", 0, most_seeds)};
    fields.finish();
    return stores;
}

SideBoard decode_half(Fields fields) {
    SideBoard half;
    half.pits = fields.list("pits", rules::Pit::highest, [&](const Json& value, std::string path) {
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most_seeds) {
            fields.fail_at(std::move(path), "must be a number of seeds");
            return 0;
        }
        return value.get<int>();
    });
    half.store = fields.number<int>("store", 0, most_seeds);
    fields.finish();
    return half;
}

rules::Lift decode_lift(Fields fields) {
    const auto side = fields.one_of<rules::Side>("side");
    const PitRef pit = fields.pit("pit");
    const auto seeds = fields.number<std::uint8_t>("seeds", 0, most_seeds);
    fields.finish();
    if (pit.side != side) {
        fields.fail("pit", ErrorCode::bad_field, "must be a pit of its side");
    }
    return {.side = side, .pit = pit.pit, .seeds = seeds};
}

rules::Hole decode_hole(Fields fields) {
    rules::Hole hole{.side = fields.one_of<rules::Side>("side"), .is_store = false, .pit = {}};
    if (fields.text("pit", 5) == "store") {
        hole.is_store = true;
    } else {
        hole.pit = fields.pit("pit").pit;
    }
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

}  // namespace

Player decode_player(Fields fields) {
    Player player;
    const std::string kind = fields.text("kind", max_word_bytes);
    if (kind == "human") {
        player = HumanPlayer{fields.text("name", most_name_bytes)};
    } else if (kind == "computer") {
        player = ComputerPlayer{fields.one_of<Level>("level")};
    } else {
        fields.fail("kind", ErrorCode::bad_field, "must be one of human, computer");
    }
    fields.finish();
    return player;
}

Result decode_result(Fields fields) {
    Result result{.winner = fields.one_of<rules::Winner>("winner"),
                  .termination = fields.one_of<Termination>("termination"),
                  .stores = decode_stores(fields.object("stores"))};
    fields.finish();
    return result;
}

State decode_state(Fields fields) {
    State state;
    state.position = fields.text("position", most_position_bytes);
    Fields board = fields.object("board");
    state.board = {decode_half(board.object("south")), decode_half(board.object("north"))};
    board.finish();
    state.to_sow = fields.nullable("to_sow", [&] { return fields.one_of<rules::Side>("to_sow"); });
    state.ply = fields.number<int>("ply", 0, max_ply);
    state.legal = fields.list(
        "legal", rules::Pit::highest,
        [&](const Json& value, const std::string& path) { return fields.pit_in(value, path); });
    const std::string status = fields.text("status", max_word_bytes);
    state.over = status == "over";
    if (!state.over && status != "running") {
        fields.fail("status", ErrorCode::bad_field, "must be one of running, over");
    }
    if (!fields.raw("clocks").is_null()) {
        fields.fail("clocks", ErrorCode::bad_field, "must be null");
    }
    state.hash = fields.hex("hash", 16);
    fields.finish();
    return state;
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
    sowing.swept = fields.nullable("swept", [&] { return decode_stores(fields.object("swept")); });
    return sowing;
}

}  // namespace congkak::protocol
