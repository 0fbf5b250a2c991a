#include "engine/search/solve/turn_bound.hpp"

namespace congkak::search {

namespace {

bool has_empty_neighbours(const rules::Board& board, rules::Side side) noexcept {
    const unsigned empty = rules::PitSet::all(board.pits()).bits() & ~board.occupied(side).bits();
    return (empty & empty >> 1U) != 0;
}

}  // namespace

int turn_bound(const rules::Ruleset& ruleset, const rules::Position& position) noexcept {
    const rules::Board& board = position.board;
    const rules::Side them = rules::other(position.to_sow);
    const int all = board.in_pits(rules::Side::south) + board.in_pits(rules::Side::north);
    const bool has_burnt =
        !board.burnt(rules::Side::south).empty() || !board.burnt(rules::Side::north).empty();
    if (!ruleset.relay || ruleset.after_capture != rules::AfterCapture::turn_over ||
        ruleset.sweep == rules::Sweep::last_mover || has_burnt ||
        has_empty_neighbours(board, them)) {
        return all;
    }
    const int captured = ruleset.capture.side == rules::CaptureSide::none ? 0 : 1;
    return all - (board.pits() / 2 - captured);
}

}  // namespace congkak::search
