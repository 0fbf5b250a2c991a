// Reading JSON that somebody else wrote: everything a text can be refused for before its meaning
// matters.
//
// Refused are texts that are too large, nested too deeply, not UTF-8, with a byte order mark, a
// zero byte, a comment or anything behind the value, with an escaped half of a surrogate pair, with
// a number that overflows, with a key twice in an object or with too many keys. Depth and keys are
// checked while parsing, so nothing large is built first.
#pragma once

#include <boost/system/result.hpp>
#include <string>
#include <string_view>

#include "protocol/error_code.hpp"
#include "protocol/json.hpp"
#include "protocol/limits.hpp"

namespace congkak::protocol {

struct TextProblem {
    ErrorCode code = ErrorCode::bad_json;
    std::string message;
    /// Path to where it went wrong, where the code is about a place.
    std::string field;
    /// What had been read by then.
    Json partial;
};

[[nodiscard]] boost::system::result<Json, TextProblem> parse_strict(std::string_view text,
                                                                    TextLimits limits);

/// `data` and `ply` make `data.ply`. A key that isn't a plain word is shown as `?`: paths go into
/// answers and logs.
[[nodiscard]] std::string path_of(std::string_view parent, std::string_view key);
/// `data.resume` and 3 make `data.resume[3]`.
[[nodiscard]] std::string path_of(std::string_view parent, std::size_t index);

}  // namespace congkak::protocol
