// The board against a plain full sort, and the promises a player reads off it.
#include "server/ranking/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>

namespace congkak::ranking {
namespace {

using ::testing::ElementsAre;

Row row_of(std::int64_t account, std::int64_t points, std::int64_t reached_ms,
           bool registered = true) {
    Row row;
    row.account = account;
    row.name = "p" + std::to_string(account);
    row.registered = registered;
    row.points = points;
    row.reached_ms = reached_ms;
    return row;
}

std::vector<std::int64_t> accounts_of(const std::vector<RankedRow>& rows) {
    std::vector<std::int64_t> accounts;
    for (const RankedRow& row : rows) {
        accounts.push_back(row.row.account);
    }
    return accounts;
}

std::vector<std::int64_t> ranks_of(const std::vector<RankedRow>& rows) {
    std::vector<std::int64_t> ranks;
    for (const RankedRow& row : rows) {
        ranks.push_back(row.rank);
    }
    return ranks;
}

TEST(Board, EqualPointsShareARankAndWhoGotThereFirstIsListedFirst) {
    Board board;
    board.update(row_of(1, 30, 500));
    board.update(row_of(2, 40, 900));
    board.update(row_of(3, 40, 800));

    const Page page = board.page({}, 10);

    EXPECT_THAT(accounts_of(page.rows), ElementsAre(3, 2, 1));
    EXPECT_THAT(ranks_of(page.rows), ElementsAre(1, 1, 3));
    EXPECT_FALSE(page.next);
    EXPECT_EQ(board.rank(1), 3);
}

TEST(Board, GuestsAndAccountsWithoutPointsAreNotListed) {
    Board board;
    board.update(row_of(1, 50, 1, false));
    board.update(row_of(2, 0, 2));
    board.update(row_of(3, 10, 3));

    EXPECT_EQ(board.size(), 1U);
    EXPECT_EQ(board.rank(1), std::nullopt);
    EXPECT_EQ(board.rank(2), std::nullopt);
    EXPECT_EQ(board.rank(3), 1);
    EXPECT_EQ(board.points(1), 50);
    EXPECT_TRUE(board.neighbours(1, 2).empty());
}

TEST(Board, AGuestWhoRegistersIsListedWithTheGuestsPoints) {
    Board board;
    board.update(row_of(1, 50, 1, false));
    board.update(row_of(2, 40, 2));

    board.register_account(1, "siti");

    EXPECT_EQ(board.rank(1), 1);
    EXPECT_EQ(board.rank(2), 2);
    EXPECT_EQ(board.find(1)->name, "siti");
}

TEST(Board, APageFollowsTheCursorsKeyWhereverItsRowHasGone) {
    Board board;
    for (std::int64_t account = 1; account <= 5; ++account) {
        board.update(row_of(account, 100 - account, 1));
    }
    const Page first = board.page({}, 2);
    ASSERT_TRUE(first.next);

    board.update(row_of(2, 500, 2));
    const Page second = board.page(first.next, 2);

    EXPECT_THAT(accounts_of(second.rows), ElementsAre(3, 4));
    EXPECT_THAT(ranks_of(second.rows), ElementsAre(3, 4));
    EXPECT_THAT(accounts_of(board.page(second.next, 2).rows), ElementsAre(5));
}

TEST(Board, NeighboursStopAtBothEnds) {
    Board board;
    for (std::int64_t account = 1; account <= 5; ++account) {
        board.update(row_of(account, 100 - account, 1));
    }
    EXPECT_THAT(accounts_of(board.neighbours(1, 2)), ElementsAre(1, 2, 3));
    EXPECT_THAT(accounts_of(board.neighbours(3, 1)), ElementsAre(2, 3, 4));
    EXPECT_THAT(accounts_of(board.neighbours(5, 2)), ElementsAre(3, 4, 5));
}

/// The specification: everything, sorted.
std::vector<RankedRow> sorted(const std::vector<Row>& rows) {
    std::vector<RankedRow> listed;
    for (const Row& row : rows) {
        if (row.registered && row.points > 0) {
            listed.push_back({0, row});
        }
    }
    std::ranges::sort(listed, {}, [](const RankedRow& ranked) {
        return std::tuple(-ranked.row.points, ranked.row.reached_ms, ranked.row.account);
    });
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const bool shares = i > 0 && listed[i].row.points == listed[i - 1].row.points;
        listed[i].rank = shares ? listed[i - 1].rank : static_cast<std::int64_t>(i) + 1;
    }
    return listed;
}

void expect_same(const Board& board, const std::vector<RankedRow>& expected, std::size_t limit) {
    std::vector<RankedRow> seen;
    std::optional<Cursor> after;
    do {
        Page page = board.page(after, limit);
        seen.insert(seen.end(), page.rows.begin(), page.rows.end());
        after = page.next;
    } while (after);
    ASSERT_EQ(seen, expected);
    ASSERT_EQ(board.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const std::int64_t account = expected[i].row.account;
        ASSERT_EQ(board.rank(account), expected[i].rank);
        const std::size_t first = i < 2 ? 0 : i - 2;
        const std::size_t last = std::min(expected.size(), i + 3);
        const std::vector<RankedRow> around(expected.begin() + static_cast<std::ptrdiff_t>(first),
                                            expected.begin() + static_cast<std::ptrdiff_t>(last));
        ASSERT_EQ(board.neighbours(account, 2), around);
    }
}

TEST(Board, AgreesWithAFullSortUnderRandomUpdates) {
    const unsigned seed = 20261130;
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto below = [&random](int n) { return static_cast<std::int64_t>(random() % n); };
    Board board;
    std::vector<Row> rows(40);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = row_of(static_cast<std::int64_t>(i) + 1, 0, 0, false);
    }
    int shared = 0;
    for (int step = 0; step < 600; ++step) {
        Row& row = rows[static_cast<std::size_t>(below(40))];
        if (below(8) == 0) {
            row.registered = true;
            row.name = "q" + std::to_string(row.account);
            board.register_account(row.account, row.name);
        } else {
            row.points = 10 * below(12);
            row.reached_ms = below(5);
            board.update(row);
        }
        std::vector<Row> known;
        std::ranges::copy_if(rows, std::back_inserter(known),
                             [&](const Row& r) { return board.find(r.account) != nullptr; });
        const std::vector<RankedRow> expected = sorted(known);
        shared += expected.size() > 1 && expected[0].rank == expected[1].rank ? 1 : 0;
        ASSERT_NO_FATAL_FAILURE(
            expect_same(board, expected, static_cast<std::size_t>(below(7)) + 1));
    }
    EXPECT_GT(shared, 20);
}

}  // namespace
}  // namespace congkak::ranking
