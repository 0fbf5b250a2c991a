// The order-statistic tree behind the leaderboard: one Boost.MultiIndex container, by account and
// in the board's order; rows that aren't listed sort behind all that are.
#include "server/ranking/board.hpp"

#include <algorithm>
#include <boost/multi_index/hashed_index.hpp>
#include <boost/multi_index/member.hpp>
#include <boost/multi_index/ranked_index.hpp>
#include <boost/multi_index_container.hpp>
#include <tuple>

namespace congkak::ranking {
namespace {

namespace mi = boost::multi_index;

/// Listed rows first, then points descending, who got there first, the account's number.
struct Key {
    bool listed = false;
    std::int64_t points = 0;
    std::int64_t reached_ms = 0;
    std::int64_t account = 0;

    [[nodiscard]] auto ordered() const { return std::tuple(!listed, -points, reached_ms, account); }
    friend bool operator<(const Key& a, const Key& b) { return a.ordered() < b.ordered(); }
};

Key key_of(const Cursor& cursor) {
    return {true, cursor.points, cursor.reached_ms, cursor.account};
}

struct KeyOfRow {
    using result_type = Key;
    [[nodiscard]] result_type operator()(const Row& row) const {
        return {row.registered && row.points > 0, row.points, row.reached_ms, row.account};
    }
};

}  // namespace

struct Board::Index {
    struct ByAccount {};
    struct InOrder {};
    using Rows = mi::multi_index_container<
        Row, mi::indexed_by<mi::hashed_unique<mi::tag<ByAccount>,
                                              mi::member<Row, std::int64_t, &Row::account>>,
                            mi::ranked_unique<mi::tag<InOrder>, KeyOfRow>>>;

    Rows rows;
    std::size_t listed = 0;

    [[nodiscard]] auto& by_account() { return rows.get<ByAccount>(); }
    [[nodiscard]] const auto& in_order() const { return rows.get<InOrder>(); }

    void put(const Row& row) {
        const auto found = by_account().find(row.account);
        if (found == by_account().end()) {
            rows.insert(row);
        } else {
            listed -= is_listed(*found);
            by_account().replace(found, row);
        }
        listed += is_listed(row);
    }

    [[nodiscard]] static bool is_listed(const Row& row) { return KeyOfRow()(row).listed; }

    /// One more than the rows with more points.
    [[nodiscard]] std::int64_t rank_of(const Row& row) const {
        const Key first_with_these_points{true, row.points, INT64_MIN, INT64_MIN};
        return static_cast<std::int64_t>(in_order().lower_bound_rank(first_with_these_points)) + 1;
    }

    /// Up to `count` listed rows from the one at `position` of the full order.
    [[nodiscard]] std::vector<RankedRow> slice(std::size_t position, std::size_t count) const {
        std::vector<RankedRow> slice;
        const std::size_t end = std::min(listed, position + count);
        auto row = in_order().nth(std::min(position, listed));
        for (std::size_t i = position; i < end; ++i, ++row) {
            const bool shares = !slice.empty() && slice.back().row.points == row->points;
            slice.push_back({shares ? slice.back().rank : rank_of(*row), *row});
        }
        return slice;
    }
};

Board::Board() : index_(std::make_unique<Index>()) {}
Board::~Board() = default;
Board::Board(Board&&) noexcept = default;
Board& Board::operator=(Board&&) noexcept = default;

void Board::update(const Row& row) { index_->put(row); }

void Board::register_account(std::int64_t account, std::string_view name) {
    const Row* known = find(account);
    Row row = known == nullptr ? Row{} : *known;
    row.account = account;
    row.name = name;
    row.registered = true;
    index_->put(row);
}

const Row* Board::find(std::int64_t account) const {
    const auto& accounts = index_->by_account();
    const auto found = accounts.find(account);
    return found == accounts.end() ? nullptr : &*found;
}

std::int64_t Board::points(std::int64_t account) const {
    const Row* row = find(account);
    return row == nullptr ? 0 : row->points;
}

std::size_t Board::size() const noexcept { return index_->listed; }

std::optional<std::int64_t> Board::rank(std::int64_t account) const {
    const Row* row = find(account);
    if (row == nullptr || !Index::is_listed(*row)) {
        return std::nullopt;
    }
    return index_->rank_of(*row);
}

std::optional<RankedRow> Board::row(std::int64_t account) const {
    const auto place = rank(account);
    return place ? std::optional(RankedRow{*place, *find(account)}) : std::nullopt;
}

Page Board::page(const std::optional<Cursor>& after, std::size_t limit) const {
    const std::size_t position =
        after ? index_->in_order().upper_bound_rank(key_of(*after)) : std::size_t{0};
    Page page;
    page.rows = index_->slice(position, limit);
    if (!page.rows.empty() && position + page.rows.size() < index_->listed) {
        const Row& last = page.rows.back().row;
        page.next = Cursor{last.points, last.reached_ms, last.account};
    }
    return page;
}

std::vector<RankedRow> Board::neighbours(std::int64_t account, std::size_t k) const {
    const Row* row = find(account);
    if (row == nullptr || !Index::is_listed(*row)) {
        return {};
    }
    const std::size_t position = index_->in_order().lower_bound_rank(KeyOfRow()(*row));
    const std::size_t first = position - std::min(position, k);
    return index_->slice(first, position - first + 1 + k);
}

}  // namespace congkak::ranking
