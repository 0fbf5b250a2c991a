// Eight bytes of a 64-bit word at once: byte i is bits 8i to 8i+7, on every machine.
//
// Not part of the interface of the rules: the board and hand.hpp keep their holes so.
#pragma once

#include <cstddef>
#include <cstdint>

namespace congkak::rules::detail {

using Word = std::uint64_t;

/// `byte` counts from 0; only its place in a word matters, byte 8 is byte 0.
[[nodiscard]] constexpr std::size_t byte_at(Word word, std::size_t byte) noexcept {
    return word >> (8 * byte % 64) & 0xffU;
}

/// `value` in that byte: to be added to a word or subtracted.
[[nodiscard]] constexpr Word in_byte(std::size_t byte, std::size_t value) noexcept {
    return Word{value} << (8 * byte % 64);
}

/// A mask, where a branch on something that chance decides would cost more.
[[nodiscard]] constexpr Word all_bits_if(bool condition) noexcept {
    return Word{} - static_cast<Word>(condition);
}

[[nodiscard]] constexpr int sum_of_bytes(Word word) noexcept {
    constexpr Word even = 0x00ff'00ff'00ff'00ffU;
    // Four sums of two bytes each; the product's top 16 bits are the sum of the four.
    const Word pairs = (word & even) + (word >> 8U & even);
    return static_cast<int>(pairs * 0x0001'0001'0001'0001U >> 48U);
}

/// 1 in every byte that is not 0.
[[nodiscard]] constexpr Word ones_where_not_zero(Word word) noexcept {
    constexpr Word low_bits = 0x7f7f'7f7f'7f7f'7f7fU;
    return ((((word & low_bits) + low_bits) | word) & ~low_bits) >> 7U;
}

/// Bit i is set where byte i is not 0.
[[nodiscard]] constexpr unsigned bits_where_not_zero(Word word) noexcept {
    // Moves the bit of byte i to bit 56 + i; no two products meet in one bit.
    return static_cast<unsigned>(ones_where_not_zero(word) * 0x0102'0408'1020'4080U >> 56U);
}

/// 0xff in byte i where bit i of `bits`, 8 of them, is set.
[[nodiscard]] constexpr Word bytes_where_set(unsigned bits) noexcept {
    const Word one_in_each = Word{bits} * 0x0101'0101'0101'0101U & 0x8040'2010'0804'0201U;
    return ones_where_not_zero(one_in_each) * 0xffU;
}

}  // namespace congkak::rules::detail
