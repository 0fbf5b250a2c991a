#include "protocol/journal_codec.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "protocol/decode_views.hpp"
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
        {"seed", empty_as_null(setup.seed)},
        {"commitment", empty_as_null(setup.commitment)},
        {"rematch_of", setup.rematch_of ? Json(setup.rematch_of->view()) : Json(nullptr)}};
}

Json payload_of(const Sown& event) {
    Json payload = to_json(event.sowing);
    payload["state"] = to_json(event.state);
    return payload;
}

Json payload_of(const TakenBack& event) {
    return {{"plies", event.plies}, {"state", to_json(event.state)}};
}

Json payload_of(const LevelChanged& event) {
    return {{"level", to_text(event.level)}, {"state", to_json(event.state)}};
}

Json payload_of(const Ended& event) {
    return {{"result", to_json(event.result)},
            {"seed", event.seed ? Json(*event.seed) : Json(nullptr)},
            {"state", to_json(event.state)}};
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
    return setup;
}

JournalEntry decode_sown(Fields& fields) {
    Sown event;
    event.sowing = decode_sowing(fields);
    event.state = decode_state(fields.object("state"));
    return event;
}

JournalEntry decode_taken_back(Fields& fields) {
    TakenBack event;
    event.plies = fields.number<int>("plies", 0, max_ply);
    event.state = decode_state(fields.object("state"));
    return event;
}

JournalEntry decode_level_changed(Fields& fields) {
    LevelChanged event;
    event.level = fields.one_of<Level>("level");
    event.state = decode_state(fields.object("state"));
    return event;
}

JournalEntry decode_ended(Fields& fields) {
    Ended event;
    event.result = decode_result(fields.object("result"));
    event.seed = fields.nullable("seed", [&] { return fields.hex("seed", seed_digits); });
    event.state = decode_state(fields.object("state"));
    return event;
}

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
}};

}  // namespace

std::string_view kind_of(const JournalEntry& entry) noexcept { return kinds[entry.index()].name; }

std::string encode_payload(const JournalEntry& entry) {
    return text_of(std::visit([](const auto& e) { return payload_of(e); }, entry));
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
    fields.finish();
    if (error) {
        return JournalError{sentence(*error), error->field};
    }
    return entry;
}

}  // namespace congkak::protocol
