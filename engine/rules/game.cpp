#include "engine/rules/game.hpp"

#include <cassert>
#include <utility>

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

Game::Game(const Ruleset& ruleset, Side starter)
    : Game(ruleset, first_position(ruleset, starter)) {}

Game::Game(const Ruleset& ruleset, const Position& start)
    : ruleset_(ruleset), start_(start), starter_(start.to_sow) {
    assert(validate(ruleset));
    assert(is_playable(ruleset, start));
    if (start.opening) {
        openings_.emplace_back(ruleset);
    }
    if (start.over) {
        finish_round();
    }
}

const Position& Game::position_at(int ply) const noexcept {
    assert(ply >= 0 && ply <= this->ply());
    return ply == 0 ? start_ : history_[static_cast<std::size_t>(ply) - 1].after;
}

int Game::turn() const noexcept {
    if (history_.empty()) {
        return 0;
    }
    if (const PlayedSowing* sowing = history_.back().sowing()) {
        return turn_after(*sowing);
    }
    const PlayedOpening* opening = history_.back().opening();
    return opening != nullptr && opening->opened.passed ? 1 : 0;
}

Phase Game::phase() const noexcept {
    const Position& at = position();
    if (!at.over) {
        return at.opening ? Phase::opening : Phase::sowing;
    }
    return stopped_ || is_match_decided(ruleset_, rounds_, at.board) ? Phase::over
                                                                     : Phase::round_over;
}

const SimultaneousOpening* Game::opening() const noexcept {
    return position().opening ? &openings_.back() : nullptr;
}

bool Game::awaits(Side side) const noexcept {
    if (const SimultaneousOpening* running = opening()) {
        return running->awaits(side);
    }
    return !position().over && position().to_sow == side;
}

PitSet Game::legal(Side side) const noexcept {
    if (const SimultaneousOpening* running = opening()) {
        return running->legal(side);
    }
    return awaits(side) ? legal_pits(ruleset_, position()) : PitSet();
}

boost::system::result<Outcome, SowError> Game::apply(Pit pit) {
    Position next = position();
    auto outcome = sow(ruleset_, next, pit);
    if (outcome) {
        remember({PlayedSowing{*outcome, turn()}, next, round_});
    }
    return outcome;
}

boost::system::result<TracedOutcome, SowError> Game::apply_traced(Pit pit) {
    Position next = position();
    auto traced = sow_traced(ruleset_, next, pit);
    if (traced) {
        remember({PlayedSowing{traced->outcome, turn()}, next, round_});
    }
    return traced;
}

boost::system::result<std::optional<Opened>, SowError> Game::choose(Side side, Pit pit) {
    if (opening() == nullptr) {
        return position().over ? SowError::game_over : SowError::not_awaited;
    }
    if (const auto chosen = openings_.back().choose(side, pit); !chosen) {
        return chosen.error();
    }
    if (!openings_.back().is_ready()) {
        return std::optional<Opened>();
    }
    SimultaneousOpening next = openings_.back();
    openings_.back().forget_choices();
    std::optional<Opened> opened = next.go_on(ruleset_);
    const Position after = next.position();
    openings_.push_back(next);
    remember({PlayedOpening{*opened}, after, round_});
    return opened;
}

std::optional<Pit> Game::hidden_choice(Side side) const noexcept {
    const SimultaneousOpening* running = opening();
    return running == nullptr ? std::nullopt : running->hidden_choice(side);
}

void Game::start_next_round() {
    assert(phase() == Phase::round_over);
    Position next{.board = refilled(ruleset_, position().board)};
    next.to_sow = next_starter(ruleset_, rounds_.back(), next.board, last_mover());
    remember({StartedRound{next.to_sow}, next, round_ + 1});
}

void Game::stop() {
    assert(phase() == Phase::round_over);
    stopped_ = true;
}

void Game::take_back_to(int ply) {
    assert(ply >= 0 && ply <= this->ply());
    std::vector<Played> kept = std::move(history_);
    kept.resize(static_cast<std::size_t>(ply));
    history_.clear();
    rounds_.clear();
    round_ = 1;
    starter_ = start_.to_sow;
    stopped_ = false;
    if (start_.over) {
        finish_round();
    }
    std::size_t steps = 0;
    for (Played& played : kept) {
        steps += played.opening() != nullptr ? 1 : 0;
        remember(std::move(played));
    }
    if (!openings_.empty()) {
        openings_.erase(openings_.begin() + static_cast<std::ptrdiff_t>(steps) + 1,
                        openings_.end());
        openings_.back().forget_choices();
    }
}

GameResult Game::score() const noexcept {
    return match_score(ruleset_, rounds_, position().board, position().over);
}

std::optional<GameResult> Game::result() const noexcept {
    if (!is_over()) {
        return std::nullopt;
    }
    GameResult result = score();
    if (const auto winner = winner_by_burning(ruleset_, rounds_, position().board)) {
        result.winner = *winner;
    }
    return result;
}

void Game::remember(Played played) {
    round_ = played.round;
    if (const StartedRound* started = played.started_round()) {
        starter_ = started->starter;
    }
    history_.push_back(std::move(played));
    if (history_.back().after.over) {
        finish_round();
    }
}

void Game::finish_round() {
    const Board& board = position().board;
    rounds_.push_back({.starter = starter_,
                       .winner = winner_by_stores(board),
                       .south = board.store(Side::south),
                       .north = board.store(Side::north)});
}

std::optional<Side> Game::last_mover() const noexcept {
    if (history_.empty()) {
        return std::nullopt;
    }
    if (const PlayedSowing* sowing = history_.back().sowing()) {
        return sowing->outcome.mover;
    }
    const PlayedOpening* opening = history_.back().opening();
    return opening == nullptr || !opening->opened.first_finisher
               ? std::nullopt
               : std::optional(other(*opening->opened.first_finisher));
}

}  // namespace congkak::rules
