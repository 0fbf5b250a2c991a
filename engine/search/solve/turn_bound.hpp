// How much a turn can bring at most, without searching.
#pragma once

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::search {

/// No turn of the side to sow brings more seeds into its store, the sweep included.
///
/// At least all seeds in the pits. Fewer can be proven where sowing goes on by relay and a capture
/// ends the turn: if no two neighbouring pits of the other side are empty, it stays so until a
/// capture. Dropping seeds only fills pits. Lifting pit j of the other side empties it, but the
/// hand that ended there has just dropped a seed into pit j-1, if there is one (a hand of a single
/// seed starts at an own pit and can't get past the own store), and the hand that is lifted holds
/// two seeds or more and at once drops one into pit j+1. So floor(n/2) of n pits hold seeds, a
/// capture takes one of them, and what is left lies on the other side's ground, where no sweep but
/// that of `last_mover` gives it to the mover.
[[nodiscard]] int turn_bound(const rules::Ruleset& ruleset,
                             const rules::Position& position) noexcept;

}  // namespace congkak::search
