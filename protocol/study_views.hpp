// Games that are looked at rather than played: a board, and what one move did to it.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/rules/game.hpp"
#include "engine/rules/position.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

struct Standing {
    /// The text form.
    std::string position;
    /// South's and North's half.
    std::array<SideBoard, 2> board;
    /// Nobody in an opening and where the round is over.
    std::optional<rules::Side> to_sow;

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// One entry of a game's history and the board after it.
struct PlayStep {
    /// From 1; 0 is the start, where nothing was done.
    int ply = 0;
    int round = 1;
    /// As record::move_text() writes it; empty at the start.
    std::string move;
    Standing after;
    std::optional<Sowing> sowing;
    std::optional<Opening> opened;

    friend bool operator==(const PlayStep&, const PlayStep&) = default;
};

[[nodiscard]] Standing make_standing(const rules::Position& position);

/// `ply` is in 0..game.ply(). The sowing is made once more for its lifts.
[[nodiscard]] PlayStep make_step(const rules::Game& game, int ply);

}  // namespace congkak::protocol
