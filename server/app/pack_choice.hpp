// A ruleset as it is named on a command line: PACK[+clause=value…].
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/rules/ruleset.hpp"

namespace congkak::app {

/// What is wrong with the name, in one line.
class PackChoiceError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// `arena`, `arena+opening=alternating`, `mancala+pits=5+seeds=3`. `pits` other than 0 comes first
/// and brings as many seeds a pit. The result is valid. Throws PackChoiceError.
[[nodiscard]] rules::Ruleset choose_ruleset(std::string_view text, int pits = 0);

}  // namespace congkak::app
