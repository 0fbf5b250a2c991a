// The leaderboard in memory: every account's sums, and the registered ones in order.
//
// Order: points descending, then who got there first, then the account's number. Equal points
// share a rank (1, 1, 3). Accounts without points are not listed and have no rank. Guests are
// kept, so that their points are known, but listed only once they have registered.
// Ranks come from an order-statistic tree; every operation is logarithmic. Not thread-safe: the
// owning thread only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace congkak::ranking {

/// The best win of an account: the highest level it has beaten, then the margin in seeds.
struct Best {
    std::string level;
    int margin = 0;

    friend bool operator==(const Best&, const Best&) = default;
};

/// Wins against one level.
struct Wins {
    std::string level;
    std::int64_t count = 0;

    friend bool operator==(const Wins&, const Wins&) = default;
};

struct Row {
    std::int64_t account = 0;
    std::string name;
    bool registered = false;
    std::int64_t points = 0;
    /// When the account got its present points, milliseconds since the epoch.
    std::int64_t reached_ms = 0;
    std::vector<Wins> wins;
    std::optional<Best> best;

    friend bool operator==(const Row&, const Row&) = default;
};

struct RankedRow {
    /// From 1.
    std::int64_t rank = 1;
    Row row;

    friend bool operator==(const RankedRow&, const RankedRow&) = default;
};

/// The key of the last row of a page: the next page is what comes after it at the moment of the
/// next request.
struct Cursor {
    std::int64_t points = 0;
    std::int64_t reached_ms = 0;
    std::int64_t account = 0;

    friend bool operator==(const Cursor&, const Cursor&) = default;
};

struct Page {
    std::vector<RankedRow> rows;
    /// Set when rows follow.
    std::optional<Cursor> next;
};

class Board {
  public:
    Board();
    ~Board();
    Board(Board&&) noexcept;
    Board& operator=(Board&&) noexcept;

    /// Adds the account or replaces what is known of it.
    void update(const Row& row);

    /// The account has registered under this name (or is renamed); unknown ones are added.
    void register_account(std::int64_t account, std::string_view name);

    /// What is known of an account, listed or not.
    [[nodiscard]] const Row* find(std::int64_t account) const;

    /// 0 where the account is unknown.
    [[nodiscard]] std::int64_t points(std::int64_t account) const;

    /// How many accounts are listed.
    [[nodiscard]] std::size_t size() const noexcept;

    /// Nothing where the account is not listed.
    [[nodiscard]] std::optional<std::int64_t> rank(std::int64_t account) const;

    [[nodiscard]] std::optional<RankedRow> row(std::int64_t account) const;

    /// The first `limit` rows after the cursor's key, from the top without one.
    [[nodiscard]] Page page(const std::optional<Cursor>& after, std::size_t limit) const;

    /// The account's row with up to `k` rows before and after it, in order; empty where it is not
    /// listed.
    [[nodiscard]] std::vector<RankedRow> neighbours(std::int64_t account, std::size_t k) const;

  private:
    struct Index;
    std::unique_ptr<Index> index_;
};

}  // namespace congkak::ranking
