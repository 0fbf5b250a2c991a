#include "engine/rules/board.hpp"

#include <initializer_list>

namespace congkak::rules {

namespace {

/// The finalizer of splitmix64: every input bit reaches every output bit.
constexpr std::uint64_t mixed(std::uint64_t value) noexcept {
    value = (value ^ value >> 30U) * 0xbf58476d1ce4e5b9U;
    value = (value ^ value >> 27U) * 0x94d049bb133111ebU;
    return value ^ value >> 31U;
}

}  // namespace

std::size_t Board::hash() const noexcept {
    std::uint64_t hash =
        pits_ | std::uint64_t{burnt_[0].bits()} << 8U | std::uint64_t{burnt_[1].bits()} << 24U;
    for (const std::uint64_t word : {low_[0], low_[1], high_}) {
        hash = mixed(hash + 0x9e3779b97f4a7c15U + word);
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace congkak::rules
