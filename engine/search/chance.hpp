// Random bits that depend on a key alone, so that a search may ask in any order, or not at all,
// and every answer stays the same. Not for secrets.
#pragma once

#include <cstdint>

#include "engine/rules/position.hpp"
#include "engine/search/choose.hpp"

namespace congkak::search {

class Chance {
  public:
    /// For one choice of one game.
    [[nodiscard]] static Chance of(const GameSeed& seed, int ply,
                                   const rules::Position& position) noexcept;

    /// Another key for each `branch`; this one stays as it is.
    [[nodiscard]] Chance branch(int branch) const noexcept;

    /// 64 even bits for each `question`.
    [[nodiscard]] std::uint64_t word(int question) const noexcept;

    /// 0..`bound`-1; `bound` is 1 or more.
    [[nodiscard]] int below(int bound, int question) const noexcept;

  private:
    explicit Chance(std::uint64_t key) noexcept : key_(key) {}

    std::uint64_t key_;
};

}  // namespace congkak::search
