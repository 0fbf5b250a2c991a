// Positions as text.
//
//     position = side " " side " " ( "s" | "n" ) [ "+" ]
//              | side " " side " " ( "-" | "*" )
//     side     = pit { "," pit } "/" number
//     pit      = number | "x"
//     number   = decimal digits without leading zeros
//
// South's side comes first, each side from pit 1 to pit n and then its store. `x` is a burnt pit,
// `-` a round that is over, `*` a simultaneous opening, `+` a turn in which a seed has dropped into
// the mover's store.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/record/text_error.hpp"
#include "engine/rules/position.hpp"

namespace congkak::record {

/// Longer texts are refused unread.
inline constexpr std::size_t most_position_bytes = 128;

[[nodiscard]] std::string position_text(const rules::Position& position);

/// Both sides have the same number of pits, 3..11, and all seeds together are at most 255. Whether
/// play can go on from it is left to rules::is_playable(), also whether the players of an opening
/// have seeds in hand, which the text doesn't tell.
[[nodiscard]] boost::system::result<rules::Position, TextError> parse_position(
    std::string_view text);

/// The letter of a pit: South `a`..`k`, North `A`..`K`.
[[nodiscard]] char letter_of(rules::Side side, rules::Pit pit) noexcept;

struct LetteredPit {
    rules::Side side = rules::Side::south;
    rules::Pit pit;
};

/// Nothing for a character that is no pit's letter on the largest board.
[[nodiscard]] std::optional<LetteredPit> pit_of(char letter) noexcept;

}  // namespace congkak::record
