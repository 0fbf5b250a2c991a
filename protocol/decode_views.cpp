#include "protocol/decode_views.hpp"

#include <string>
#include <utility>

#include "protocol/decode_parts.hpp"

namespace congkak::protocol {

namespace {

constexpr std::size_t most_position_bytes = 256;
constexpr std::size_t most_name_bytes = 1024;
/// More than any sum over twenty rounds.
constexpr std::int64_t most_score = 10'000;

std::vector<PitRef> decode_pits(Fields& fields, std::string_view name) {
    return fields.list(name, 2 * rules::Pit::highest, [&](const Json& value, std::string path) {
        return fields.pit_in(value, std::move(path));
    });
}

std::vector<rules::Side> decode_sides(Fields& fields, std::string_view name) {
    return fields.list(name, 2, [&](const Json& value, std::string path) {
        const auto side = value.is_string()
                              ? parse_word<rules::Side>(value.get_ref<const std::string&>())
                              : std::nullopt;
        if (!side) {
            fields.fail_at(std::move(path), "must be " + words_of<rules::Side>());
        }
        return side.value_or(rules::Side::south);
    });
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
    if (fields.has("burnt")) {
        half.burnt = decode_pits(fields, "burnt");
    }
    fields.finish();
    return half;
}

RoundView decode_round(Fields fields) {
    RoundView round{.starter = fields.one_of<rules::Side>("starter"),
                    .winner = fields.one_of<rules::Winner>("winner"),
                    .stores = decode_stores(fields.object("stores"))};
    fields.finish();
    return round;
}

OpeningState decode_opening_state(Fields fields) {
    OpeningState opening;
    opening.chosen = decode_sides(fields, "chosen");
    Fields hands = fields.object("hands");
    opening.hands[0] = hands.nullable("south", [&] { return decode_hand(hands.object("south")); });
    opening.hands[1] = hands.nullable("north", [&] { return decode_hand(hands.object("north")); });
    hands.finish();
    fields.finish();
    return opening;
}

/// What rows of games from before there were rounds don't have.
void fill_in(State& state) {
    const bool ends = state.position.ends_with('-');
    state.phase = state.over || ends ? rules::Phase::over : rules::Phase::sowing;
    if (state.to_sow) {
        state.awaits = {*state.to_sow};
    }
}

void decode_match(Fields& fields, State& state) {
    state.round = fields.number<int>("round", 1, rules::Rounds::highest);
    state.phase = fields.one_of<rules::Phase>("phase");
    state.rounds =
        fields.list("rounds", rules::Rounds::highest, [&](const Json& value, std::string path) {
            return decode_round(Fields(value, std::move(path), fields.error()));
        });
    state.awaits = decode_sides(fields, "awaits");
    state.opening =
        fields.nullable("opening", [&] { return decode_opening_state(fields.object("opening")); });
    state.stop_offer =
        fields.nullable("stop_offer", [&] { return fields.one_of<rules::Side>("stop_offer"); });
}

}  // namespace

Player decode_player(Fields fields) {
    Player player;
    const std::string kind = fields.text("kind", max_word_bytes);
    if (kind == "human") {
        player = HumanPlayer{fields.text("name", most_name_bytes)};
    } else if (kind == "computer") {
        player = ComputerPlayer{fields.one_of<Level>("level")};
    } else if (kind == "open") {
        player = OpenSeat{};
    } else {
        fields.fail("kind", ErrorCode::bad_field, "must be one of human, computer, open");
    }
    fields.finish();
    return player;
}

Result decode_result(Fields fields) {
    Result result{.winner = fields.one_of<rules::Winner>("winner"),
                  .termination = fields.one_of<Termination>("termination"),
                  .stores = decode_stores(fields.object("stores")),
                  .by = rules::MatchBy::seeds,
                  .score = {}};
    result.score = result.stores;
    // Rows of games from before there were rounds have neither.
    if (fields.has("by")) {
        result.by = fields.one_of<rules::MatchBy>("by");
        result.score = decode_numbers(fields.object("score"), most_score);
    }
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
    state.legal = decode_pits(fields, "legal");
    const std::string status = fields.text("status", max_word_bytes);
    state.over = status == "over";
    if (!state.over && status != "running") {
        fields.fail("status", ErrorCode::bad_field, "must be one of running, over");
    }
    if (!fields.raw("clocks").is_null()) {
        fields.fail("clocks", ErrorCode::bad_field, "must be null");
    }
    state.hash = fields.hex("hash", 16);
    if (fields.has("phase")) {
        decode_match(fields, state);
    } else {
        fill_in(state);
    }
    fields.finish();
    return state;
}

}  // namespace congkak::protocol
