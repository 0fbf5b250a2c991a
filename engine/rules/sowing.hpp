// Applying a sowing to a position: dropping, relay, capture, pass, end of the round.
//
// One implementation serves all functions here; the traced one merely listens.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <vector>

#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::rules {

/// Why a sowing was refused; the position is then unchanged.
enum class SowError : std::uint8_t {
    /// Nobody is to sow any more: the round or the match is over.
    game_over,
    /// The board has fewer pits.
    no_such_pit,
    /// A burnt pit can't be chosen.
    burnt_pit,
    /// There is nothing to lift.
    empty_pit,
    /// A sowing while choices of a simultaneous opening are awaited.
    opening,
    /// A choice of an opening that isn't awaited from that side.
    not_awaited,
    /// That side has chosen, and waits for the other's choice.
    already_chosen,
    /// The first choice has to be pit n (clause `opening` simultaneous_nearest).
    not_nearest,
};

struct TracedOutcome {
    Outcome outcome;
    /// In order; outcome.lifts of them.
    std::vector<Lift> lifts;
};

/// Sows a pit of the side to sow. The ruleset is valid and is the one the position
/// was made for. Allocates nothing.
[[nodiscard]] boost::system::result<Outcome, SowError> sow(const Ruleset& ruleset,
                                                           Position& position, Pit pit) noexcept;

/// The same, for a pit that is known to be one of legal_pits().
Outcome sow_legal(const Ruleset& ruleset, Position& position, Pit pit) noexcept;

/// The same for who asks only for the position, such as perft and random games: where nothing has
/// to be told, the compiler drops what the telling costs.
void sow_silently(const Ruleset& ruleset, Position& position, Pit pit) noexcept;

/// The same as sow(), with the lifts for the animation.
[[nodiscard]] boost::system::result<TracedOutcome, SowError> sow_traced(const Ruleset& ruleset,
                                                                        Position& position,
                                                                        Pit pit);

}  // namespace congkak::rules
