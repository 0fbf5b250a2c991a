// The levels of the computer as a JSON file (config/levels.json, config/levels.schema.json).
#pragma once

#include <boost/system/result.hpp>
#include <string>
#include <string_view>

#include "engine/search/levels.hpp"
#include "protocol/json_fields.hpp"

namespace congkak::app {

/// Reads a file's text. Unknown and missing keys, wrong types and values out of their range are
/// refused with their path, as in `levels[1].errors.whim_percent`.
[[nodiscard]] boost::system::result<search::Levels, protocol::JsonProblem> parse_levels(
    std::string_view text);

/// The levels inside the program, or those of the file at `path` where it isn't empty. Throws
/// std::runtime_error that names the file and what is wrong with it.
[[nodiscard]] search::Levels load_levels(const std::string& path = "");

}  // namespace congkak::app
