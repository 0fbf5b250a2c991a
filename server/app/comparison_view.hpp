// A comparison as `congkak compare` shows it.
#pragma once

#include <string>

#include "engine/compare/comparison.hpp"
#include "protocol/study_json.hpp"

namespace congkak::app {

/// Both readings with what is drawn differently, the moves that they play alike, the move in which
/// they part with what it did in each, both boards after it, each drawn as its pack has it, and how
/// each game ended.
[[nodiscard]] std::string comparison_text(const protocol::Compared& compared,
                                          const compare::Comparison& comparison);

}  // namespace congkak::app
