// A simultaneous opening in progress: both players sow at once, beat by beat, in the order of
// rules.md §4. A value; no pit is burnt in it, since it is played in the first round only.
#pragma once

#include <array>
#include <boost/system/result.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rules/capture.hpp"
#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::rules {

/// A hand that was lifted in a step of the opening.
struct OpeningLift {
    Lift lift;
    /// The beat of the step, from 1, in which the first of its seeds falls; one falls a beat. One
    /// more than the beats of the step where that ends with the lift.
    int beat = 1;

    friend constexpr bool operator==(const OpeningLift&, const OpeningLift&) noexcept = default;
};

/// What a player's sowing came to by the end of a step.
enum class OpeningRest : std::uint8_t {
    /// The last seed fell into the own store: a further choice is awaited.
    free_turn,
    /// In an empty pit, and seeds were taken: over, or with `after_capture` again a further choice.
    capture,
    /// In an empty pit of the own side, and nothing was taken: over.
    no_capture,
    /// In an empty pit of the other side, and nothing was taken: over.
    mati,
    /// In an occupied pit, without relay: over.
    stopped,
    /// In a pit that the other player emptied in the same beat: over.
    emptied,
    /// A further choice was due, but the own pits hold no seed: over. `last` and `capture` tell how
    /// the last seed had fallen.
    no_seeds,
    /// Still sowing: the step ended because the other player has to choose.
    sowing,
    /// The player's opening was over before this step.
    done,
};

/// What one player did in a step of the opening, in order.
struct OpeningSide {
    /// The choice that this step revealed.
    std::optional<Pit> chosen;
    /// Seeds in hand when the step began, and the hole into which the one before them fell.
    int carried = 0;
    Hole carried_from;
    std::vector<OpeningLift> lifts;
    OpeningRest rest = OpeningRest::done;
    /// The beat of the step in which the sowing came to rest; 0 where it did not.
    int rest_beat = 0;
    /// Where the last seed fell.
    Hole last;
    Capture capture;
    /// Seeds that came into the own store: dropped and captured, not swept.
    int gained = 0;
    /// This player's opening is over.
    bool finished = false;

    friend bool operator==(const OpeningSide&, const OpeningSide&) = default;
};

/// What happened from one revealing of choices to the next, or to the end of the opening.
struct Opened {
    /// South's and North's part.
    std::array<OpeningSide, 2> sides;
    /// How many beats passed.
    int beats = 0;
    /// Both openings are over. What follows is set only then.
    bool ends_opening = false;
    /// The other one counts as having sowed last.
    std::optional<Side> first_finisher;
    /// Who takes the first ordinary turn; nothing where the round is over.
    std::optional<Side> next;
    /// Who should have taken it but had no seed (clause `end` both_empty).
    std::optional<Side> passed;
    /// The round is over, and what its end added to South's and North's store.
    bool over = false;
    std::array<std::uint8_t, 2> swept{};

    friend bool operator==(const Opened&, const Opened&) = default;
};

class SimultaneousOpening {
  public:
    /// At the first position. The ruleset is valid and has a simultaneous opening.
    explicit SimultaneousOpening(const Ruleset& ruleset) noexcept;

    /// Seeds in hand are in no pit. Once over, the position to go on from.
    [[nodiscard]] const Position& position() const noexcept { return position_; }

    /// The seeds that a player holds while the other has to choose.
    [[nodiscard]] int hand(Side side) const noexcept { return player(side).hand; }
    /// The hole into which that player's last seed fell; pit 1 before the first one.
    [[nodiscard]] const Hole& last(Side side) const noexcept { return player(side).hole; }
    [[nodiscard]] bool is_finished(Side side) const noexcept {
        return player(side).doing == Doing::finished;
    }
    [[nodiscard]] bool is_over() const noexcept { return !position_.opening; }

    /// A choice is awaited from this player and not made yet.
    [[nodiscard]] bool awaits(Side side) const noexcept {
        return player(side).doing == Doing::choosing && !player(side).choice;
    }
    /// What the player may choose; none where no choice is awaited.
    [[nodiscard]] PitSet legal(Side side) const noexcept;

    /// A choice that waits for the other player's.
    [[nodiscard]] std::optional<Pit> hidden_choice(Side side) const noexcept {
        return player(side).choice;
    }
    void forget_choices() noexcept;

    /// Notes a choice; nothing on the board changes. A refused one changes nothing at all.
    [[nodiscard]] boost::system::result<void, SowError> choose(Side side, Pit pit) noexcept;

    /// All awaited choices are in.
    [[nodiscard]] bool is_ready() const noexcept {
        return !is_over() && !awaits(Side::south) && !awaits(Side::north);
    }
    /// Sows until a choice is awaited or the opening is over. It is_ready(); `ruleset` is the one
    /// it was made with.
    Opened go_on(const Ruleset& ruleset);

    friend bool operator==(const SimultaneousOpening&, const SimultaneousOpening&) = default;

  private:
    enum class Doing : std::uint8_t { choosing, sowing, finished };

    struct Player {
        Doing doing = Doing::choosing;
        std::optional<Pit> choice;
        std::uint8_t hand = 0;
        Hole hole;
        detail::Lapped lapped;
        /// The beat of the opening in which it was over.
        int finished_at = 0;

        friend bool operator==(const Player&, const Player&) = default;
    };

    [[nodiscard]] const Player& player(Side side) const noexcept {
        return players_[index_of(side)];
    }
    [[nodiscard]] Player& player(Side side) noexcept { return players_[index_of(side)]; }

    void begin(Side side, OpeningSide& told);
    void play_beat(const Ruleset& ruleset, Opened& opened);
    void lift(Side side, OpeningSide& told, int first_beat);
    void drop(Side side, OpeningSide& told) noexcept;
    void resolve(const Ruleset& ruleset, Side side, OpeningSide& told, int beat);
    OpeningRest resolve_alone(const Ruleset& ruleset, Side side, OpeningSide& told) noexcept;
    void finish(Side side) noexcept;
    void close(const Ruleset& ruleset, Opened& opened) noexcept;

    Position position_;
    std::array<Player, 2> players_;
    int beats_ = 0;
    bool nearest_first_ = false;
};

}  // namespace congkak::rules
