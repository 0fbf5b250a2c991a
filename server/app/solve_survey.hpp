// The table of docs/solved.md.
#pragma once

#include <cstdint>
#include <iosfwd>

namespace congkak::app {

/// Writes a row for every pack and 3 to 11 pits, as Markdown, as it goes. Gives the exit code.
[[nodiscard]] int survey(std::uint64_t budget, std::uint64_t memory_mib, std::ostream& out);

}  // namespace congkak::app
