// Which pit a level chooses in a simultaneous opening, knowing only what that player may know.
#pragma once

#include "engine/rules/opening.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"
#include "engine/search/choose.hpp"
#include "engine/search/level.hpp"

namespace congkak::search {

/// One of opening.legal(side), which isn't empty. Pure, and the same for the same game seed, ply,
/// side and opening; a hidden choice of the other player is not looked at, so it makes no
/// difference whether that one has chosen yet. `ply` is the game's ply, which hidden choices don't
/// change.
///
/// Each own pit is counted out against the choices that the other player may make (against what
/// that player holds in the hand, where only this one has to choose), a sample of them where the
/// budget doesn't reach for all. A chain longer than the level can follow is not seen to its end.
[[nodiscard]] Choice consider_opening(const rules::Ruleset& ruleset,
                                      const rules::SimultaneousOpening& opening, rules::Side side,
                                      const Level& level, const GameSeed& seed, int ply);

/// consider_opening() without the statistics.
[[nodiscard]] rules::Pit choose_opening(const rules::Ruleset& ruleset,
                                        const rules::SimultaneousOpening& opening, rules::Side side,
                                        const Level& level, const GameSeed& seed, int ply);

/// Any of opening.legal(side), each as likely.
[[nodiscard]] rules::Pit choose_opening_at_random(const rules::SimultaneousOpening& opening,
                                                  rules::Side side, const GameSeed& seed, int ply);

}  // namespace congkak::search
