#include "protocol/journal_codec.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "protocol/decode_views.hpp"
#include "protocol/event_json.hpp"
#include "protocol/fields.hpp"
#include "protocol/ruleset_json.hpp"
#include "protocol/strict_json.hpp"
#include "protocol/text_of.hpp"
#include "protocol/to_json.hpp"

namespace congkak::protocol {

namespace {

/// Far above what is ever written: the longest sowing has some hundred lifts.
constexpr TextLimits payload_limits{.bytes = 4U << 20U, .depth = 8, .members = 64};
constexpr std::size_t seed_digits = 32;
constexpr std::size_t commitment_digits = 64;

template <typename Text>
Json empty_as_null(const Text& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

Json payload_of(const GameSetup& setup) {
    return {
        {"game", setup.game.view()},
        {"created_at", setup.created_at.time_since_epoch().count()},
        {"mode", to_text(setup.mode)},
        {"ranked", setup.ranked},
        {"pack", setup.pack},
        {"clauses", Json(setup.clauses)},
        {"ruleset", Json(all_clauses_json(setup.ruleset))},
        {"players", {{"south", to_json(setup.players[0])}, {"north", to_json(setup.players[1])}}},
        {"account", setup.account},
        {"side", to_text(setup.side)},
        {"opponent", setup.opponent == 0 ? Json(nullptr) : Json(setup.opponent)},
        {"start", setup.start ? Json(*setup.start) : Json(nullptr)},
        {"seed", empty_as_null(setup.seed)},
        {"commitment", empty_as_null(setup.commitment)},
        {"rematch_of", setup.rematch_of ? Json(setup.rematch_of->view()) : Json(nullptr)}};
}

Json payload_of(const HiddenChoice& choice) {
    Json payload = data_of(choice.shown);
    payload["secret"] = {{"pit", to_text(choice.pit)}};
    return payload;
}

Json payload_of(const SeatTaken& taken) {
    Json payload = data_of(taken.shown);
    payload["secret"] = {{"account", taken.account}};
    return payload;
}

template <typename Event>
Json payload_of(const Event& event) {
    return data_of(event);
}

Json shown_of(const HiddenChoice& choice) { return data_of(choice.shown); }
Json shown_of(const SeatTaken& taken) { return data_of(taken.shown); }
Json shown_of(const GameSetup&) { return nullptr; }

template <typename Event>
Json shown_of(const Event& event) {
    return data_of(event);
}

rules::Ruleset decode_ruleset(Fields& fields) {
    const auto ruleset = apply_clauses(rules::Ruleset{}, fields.raw("ruleset"));
    if (!ruleset) {
        fields.fail_at("ruleset." + ruleset.error().path, ruleset.error().message);
    }
    return ruleset ? *ruleset : rules::Ruleset{};
}

JournalEntry decode_setup(Fields& fields) {
    GameSetup setup{.game = fields.game("game"),
                    .created_at = fields.time("created_at"),
                    .mode = fields.one_of<Mode>("mode"),
                    .ranked = fields.boolean("ranked"),
                    .pack = fields.word("pack"),
                    .clauses = fields.raw("clauses"),
                    .ruleset = decode_ruleset(fields),
                    .players = {},
                    .account = fields.integer("account", 0, max_integer),
                    .side = rules::Side::south,
                    .opponent = 0,
                    .start = std::nullopt,
                    .seed = {},
                    .commitment = {},
                    .rematch_of = std::nullopt};
    Fields players = fields.object("players");
    setup.players = {decode_player(players.object("south")),
                     decode_player(players.object("north"))};
    players.finish();
    setup.seed =
        fields.nullable("seed", [&] { return fields.hex("seed", seed_digits); }).value_or("");
    setup.commitment =
        fields.nullable("commitment", [&] { return fields.hex("commitment", commitment_digits); })
            .value_or("");
    setup.rematch_of = fields.nullable("rematch_of", [&] { return fields.game("rematch_of"); });
    // Games from before two accounts could play don't say.
    if (!fields.has("side")) {
        const bool south = !std::holds_alternative<ComputerPlayer>(setup.players[0]);
        setup.side = south ? rules::Side::south : rules::Side::north;
    } else {
        setup.side = fields.one_of<rules::Side>("side");
        setup.opponent =
            fields.nullable("opponent", [&] { return fields.integer("opponent", 1, max_integer); })
                .value_or(0);
        setup.start =
            fields.nullable("start", [&] { return fields.text("start", max_position_bytes); });
    }
    return setup;
}

JournalEntry decode_sown(Fields& fields) {
    Sown event;
    event.sowing = decode_sowing(fields);
    return event;
}

JournalEntry decode_taken_back(Fields& fields) {
    return TakenBack{.plies = fields.number<int>("plies", 0, max_ply), .state = {}};
}

JournalEntry decode_level_changed(Fields& fields) {
    return LevelChanged{.level = fields.one_of<Level>("level"), .state = {}};
}

JournalEntry decode_ended(Fields& fields) {
    Ended event;
    event.result = decode_result(fields.object("result"));
    event.seed = fields.nullable("seed", [&] { return fields.hex("seed", seed_digits); });
    return event;
}

JournalEntry decode_chosen(Fields& fields) {
    HiddenChoice choice;
    choice.shown.side = fields.one_of<rules::Side>("side");
    Fields secret = fields.object("secret");
    choice.pit = secret.pit("pit");
    secret.finish();
    return choice;
}

JournalEntry decode_opened(Fields& fields) {
    return Opened{.opening = decode_opening(fields.object("opened")), .state = {}};
}

JournalEntry decode_round_started(Fields& fields) {
    return RoundStarted{.round = fields.number<int>("round", 2, rules::Rounds::highest),
                        .starter = fields.one_of<rules::Side>("starter"),
                        .state = {}};
}

JournalEntry decode_stop_offered(Fields& fields) {
    return StopOffered{.side = fields.one_of<rules::Side>("side"), .state = {}};
}

JournalEntry decode_joined(Fields& fields) {
    SeatTaken taken;
    taken.shown.side = fields.one_of<rules::Side>("side");
    taken.shown.player = decode_player(fields.object("player"));
    Fields secret = fields.object("secret");
    taken.account = secret.integer("account", 1, max_integer);
    secret.finish();
    return taken;
}

/// Every kind but the first has a state besides what is its own.
struct ReadState {
    Fields& fields;

    void operator()(GameSetup& /*setup*/) const {}
    void operator()(HiddenChoice& choice) const { (*this)(choice.shown); }
    void operator()(SeatTaken& taken) const { (*this)(taken.shown); }
    template <typename Event>
    void operator()(Event& event) const {
        event.state = decode_state(fields.object("state"));
    }
};

struct Kind {
    std::string_view name;
    JournalEntry (*decode)(Fields& fields);
};

/// In the order of JournalEntry.
constexpr std::array<Kind, std::variant_size_v<JournalEntry>> kinds{{
    {"created", decode_setup},
    {"sown", decode_sown},
    {"taken_back", decode_taken_back},
    {"level_changed", decode_level_changed},
    {"ended", decode_ended},
    {"chosen", decode_chosen},
    {"opened", decode_opened},
    {"round_started", decode_round_started},
    {"stop_offered", decode_stop_offered},
    {"joined", decode_joined},
}};

}  // namespace

std::string_view kind_of(const JournalEntry& entry) noexcept { return kinds[entry.index()].name; }

std::string encode_payload(const JournalEntry& entry) {
    return text_of(std::visit([](const auto& e) { return payload_of(e); }, entry));
}

bool has_secret(const JournalEntry& entry) noexcept {
    return std::holds_alternative<GameSetup>(entry) ||
           std::holds_alternative<HiddenChoice>(entry) || std::holds_alternative<SeatTaken>(entry);
}

std::string encode_shown(const JournalEntry& entry) {
    assert(!std::holds_alternative<GameSetup>(entry));
    return text_of(std::visit([](const auto& e) { return shown_of(e); }, entry));
}

boost::system::result<JournalEntry, JournalError> decode_payload(std::string_view kind,
                                                                 std::string_view payload) {
    const auto* known = std::find_if(kinds.begin(), kinds.end(),
                                     [&](const Kind& entry) { return entry.name == kind; });
    if (known == kinds.end()) {
        return JournalError{"there is no such kind of row", ""};
    }
    const auto parsed = parse_strict(payload, payload_limits);
    if (!parsed) {
        return JournalError{parsed.error().message, parsed.error().field};
    }
    std::optional<FieldError> error;
    Fields fields(*parsed, "", error);
    JournalEntry entry = known->decode(fields);
    std::visit(ReadState{fields}, entry);
    fields.finish();
    if (error) {
        return JournalError{sentence(*error), error->field};
    }
    return entry;
}

}  // namespace congkak::protocol
