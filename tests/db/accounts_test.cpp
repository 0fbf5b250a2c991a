// Accounts, sessions and kept HTTP replies on a real file.
#include <gtest/gtest.h>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using testing::make_account;
using testing::StoreOnFile;

TEST(Accounts, AreFoundByKeyAndById) {
    StoreOnFile store;
    AccountRow made;
    store.write([&](Store& s) {
        made = s.create_account({"Siti", "siti", "$argon2id$…", 77}).value();
    });
    store.reopen();
    for (const auto& found : {store->account_by_key("siti"), store->account_by_id(made.id)}) {
        ASSERT_TRUE(found);
        EXPECT_EQ(found->id, made.id);
        EXPECT_EQ(found->name, "Siti");
        EXPECT_EQ(found->name_key, "siti");
        EXPECT_EQ(found->password_hash, "$argon2id$…");
        EXPECT_FALSE(found->guest);
        EXPECT_EQ(found->created_ms, 77);
    }
    EXPECT_FALSE(store->account_by_key("Siti"));
    EXPECT_FALSE(store->account_by_id(made.id + 1));
}

TEST(Accounts, ATakenKeyIsRefusedAndChangesNothing) {
    StoreOnFile store;
    store.write([](Store& s) {
        const auto first = s.create_account({"Siti", "siti", "one", 1}).value();
        const auto second = s.create_account({"SITI", "siti", "two", 2});
        ASSERT_TRUE(second.has_error());
        EXPECT_EQ(second.error(), Refusal::name_taken);
        EXPECT_EQ(s.account_by_id(first.id)->password_hash, "one");
    });
}

TEST(Accounts, AGuestRegistersInPlace) {
    StoreOnFile store;
    store.write([](Store& s) {
        const AccountRow guest = s.create_account({"Guest 1", "guest 1", "", 1}).value();
        EXPECT_TRUE(guest.guest);
        ASSERT_TRUE(s.register_guest(guest.id, "Siti", "siti", "hash").has_value());
        const auto found = s.account_by_key("siti");
        ASSERT_TRUE(found);
        EXPECT_EQ(found->id, guest.id);
        EXPECT_FALSE(found->guest);
        EXPECT_FALSE(s.account_by_key("guest 1"));
    });
}

TEST(Accounts, RegisteringRefusesATakenNameAndWhoIsNoGuest) {
    StoreOnFile store;
    store.write([](Store& s) {
        const std::int64_t siti = make_account(s, "siti");
        const AccountRow guest = s.create_account({"Guest 1", "guest 1", "", 1}).value();
        EXPECT_EQ(s.register_guest(guest.id, "x", "key of siti", "h").error(), Refusal::name_taken);
        EXPECT_TRUE(s.account_by_id(guest.id)->guest);
        EXPECT_EQ(s.register_guest(siti, "y", "y", "h").error(), Refusal::not_a_guest);
        EXPECT_EQ(s.register_guest(999, "z", "z", "h").error(), Refusal::not_a_guest);
    });
}

TEST(Accounts, TheHashCanBeRenewed) {
    StoreOnFile store;
    store.write([](Store& s) {
        const std::int64_t siti = make_account(s, "siti");
        s.set_password_hash(siti, "stronger");
        EXPECT_EQ(s.account_by_id(siti)->password_hash, "stronger");
    });
}

TEST(Sessions, LiveFromAddToRemove) {
    StoreOnFile store;
    store.write([](Store& s) {
        const std::int64_t siti = make_account(s, "siti");
        s.add_session("hash", siti, 100, 900);
        s.touch_session("hash", 500, 1400);
        const auto found = s.session("hash");
        ASSERT_TRUE(found);
        EXPECT_EQ(found->account, siti);
        EXPECT_EQ(found->created_ms, 100);
        EXPECT_EQ(found->seen_ms, 500);
        EXPECT_EQ(found->expires_ms, 1400);
        s.remove_session("hash");
        EXPECT_FALSE(s.session("hash"));
    });
}

TEST(Sessions, NeedAnAccount) {
    StoreOnFile store;
    EXPECT_THROW(store.write([](Store& s) { s.add_session("hash", 12345, 100, 900); }),
                 StorageError);
}

TEST(Sessions, ExpiredOnesAreRemovedInBatches) {
    StoreOnFile store;
    store.write([](Store& s) {
        const std::int64_t siti = make_account(s, "siti");
        for (const char* hash : {"a", "b", "c"}) {
            s.add_session(hash, siti, 0, 100);
        }
        s.add_session("alive", siti, 0, 101);
        EXPECT_EQ(s.expire(100, 2), 2);
        EXPECT_EQ(s.expire(100, 2), 1);
        EXPECT_EQ(s.expire(100, 2), 0);
        EXPECT_TRUE(s.session("alive"));
    });
}

TEST(HttpReplies, TheFirstOneStaysUntilItExpires) {
    StoreOnFile store;
    store.write([](Store& s) {
        s.keep_http_reply("signup", "key", "first", 0, 100);
        s.keep_http_reply("signup", "key", "second", 50, 150);
        EXPECT_EQ(s.http_reply("signup", "key", 99), "first");
        EXPECT_FALSE(s.http_reply("guest", "key", 99));
        EXPECT_FALSE(s.http_reply("signup", "key", 100));
        s.keep_http_reply("signup", "key", "third", 100, 200);
        EXPECT_EQ(s.http_reply("signup", "key", 150), "third");
        EXPECT_EQ(s.expire(199, 10), 0);
        EXPECT_EQ(s.expire(200, 10), 1);
    });
}

}  // namespace
}  // namespace congkak::db
