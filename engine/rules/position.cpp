#include "engine/rules/position.hpp"

namespace congkak::rules {

Position first_position(const Ruleset& ruleset, Side starter) noexcept {
    const bool opening = ruleset.opening != Opening::alternating;
    return {.board = Board::filled(ruleset.pits, ruleset.seeds),
            .to_sow = opening ? Side::south : starter,
            .opening = opening};
}

bool is_playable(const Ruleset& ruleset, const Position& position) noexcept {
    if (position.opening) {
        return position == first_position(ruleset);
    }
    return position.board.pits() == ruleset.pits && position.board.total() <= Board::most_seeds &&
           (position.over || !position.board.occupied(position.to_sow).empty());
}

Position mirrored(const Position& position) noexcept {
    Position result = position;
    result.board = position.board.mirrored();
    if (!position.over && !position.opening) {
        result.to_sow = other(position.to_sow);
    }
    return result;
}

std::size_t hash_of(const Position& position) noexcept {
    const std::uint64_t state = index_of(position.to_sow) | std::uint64_t{position.lapped} << 1U |
                                std::uint64_t{position.over} << 2U |
                                std::uint64_t{position.opening} << 3U;
    // A different even multiple for each state.
    return position.board.hash() ^ static_cast<std::size_t>((2 * state) * 0x9e3779b97f4a7c15U);
}

}  // namespace congkak::rules
