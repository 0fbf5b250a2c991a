// A record as `congkak replay` shows it; its JSON is protocol::encode_replay().
#pragma once

#include <string>

#include "engine/record/record.hpp"

namespace congkak::app {

/// A line per entry of the history: its number, the move as in a record, the position after it. A
/// move is a letter, the choices of one step of an opening as `(a|D)`, or `|` for a further round.
/// Before them line 0 with the start, after them the stores, rounds won or sums where those decide,
/// and who won.
[[nodiscard]] std::string replay_text(const record::Record& record);

}  // namespace congkak::app
