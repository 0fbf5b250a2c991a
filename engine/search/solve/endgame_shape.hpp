// Which positions an endgame table tells, and where in it each has its entry.
//
// A table has an entry for every way to lay at most `seeds` seeds into the pits of a board, seen
// by the side to sow: fewer seeds first, and equally many in the order of the list "own pits 1..n,
// the other side's pits 1..n", the lowest first. Stores don't count, since play doesn't depend on
// them. Where a capture asks whether the turn has passed its store (clause `capture.lap` turn) each
// has two entries, the one of a turn that hasn't first.
//
// So an entry's place is the rank of a combination: with m = 2n pits, C(k-1+m, m) lists hold fewer
// than k seeds, and C(r+p-1, p-1) ways lay r seeds into the last p pits.
#pragma once

#include <array>
#include <boost/system/result.hpp>
#include <cstddef>
#include <cstdint>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::search {

class EndgameShape {
  public:
    /// An entry is one byte with a sign.
    static constexpr int most_seeds = 120;
    static constexpr std::uint64_t most_entries = std::uint64_t{1} << 36U;

    /// Refused, with the clause or `seeds` named, where the table would be too large.
    [[nodiscard]] static boost::system::result<EndgameShape, rules::RulesetProblem> of(
        const rules::Ruleset& ruleset, int seeds) noexcept;

    [[nodiscard]] int pits() const noexcept { return pits_; }
    /// The most seeds in the pits.
    [[nodiscard]] int seeds() const noexcept { return seeds_; }
    [[nodiscard]] bool tells_lapped() const noexcept { return tells_lapped_; }

    [[nodiscard]] std::size_t entries() const noexcept;
    /// Those with fewer than `seeds` seeds, 0..seeds()+1; where those with so many begin.
    [[nodiscard]] std::size_t entries_below(int seeds) const noexcept;

    /// Running, of this size, no burnt pit, at most seeds() in the pits.
    [[nodiscard]] bool covers(const rules::Position& position) const noexcept;

    /// The position is covered.
    [[nodiscard]] std::size_t index(const rules::Position& position) const noexcept;

    friend bool operator==(const EndgameShape&, const EndgameShape&) noexcept = default;

  private:
    EndgameShape(int pits, int seeds, bool tells_lapped) noexcept
        : pits_(pits), seeds_(seeds), tells_lapped_(tells_lapped) {}

    int pits_;
    int seeds_;
    bool tells_lapped_;
};

/// Seeds in the pits of both sides.
[[nodiscard]] int seeds_in_pits(const rules::Board& board) noexcept;

/// Whether position_rank() tells all positions of that size apart.
[[nodiscard]] bool has_position_rank(int pits, int seeds) noexcept;

/// A number of its own for every position without burnt pits, seen by the side to sow, stores left
/// aside. 0 for that without a seed alone.
[[nodiscard]] std::uint64_t position_rank(const rules::Position& position) noexcept;

/// Walks the positions of a shape that hold `seeds` seeds, in the order of their entries, seen by
/// South. Those in which South has no seed are among them, although nobody could sow there.
class Distributions {
  public:
    Distributions(int pits, int seeds) noexcept;

    /// South is to sow, stores are empty.
    [[nodiscard]] rules::Position position() const noexcept;

    /// False after the last one.
    [[nodiscard]] bool advance() noexcept;

  private:
    int pits_;
    /// As a ring without the store.
    std::array<std::uint8_t, 22> holes_{};
};

}  // namespace congkak::search
