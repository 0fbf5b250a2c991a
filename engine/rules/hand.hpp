// Dropping one hand of seeds round the ring; the inner loop of everything.
//
// Not part of the interface of the rules: sowing.cpp alone includes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/rules/board.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::rules::detail {

/// A ring that is being sown on: positions as in Ring, `pits` a side.
struct Track {
    Ring ring{};
    int pits = 0;
    /// Bit i: hole i of the ring is burnt.
    std::uint32_t burnt = 0;
    Burnt burnt_clause = Burnt::skip;
    /// Seeds that went to the opponent's store.
    int forfeited = 0;

    [[nodiscard]] constexpr int length() const noexcept { return 2 * pits + 1; }
    [[nodiscard]] constexpr std::uint8_t& at(int hole) noexcept {
        return ring[static_cast<std::size_t>(hole)];
    }
    [[nodiscard]] constexpr bool is_burnt(int hole) const noexcept {
        return (burnt >> hole & 1U) != 0;
    }
};

/// Rows of the drop table for boards with fewer pits: the sum of (2k+1)^2 over 3 <= k < pits.
[[nodiscard]] constexpr int rows_before(int pits) noexcept {
    return pits * (4 * pits * pits - 1) / 3 - 35;
}

/// What one seed in each of `count` < 2n+1 holes after `from` adds to a ring.
class DropTable {
  public:
    constexpr DropTable() noexcept {
        for (int pits = 3; pits <= Pit::highest; ++pits) {
            const int length = 2 * pits + 1;
            for (int from = 0; from < length; ++from) {
                for (int count = 0; count < length; ++count) {
                    Ring& row = rows_[row_of(pits, from, count)];
                    for (int i = 1; i <= count; ++i) {
                        row[static_cast<std::size_t>((from + i) % length)] = 1;
                    }
                }
            }
        }
    }

    [[nodiscard]] constexpr const Ring& row(int pits, int from, int count) const noexcept {
        return rows_[row_of(pits, from, count)];
    }

  private:
    [[nodiscard]] static constexpr std::size_t row_of(int pits, int from, int count) noexcept {
        return static_cast<std::size_t>(rows_before(pits) + from * (2 * pits + 1) + count);
    }

    std::array<Ring, static_cast<std::size_t>(rows_before(Pit::highest + 1))> rows_{};
};

inline constexpr DropTable drop_table;

/// Adds hole by hole. No sum exceeds 255, so eight holes are added in one word.
inline void add_to(Ring& ring, const Ring& row) noexcept {
    for (std::size_t i = 0; i < ring.size(); i += sizeof(std::uint64_t)) {
        std::uint64_t sum = 0;
        std::uint64_t add = 0;
        std::memcpy(&sum, ring.data() + i, sizeof sum);
        std::memcpy(&add, row.data() + i, sizeof add);
        sum += add;
        std::memcpy(ring.data() + i, &sum, sizeof sum);
    }
}

/// Drops `hand` >= 1 seeds into the holes after `from`; returns the hole of the last one. No pit is
/// burnt.
inline int drop_hand(Track& track, int from, int hand) noexcept {
    const int length = track.length();
    while (hand >= length) {
        // Once round: the last hole of the trip is the one that was lifted.
        add_to(track.ring, drop_table.row(track.pits, from, length - 1));
        ++track.at(from);
        hand -= length;
    }
    add_to(track.ring, drop_table.row(track.pits, from, hand));
    const int last = from + hand;
    return last < length ? last : last - length;
}

/// The same where pits are burnt: those are passed over, or their seeds are forfeited.
inline int drop_hand_past_burnt(Track& track, int from, int hand) noexcept {
    int hole = from;
    while (hand > 0) {
        hole = hole + 1 < track.length() ? hole + 1 : 0;
        if (!track.is_burnt(hole)) {
            ++track.at(hole);
            --hand;
        } else if (track.burnt_clause == Burnt::forfeit) {
            ++track.forfeited;
            --hand;
        }
    }
    return hole;
}

}  // namespace congkak::rules::detail
