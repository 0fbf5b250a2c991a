// Reading the simultaneous opening of a record: `(ag|DF)`, South's choices and North's.
#pragma once

#include <boost/system/result.hpp>
#include <string>

#include "engine/record/cursor.hpp"
#include "engine/record/text_error.hpp"
#include "engine/rules/game.hpp"

namespace congkak::record {

/// `South` or `North`.
[[nodiscard]] std::string name_of(rules::Side side);

/// "`a`, `b`, `g`"
[[nodiscard]] std::string letters_of(rules::Side side, rules::PitSet pits);

/// Reads an opening at the cursor and makes its choices in `game`, which has made none; none of
/// them where the brackets are not closed. Only at the text's end may it be unfinished, and then as
/// far as choices were revealed.
[[nodiscard]] boost::system::result<void, TextError> play_opening(rules::Game& game,
                                                                  Cursor& cursor);

}  // namespace congkak::record
