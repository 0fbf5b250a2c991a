#include "protocol/reading.hpp"

#include <algorithm>
#include <set>

#include "engine/rules/clauses.hpp"

namespace congkak::protocol {

namespace {

using Problem = ReadingProblem;

std::string known_packs(const Packs& packs) {
    std::string ids;
    for (const Pack& pack : packs.all()) {
        ids += (ids.empty() ? "" : ", ") + pack.id;
    }
    return ids;
}

std::string known_clauses() {
    std::string names;
    for (const rules::ClauseInfo& clause : rules::all_clauses()) {
        names.append(names.empty() ? "" : ", ").append(clause.name);
    }
    return names;
}

Problem no_pack(std::string_view id, const Packs& packs) {
    return {ErrorCode::unknown_pack, std::string(id), "",
            "is no pack; there are " + known_packs(packs)};
}

boost::system::result<void, Problem> check(const rules::Ruleset& ruleset) {
    if (const auto valid = rules::validate(ruleset); !valid) {
        return Problem{ErrorCode::unsupported_ruleset, std::string(valid.error().clause),
                       std::string(valid.error().clause), std::string(valid.error().reason)};
    }
    return {};
}

/// Sets `name=value`.
boost::system::result<void, Problem> set(rules::Ruleset& ruleset, std::string_view text,
                                         std::set<std::string, std::less<>>& names) {
    const std::size_t sign = std::min(text.find('='), text.size());
    const std::string name(text.substr(0, sign));
    const rules::ClauseInfo* clause = rules::find_clause(name);
    if (clause == nullptr) {
        return Problem{ErrorCode::bad_field, name, name,
                       "is no clause; there are " + known_clauses()};
    }
    if (!names.insert(name).second) {
        return Problem{ErrorCode::bad_field, name, name, "is set twice"};
    }
    if (sign == text.size() || !rules::set_clause(ruleset, name, text.substr(sign + 1))) {
        return Problem{ErrorCode::bad_field, std::string(text), name,
                       "must be " + name + "= and one of " + std::string(clause->values)};
    }
    return {};
}

}  // namespace

boost::system::result<Reading, Problem> parse_reading(std::string_view text, const Packs& packs) {
    if (text.size() > most_reading_bytes) {
        return Problem{ErrorCode::bad_field, "", "",
                       "must have at most " + std::to_string(most_reading_bytes) + " bytes"};
    }
    std::size_t end = std::min(text.find('+'), text.size());
    Reading reading{.pack = packs.find(text.substr(0, end)), .ruleset = {}};
    if (reading.pack == nullptr) {
        return no_pack(text.substr(0, end), packs);
    }
    reading.ruleset = reading.pack->ruleset;
    std::set<std::string, std::less<>> names;
    while (end < text.size()) {
        text.remove_prefix(end + 1);
        end = std::min(text.find('+'), text.size());
        if (const auto done = set(reading.ruleset, text.substr(0, end), names); !done) {
            return done.error();
        }
    }
    rules::settle_seeds(reading.ruleset, names.contains("pits"), names.contains("seeds"));
    if (const auto valid = check(reading.ruleset); !valid) {
        return valid.error();
    }
    return reading;
}

boost::system::result<Reading, Problem> make_reading(std::string_view pack,
                                                     const nlohmann::json& clauses,
                                                     const Packs& packs) {
    Reading reading{.pack = packs.find(pack), .ruleset = {}};
    if (reading.pack == nullptr) {
        return no_pack(pack, packs);
    }
    const auto ruleset = apply_clauses(reading.pack->ruleset, clauses);
    if (!ruleset) {
        const JsonProblem& problem = ruleset.error();
        return Problem{problem.is_conflict ? ErrorCode::unsupported_ruleset : ErrorCode::bad_field,
                       problem.path, problem.path, problem.message};
    }
    reading.ruleset = *ruleset;
    return reading;
}

std::string reading_text(const Reading& reading) {
    std::string text = reading.pack->id;
    for (const std::string_view name :
         rules::differing_clauses(reading.pack->ruleset, reading.ruleset)) {
        text.append("+").append(name).append("=");
        text += rules::clause_value(reading.ruleset, name);
    }
    return text;
}

}  // namespace congkak::protocol
