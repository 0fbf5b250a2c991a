// Reading a pack's file; writing one for readers of the HTTP API is in pack_json.cpp.
#include <algorithm>
#include <limits>

#include "engine/rules/clauses.hpp"
#include "protocol/ruleset_json.hpp"

namespace congkak::protocol {

namespace {

using nlohmann::json;
using rules::Ruleset;

Texts read_texts(const json& value, const std::string& path, JsonFields::Problem& problem) {
    JsonFields fields(value, path, problem);
    Texts texts{.ms = fields.text("ms"), .id = fields.text("id"), .en = fields.text("en")};
    fields.refuse_others();
    return texts;
}

Texts texts_at(JsonFields& fields, std::string_view key, JsonFields::Problem& problem) {
    Texts texts;
    fields.field(key, Presence::required, [&](const json& value, const std::string& path) {
        texts = read_texts(value, path, problem);
    });
    return texts;
}

Glossary read_glossary(const json& value, const std::string& path, JsonFields::Problem& problem) {
    JsonFields fields(value, path, problem);
    Glossary glossary{.game = texts_at(fields, "game", problem),
                      .pit = texts_at(fields, "pit", problem),
                      .store = texts_at(fields, "store", problem),
                      .seed = texts_at(fields, "seed", problem),
                      .sowing = texts_at(fields, "sowing", problem),
                      .turn = texts_at(fields, "turn", problem),
                      .capture = texts_at(fields, "capture", problem)};
    fields.refuse_others();
    return glossary;
}

Source read_source(const json& value, const std::string& path, JsonFields::Problem& problem) {
    JsonFields fields(value, path, problem);
    Source source{.title = texts_at(fields, "title", problem),
                  .used_for = texts_at(fields, "used_for", problem),
                  .certainty = static_cast<Certainty>(fields.word("certainty", certainty_words()))};
    fields.refuse_others();
    return source;
}

/// The clauses under `key` set on `base`; problems name the clause.
Ruleset clauses_at(JsonFields& fields, std::string_view key, Presence presence,
                   const Ruleset& base) {
    Ruleset result = base;
    fields.field(key, presence, [&](const json& value, const std::string& path) {
        const auto ruleset = apply_clauses(base, value);
        if (ruleset) {
            result = *ruleset;
            return;
        }
        const JsonProblem& found = ruleset.error();
        fields.fail(found.path.empty() ? path : path + "." + found.path, found.message);
    });
    return result;
}

std::optional<std::uint32_t> seed_at(JsonFields& fields, std::string_view key) {
    std::optional<std::uint32_t> seed;
    fields.field(key, Presence::optional, [&](const json& value, const std::string& path) {
        if (!value.is_number_unsigned() || value > std::numeric_limits<std::uint32_t>::max()) {
            fields.fail(path, "must be a number, 0..4294967295");
            return;
        }
        seed = value.get<std::uint32_t>();
    });
    return seed;
}

/// Both readings are there and can be played; `used` is what the pack says.
void read_readings(JsonFields& fields, const Pack& pack, Disagreement& disagreement) {
    if (disagreement.clause == "direction") {
        const std::string& used = direction_words()[static_cast<std::size_t>(pack.direction)];
        const auto& words = direction_words();
        if (disagreement.used != used) {
            fields.fail(fields.path_of("used"), "must be the pack's: " + used);
        }
        if (std::find(words.begin(), words.end(), disagreement.other) == words.end()) {
            fields.fail(fields.path_of("other"), "must be a direction");
        }
        return;
    }
    if (rules::find_clause(disagreement.clause) == nullptr) {
        fields.fail(fields.path_of("clause"), "must be a clause, or direction");
        return;
    }
    const std::string used = rules::clause_value(disagreement.used_ruleset, disagreement.clause);
    if (disagreement.used != used) {
        fields.fail(fields.path_of("used"), "must be the pack's: " + used);
    }
    Ruleset& other = disagreement.other_ruleset;
    if (!rules::set_clause(other, disagreement.clause, disagreement.other)) {
        fields.fail(fields.path_of("other"), "is no value of the clause");
        return;
    }
    rules::settle_seeds(other, disagreement.clause == "pits", disagreement.clause == "seeds");
    if (const auto valid = rules::validate(other); !valid) {
        fields.fail(fields.path_of("other"),
                    "can't be played: " + std::string(valid.error().clause) + " " +
                        std::string(valid.error().reason));
    }
}

Disagreement read_disagreement(const json& value, const std::string& path, const Pack& pack,
                               JsonFields::Problem& problem) {
    JsonFields fields(value, path, problem);
    Disagreement disagreement{
        .clause = fields.text("clause"),
        .used = fields.text("used"),
        .other = fields.text("other"),
        .note = texts_at(fields, "note", problem),
        .used_ruleset = clauses_at(fields, "with", Presence::optional, pack.ruleset),
        .other_ruleset = {},
        .game = fields.text("game", Presence::optional),
        .seed = seed_at(fields, "seed")};
    disagreement.other_ruleset = disagreement.used_ruleset;
    fields.refuse_others();
    if (!problem) {
        read_readings(fields, pack, disagreement);
    }
    return disagreement;
}

/// The boards that are offered, the pack's `own` first; the file may name that one or not.
std::vector<int> boards_at(JsonFields& fields, std::string_view key, int own) {
    std::vector<int> boards;
    fields.list(key, Presence::optional, [&](const json& value, const std::string& path) {
        if (!value.is_number_integer() || value < Ruleset::fewest_pits ||
            value > Ruleset::most_pits) {
            fields.fail(path, "must be a number of pits, 3..11");
        } else if (std::find(boards.begin(), boards.end(), value) != boards.end()) {
            fields.fail(path, "is there twice");
        } else {
            boards.push_back(value.get<int>());
        }
    });
    boards.erase(std::remove(boards.begin(), boards.end(), own), boards.end());
    boards.insert(boards.begin(), own);
    return boards;
}

/// What play needs: clauses, and the boards that are offered.
void read_play(JsonFields& fields, Pack& pack, JsonFields::Problem& problem) {
    pack.ruleset = clauses_at(fields, "clauses", Presence::required, Ruleset{});
    pack.boards = boards_at(fields, "boards", pack.ruleset.pits);
    pack.direction = static_cast<Direction>(fields.word("direction", direction_words()));
    pack.store_side = static_cast<StoreSide>(fields.word("store_side", store_side_words()));
    if (problem) {
        return;
    }
    // With the store at the left hand seeds run clockwise, at the right anticlockwise.
    if ((pack.direction == Direction::clockwise) != (pack.store_side == StoreSide::left)) {
        fields.fail(fields.path_of("store_side"), "must be left when clockwise, else right");
    }
}

void read_lore(JsonFields& fields, Pack& pack, JsonFields::Problem& problem) {
    pack.name = texts_at(fields, "name", problem);
    pack.about = texts_at(fields, "about", problem);
    pack.region = texts_at(fields, "region", problem);
    fields.list("region_names", Presence::required, [&](const json& value, const std::string& at) {
        if (!value.is_string() || value == "") {
            fields.fail(at, "must be a string that is not empty");
            return;
        }
        pack.region_names.push_back(value.get<std::string>());
    });
    fields.field("glossary", Presence::required, [&](const json& value, const std::string& path) {
        pack.glossary = read_glossary(value, path, problem);
    });
    fields.list("sources", Presence::required, [&](const json& value, const std::string& path) {
        pack.sources.push_back(read_source(value, path, problem));
    });
    fields.list("disagreements", Presence::required,
                [&](const json& value, const std::string& path) {
                    pack.disagreements.push_back(read_disagreement(value, path, pack, problem));
                });
    fields.list("open_readings", Presence::optional,
                [&](const json& value, const std::string& path) {
                    pack.open_readings.push_back(read_texts(value, path, problem));
                });
}

}  // namespace

const std::vector<std::string>& direction_words() {
    static const std::vector<std::string> words{"clockwise", "anticlockwise"};
    return words;
}

const std::vector<std::string>& store_side_words() {
    static const std::vector<std::string> words{"left", "right"};
    return words;
}

const std::vector<std::string>& certainty_words() {
    static const std::vector<std::string> words{"certain", "likely", "doubtful"};
    return words;
}

boost::system::result<Pack, JsonProblem> parse_pack(std::string_view text) {
    const json document = json::parse(text, nullptr, false);
    if (document.is_discarded()) {
        return JsonProblem{.path = "", .message = "is not JSON"};
    }
    Pack pack;
    JsonFields::Problem problem;
    JsonFields fields(document, "", problem);
    pack.id = fields.text("id");
    (void)fields.text("$schema", Presence::optional);
    read_play(fields, pack, problem);
    read_lore(fields, pack, problem);
    fields.refuse_others();
    if (problem) {
        return *problem;
    }
    return pack;
}

}  // namespace congkak::protocol
