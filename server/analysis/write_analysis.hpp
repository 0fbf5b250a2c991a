// An analysis as the text that is sent.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/search/analysis.hpp"
#include "protocol/ids.hpp"
#include "server/match/table.hpp"

namespace congkak::analysis {

/// The table's game is over; `decisions` are those of all its turns, each searched with `budget`
/// sowings.
[[nodiscard]] std::string write_analysis(const protocol::GameId& game, const match::Table& table,
                                         const std::vector<search::Decision>& decisions,
                                         std::uint64_t budget);

}  // namespace congkak::analysis
