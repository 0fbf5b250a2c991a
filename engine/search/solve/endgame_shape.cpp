#include "engine/search/solve/endgame_shape.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

namespace congkak::search {

namespace {

using rules::Side;

constexpr int most_pits = 2 * rules::Ruleset::most_pits;

/// ways[p][r] = C(r+p, p): lists of p numbers with a sum of at most r, and of p+1 with the sum r.
/// What doesn't fit is the highest number.
class Ways {
  public:
    constexpr Ways() noexcept {
        constexpr std::uint64_t too_many = std::numeric_limits<std::uint64_t>::max();
        for (auto& row : ways_) {
            row[0] = 1;
        }
        ways_[0].fill(1);
        for (std::size_t p = 1; p < ways_.size(); ++p) {
            for (std::size_t r = 1; r < ways_[p].size(); ++r) {
                const std::uint64_t more = ways_[p - 1][r];
                const std::uint64_t less = ways_[p][r - 1];
                ways_[p][r] = less > too_many - more ? too_many : less + more;
            }
        }
    }

    [[nodiscard]] constexpr std::uint64_t operator()(int numbers, int sum) const noexcept {
        return ways_[static_cast<std::size_t>(numbers)][static_cast<std::size_t>(sum)];
    }

  private:
    std::array<std::array<std::uint64_t, EndgameShape::most_seeds + 1>, most_pits + 1> ways_{};
};

constexpr Ways ways;

/// By the number of seeds, and then by the list of pits, own first.
std::uint64_t distribution_rank(const rules::Position& position) noexcept {
    const rules::Ring ring = position.board.ring(position.to_sow);
    const int pits = position.board.pits();
    int left = seeds_in_pits(position.board);
    int behind = 2 * pits;
    std::uint64_t rank = left == 0 ? 0 : ways(behind, left - 1);
    for (int hole = 0; hole <= 2 * pits; ++hole) {
        if (hole == pits) {
            continue;
        }
        --behind;
        const int seeds = ring[static_cast<std::size_t>(hole)];
        rank += ways(behind, left) - ways(behind, left - seeds);
        left -= seeds;
    }
    return rank;
}

}  // namespace

boost::system::result<EndgameShape, rules::RulesetProblem> EndgameShape::of(
    const rules::Ruleset& ruleset, int seeds) noexcept {
    if (seeds < 1 || seeds > most_seeds) {
        return rules::RulesetProblem{"seeds", "an endgame table tells 1 to 120 seeds in the pits"};
    }
    const EndgameShape shape(ruleset.pits, seeds, ruleset.capture.lap == rules::Lap::turn);
    if (ways(2 * ruleset.pits, seeds) > most_entries / (shape.tells_lapped_ ? 2 : 1)) {
        return rules::RulesetProblem{"pits",
                                     "a table of so many seeds on so many pits would pass 64 GiB"};
    }
    return shape;
}

std::size_t EndgameShape::entries_below(int seeds) const noexcept {
    assert(seeds >= 0 && seeds <= seeds_ + 1);
    return seeds == 0 ? 0 : ways(2 * pits_, seeds - 1) * (tells_lapped_ ? 2 : 1);
}

std::size_t EndgameShape::entries() const noexcept { return entries_below(seeds_ + 1); }

bool EndgameShape::covers(const rules::Position& position) const noexcept {
    const rules::Board& board = position.board;
    return !position.over && !position.opening && board.pits() == pits_ &&
           board.burnt(Side::south).empty() && board.burnt(Side::north).empty() &&
           seeds_in_pits(board) <= seeds_ && !board.occupied(position.to_sow).empty();
}

std::size_t EndgameShape::index(const rules::Position& position) const noexcept {
    const std::uint64_t rank = distribution_rank(position);
    return tells_lapped_ ? 2 * rank + (position.lapped ? 1 : 0) : rank;
}

bool has_position_rank(int pits, int seeds) noexcept {
    return seeds <= EndgameShape::most_seeds &&
           ways(2 * pits, seeds) < std::numeric_limits<std::uint64_t>::max() / 2;
}

std::uint64_t position_rank(const rules::Position& position) noexcept {
    return 2 * distribution_rank(position) + (position.lapped ? 1 : 0);
}

int seeds_in_pits(const rules::Board& board) noexcept {
    return board.in_pits(Side::south) + board.in_pits(Side::north);
}

Distributions::Distributions(int pits, int seeds) noexcept : pits_(pits) {
    holes_[static_cast<std::size_t>(2 * pits - 1)] = static_cast<std::uint8_t>(seeds);
}

rules::Position Distributions::position() const noexcept {
    rules::Ring ring{};
    const auto own = holes_.begin() + pits_;
    std::copy(holes_.begin(), own, ring.begin());
    std::copy(own, own + pits_, ring.begin() + pits_ + 1);
    rules::Position position{.board = rules::Board(pits_), .to_sow = Side::south};
    position.board.set_ring(Side::south, ring);
    return position;
}

bool Distributions::advance() noexcept {
    const auto last = static_cast<std::size_t>(2 * pits_ - 1);
    // The rightmost hole with seeds behind it takes one of them; the rest goes to the end.
    std::size_t hole = last;
    while (hole > 0 && holes_[hole] == 0) {
        --hole;
    }
    if (hole == 0) {
        return false;
    }
    const auto rest = static_cast<std::uint8_t>(holes_[hole] - 1);
    holes_[hole] = 0;
    ++holes_[hole - 1];
    holes_[last] = rest;
    return true;
}

}  // namespace congkak::search
