// The folded form of a game's events: one line of JSON an event, so that a later part is appended
// without reading the earlier one, and any JSON tool can read it.
//
//   {"version":3,"at":1700000000000,"kind":"sown","data":<payload>}
//
// The fields stand in this order without spaces, which is what makes reading them back simple.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/rows.hpp"

namespace congkak::db::sql {

/// Throws std::invalid_argument when kind or payload would break a line.
void check_event(const JournalRow& row);

/// Appends the line of a row that check_event accepts.
void append_event_line(std::string& lines, const JournalRow& row);

/// The events of `game` back; command fields are empty. Throws StorageError (corrupt).
[[nodiscard]] std::vector<JournalRow> read_event_lines(const std::string& game,
                                                       std::string_view lines);

}  // namespace congkak::db::sql
