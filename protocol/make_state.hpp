// From the engine's values to what is shown.
#pragma once

#include <optional>

#include "engine/rules/game.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/ids.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

/// The game is over exactly where there is a result; a resigned game keeps the position it was
/// left in. The state of the last `sown`, which `ended` follows, has no result yet: it is running,
/// with nobody to sow. Since the hash covers the version, a state belongs to one version of one
/// game.
[[nodiscard]] State make_state(const GameId& game, Version version, const rules::Ruleset& ruleset,
                               const rules::Position& position, int ply,
                               const std::optional<Result>& result);

/// `ply` counts the sowings made, this one included.
[[nodiscard]] Sowing make_sowing(const rules::TracedOutcome& traced, int ply);

/// The round was played to its end.
[[nodiscard]] Result make_result(const rules::GameResult& result);

/// `by` resigned: the other side wins, whatever lies in the stores.
[[nodiscard]] Result make_resigned(const rules::Position& position, rules::Side by);

/// Nobody wins.
[[nodiscard]] Result make_aborted(const rules::Position& position);

}  // namespace congkak::protocol
