// The words of a record's tags.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace congkak::record::words {

/// In the order of rules::Winner.
inline constexpr std::array<std::string_view, 3> winner{"south", "north", "draw"};

/// Winner of a running game.
inline constexpr std::string_view no_winner = "*";

/// In the order of Termination.
inline constexpr std::array<std::string_view, 6> termination{"normal",    "resigned", "time",
                                                             "abandoned", "agreed",   "aborted"};

/// `53-45`, South first.
[[nodiscard]] inline std::string score(int south, int north) {
    return std::to_string(south) + "-" + std::to_string(north);
}

}  // namespace congkak::record::words
