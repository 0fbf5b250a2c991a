// A record as `congkak replay` shows it.
#pragma once

#include <string>

#include "engine/record/record.hpp"
#include "protocol/packs.hpp"

namespace congkak::app {

/// A line per entry of the history: its number, the move as in a record, the position after it. A
/// move is a letter, the choices of one step of an opening as `(a|D)`, or `|` for a further round.
/// Before them line 0 with the start, after them the stores, rounds won or sums where those decide,
/// and who won.
[[nodiscard]] std::string replay_text(const record::Record& record);

/// One line of JSON: `pack`, `clauses`, `start`, `steps`, `over`, `rounds`, `stores`, `score` (what
/// `match_by` compares), `winner`, `termination`. A step has `ply`, `round`, `position` and either
/// `sow` with `turn`, `ended`, `gained`, or `choose` with `south` and `north`, or `next_round`.
[[nodiscard]] std::string replay_json(const record::Record& record, const protocol::Packs& packs);

}  // namespace congkak::app
