// What anybody sees without counting: a pit that the other side can capture with a single hand.
#pragma once

#include "engine/rules/board.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::search {

/// Seeds in the fullest of the owner's pits that the other side could capture with its next sowing,
/// where that is one hand which ends on its own side before its store; 0 where the clauses allow no
/// such capture.
[[nodiscard]] int threatened(const rules::Ruleset& ruleset, const rules::Board& board,
                             rules::Side owner) noexcept;

}  // namespace congkak::search
