#include "server/app/pack_choice.hpp"

#include <algorithm>
#include <optional>

#include "engine/rules/clauses.hpp"
#include "server/app/embedded_packs.hpp"

namespace congkak::app {

namespace {

rules::Ruleset base_of(std::string_view id) {
    const protocol::Packs packs = load_embedded_packs();
    if (const auto ruleset = packs.ruleset(id)) {
        return *ruleset;
    }
    std::string known;
    for (const protocol::Pack& pack : packs.all()) {
        known += (known.empty() ? "" : ", ") + pack.id;
    }
    throw PackChoiceError("no pack `" + std::string(id) + "`; there are " + known);
}

/// Takes the part before the next `+`.
std::string_view take_part(std::string_view& rest) {
    const std::string_view part = rest.substr(0, rest.find('+'));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    return part;
}

}  // namespace

rules::Ruleset choose_ruleset(std::string_view text, int pits) {
    std::string_view rest = text;
    rules::Ruleset ruleset = base_of(take_part(rest));
    bool names_pits = pits != 0;
    bool names_seeds = false;
    ruleset.pits = names_pits ? pits : ruleset.pits;
    while (!rest.empty()) {
        const std::string_view part = take_part(rest);
        const std::string_view name = part.substr(0, part.find('='));
        const std::string_view value =
            name.size() < part.size() ? part.substr(name.size() + 1) : std::string_view{};
        const rules::ClauseInfo* clause = rules::find_clause(name);
        if (clause == nullptr) {
            throw PackChoiceError("no clause `" + std::string(name) + "`");
        }
        if (!rules::set_clause(ruleset, name, value)) {
            throw PackChoiceError("clause `" + std::string(name) + "` is one of " +
                                  std::string(clause->values));
        }
        names_pits = names_pits || name == "pits";
        names_seeds = names_seeds || name == "seeds";
    }
    rules::settle_seeds(ruleset, names_pits, names_seeds);
    if (const auto valid = rules::validate(ruleset); !valid) {
        throw PackChoiceError("clause `" + std::string(valid.error().clause) +
                              "`: " + std::string(valid.error().reason));
    }
    return ruleset;
}

}  // namespace congkak::app
