// The moves of a match as text.
//
//     moves   = [ round { " | " round } ]
//     round   = [ opening ] { " " turn }          (the first space only behind an opening)
//     opening = "(" { letter } "|" { letter } ")"
//     turn    = letter { letter } | "-"
//
// A letter is a sowing: South `a`..`k` = pits 1..11, North `A`..`K`. A turn's letters are written
// together; `-` is a whole turn without a sowing. Sides take turns, whoever starts. In a
// record `N.` stands before every turn of the round's starter, counted from 1 in each round. A
// simultaneous opening is South's choices and North's, as far as they were revealed. `|` starts a
// further round.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/record/text_error.hpp"
#include "engine/rules/game.hpp"

namespace congkak::record {

/// Longer texts are refused unread.
inline constexpr std::size_t most_moves_bytes = 64 * 1024;

/// One entry of a history by itself: a letter, the choices of one step of an opening as `(a|D)`,
/// with one side empty where only the other had to choose, or `|` for a further round.
[[nodiscard]] std::string move_text(const rules::Played& played);

enum class TurnNumbers : bool { without, with };

[[nodiscard]] std::string moves_text(const rules::Game& game,
                                     TurnNumbers numbers = TurnNumbers::without);

/// Plays the moves from the start of `game`, which has no history yet. Space, tab and line breaks
/// separate alike. A pass at the very end may be left out. On an error the game has played what
/// stands before it.
[[nodiscard]] boost::system::result<void, TextError> play_moves(
    rules::Game& game, std::string_view text, TurnNumbers numbers = TurnNumbers::without);

}  // namespace congkak::record
