// Writing a pack for readers of the HTTP API; the other direction is in read_pack.cpp.
#include "engine/rules/clauses.hpp"
#include "engine/rules/ruleset.hpp"
#include "protocol/ruleset_json.hpp"

namespace congkak::protocol {

namespace {

using nlohmann::json;

json to_json(const Texts& texts) { return {{"ms", texts.ms}, {"id", texts.id}, {"en", texts.en}}; }

json to_json(const Glossary& glossary) {
    return {{"game", to_json(glossary.game)},      {"pit", to_json(glossary.pit)},
            {"store", to_json(glossary.store)},    {"seed", to_json(glossary.seed)},
            {"sowing", to_json(glossary.sowing)},  {"turn", to_json(glossary.turn)},
            {"capture", to_json(glossary.capture)}};
}

json to_json(const Source& source) {
    return {{"title", to_json(source.title)},
            {"used_for", to_json(source.used_for)},
            {"certainty", certainty_words()[static_cast<std::size_t>(source.certainty)]}};
}

json to_json(const Disagreement& disagreement, const Pack& pack) {
    json result = {{"clause", disagreement.clause},
                   {"used", disagreement.used},
                   {"other", disagreement.other},
                   {"note", to_json(disagreement.note)}};
    if (!disagreement.game.empty()) {
        result["game"] = disagreement.game;
    }
    if (disagreement.seed) {
        result["seed"] = *disagreement.seed;
    }
    if (json with = clauses_json(disagreement.used_ruleset, pack); !with.empty()) {
        result["with"] = std::move(with);
    }
    return result;
}

std::string_view kind_name(rules::ClauseKind kind) noexcept {
    switch (kind) {
        case rules::ClauseKind::number:
            return "number";
        case rules::ClauseKind::boolean:
            return "boolean";
        case rules::ClauseKind::word:
            return "word";
        case rules::ClauseKind::number_or_word:
            return "number_or_word";
    }
    return "";
}

template <typename Item, typename... Context>
json list_of(const std::vector<Item>& items, const Context&... context) {
    json list = json::array();
    for (const Item& item : items) {
        list.push_back(to_json(item, context...));
    }
    return list;
}

}  // namespace

json clause_list_json() {
    json list = json::array();
    for (const rules::ClauseInfo& clause : rules::all_clauses()) {
        json shown = {{"name", clause.name}, {"kind", kind_name(clause.kind)}};
        if (clause.highest > 0) {
            shown["lowest"] = clause.lowest;
            shown["highest"] = clause.highest;
        }
        if (!clause.words.empty()) {
            shown["values"] =
                std::vector<std::string_view>(clause.words.begin(), clause.words.end());
        }
        list.push_back(std::move(shown));
    }
    return list;
}

json pack_json(const Pack& pack) {
    return {{"id", pack.id},
            {"name", to_json(pack.name)},
            {"about", to_json(pack.about)},
            {"region", to_json(pack.region)},
            {"region_names", pack.region_names},
            {"direction", direction_words()[static_cast<std::size_t>(pack.direction)]},
            {"store_side", store_side_words()[static_cast<std::size_t>(pack.store_side)]},
            {"clauses", all_clauses_json(pack.ruleset)},
            {"boards", pack.boards},
            {"glossary", to_json(pack.glossary)},
            {"sources", list_of(pack.sources)},
            {"disagreements", list_of(pack.disagreements, pack)},
            {"open_readings", list_of(pack.open_readings)}};
}

}  // namespace congkak::protocol
