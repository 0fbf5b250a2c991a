// A ruleset: one answer to every question on which sources about Congkak disagree.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <string_view>

namespace congkak::rules {

/// The side on which a last seed in an empty pit captures.
enum class CaptureSide : std::uint8_t { own, none, opponent };

/// What a capture does with the seed that was dropped.
enum class OwnSeed : std::uint8_t { taken, left };

/// How lately a seed must have dropped into the mover's store for a capture to count.
enum class Lap : std::uint8_t { none, turn, sowing, lift };

enum class AfterCapture : std::uint8_t { turn_over, again };

enum class Opening : std::uint8_t { alternating, simultaneous, simultaneous_nearest };

enum class AfterOpening : std::uint8_t { first_finisher, last_finisher };

/// When a round is over.
enum class End : std::uint8_t { no_move, side_empty, three_empty, both_empty };

/// Where the seeds go that lie in the pits when a round is over.
enum class Sweep : std::uint8_t { owner, none, last_mover };

enum class Refill : std::uint8_t { full, partial, even, fresh };

enum class RefillFrom : std::uint8_t { store, far };

enum class Burnt : std::uint8_t { skip, forfeit };

enum class BurntFor : std::uint8_t { round, match };

enum class RoundStarter : std::uint8_t { loser, winner, unburnt, alternate, last_mover };

enum class MatchBy : std::uint8_t { seeds, rounds_won, seeds_total };

/// How many rounds a match has: a number, or until a side is burnt (20 at most).
class Rounds {
  public:
    static constexpr int highest = 20;

    /// One round.
    constexpr Rounds() noexcept = default;
    explicit constexpr Rounds(int count) noexcept : count_(count) {}

    [[nodiscard]] static constexpr Rounds until_burnt() noexcept { return Rounds(0); }

    [[nodiscard]] constexpr bool is_until_burnt() const noexcept { return count_ == 0; }
    [[nodiscard]] constexpr bool is_single() const noexcept { return count_ == 1; }

    /// The most rounds that can be played.
    [[nodiscard]] constexpr int limit() const noexcept {
        return is_until_burnt() ? highest : count_;
    }

    friend constexpr bool operator==(Rounds, Rounds) noexcept = default;

  private:
    int count_ = 1;
};

struct CaptureClauses {
    CaptureSide side = CaptureSide::own;
    bool needs_opposite = false;
    OwnSeed own_seed = OwnSeed::taken;
    Lap lap = Lap::none;

    friend constexpr bool operator==(const CaptureClauses&,
                                     const CaptureClauses&) noexcept = default;
};

/// The defaults are the pack `tradisional`.
struct Ruleset {
    static constexpr int fewest_pits = 3;
    static constexpr int most_pits = 11;
    static constexpr int fewest_seeds = 1;
    static constexpr int most_seeds = 11;

    /// Pits a side.
    int pits = 7;
    /// Seeds in each pit at the start.
    int seeds = 7;
    /// False: a last seed in an occupied pit ends the turn.
    bool relay = true;
    CaptureClauses capture;
    AfterCapture after_capture = AfterCapture::turn_over;
    Opening opening = Opening::alternating;
    AfterOpening after_opening = AfterOpening::first_finisher;
    End end = End::no_move;
    Sweep sweep = Sweep::owner;
    Rounds rounds;
    Refill refill = Refill::full;
    RefillFrom refill_from = RefillFrom::store;
    Burnt burnt = Burnt::skip;
    BurntFor burnt_for = BurntFor::round;
    RoundStarter round_starter = RoundStarter::loser;
    MatchBy match_by = MatchBy::seeds;

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) noexcept = default;
};

/// Why a ruleset can't be played by anybody: the clause to change and a sentence about it.
/// Both point to text that lives as long as the program.
struct RulesetProblem {
    std::string_view clause;
    std::string_view reason;
};

/// Ranges, and combinations of clauses that can't work.
[[nodiscard]] boost::system::result<void, RulesetProblem> validate(const Ruleset& ruleset) noexcept;

}  // namespace congkak::rules
