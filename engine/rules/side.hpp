// The two players and the numbers of their pits.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace congkak::rules {

/// South is player 1 and starts unless told otherwise.
enum class Side : std::uint8_t { south, north };

[[nodiscard]] constexpr Side other(Side side) noexcept {
    return static_cast<Side>(static_cast<unsigned>(side) ^ 1U);
}

/// other(side) where `changes`, else `side`.
[[nodiscard]] constexpr Side other_if(bool changes, Side side) noexcept {
    return static_cast<Side>(static_cast<unsigned>(side) ^ static_cast<unsigned>(changes));
}

/// 0 for South, 1 for North.
[[nodiscard]] constexpr std::size_t index_of(Side side) noexcept {
    return static_cast<std::size_t>(side);
}

/// A pit of one side, counted in sowing order: 1 is farthest from the owner's store, n next to it.
class Pit {
  public:
    static constexpr int highest = 11;

    /// Pit 1.
    constexpr Pit() noexcept = default;

    /// `number` is in 1..highest.
    explicit constexpr Pit(int number) noexcept : index_(static_cast<std::uint8_t>(number - 1)) {
        assert(number >= 1 && number <= highest);
    }

    /// 1..highest.
    [[nodiscard]] constexpr int number() const noexcept { return index_ + 1; }

    /// number() - 1, for arrays.
    [[nodiscard]] constexpr int index() const noexcept { return index_; }

    friend constexpr auto operator<=>(Pit, Pit) noexcept = default;

  private:
    std::uint8_t index_ = 0;
};

/// The pit on the other side that faces `pit` on a board with `pits` a side.
[[nodiscard]] constexpr Pit opposite(Pit pit, int pits) noexcept {
    return Pit(pits + 1 - pit.number());
}

}  // namespace congkak::rules
