#include "engine/search/threat.hpp"

#include <algorithm>

namespace congkak::search {

namespace {

using rules::Board;
using rules::Burnt;
using rules::Pit;
using rules::Ruleset;
using rules::Side;

/// The number of the pit in which a hand from `from` ends, past the last one where it doesn't end
/// on that side.
int last_of_hand(const Ruleset& ruleset, const Board& board, Side side, Pit from) noexcept {
    int number = from.number();
    for (int hand = board.seeds(side, from); hand > 0 && number <= board.pits();) {
        ++number;
        const bool is_skipped = number <= board.pits() && ruleset.burnt == Burnt::skip &&
                                board.is_burnt(side, Pit(number));
        hand -= is_skipped ? 0 : 1;
    }
    return number;
}

}  // namespace

int threatened(const Ruleset& ruleset, const Board& board, Side owner) noexcept {
    const rules::CaptureClauses& capture = ruleset.capture;
    if (capture.side != rules::CaptureSide::own || capture.lap != rules::Lap::none) {
        return 0;
    }
    const Side them = rules::other(owner);
    int most = 0;
    for (const Pit from : board.occupied(them)) {
        const int number = last_of_hand(ruleset, board, them, from);
        if (number > board.pits()) {
            continue;
        }
        const Pit last(number);
        if (board.seeds(them, last) == 0 && !board.is_burnt(them, last)) {
            most = std::max(most, board.seeds(owner, Pit(board.pits() + 1 - number)));
        }
    }
    return most;
}

}  // namespace congkak::search
