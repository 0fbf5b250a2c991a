#include "engine/rules/game.hpp"

#include <cassert>

namespace congkak::rules {

namespace {

/// The turn of the sowing that follows `last`.
int turn_after(const PlayedSowing& last) noexcept {
    if (last.outcome.turn_goes_on || last.outcome.over) {
        return last.turn;
    }
    // A pass at the start of a turn is a turn of its own.
    const bool opponent_passed =
        last.outcome.passed.has_value() && *last.outcome.passed != last.outcome.mover;
    return last.turn + (opponent_passed ? 2 : 1);
}

}  // namespace

Winner winner_by_stores(const Board& board) noexcept {
    const int lead = board.store(Side::south) - board.store(Side::north);
    if (lead == 0) {
        return Winner::draw;
    }
    return lead > 0 ? Winner::south : Winner::north;
}

Game::Game(const Ruleset& ruleset, Side starter)
    : Game(ruleset, first_position(ruleset, starter)) {}

Game::Game(const Ruleset& ruleset, const Position& start) : ruleset_(ruleset), start_(start) {
    assert(validate(ruleset) && !first_unsupported_clause(ruleset));
    assert(is_playable(ruleset, start));
}

const Position& Game::position_at(int ply) const noexcept {
    assert(ply >= 0 && ply <= this->ply());
    return ply == 0 ? start_ : history_[static_cast<std::size_t>(ply) - 1].after;
}

int Game::turn() const noexcept { return history_.empty() ? 0 : turn_after(history_.back()); }

boost::system::result<Outcome, SowError> Game::apply(Pit pit) {
    Position next = position();
    auto outcome = sow(ruleset_, next, pit);
    if (outcome) {
        remember(next, *outcome);
    }
    return outcome;
}

boost::system::result<TracedOutcome, SowError> Game::apply_traced(Pit pit) {
    Position next = position();
    auto traced = sow_traced(ruleset_, next, pit);
    if (traced) {
        remember(next, traced->outcome);
    }
    return traced;
}

void Game::take_back_to(int ply) {
    assert(ply >= 0 && ply <= this->ply());
    history_.resize(static_cast<std::size_t>(ply));
}

std::optional<GameResult> Game::result() const noexcept {
    if (!is_over()) {
        return std::nullopt;
    }
    const Board& board = position().board;
    return GameResult{.winner = winner_by_stores(board),
                      .south = board.store(Side::south),
                      .north = board.store(Side::north)};
}

void Game::remember(const Position& after, const Outcome& outcome) {
    const int turn = this->turn();
    history_.push_back({.after = after, .outcome = outcome, .turn = turn});
}

}  // namespace congkak::rules
