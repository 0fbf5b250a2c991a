// A whole match: its rounds, a simultaneous opening where there is one, every sowing so far, and
// how it stands. What was done can be taken back, also across rounds.
#pragma once

#include <boost/system/result.hpp>
#include <cstddef>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "engine/rules/opening.hpp"
#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/rounds.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::rules {

enum class Phase : std::uint8_t {
    /// Choices of a simultaneous opening are awaited.
    opening,
    sowing,
    /// A round is over and a further one can be started.
    round_over,
    /// The match is over.
    over,
};

struct PlayedSowing {
    Outcome outcome;
    /// Counts the turns of the round from 0, those without a sowing included.
    int turn = 0;
};

/// Choices of a simultaneous opening were revealed together.
struct PlayedOpening {
    Opened opened;
};

/// A further round was started.
struct StartedRound {
    Side starter = Side::south;
};

/// One entry of the history.
struct Played {
    std::variant<PlayedSowing, PlayedOpening, StartedRound> what;
    /// The position after it.
    Position after;
    /// From 1.
    int round = 1;

    /// Null where it is something else.
    [[nodiscard]] const PlayedSowing* sowing() const noexcept {
        return std::get_if<PlayedSowing>(&what);
    }
    [[nodiscard]] const PlayedOpening* opening() const noexcept {
        return std::get_if<PlayedOpening>(&what);
    }
    [[nodiscard]] const StartedRound* started_round() const noexcept {
        return std::get_if<StartedRound>(&what);
    }
};

class Game {
  public:
    /// From the first position. The ruleset is valid. A simultaneous opening has no starter; South
    /// counts as the one of its round.
    explicit Game(const Ruleset& ruleset, Side starter = Side::south);

    /// From a position that is_playable(); it belongs to the first round.
    Game(const Ruleset& ruleset, const Position& start);

    [[nodiscard]] const Ruleset& ruleset() const noexcept { return ruleset_; }
    [[nodiscard]] const Position& start() const noexcept { return start_; }
    [[nodiscard]] const Position& position() const noexcept { return position_at(ply()); }

    /// Entries of the history: sowings, revealed steps of the opening, starts of further rounds.
    /// A hidden choice is none.
    [[nodiscard]] int ply() const noexcept { return static_cast<int>(history_.size()); }

    /// The position after `ply` entries, 0..ply().
    [[nodiscard]] const Position& position_at(int ply) const noexcept;

    [[nodiscard]] std::span<const Played> history() const noexcept { return history_; }

    /// The running round, or the last one; from 1.
    [[nodiscard]] int round() const noexcept { return round_; }
    [[nodiscard]] Side round_starter() const noexcept { return starter_; }
    /// Those that are over.
    [[nodiscard]] std::span<const RoundResult> rounds() const noexcept { return rounds_; }

    /// The turn of the round that the next sowing belongs to, or that the last one belonged to
    /// when the round is over.
    [[nodiscard]] int turn() const noexcept;

    [[nodiscard]] Phase phase() const noexcept;
    /// The match is over.
    [[nodiscard]] bool is_over() const noexcept { return phase() == Phase::over; }

    /// A sowing, or a choice of the opening that isn't made yet, is awaited from this side.
    [[nodiscard]] bool awaits(Side side) const noexcept;
    /// What that side may sow or choose; none where nothing is awaited from it.
    [[nodiscard]] PitSet legal(Side side) const noexcept;

    /// A sowing of the side to sow, in Phase::sowing. A refused one changes nothing.
    [[nodiscard]] boost::system::result<Outcome, SowError> apply(Pit pit);
    [[nodiscard]] boost::system::result<TracedOutcome, SowError> apply_traced(Pit pit);

    /// A choice in Phase::opening. It stays hidden, and the result empty, until all awaited choices
    /// are in. A refused one changes nothing.
    [[nodiscard]] boost::system::result<std::optional<Opened>, SowError> choose(Side side, Pit pit);
    /// A choice that waits for the other side's.
    [[nodiscard]] std::optional<Pit> hidden_choice(Side side) const noexcept;
    /// The opening while it runs, null otherwise.
    [[nodiscard]] const SimultaneousOpening* opening() const noexcept;

    /// In Phase::round_over only.
    void start_next_round();
    /// In Phase::round_over only: the match ends here, decided by `match_by`.
    void stop();

    /// Forgets every entry after the first `ply`, 0..ply(), hidden choices and a stop().
    void take_back_to(int ply);

    /// How the match stands by `match_by`, running or not.
    [[nodiscard]] GameResult score() const noexcept;

    /// Nothing while the match runs.
    [[nodiscard]] std::optional<GameResult> result() const noexcept;

  private:
    void remember(Played played);
    void finish_round();
    /// Who sowed last, if anybody.
    [[nodiscard]] std::optional<Side> last_mover() const noexcept;

    Ruleset ruleset_;
    Position start_;
    std::vector<Played> history_;
    /// The opening at its start and after each of its steps; none where there is no opening.
    std::vector<SimultaneousOpening> openings_;
    std::vector<RoundResult> rounds_;
    int round_ = 1;
    Side starter_ = Side::south;
    bool stopped_ = false;
};

}  // namespace congkak::rules
