#include "engine/search/perfect.hpp"

#include <utility>

#include "engine/rules/sowing.hpp"

namespace congkak::search {

namespace {

/// Seeds that a line adds to its mover's store.
int haul_of(const rules::Ruleset& ruleset, const rules::Position& start,
            const std::vector<rules::Pit>& line) {
    rules::Position at = start;
    for (const rules::Pit pit : line) {
        rules::sow_legal(ruleset, at, pit);
    }
    return at.board.store(start.to_sow) - start.board.store(start.to_sow);
}

}  // namespace

PerfectPlay play_perfectly(const rules::Ruleset& ruleset, const rules::Position& position,
                           const PlayLimits& limits, const EndgameTable* table,
                           const TurnWatch& watch) {
    PerfectTurn turn = perfect_turn(ruleset, position, limits.turn, table, watch);
    PerfectPlay play{.line = std::move(turn.line), .searched = turn.searched};
    const int lacks = lacks_to_win(position);
    if (!ruleset.rounds.is_single() || lacks <= 0 ||
        haul_of(ruleset, position, play.line) < lacks) {
        return play;
    }
    const ShortestTurn shortest = shortest_turn(ruleset, position, lacks, limits.shorten, watch);
    play.searched += shortest.searched;
    if (!shortest.line.empty() && shortest.line.size() < play.line.size()) {
        play.line = shortest.line;
    }
    return play;
}

}  // namespace congkak::search
