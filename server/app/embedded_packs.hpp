// The ruleset packs inside the program.
#pragma once

#include "protocol/packs.hpp"

namespace congkak::app {

/// All packs of config/rulesets, in the order in which they are offered. Throws std::runtime_error,
/// naming the file and the path in it, where one can't be read.
[[nodiscard]] protocol::Packs load_embedded_packs();

}  // namespace congkak::app
