// Where each sowing of a position would end, and in which other packs it would end differently.
// Pure.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::match {

/// A pack's clauses for the board that is played on.
struct NamedRuleset {
    std::string pack;
    rules::Ruleset ruleset;
};

struct PackOutcome {
    std::string pack;
    rules::Outcome outcome;
};

struct PitPreview {
    rules::Pit pit;
    rules::Outcome outcome;
    /// The packs in which the same sowing ends in another hole, another way, with other seeds or
    /// without the further sowing; in their order.
    std::vector<PackOutcome> differs;
};

/// One for each legal pit, ascending. The position is in the phase of sowing or over, and has the
/// pits of every ruleset given.
[[nodiscard]] std::vector<PitPreview> preview(const rules::Ruleset& ruleset,
                                              const rules::Position& position,
                                              std::span<const NamedRuleset> packs);

}  // namespace congkak::match
