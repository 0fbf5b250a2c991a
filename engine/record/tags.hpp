// The tag lines at the head of a record: `[Name "value"]`, a line each.
//
// In a value `\"` stands for a quotation mark and `\\` for a backslash; control characters don't
// occur.
#pragma once

#include <boost/system/result.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/cursor.hpp"
#include "engine/record/text_error.hpp"

namespace congkak::record {

struct Tag {
    std::string name;
    std::string value;
    /// Where the name and the value begin; `expected` is empty.
    TextError name_at;
    TextError value_at;
};

/// The tag of that name, or null.
[[nodiscard]] const Tag* find(const std::vector<Tag>& tags, std::string_view name) noexcept;

/// `place` with what was expected there.
[[nodiscard]] TextError at(TextError place, std::string expected);

[[nodiscard]] std::string tag_line(std::string_view name, std::string_view value);

/// Reads all tag lines and the empty line behind them. No name occurs twice.
[[nodiscard]] boost::system::result<std::vector<Tag>, TextError> parse_tags(Cursor& cursor);

}  // namespace congkak::record
