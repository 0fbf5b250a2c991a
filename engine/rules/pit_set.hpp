// A set of pits of one side as a bit mask, iterated from pit 1 upwards.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <iterator>

#include "engine/rules/side.hpp"

namespace congkak::rules {

class PitSet {
  public:
    class Iterator {
      public:
        using value_type = Pit;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;

        constexpr Iterator() noexcept = default;
        explicit constexpr Iterator(std::uint16_t rest) noexcept : rest_(rest) {}

        [[nodiscard]] constexpr Pit operator*() const noexcept {
            return Pit(std::countr_zero(rest_) + 1);
        }
        constexpr Iterator& operator++() noexcept {
            rest_ = static_cast<std::uint16_t>(rest_ & (rest_ - 1U));
            return *this;
        }
        constexpr Iterator operator++(int) noexcept {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

      private:
        std::uint16_t rest_ = 0;
    };

    constexpr PitSet() noexcept = default;

    /// Bit 0 is pit 1; bits above Pit::highest are clear.
    [[nodiscard]] static constexpr PitSet from_bits(std::uint16_t bits) noexcept {
        assert(bits >> Pit::highest == 0);
        PitSet set;
        set.bits_ = bits;
        return set;
    }

    /// Pits 1..pits.
    [[nodiscard]] static constexpr PitSet all(int pits) noexcept {
        return from_bits(static_cast<std::uint16_t>((1U << pits) - 1U));
    }

    constexpr void insert(Pit pit) noexcept {
        bits_ = static_cast<std::uint16_t>(bits_ | 1U << pit.index());
    }
    [[nodiscard]] constexpr bool contains(Pit pit) const noexcept {
        return (bits_ >> pit.index() & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const noexcept { return std::popcount(bits_); }
    [[nodiscard]] constexpr std::uint16_t bits() const noexcept { return bits_; }

    /// The lowest pit. The set is not empty.
    [[nodiscard]] constexpr Pit first() const noexcept {
        assert(!empty());
        return Pit(std::countr_zero(bits_) + 1);
    }

    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(); }

    friend constexpr bool operator==(PitSet, PitSet) noexcept = default;

  private:
    std::uint16_t bits_ = 0;
};

}  // namespace congkak::rules
