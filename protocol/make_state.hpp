// From the engine's values to what is shown.
#pragma once

#include <array>
#include <optional>

#include "engine/rules/game.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/ids.hpp"
#include "protocol/preview_view.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

[[nodiscard]] std::array<SideBoard, 2> make_board(const rules::Board& board);

/// What decides how a match is shown, besides the moves played.
struct AtTable {
    /// Somebody sits on either side. Otherwise nobody may do anything yet.
    bool is_seated = true;
    std::optional<rules::Side> stop_offer = std::nullopt;
    /// Set where the game is over.
    std::optional<Result> result = std::nullopt;
};

/// The game is over exactly where there is a result; a resigned game keeps the position it was
/// left in. The state of the last `sown`, which `ended` follows, has no result yet: it is running,
/// with nobody to sow. Since the hash covers the version, a state belongs to one version of one
/// game.
[[nodiscard]] State make_state(const GameId& game, Version version, const rules::Game& played,
                               const AtTable& table = {});

/// `ply` counts the plies played, this sowing included.
[[nodiscard]] Sowing make_sowing(const rules::TracedOutcome& traced, int ply);

/// `ply` counts the plies played, this step included.
[[nodiscard]] Opening make_opening(const rules::Opened& opened, int ply);

[[nodiscard]] SowingPreview make_preview(const rules::Outcome& outcome);

/// The end of a game, with stores and score as they are.
[[nodiscard]] Result make_result(const rules::Game& game, rules::Winner winner,
                                 Termination termination);

}  // namespace congkak::protocol
