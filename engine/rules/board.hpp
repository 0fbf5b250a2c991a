// The board: what lies in every pit and store, and which pits are burnt.
//
// A value without any rule in it. It has between 3 and 11 pits a side; a pit or store holds at most
// 255 seeds, which is more than any board of that size has (11 pits of 11 seeds a side are 242).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "engine/rules/pit_set.hpp"
#include "engine/rules/side.hpp"

namespace congkak::rules {

/// The holes a side sows through, in sowing order: the own pits 1..n (0..n-1), the own store (n),
/// the other side's pits 1..n (n+1..2n). What lies behind is zero.
using Ring = std::array<std::uint8_t, 24>;

class Board {
  public:
    static constexpr int most_seeds = 255;

    /// Empty, with 7 pits a side.
    constexpr Board() noexcept = default;

    /// Empty, with `pits` a side, 3..11.
    explicit constexpr Board(int pits) noexcept : pits_(static_cast<std::uint8_t>(pits)) {
        assert(pits >= 3 && pits <= Pit::highest);
    }

    /// `seeds` in every pit, nothing in the stores.
    [[nodiscard]] static constexpr Board filled(int pits, int seeds) noexcept {
        Board board(pits);
        for (const Pit pit : PitSet::all(pits)) {
            board.set_seeds(Side::south, pit, seeds);
            board.set_seeds(Side::north, pit, seeds);
        }
        return board;
    }

    /// Pits a side.
    [[nodiscard]] constexpr int pits() const noexcept { return pits_; }

    [[nodiscard]] constexpr int seeds(Side side, Pit pit) const noexcept {
        assert(pit.number() <= pits_);
        return half(side)[static_cast<std::size_t>(pit.index())];
    }
    /// `seeds` is in 0..most_seeds; 0 where the pit is burnt.
    constexpr void set_seeds(Side side, Pit pit, int seeds) noexcept {
        assert(pit.number() <= pits_ && seeds >= 0 && seeds <= most_seeds);
        assert(seeds == 0 || !is_burnt(side, pit));
        half(side)[static_cast<std::size_t>(pit.index())] = static_cast<std::uint8_t>(seeds);
    }

    [[nodiscard]] constexpr int store(Side side) const noexcept { return half(side)[store_slot]; }
    /// `seeds` is in 0..most_seeds.
    constexpr void set_store(Side side, int seeds) noexcept {
        assert(seeds >= 0 && seeds <= most_seeds);
        half(side)[store_slot] = static_cast<std::uint8_t>(seeds);
    }

    /// A burnt pit holds nothing, can't be chosen and does not count as an empty pit.
    [[nodiscard]] constexpr bool is_burnt(Side side, Pit pit) const noexcept {
        return burnt_[index_of(side)].contains(pit);
    }
    [[nodiscard]] constexpr PitSet burnt(Side side) const noexcept {
        return burnt_[index_of(side)];
    }
    /// The pit is empty.
    constexpr void burn(Side side, Pit pit) noexcept {
        assert(seeds(side, pit) == 0);
        burnt_[index_of(side)].insert(pit);
    }

    /// The pits that hold seeds.
    [[nodiscard]] constexpr PitSet occupied(Side side) const noexcept {
        unsigned bits = 0;
        for (std::size_t i = 0; i < store_slot; ++i) {
            bits |= static_cast<unsigned>(half(side)[i] != 0) << i;
        }
        return PitSet::from_bits(static_cast<std::uint16_t>(bits));
    }

    /// How many pits are empty and not burnt.
    [[nodiscard]] constexpr int empty_pits(Side side) const noexcept {
        return pits_ - occupied(side).size() - burnt(side).size();
    }

    /// Seeds in the pits of a side, the store not counted.
    [[nodiscard]] constexpr int in_pits(Side side) const noexcept {
        int sum = 0;
        for (std::size_t i = 0; i < store_slot; ++i) {
            sum += half(side)[i];
        }
        return sum;
    }

    /// All seeds, those in the stores too.
    [[nodiscard]] constexpr int total() const noexcept {
        return in_pits(Side::south) + in_pits(Side::north) + store(Side::south) +
               store(Side::north);
    }

    /// The same board seen from the other chair: South's holes become North's.
    [[nodiscard]] constexpr Board mirrored() const noexcept {
        Board board = *this;
        board.halves_ = {halves_[1], halves_[0]};
        board.burnt_ = {burnt_[1], burnt_[0]};
        return board;
    }

    /// The holes in the order in which `mover` sows.
    [[nodiscard]] constexpr Ring ring(Side mover) const noexcept {
        Ring ring{};
        const std::size_t n = pits_;
        for (std::size_t i = 0; i < n; ++i) {
            ring[i] = half(mover)[i];
            ring[n + 1 + i] = half(other(mover))[i];
        }
        ring[n] = half(mover)[store_slot];
        return ring;
    }
    /// Puts back what ring(mover) gave, changed; burnt pits still hold nothing.
    constexpr void set_ring(Side mover, const Ring& ring) noexcept {
        const std::size_t n = pits_;
        for (std::size_t i = 0; i < n; ++i) {
            half(mover)[i] = ring[i];
            half(other(mover))[i] = ring[n + 1 + i];
        }
        half(mover)[store_slot] = ring[n];
    }

    [[nodiscard]] std::size_t hash() const noexcept;

    friend constexpr bool operator==(const Board&, const Board&) noexcept = default;

  private:
    static constexpr std::size_t store_slot = Pit::highest;
    using Half = std::array<std::uint8_t, store_slot + 1>;

    [[nodiscard]] constexpr const Half& half(Side side) const noexcept {
        return halves_[index_of(side)];
    }
    [[nodiscard]] constexpr Half& half(Side side) noexcept { return halves_[index_of(side)]; }

    std::array<Half, 2> halves_{};
    std::array<PitSet, 2> burnt_{};
    std::uint8_t pits_ = 7;
};

}  // namespace congkak::rules

template <>
struct std::hash<congkak::rules::Board> {
    [[nodiscard]] std::size_t operator()(const congkak::rules::Board& board) const noexcept {
        return board.hash();
    }
};
