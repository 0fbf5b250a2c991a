// Writing a pack for readers of the HTTP API; the other direction is in ruleset_json.cpp.
#include "engine/rules/ruleset.hpp"
#include "protocol/ruleset_json.hpp"

namespace congkak::protocol {

namespace {

using nlohmann::json;

json to_json(const Texts& texts) { return {{"ms", texts.ms}, {"id", texts.id}, {"en", texts.en}}; }

json to_json(const Glossary& glossary) {
    return {{"pit", to_json(glossary.pit)},
            {"store", to_json(glossary.store)},
            {"seed", to_json(glossary.seed)},
            {"capture", to_json(glossary.capture)}};
}

json to_json(const Source& source) {
    return {{"title", to_json(source.title)}, {"used_for", to_json(source.used_for)}};
}

json to_json(const Disagreement& disagreement) {
    json result = {{"clause", disagreement.clause},
                   {"used", disagreement.used},
                   {"other", disagreement.other},
                   {"note", to_json(disagreement.note)}};
    if (!disagreement.game.empty()) {
        result["game"] = disagreement.game;
    }
    return result;
}

template <typename Item>
json list_of(const std::vector<Item>& items) {
    json list = json::array();
    for (const Item& item : items) {
        list.push_back(to_json(item));
    }
    return list;
}

}  // namespace

json pack_json(const Pack& pack) {
    const auto unsupported = rules::first_unsupported_clause(pack.ruleset);
    return {{"id", pack.id},
            {"name", to_json(pack.name)},
            {"about", to_json(pack.about)},
            {"region_names", pack.region_names},
            {"direction", pack.direction == Direction::clockwise ? "clockwise" : "anticlockwise"},
            {"store_side", pack.store_side == StoreSide::left ? "left" : "right"},
            {"clauses", all_clauses_json(pack.ruleset)},
            {"boards", pack.boards},
            {"glossary", to_json(pack.glossary)},
            {"sources", list_of(pack.sources)},
            {"disagreements", list_of(pack.disagreements)},
            {"open_readings", list_of(pack.open_readings)},
            {"playable", !unsupported.has_value()},
            {"unsupported_clause", unsupported ? json(*unsupported) : json(nullptr)}};
}

}  // namespace congkak::protocol
