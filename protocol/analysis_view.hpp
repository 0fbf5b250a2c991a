// The analysis of a finished game, as GET games/{id}/analysis shows it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/ids.hpp"
#include "protocol/views.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

/// What lay in the stores when so many plies had been played.
struct StoresAt {
    int ply = 0;
    int round = 1;
    int south = 0;
    int north = 0;
};

/// A turn that was played, beside the best one that was found.
struct DecisionView {
    using Board = std::array<SideBoard, 2>;

    /// Of its first sowing: plies played, this one included.
    int ply = 0;
    int round = 1;
    rules::Side side = rules::Side::south;
    std::vector<PitRef> turn;
    int made = 0;
    std::vector<PitRef> best;
    int haul = 0;
    bool sure = false;
    /// Before the turn, as text and drawn.
    std::string position;
    Board board;
    /// After each sowing of `turn`, and of `best`.
    std::vector<Board> turn_boards;
    std::vector<Board> best_boards;
};

/// A long sowing that a side could have made.
struct MissedChain {
    /// Index into the decisions.
    std::size_t decision = 0;
    /// The turn up to and with that sowing.
    std::vector<PitRef> line;
    /// Dropped in that sowing.
    int seeds = 0;
};

struct AnalysisView {
    GameId game;
    std::string pack;
    /// Seeds in the game.
    int total = 0;
    std::vector<StoresAt> stores;
    std::vector<DecisionView> decisions;
    /// Index into the decisions.
    std::optional<std::size_t> turning_point;
    /// South's and North's.
    std::array<std::optional<MissedChain>, 2> missed;
    /// Sowings searched for one decision at most.
    std::uint64_t budget = 0;
};

/// `{"state":"ready",…}`
[[nodiscard]] std::string encode_analysis(const AnalysisView& view);
/// `{"state":"running","done":…,"of":…}`
[[nodiscard]] std::string encode_analysis_progress(std::size_t done, std::size_t of);

}  // namespace congkak::protocol
