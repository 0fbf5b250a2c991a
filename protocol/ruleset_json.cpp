// Clauses as JSON, both ways; whole packs are in read_pack.cpp and pack_json.cpp.
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
            // Not `value == "until_burnt"`: g++ 12 at -O3 takes the temporary that it compares with
            // for one too small and warns.
            return value.is_number_integer() ||
                   (value.is_string() && value.get_ref<const std::string&>() == "until_burnt");
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
                           .message = std::string(valid.error().reason),
                           .is_conflict = true};
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

}  // namespace congkak::protocol
