// The replies to commands: kept for repeats, a tombstone after a day, nothing after 30.
#include <gtest/gtest.h>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using testing::event;
using testing::make_account;
using testing::new_game;
using testing::ranked_win;
using testing::StoreOnFile;

constexpr std::int64_t day_ms = 24LL * 60 * 60 * 1000;
constexpr std::int64_t ended_ms = 5000;

struct FinishedOne {
    StoreOnFile store;
    std::int64_t account = 0;

    FinishedOne() {
        store.write([this](Store& s) {
            account = make_account(s, "siti");
            s.create_game(new_game("a", account));
            s.append(event("a", 2, account));
            s.append(event("a", 3));
            static_cast<void>(s.finish_game(ranked_win("a", 3, "abc")));
        });
    }
};

TEST(CommandReplies, ACreateIsKnownFromItsStart) {
    StoreOnFile store;
    std::int64_t account = 0;
    store.write([&](Store& s) {
        account = make_account(s, "siti");
        s.create_game(new_game("a", account));
    });
    store.reopen();
    const auto reply = store->command_reply(account, "a-create");
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->game, "a");
    EXPECT_EQ(reply->reply, "reply a");
    EXPECT_FALSE(reply->expired);
    const auto creates = store->recent_creates(9999);
    ASSERT_EQ(creates.size(), 1U);
    EXPECT_EQ(creates[0].command_id, "a-create");
    EXPECT_EQ(creates[0].account, account);
}

TEST(CommandReplies, OfCommandsThatChangedNothingAreKeptWithTheirGame) {
    StoreOnFile store;
    std::int64_t account = 0;
    store.write([&](Store& s) {
        account = make_account(s, "ana");
        s.create_game(new_game("g", account));
        s.keep_reply({account, "again", "g", "first", false});
        s.keep_reply({account, "again", "g", "second", false});
    });
    store.reopen();
    EXPECT_EQ(store->command_reply(account, "again")->reply, "first");
    EXPECT_EQ(store->live_games().at(0).replies.size(), 2U);
}

TEST(CommandReplies, BelongToTheirAccount) {
    FinishedOne game;
    EXPECT_TRUE(game.store->command_reply(game.account, "a-2"));
    EXPECT_FALSE(game.store->command_reply(game.account + 1, "a-2"));
}

TEST(CommandReplies, OfAFinishedGameAreKeptForADay) {
    FinishedOne game;
    game.store.write([](Store& s) { EXPECT_EQ(s.expire(ended_ms + day_ms - 1, 10), 0); });
    EXPECT_EQ(game.store->command_reply(game.account, "a-2")->reply, "reply a-2");
    EXPECT_EQ(game.store->recent_creates(ended_ms).size(), 1U);
    EXPECT_EQ(game.store->recent_creates(ended_ms + 1).size(), 0U);
}

TEST(CommandReplies, ThenAnswerExpiredForAMonth) {
    FinishedOne game;
    game.store.write([](Store& s) { EXPECT_EQ(s.expire(ended_ms + day_ms, 10), 2); });
    for (const char* command : {"a-create", "a-2"}) {
        const auto reply = game.store->command_reply(game.account, command);
        ASSERT_TRUE(reply);
        EXPECT_TRUE(reply->expired);
        EXPECT_EQ(reply->reply, "");
    }
    game.store.write([](Store& s) {
        EXPECT_EQ(s.expire(ended_ms + 30 * day_ms - 1, 10), 0);
        EXPECT_EQ(s.expire(ended_ms + 30 * day_ms, 10), 2);
        EXPECT_EQ(s.expire(ended_ms + 30 * day_ms, 10), 0);
    });
    EXPECT_FALSE(game.store->command_reply(game.account, "a-2"));
}

TEST(CommandReplies, OfARunningGameNeverExpire) {
    StoreOnFile store;
    std::int64_t account = 0;
    store.write([&](Store& s) {
        account = make_account(s, "siti");
        s.create_game(new_game("a", account));
        s.append(event("a", 2, account));
        s.fold("a");
        EXPECT_EQ(s.expire(1000 * day_ms, 10), 0);
    });
    EXPECT_FALSE(store->command_reply(account, "a-2")->expired);
}

}  // namespace
}  // namespace congkak::db
