// A record as `congkak replay` shows it.
#pragma once

#include <string>

#include "engine/record/record.hpp"
#include "protocol/packs.hpp"

namespace congkak::app {

/// A line per sowing: its number, its letter, the position after it. Before them line 0 with the
/// start, after them the stores and who won.
[[nodiscard]] std::string replay_text(const record::Record& record);

/// One line of JSON: `pack`, `clauses`, `start`, `sowings` (`ply`, `turn`, `sow`, `position`,
/// `ended`, `gained`), `over`, `stores`, `winner`, `termination`.
[[nodiscard]] std::string replay_json(const record::Record& record, const protocol::Packs& packs);

}  // namespace congkak::app
