// The board: what lies in every pit and store, and which pits are burnt.
//
// A value without any rule in it. It has between 3 and 11 pits a side; a pit or store holds at most
// 255 seeds, which is more than any board of that size has (11 pits of 11 seeds a side are 242).
// Its holes are bytes of 64-bit words, so that a whole hand is sown by a few additions (hand.hpp)
// and a whole side is looked at in one step.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "engine/rules/pit_set.hpp"
#include "engine/rules/side.hpp"
#include "engine/rules/word_bytes.hpp"

namespace congkak::rules {

/// The holes a side sows through, in sowing order: the own pits 1..n (0..n-1), the own store (n),
/// the other side's pits 1..n (n+1..2n). What lies behind is zero.
using Ring = std::array<std::uint8_t, 24>;

class Board {
  public:
    static constexpr int most_seeds = 255;
    /// Up to so many pits a side, a half with its store is one word.
    static constexpr int narrow_pits = 7;

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
        return at(side, pit.index());
    }
    /// `seeds` is in 0..most_seeds; 0 where the pit is burnt.
    constexpr void set_seeds(Side side, Pit pit, int seeds) noexcept {
        assert(pit.number() <= pits_ && seeds >= 0 && seeds <= most_seeds);
        assert(seeds == 0 || !is_burnt(side, pit));
        put(side, pit.index(), seeds);
    }

    [[nodiscard]] constexpr int store(Side side) const noexcept { return at(side, store_place()); }
    /// `seeds` is in 0..most_seeds.
    constexpr void set_store(Side side, int seeds) noexcept {
        assert(seeds >= 0 && seeds <= most_seeds);
        put(side, store_place(), seeds);
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
        const unsigned bits = detail::bits_where_not_zero(low_pits(side)) |
                              detail::bits_where_not_zero(high_pits(side)) << 8U;
        return PitSet::from_bits(static_cast<std::uint16_t>(bits));
    }
    /// One of its pits does.
    [[nodiscard]] constexpr bool holds_seeds(Side side) const noexcept {
        return (low_pits(side) | high_pits(side)) != 0;
    }

    /// How many pits are empty and not burnt.
    [[nodiscard]] constexpr int empty_pits(Side side) const noexcept {
        return pits_ - occupied(side).size() - burnt(side).size();
    }

    /// Seeds in the pits of a side, the store not counted.
    [[nodiscard]] constexpr int in_pits(Side side) const noexcept {
        return detail::sum_of_bytes(low_pits(side)) + detail::sum_of_bytes(high_pits(side));
    }
    /// Takes all of them off the board.
    constexpr void clear_pits(Side side) noexcept {
        low_[index_of(side)] &= ~low_pits(side);
        high_ &= ~(high_pits(side) << high_shift(side));
    }

    /// All seeds, those in the stores too.
    [[nodiscard]] constexpr int total() const noexcept {
        return in_pits(Side::south) + in_pits(Side::north) + store(Side::south) +
               store(Side::north);
    }

    /// The same board seen from the other chair: South's holes become North's.
    [[nodiscard]] constexpr Board mirrored() const noexcept {
        Board board = *this;
        board.low_ = {low_[1], low_[0]};
        board.high_ = std::rotl(high_, 32);
        board.burnt_ = {burnt_[1], burnt_[0]};
        return board;
    }

    /// The holes in the order in which `mover` sows.
    [[nodiscard]] constexpr Ring ring(Side mover) const noexcept {
        Ring ring{};
        for (int i = 0; i < pits_; ++i) {
            ring[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(at(mover, i));
            ring[static_cast<std::size_t>(pits_ + 1 + i)] =
                static_cast<std::uint8_t>(at(other(mover), i));
        }
        ring[pits_] = static_cast<std::uint8_t>(store(mover));
        return ring;
    }
    /// Puts back what ring(mover) gave, changed; burnt pits still hold nothing.
    constexpr void set_ring(Side mover, const Ring& ring) noexcept {
        for (int i = 0; i < pits_; ++i) {
            put(mover, i, ring[static_cast<std::size_t>(i)]);
            put(other(mover), i, ring[static_cast<std::size_t>(pits_ + 1 + i)]);
        }
        put(mover, store_place(), ring[pits_]);
    }

    /// All holes as hand.hpp sows on them, at the places that its Slots<count> names: the own low
    /// pits, the other side's, then, on a wide board, the own high pits and the other side's. A
    /// board of up to narrow_pits has 2 words, a larger one 3.
    template <std::size_t count>
    [[nodiscard]] constexpr std::array<detail::Word, count> words(Side mover) const noexcept {
        if constexpr (count == 2) {
            return {low_[index_of(mover)], low_[index_of(other(mover))]};
        } else {
            return {low_[index_of(mover)], low_[index_of(other(mover))],
                    std::rotr(high_, high_shift(mover))};
        }
    }
    /// Puts back what words(mover) gave, changed; burnt pits still hold nothing.
    template <std::size_t count>
    constexpr void set_words(Side mover, const std::array<detail::Word, count>& words) noexcept {
        low_[index_of(mover)] = words[0];
        low_[index_of(other(mover))] = words[1];
        if constexpr (count == 3) {
            high_ = std::rotl(words[2], high_shift(mover));
        }
    }

    [[nodiscard]] std::size_t hash() const noexcept;

    friend constexpr bool operator==(const Board&, const Board&) noexcept = default;

  private:
    // Places in a half: pit k at k-1; the store at 7 where that leaves it room, else at 11.
    static constexpr int places_below = 8;

    [[nodiscard]] constexpr bool is_narrow() const noexcept { return pits_ <= narrow_pits; }
    [[nodiscard]] constexpr int store_place() const noexcept {
        return is_narrow() ? narrow_pits : Pit::highest;
    }
    [[nodiscard]] static constexpr int high_shift(Side side) noexcept {
        return side == Side::south ? 0 : 32;
    }
    [[nodiscard]] constexpr int at(Side side, int place) const noexcept {
        const detail::Word word =
            place < places_below ? low_[index_of(side)] : high_ >> high_shift(side);
        return static_cast<int>(detail::byte_at(word, static_cast<std::size_t>(place)));
    }
    constexpr void put(Side side, int place, int seeds) noexcept {
        const bool is_low = place < places_below;
        const auto byte = static_cast<std::size_t>(is_low ? place : place + high_shift(side) / 8);
        detail::Word& word = is_low ? low_[index_of(side)] : high_;
        word &= ~detail::in_byte(byte, most_seeds);
        word |= detail::in_byte(byte, static_cast<std::size_t>(seeds));
    }
    /// The pits at places 0..7, and those at 8..10 from byte 0 on; no store.
    [[nodiscard]] constexpr detail::Word low_pits(Side side) const noexcept {
        return low_[index_of(side)] & (is_narrow() ? ~detail::Word{} >> 8U : ~detail::Word{});
    }
    [[nodiscard]] constexpr detail::Word high_pits(Side side) const noexcept {
        return high_ >> high_shift(side) & 0xff'ffffU;
    }

    /// Places 0..7 of South and North.
    std::array<detail::Word, 2> low_{};
    /// Places 8..11 of South in bytes 0..3, of North in 4..7.
    detail::Word high_ = 0;
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
