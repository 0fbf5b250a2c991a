#include "protocol/make_state.hpp"

#include <array>

#include "engine/record/position_text.hpp"
#include "protocol/state_hash.hpp"

namespace congkak::protocol {

namespace {

constexpr std::array both_sides{rules::Side::south, rules::Side::north};

SideBoard half_of(const rules::Board& board, rules::Side side) {
    SideBoard half;
    for (const rules::Pit pit : rules::PitSet::all(board.pits())) {
        half.pits.push_back(board.seeds(side, pit));
    }
    half.store = board.store(side);
    return half;
}

Result result_of(const rules::Position& position, rules::Winner winner, Termination termination) {
    return {.winner = winner,
            .termination = termination,
            .stores = {position.board.store(rules::Side::south),
                       position.board.store(rules::Side::north)}};
}

}  // namespace

State make_state(const GameId& game, Version version, const rules::Ruleset& ruleset,
                 const rules::Position& position, int ply, const std::optional<Result>& result) {
    State state;
    state.position = record::position_text(position);
    for (const rules::Side side : both_sides) {
        state.board[rules::index_of(side)] = half_of(position.board, side);
    }
    state.ply = ply;
    state.over = result.has_value();
    if (!state.over && !position.over) {
        state.to_sow = position.to_sow;
        for (const rules::Pit pit : rules::legal_pits(ruleset, position)) {
            state.legal.push_back({.side = position.to_sow, .pit = pit});
        }
    }
    state.hash = state_hash(game, version, state.position, ply, state.to_sow, result);
    return state;
}

Sowing make_sowing(const rules::TracedOutcome& traced, int ply) {
    const rules::Outcome& outcome = traced.outcome;
    Sowing sowing;
    sowing.ply = ply;
    sowing.pit = {.side = outcome.mover, .pit = outcome.pit};
    sowing.lifts = traced.lifts;
    sowing.last = outcome.last;
    sowing.ended = outcome.end;
    if (outcome.end == rules::SowingEnd::capture) {
        const rules::Capture& capture = outcome.capture;
        sowing.capture =
            CaptureView{.pit = {.side = capture.side, .pit = capture.pit},
                        .own = capture.from_pit,
                        .opposite = {.side = rules::other(capture.side), .pit = capture.opposite},
                        .taken = capture.from_opposite};
    }
    sowing.gained = outcome.gained;
    sowing.passed = outcome.passed.has_value();
    if (outcome.swept[0] + outcome.swept[1] > 0) {
        sowing.swept = std::array<int, 2>{outcome.swept[0], outcome.swept[1]};
    }
    return sowing;
}

Result make_result(const rules::GameResult& result) {
    return {.winner = result.winner,
            .termination = Termination::normal,
            .stores = {result.south, result.north}};
}

Result make_resigned(const rules::Position& position, rules::Side by) {
    return result_of(position,
                     by == rules::Side::south ? rules::Winner::north : rules::Winner::south,
                     Termination::resigned);
}

Result make_aborted(const rules::Position& position) {
    return result_of(position, rules::Winner::draw, Termination::aborted);
}

}  // namespace congkak::protocol
