#include "protocol/make_state.hpp"

#include "engine/record/position_text.hpp"
#include "protocol/state_hash.hpp"

namespace congkak::protocol {

namespace {

using rules::Side;

constexpr std::array both_sides{Side::south, Side::north};

SideBoard half_of(const rules::Board& board, Side side) {
    SideBoard half;
    for (const rules::Pit pit : rules::PitSet::all(board.pits())) {
        half.pits.push_back(board.seeds(side, pit));
    }
    half.store = board.store(side);
    for (const rules::Pit pit : board.burnt(side)) {
        half.burnt.push_back({.side = side, .pit = pit});
    }
    return half;
}

std::optional<CarriedHand> hand_of(int seeds, const rules::Hole& from) {
    return seeds > 0 ? std::optional(CarriedHand{.from = from, .seeds = seeds}) : std::nullopt;
}

OpeningState opening_of(const rules::SimultaneousOpening& opening) {
    OpeningState state;
    for (const Side side : both_sides) {
        if (opening.hidden_choice(side)) {
            state.chosen.push_back(side);
        }
        state.hands[rules::index_of(side)] = hand_of(opening.hand(side), opening.last(side));
    }
    return state;
}

/// Who may do what now, in a match that runs.
void set_awaited(State& state, const rules::Game& game) {
    for (const Side side : both_sides) {
        if (game.awaits(side)) {
            state.awaits.push_back(side);
        }
        for (const rules::Pit pit : game.legal(side)) {
            state.legal.push_back({.side = side, .pit = pit});
        }
    }
}

std::optional<CaptureView> capture_of(const rules::Capture& capture) {
    if (capture.total() == 0) {
        return std::nullopt;
    }
    return CaptureView{.pit = {.side = capture.side, .pit = capture.pit},
                       .own = capture.from_pit,
                       .opposite = {.side = rules::other(capture.side), .pit = capture.opposite},
                       .taken = capture.from_opposite};
}

std::optional<std::array<int, 2>> swept_of(const std::array<std::uint8_t, 2>& swept) {
    return swept[0] + swept[1] > 0 ? std::optional(std::array<int, 2>{swept[0], swept[1]})
                                   : std::nullopt;
}

OpeningSideView make_opening_side(const rules::OpeningSide& side, Side whose) {
    OpeningSideView view;
    if (side.chosen) {
        view.chosen = PitRef{.side = whose, .pit = *side.chosen};
    }
    view.lifts = side.lifts;
    view.carried = hand_of(side.carried, side.carried_from);
    view.rest = side.rest;
    view.rest_beat = side.rest_beat;
    if (side.rest != rules::OpeningRest::done) {
        view.last = side.last;
    }
    view.capture = capture_of(side.capture);
    view.gained = side.gained;
    view.finished = side.finished;
    return view;
}

}  // namespace

std::array<SideBoard, 2> make_board(const rules::Board& board) {
    return {half_of(board, Side::south), half_of(board, Side::north)};
}

State make_state(const GameId& game, Version version, const rules::Game& played,
                 const AtTable& table) {
    State state;
    state.over = table.result.has_value();
    state.position = record::position_text(played.position());
    state.board = make_board(played.position().board);
    state.round = played.round();
    state.phase = state.over ? rules::Phase::over : played.phase();
    for (const rules::RoundResult& round : played.rounds()) {
        state.rounds.push_back({.starter = round.starter,
                                .winner = round.winner,
                                .stores = {round.south, round.north}});
    }
    state.ply = played.ply();
    if (state.phase == rules::Phase::sowing) {
        state.to_sow = played.position().to_sow;
    } else if (state.phase == rules::Phase::opening) {
        state.opening = opening_of(*played.opening());
    }
    if (!state.over && table.is_seated) {
        set_awaited(state, played);
    }
    state.stop_offer = table.stop_offer;
    state.hash = state_hash(game, version, state, table.result);
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
        sowing.capture = capture_of(outcome.capture);
    }
    sowing.gained = outcome.gained;
    sowing.forfeited = outcome.forfeited;
    sowing.passed = outcome.passed.has_value();
    sowing.swept = swept_of(outcome.swept);
    return sowing;
}

Opening make_opening(const rules::Opened& opened, int ply) {
    return {.ply = ply,
            .beats = opened.beats,
            .sides = {make_opening_side(opened.sides[0], Side::south),
                      make_opening_side(opened.sides[1], Side::north)},
            .next = opened.next,
            .passed = opened.passed.has_value(),
            .swept = swept_of(opened.swept)};
}

SowingPreview make_preview(const rules::Outcome& outcome) {
    const bool captured = outcome.end == rules::SowingEnd::capture;
    return {.last = outcome.last,
            .ended = outcome.end,
            .gained = outcome.gained,
            .captured = captured ? outcome.capture.total() : 0,
            .again = outcome.turn_goes_on};
}

Result make_result(const rules::Game& game, rules::Winner winner, Termination termination) {
    const rules::Board& board = game.position().board;
    const rules::GameResult score = game.score();
    return {.winner = winner,
            .termination = termination,
            .stores = {board.store(Side::south), board.store(Side::north)},
            .by = game.ruleset().match_by,
            .score = {score.south, score.north}};
}

}  // namespace congkak::protocol
