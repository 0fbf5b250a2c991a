#include "engine/rules/perft.hpp"

#include "engine/rules/sowing.hpp"

namespace congkak::rules {

std::uint64_t perft(const Ruleset& ruleset, const Position& position, int depth) noexcept {
    if (depth == 0 || position.over) {
        return 1;
    }
    std::uint64_t count = 0;
    for (const Pit pit : legal_pits(ruleset, position)) {
        Position next = position;
        sow_silently(ruleset, next, pit);
        count += perft(ruleset, next, depth - 1);
    }
    return count;
}

}  // namespace congkak::rules
