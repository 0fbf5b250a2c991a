// Exact endgames: what every position with few seeds in the pits is worth under perfect play.
//
// The value is that of the round: the seeds that the side to sow will still gain less those that
// the other will, from here to the round's end, the sweep included, when both do their best by that
// measure. Matches of several rounds have their own sums; burnt pits are not told.
//
// A table is a run of bytes that the caller owns (a buffer, or a mapped file); nothing here reads
// or writes a file. It belongs to the clauses that sowing depends on, see endgame_clauses().
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/search/solve/endgame_shape.hpp"

namespace congkak::search {

/// The ruleset with every clause at its default that says nothing about sowing without burnt pits:
/// `seeds`, the opening, rounds and what they carry over. Rulesets that agree in this share a
/// table.
[[nodiscard]] rules::Ruleset endgame_clauses(const rules::Ruleset& ruleset) noexcept;

class EndgameTable {
  public:
    /// In an entry whose side to sow has no seed: such a position does not come up.
    static constexpr std::int8_t no_position = -128;

    /// `entries` has shape.entries() of them and outlives the table.
    EndgameTable(const rules::Ruleset& ruleset, const EndgameShape& shape,
                 std::span<const std::int8_t> entries) noexcept;

    [[nodiscard]] const EndgameShape& shape() const noexcept { return shape_; }

    /// Whether the table was made for the sowing of that ruleset.
    [[nodiscard]] bool is_for(const rules::Ruleset& ruleset) const noexcept {
        return endgame_clauses(ruleset) == clauses_;
    }

    /// Nothing for a position that the shape doesn't cover. The position belongs to a ruleset that
    /// the table is for.
    [[nodiscard]] std::optional<int> value(const rules::Position& position) const noexcept;

  private:
    rules::Ruleset clauses_;
    EndgameShape shape_;
    std::span<const std::int8_t> entries_;
};

struct EndgameProgress {
    /// Entries done, of `entries`.
    std::size_t done = 0;
    std::size_t entries = 0;
    /// Seeds in the pits of those at work.
    int seeds = 0;
};

/// Asked every few thousand entries whether to go on; may be empty.
using EndgameWatch = std::function<bool(const EndgameProgress&)>;

/// Fills `entries`, shape.entries() of them; false when the watch stopped it.
///
/// Seeds in the pits never grow, so entries are made with few seeds first. A sowing that leaves as
/// many as before has passed no store: it only moved own seeds towards the store, and the other
/// side sows next; so the sum of all seeds' ways to their stores shrinks, and following such
/// sowings comes to an end.
[[nodiscard]] bool make_endgames(const rules::Ruleset& ruleset, const EndgameShape& shape,
                                 std::span<std::int8_t> entries, const EndgameWatch& watch = {});

struct EndgameMistake {
    rules::Position position;
    int entry = 0;
    /// What its successors' entries say.
    int expected = 0;
};

struct EndgameCheck {
    std::optional<EndgameMistake> mistake;
    bool is_stopped = false;
};

/// Compares every entry with what those of its successors make it, until one differs.
[[nodiscard]] EndgameCheck check_endgames(const rules::Ruleset& ruleset, const EndgameShape& shape,
                                          std::span<const std::int8_t> entries,
                                          const EndgameWatch& watch = {});

}  // namespace congkak::search
