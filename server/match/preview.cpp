#include "server/match/preview.hpp"

#include "engine/rules/sowing.hpp"

namespace congkak::match {
namespace {

rules::Outcome outcome_of(const rules::Ruleset& ruleset, rules::Position position, rules::Pit pit) {
    return rules::sow_legal(ruleset, position, pit);
}

int captured(const rules::Outcome& outcome) {
    return outcome.end == rules::SowingEnd::capture ? outcome.capture.total() : 0;
}

bool ends_alike(const rules::Outcome& one, const rules::Outcome& other) {
    return one.last == other.last && one.end == other.end && one.gained == other.gained &&
           captured(one) == captured(other) && one.turn_goes_on == other.turn_goes_on;
}

}  // namespace

std::vector<PitPreview> preview(const rules::Ruleset& ruleset, const rules::Position& position,
                                std::span<const NamedRuleset> packs) {
    std::vector<PitPreview> previews;
    for (const rules::Pit pit : rules::legal_pits(ruleset, position)) {
        PitPreview shown{pit, outcome_of(ruleset, position, pit), {}};
        for (const NamedRuleset& other : packs) {
            const rules::Outcome elsewhere = outcome_of(other.ruleset, position, pit);
            if (!ends_alike(shown.outcome, elsewhere)) {
                shown.differs.push_back({other.pack, elsewhere});
            }
        }
        previews.push_back(std::move(shown));
    }
    return previews;
}

}  // namespace congkak::match
