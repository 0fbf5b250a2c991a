#include "engine/search/chance.hpp"

namespace congkak::search {

namespace {

/// One step of splitmix64.
constexpr std::uint64_t stirred(std::uint64_t value) noexcept {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ value >> 30U) * 0xbf58476d1ce4e5b9U;
    value = (value ^ value >> 27U) * 0x94d049bb133111ebU;
    return value ^ value >> 31U;
}

}  // namespace

Chance Chance::of(const GameSeed& seed, int ply, const rules::Position& position) noexcept {
    const rules::Side mover = position.to_sow;
    std::uint64_t key = stirred(seed[0]);
    key = stirred(key ^ seed[1]);
    key = stirred(key ^ static_cast<std::uint64_t>(ply));
    // From the mover's chair, and spelled out: games must replay alike on every machine.
    for (const std::uint8_t seeds : position.board.ring(mover)) {
        key = stirred(key ^ seeds);
    }
    const auto theirs = static_cast<std::uint64_t>(position.board.store(rules::other(mover)));
    return Chance(stirred(key ^ theirs << 1U ^ static_cast<std::uint64_t>(position.lapped)));
}

Chance Chance::branch(int branch) const noexcept {
    return Chance(stirred(key_ ^ stirred(static_cast<std::uint64_t>(branch))));
}

std::uint64_t Chance::word(int question) const noexcept {
    return stirred(~key_ ^ stirred(static_cast<std::uint64_t>(question)));
}

int Chance::below(int bound, int question) const noexcept {
    const std::uint64_t high = word(question) >> 32U;
    return static_cast<int>(high * static_cast<std::uint64_t>(bound) >> 32U);
}

}  // namespace congkak::search
