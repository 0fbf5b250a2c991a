// Records as text; docs/record.md has the grammar.
//
// Tag lines `[Name "value"]`, an empty line, the moves with the numbers of the turns.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/record/text_error.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::record {

/// Longer texts are refused unread.
inline constexpr std::size_t most_record_bytes = 64 * 1024;

/// The clauses of the pack with this id.
using PackLookup = std::function<std::optional<rules::Ruleset>(std::string_view id)>;

/// Name and value of a tag.
using NamedValue = std::pair<std::string, std::string>;

/// What the head of the record's text says, in its order.
[[nodiscard]] std::vector<NamedValue> record_tags(const Record& record);

/// Ends in a line break.
[[nodiscard]] std::string record_text(const Record& record);

/// Plays the moves, so what it returns is a game by the rules, and its tags agree with it. A
/// match that was agreed to end between rounds is stopped.
[[nodiscard]] boost::system::result<Record, TextError> parse_record(std::string_view text,
                                                                    const PackLookup& packs);

}  // namespace congkak::record
