#include "protocol/ruleset_json.hpp"

#include "engine/rules/clauses.hpp"

namespace congkak::protocol {

namespace {

using nlohmann::json;
using rules::ClauseKind;
using rules::Ruleset;

bool kind_fits(ClauseKind kind, const json& value) {
    switch (kind) {
        case ClauseKind::number:
            return value.is_number_integer();
        case ClauseKind::boolean:
            return value.is_boolean();
        case ClauseKind::word:
            return value.is_string();
        case ClauseKind::number_or_word:
            return value.is_number_integer() || value == "until_burnt";
    }
    return false;
}

json clause_to_json(const Ruleset& ruleset, const rules::ClauseInfo& clause) {
    const std::string value = rules::clause_value(ruleset, clause.name);
    const bool is_digits = value.find_first_not_of("0123456789") == std::string::npos;
    if (clause.kind == ClauseKind::boolean) {
        return value == "true";
    }
    return is_digits ? json(std::stoi(value)) : json(value);
}

const std::vector<std::string> direction_words{"clockwise", "anticlockwise"};
const std::vector<std::string> store_side_words{"left", "right"};

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
    Glossary glossary{.pit = texts_at(fields, "pit", problem),
                      .store = texts_at(fields, "store", problem),
                      .seed = texts_at(fields, "seed", problem),
                      .capture = texts_at(fields, "capture", problem)};
    fields.refuse_others();
    return glossary;
}

Source read_source(const json& value, const std::string& path, JsonFields::Problem& problem) {
    JsonFields fields(value, path, problem);
    Source source{.title = texts_at(fields, "title", problem),
                  .used_for = texts_at(fields, "used_for", problem)};
    fields.refuse_others();
    return source;
}

Disagreement read_disagreement(const json& value, const std::string& path,
                               JsonFields::Problem& problem) {
    JsonFields fields(value, path, problem);
    Disagreement disagreement{.clause = fields.text("clause"),
                              .used = fields.text("used"),
                              .other = fields.text("other"),
                              .note = texts_at(fields, "note", problem),
                              .game = fields.text("game", Presence::optional)};
    fields.refuse_others();
    return disagreement;
}

/// What play needs: clauses, and the boards that are offered.
void read_play(JsonFields& fields, Pack& pack, JsonFields::Problem& problem) {
    fields.field("clauses", Presence::required, [&](const json& value, const std::string& path) {
        const auto ruleset = apply_clauses(Ruleset{}, value);
        if (ruleset) {
            pack.ruleset = *ruleset;
            return;
        }
        const JsonProblem& found = ruleset.error();
        fields.fail(found.path.empty() ? path : path + "." + found.path, found.message);
    });
    pack.boards = {pack.ruleset.pits};
    fields.list("boards", Presence::optional, [&](const json& value, const std::string& path) {
        if (!value.is_number_integer() || value < Ruleset::fewest_pits ||
            value > Ruleset::most_pits) {
            fields.fail(path, "must be a number of pits, 3..11");
            return;
        }
        pack.boards.push_back(value.get<int>());
    });
    pack.direction = static_cast<Direction>(fields.word("direction", direction_words));
    pack.store_side = static_cast<StoreSide>(fields.word("store_side", store_side_words));
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
                    pack.disagreements.push_back(read_disagreement(value, path, problem));
                });
    fields.list("open_readings", Presence::optional,
                [&](const json& value, const std::string& path) {
                    pack.open_readings.push_back(read_texts(value, path, problem));
                });
}

}  // namespace

boost::system::result<Ruleset, JsonProblem> apply_clauses(Ruleset base, const json& clauses) {
    if (!clauses.is_object()) {
        return JsonProblem{.path = "", .message = "must be an object of clauses"};
    }
    for (const auto& [name, value] : clauses.items()) {
        const rules::ClauseInfo* clause = rules::find_clause(name);
        if (clause == nullptr) {
            return JsonProblem{.path = name, .message = "is not a clause"};
        }
        const std::string words = value.is_string() ? value.get<std::string>() : value.dump();
        if (!kind_fits(clause->kind, value) || !rules::set_clause(base, name, words)) {
            return JsonProblem{.path = name,
                               .message = "must be one of " + std::string(clause->values)};
        }
    }
    rules::settle_seeds(base, clauses.contains("pits"), clauses.contains("seeds"));
    if (const auto valid = rules::validate(base); !valid) {
        return JsonProblem{.path = std::string(valid.error().clause),
                           .message = std::string(valid.error().reason)};
    }
    return base;
}

json clauses_json(const Ruleset& ruleset, const Pack& pack) {
    json clauses = json::object();
    for (const std::string_view name : rules::differing_clauses(pack.ruleset, ruleset)) {
        clauses[std::string(name)] = clause_to_json(ruleset, *rules::find_clause(name));
    }
    return clauses;
}

json all_clauses_json(const Ruleset& ruleset) {
    json clauses = json::object();
    for (const rules::ClauseInfo& clause : rules::all_clauses()) {
        clauses[std::string(clause.name)] = clause_to_json(ruleset, clause);
    }
    return clauses;
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
