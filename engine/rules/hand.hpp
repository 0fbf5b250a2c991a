// Dropping one hand of seeds round the board; the inner loop of everything.
//
// The holes that a mover sows through lie as bytes in 2 words (up to 7 pits a side) or 3. Every
// hole has a slot there, the number of its byte. A table holds for each slot and hand what the
// sowing of that hand adds to the words: 1 in each byte that gets a seed, and minus the hand where
// it was lifted. So a hand costs one look-up and an addition a word.
//
// Not part of the interface of the rules: sowing.cpp alone includes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/rules/board.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/word_bytes.hpp"

namespace congkak::rules::detail {

/// Where Board::words<count>() has its holes.
template <std::size_t count>
struct Slots {
    static constexpr bool is_narrow = count == 2;
    static constexpr int fewest_pits = is_narrow ? Ruleset::fewest_pits : Board::narrow_pits + 1;
    static constexpr int most_pits = is_narrow ? Board::narrow_pits : Ruleset::most_pits;
    /// The mover's store, and the other side's, which no seed is dropped into.
    static constexpr std::size_t store = is_narrow ? 7 : 19;
    static constexpr std::size_t their_store = is_narrow ? 15 : 23;

    /// The pits of the two sides; `index` counts from 0.
    [[nodiscard]] static constexpr std::size_t own_pit(int index) noexcept {
        return static_cast<std::size_t>(index < 8 ? index : index + 8);
    }
    [[nodiscard]] static constexpr std::size_t their_pit(int index) noexcept {
        return static_cast<std::size_t>(index < 8 ? index + 8 : index + 12);
    }
    /// A pit or the store of the mover.
    [[nodiscard]] static constexpr bool is_own(std::size_t slot) noexcept {
        return is_narrow ? slot <= store : slot < 8 || (slot >= 16 && slot <= store);
    }
};

/// The way round a board with so many pits a side.
template <std::size_t count>
class Course {
  public:
    using Slots = detail::Slots<count>;

    /// What sowing the hands that are lifted at one slot does, by the number of their seeds.
    struct From {
        static constexpr std::size_t most_holes = 2 * Slots::most_pits + 1;
        /// For each word what is to be added, modulo 2^64.
        std::array<std::array<Word, most_holes>, count> add{};
        /// The slot of the last seed.
        std::array<std::uint8_t, most_holes> last{};
    };

    explicit constexpr Course(int pits) noexcept
        : pits_(pits), length_(2 * static_cast<std::size_t>(pits) + 1) {
        for (std::size_t hole = 0; hole < length_; ++hole) {
            const int index = static_cast<int>(hole);
            slots_[hole] = index < pits    ? Slots::own_pit(index)
                           : index == pits ? Slots::store
                                           : Slots::their_pit(index - pits - 1);
            holes_[slots_[hole]] = index;
        }
        for (std::size_t hole = 0; hole < length_; ++hole) {
            facing_[slots_[hole]] = slots_[length_ - 1 - hole];
            for (std::size_t hand = 0; hand < length_; ++hand) {
                fill(hole, hand);
            }
        }
    }

    [[nodiscard]] constexpr int pits() const noexcept { return pits_; }
    /// How many holes there are: the own pits, the own store, the other side's pits.
    [[nodiscard]] constexpr std::size_t length() const noexcept { return length_; }
    /// Holes count from 0 in sowing order.
    [[nodiscard]] constexpr int hole_of(std::size_t slot) const noexcept { return holes_[slot]; }
    [[nodiscard]] constexpr std::size_t slot_of(std::size_t hole) const noexcept {
        return slots_[hole];
    }
    /// The pit on the other side that faces a pit; a slot that can be asked for where it is a
    /// store.
    [[nodiscard]] constexpr std::size_t facing(std::size_t slot) const noexcept {
        if constexpr (Slots::is_narrow) {
            return static_cast<std::size_t>(pits_) + Slots::store - slot;
        } else {
            return facing_[slot];
        }
    }
    /// Hands of less than length() seeds.
    [[nodiscard]] constexpr const From& from(std::size_t slot) const noexcept {
        return from_[slot];
    }

  private:
    constexpr void fill(std::size_t hole, std::size_t hand) noexcept {
        From& from = from_[slots_[hole]];
        from.add[slots_[hole] / 8][hand] -= in_byte(slots_[hole], hand);
        for (std::size_t seed = 1; seed <= hand; ++seed) {
            const std::size_t slot = slots_[(hole + seed) % length_];
            from.add[slot / 8][hand] += in_byte(slot, 1);
        }
        from.last[hand] = static_cast<std::uint8_t>(slots_[(hole + hand) % length_]);
    }

    int pits_;
    std::size_t length_;
    std::array<std::size_t, From::most_holes> slots_{};
    std::array<int, Slots::their_store> holes_{};
    std::array<std::size_t, Slots::their_store> facing_{};
    std::array<From, Slots::their_store> from_{};
};

inline constexpr std::array<Course<2>, 5> narrow_courses{Course<2>(3), Course<2>(4), Course<2>(5),
                                                         Course<2>(6), Course<2>(7)};
inline constexpr std::array<Course<3>, 4> wide_courses{Course<3>(8), Course<3>(9), Course<3>(10),
                                                       Course<3>(11)};

template <std::size_t count>
[[nodiscard]] constexpr const Course<count>& course_of(int pits) noexcept {
    const auto index = static_cast<std::size_t>(pits - Slots<count>::fewest_pits);
    if constexpr (Slots<count>::is_narrow) {
        return narrow_courses[index];
    } else {
        return wide_courses[index];
    }
}

/// The words that are being sown on. A byte is found by choosing among all words, not by an index:
/// that would keep them out of registers.
template <std::size_t count>
class Track {
  public:
    using Slots = detail::Slots<count>;
    using Words = std::array<Word, count>;

    Track(const Course<count>& course, const Words& words) noexcept
        : course_(course), words_(words) {}

    [[nodiscard]] const Course<count>& course() const noexcept { return course_; }
    [[nodiscard]] const Words& words() const noexcept { return words_; }

    [[nodiscard]] std::size_t at(std::size_t slot) const noexcept {
        Word word = words_[0];
        for (std::size_t i = 1; i < count; ++i) {
            word = slot >= 8 * i ? words_[i] : word;
        }
        return byte_at(word, slot);
    }
    /// The byte stays in 0..255.
    void add(std::size_t slot, std::size_t seeds) noexcept {
        for (std::size_t i = 0; i < count; ++i) {
            words_[i] += in_byte(slot, seeds) & all_bits_if(slot / 8 == i);
        }
    }
    void take(std::size_t slot, std::size_t seeds) noexcept {
        for (std::size_t i = 0; i < count; ++i) {
            words_[i] -= in_byte(slot, seeds) & all_bits_if(slot / 8 == i);
        }
    }
    /// Takes all seeds out of the bytes that `mask` has at 0xff; returns how many.
    std::size_t clear(const Words& mask) noexcept {
        std::size_t seeds = 0;
        for (std::size_t i = 0; i < count; ++i) {
            seeds += static_cast<std::size_t>(sum_of_bytes(words_[i] & mask[i]));
            words_[i] &= ~mask[i];
        }
        return seeds;
    }

    /// Lifts the `hand` >= 1 seeds at `slot` and drops them one by one into the holes that follow,
    /// burnt or not; returns the slot of the last one.
    std::size_t sow(std::size_t slot, std::size_t hand) noexcept {
        while (hand >= course_.length()) [[unlikely]] {
                // Once round: the last seed of the trip comes back to where it was lifted.
                drop(slot, course_.length() - 1);
                hand -= course_.length();
            }
        return drop(slot, hand);
    }

  private:
    std::size_t drop(std::size_t slot, std::size_t hand) noexcept {
        const typename Course<count>::From& from = course_.from(slot);
        for (std::size_t i = 0; i < count; ++i) {
            words_[i] += from.add[i][hand];
        }
        return from.last[hand];
    }

    const Course<count>& course_;
    Words words_;
};

}  // namespace congkak::rules::detail
