// Whole turns: which sowings, strung together, bring most seeds, and how few reach so many.
//
// Every further sowing of a turn was earned by a seed in the own store or by captured ones, so each
// leaves fewer seeds in the pits than the one before: the boards of a turn form a graph without
// cycles. It is walked from full to empty (best_turn) or sowing by sowing (shortest_turn), each
// board once however it is reached. Where a stage has more boards than the limits allow, the most
// promising are kept, and the result says that it is the best found and no more.
//
// The same for the same arguments, however busy the machine is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::search {

struct TurnLimits {
    /// Sowings searched, 1 or more; exceeded by those of a single board at most.
    std::uint64_t sowings = 300'000;
    /// Boards that wait to be looked at, 1 or more. With the sowings they bound the memory, see
    /// most_bytes().
    std::size_t boards = 200'000;
    /// Ends of the turn that are reported, the best first; 1 or more.
    std::size_t ends = 1;
};

/// About what a search takes at most.
[[nodiscard]] constexpr std::uint64_t most_bytes(const TurnLimits& limits) noexcept {
    constexpr std::uint64_t waiting_board = 32;
    constexpr std::uint64_t searched_board = 8;
    // A growing vector holds its old content and up to twice the room for the new one.
    return 3 * (waiting_board * limits.boards + searched_board * limits.sowings);
}

struct TurnProgress {
    std::uint64_t searched = 0;
    /// The best so far.
    int haul = 0;
    /// Boards that wait.
    std::size_t waiting = 0;
    /// Stages done, of `stages`: a seed fewer in the pits, or a sowing more.
    int stage = 0;
    int stages = 0;
};

/// Asked every few thousand sowings whether to go on; may be empty.
using TurnWatch = std::function<bool(const TurnProgress&)>;

/// A turn played to where the other side sows, the mover's next turn begins, or the round is over.
struct TurnEnd {
    std::vector<rules::Pit> line;
    /// What the mover's store gained, the sweep included.
    int haul = 0;
    /// How much of that came by the sweep at the end of the round.
    int swept = 0;
    rules::Position after;
};

struct BestTurn {
    /// Different positions, most seeds first and of those the fewest sowings; never empty.
    std::vector<TurnEnd> ends;
    /// Proven: no turn brings more.
    int at_most = 0;
    /// All boards of the turn were looked at: the first end is the best there is, and none that is
    /// as good takes fewer sowings.
    bool is_exhaustive = false;
    /// The watch said so; the ends are those found until then.
    bool is_stopped = false;
    std::uint64_t searched = 0;

    [[nodiscard]] const TurnEnd& best() const noexcept { return ends.front(); }
    /// Whether no turn brings more than best().
    [[nodiscard]] bool is_proven() const noexcept { return best().haul == at_most; }
};

/// The ruleset is valid, the position belongs to it and is neither over nor in a simultaneous
/// opening. The turn goes on from where it is.
[[nodiscard]] BestTurn best_turn(const rules::Ruleset& ruleset, const rules::Position& position,
                                 const TurnLimits& limits, const TurnWatch& watch = {});

struct ShortestTurn {
    /// Empty where no line was found. It may break off while the turn still goes on.
    std::vector<rules::Pit> line;
    int haul = 0;
    rules::Position after;
    /// Proven: no line with fewer sowings does it.
    int at_least = 1;
    /// Proven: no line of this turn does it, however long.
    bool is_impossible = false;
    bool is_stopped = false;
    std::uint64_t searched = 0;

    /// Whether the line is a shortest one.
    [[nodiscard]] bool is_proven() const noexcept {
        return static_cast<int>(line.size()) == at_least;
    }
};

/// The fewest sowings of one turn that bring `wanted` seeds, 1 or more, into the mover's store, the
/// sweep included. The same conditions as for best_turn().
[[nodiscard]] ShortestTurn shortest_turn(const rules::Ruleset& ruleset,
                                         const rules::Position& position, int wanted,
                                         const TurnLimits& limits, const TurnWatch& watch = {});

/// How many seeds the side to sow still lacks to more than half of all; 0 or less where it has
/// them.
[[nodiscard]] int lacks_to_win(const rules::Position& position) noexcept;

}  // namespace congkak::search
