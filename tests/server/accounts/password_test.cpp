// Which passwords may be chosen, and the hashing thread.
#include "server/accounts/password.hpp"

#include <gtest/gtest.h>

#include <future>
#include <string>

#include "server/accounts/password_hasher.hpp"
#include "server/accounts/session_token.hpp"

namespace congkak::accounts {
namespace {

AccountError refusal(const std::string& password, const std::string& name = "siti") {
    const auto result = new_password(password, name);
    return result ? AccountError::busy : result.error();
}

TEST(Password, HasEightTo128CharactersWhateverTheirBytes) {
    EXPECT_EQ(refusal("kura2 7"), AccountError::bad_password);
    EXPECT_TRUE(new_password("kura27 x", "siti").has_value());
    EXPECT_TRUE(new_password("ทะเลสวยมาก", "siti").has_value());
    std::string long_one;
    for (int i = 0; i < 128; ++i) {
        long_one += i % 3 == 0 ? "ß" : i % 5 == 0 ? "q" : "w";
    }
    EXPECT_TRUE(new_password(long_one, "siti").has_value());
    EXPECT_EQ(refusal(long_one + "x"), AccountError::bad_password);
    EXPECT_EQ(refusal("\xff\xff\xff\xff\xff\xff\xff\xff\xff"), AccountError::bad_password);
}

TEST(Password, RefusesTheCommonOnes) {
    for (const char* password :
         {"password", "Password1", "P@ssw0rd", "PASSWORD2024!", "qwertyuiop", "12345678",
          "87654321", "1234567890", "aaaaaaaa", "abababab", "abcdefgh", "iloveyou", "sayangku",
          "Bismillah786", "1q2w3e4r", "congkak123", "rahasia99", "katalaluan"}) {
        EXPECT_EQ(refusal(password), AccountError::common_password) << password;
    }
}

TEST(Password, RefusesTheOwnName) {
    EXPECT_EQ(refusal("SitiAminah", "sitiaminah"), AccountError::common_password);
}

TEST(Password, AcceptsWhatMerelyStartsWithAWord) {
    for (const char* password : {"dragonfruit and lime", "password-of-the-owl", "kucing tidur lena",
                                 "summerrain84kites"}) {
        EXPECT_TRUE(new_password(password, "siti").has_value()) << password;
    }
}

TEST(Password, IsHashedTheSameFromEveryKeyboard) {
    EXPECT_EQ(*new_password("caf\u00e9 au lait", "siti"),
              *new_password("cafe\u0301 au lait", "siti"));
}

constexpr HashCost cheap{.memory_kib = 8, .passes = 1};

std::string hash_now(PasswordHasher& hasher, const std::string& password) {
    std::promise<std::string> result;
    EXPECT_TRUE(
        hasher.hash(password, [&](std::string text) { result.set_value(std::move(text)); }));
    return result.get_future().get();
}

PasswordHasher::Verdict verify_now(PasswordHasher& hasher, const std::string& password,
                                   const std::string& stored) {
    std::promise<PasswordHasher::Verdict> result;
    EXPECT_TRUE(hasher.verify(password, stored, [&](PasswordHasher::Verdict verdict) {
        result.set_value(std::move(verdict));
    }));
    return result.get_future().get();
}

TEST(PasswordHasher, TellsTheRightPasswordFromAWrongOne) {
    PasswordHasher hasher(cheap, 8);
    const std::string stored = hash_now(hasher, "kura-kura 27");
    EXPECT_TRUE(stored.starts_with("$argon2id$"));
    EXPECT_TRUE(verify_now(hasher, "kura-kura 27", stored).right);
    EXPECT_FALSE(verify_now(hasher, "kura-kura 28", stored).right);
    EXPECT_NE(hash_now(hasher, "kura-kura 27"), stored) << "each hash has its own salt";
}

TEST(PasswordHasher, HashesAnewWhereTheCostHasChanged) {
    PasswordHasher old_hasher(cheap, 8);
    const std::string stored = hash_now(old_hasher, "kura-kura 27");
    EXPECT_EQ(verify_now(old_hasher, "kura-kura 27", stored).renewed, "");
    PasswordHasher hasher({.memory_kib = 16, .passes = 2}, 8);
    const PasswordHasher::Verdict verdict = verify_now(hasher, "kura-kura 27", stored);
    EXPECT_TRUE(verdict.right);
    EXPECT_TRUE(verify_now(hasher, "kura-kura 27", verdict.renewed).right);
    EXPECT_EQ(verify_now(hasher, "kura-kura 28", stored).renewed, "");
}

TEST(PasswordHasher, NeverAcceptsAnythingForNobody) {
    PasswordHasher hasher(cheap, 8);
    EXPECT_FALSE(verify_now(hasher, "nobody's password", "").right);
    EXPECT_FALSE(verify_now(hasher, "", "").right);
}

TEST(PasswordHasher, RefusesWhatDoesNotFit) {
    PasswordHasher hasher(cheap, 1);
    std::promise<void> gate;
    std::promise<void> entered;
    ASSERT_TRUE(hasher.hash("first", [&](const std::string&) {
        entered.set_value();
        gate.get_future().wait();
    }));
    entered.get_future().wait();
    EXPECT_TRUE(hasher.hash("second", [](const std::string&) {}));
    EXPECT_FALSE(hasher.hash("third", [](const std::string&) {}));
    gate.set_value();
}

TEST(SessionToken, Is256RandomBitsAndStoredOnlyAsAHash) {
    const std::string token = new_session_token();
    EXPECT_EQ(token.size(), 64U);
    EXPECT_NE(new_session_token(), token);
    EXPECT_NE(session_hash(token).value(), token);
    EXPECT_EQ(session_hash(token), session_hash(token));
    EXPECT_FALSE(session_hash("").has_value());
    EXPECT_FALSE(session_hash(token + "0").has_value());
    EXPECT_FALSE(session_hash(std::string(64, 'Z')).has_value());
    EXPECT_NE(secret_hash("a", "bc"), secret_hash("ab", "c"));
}

}  // namespace
}  // namespace congkak::accounts
