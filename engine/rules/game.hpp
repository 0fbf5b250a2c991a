// A game of one round: where it started, every sowing so far, and how it stands.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::rules {

enum class Winner : std::uint8_t { south, north, draw };

/// Who has more in the store.
[[nodiscard]] Winner winner_by_stores(const Board& board) noexcept;

/// The winner and the stores of a round that is over.
struct GameResult {
    Winner winner = Winner::draw;
    int south = 0;
    int north = 0;

    friend constexpr bool operator==(const GameResult&, const GameResult&) noexcept = default;
};

/// One entry of the history.
struct PlayedSowing {
    /// The position after the sowing.
    Position after;
    Outcome outcome;
    /// Counts the turns of the game from 0, those without a sowing included.
    int turn = 0;
};

class Game {
  public:
    /// From the first position. The ruleset is valid and supported.
    explicit Game(const Ruleset& ruleset, Side starter = Side::south);

    /// From a position that is_playable().
    Game(const Ruleset& ruleset, const Position& start);

    [[nodiscard]] const Ruleset& ruleset() const noexcept { return ruleset_; }
    [[nodiscard]] const Position& start() const noexcept { return start_; }
    [[nodiscard]] const Position& position() const noexcept { return position_at(ply()); }

    /// Sowings so far.
    [[nodiscard]] int ply() const noexcept { return static_cast<int>(history_.size()); }

    /// The position after `ply` sowings, 0..ply().
    [[nodiscard]] const Position& position_at(int ply) const noexcept;

    [[nodiscard]] std::span<const PlayedSowing> history() const noexcept { return history_; }

    /// The turn that the next sowing belongs to, or that the last one belonged to when over.
    [[nodiscard]] int turn() const noexcept;

    /// A refused sowing changes nothing.
    [[nodiscard]] boost::system::result<Outcome, SowError> apply(Pit pit);
    [[nodiscard]] boost::system::result<TracedOutcome, SowError> apply_traced(Pit pit);

    /// Forgets every sowing after the first `ply`, 0..ply().
    void take_back_to(int ply);

    [[nodiscard]] bool is_over() const noexcept { return position().over; }

    /// Nothing while the round runs.
    [[nodiscard]] std::optional<GameResult> result() const noexcept;

  private:
    void remember(const Position& after, const Outcome& outcome);

    Ruleset ruleset_;
    Position start_;
    std::vector<PlayedSowing> history_;
};

}  // namespace congkak::rules
