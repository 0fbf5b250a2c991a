// Accounts over a real database file, with a clock of our own and the test's thread as the owner.
#include "server/accounts/accounts.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "db/storage.hpp"

namespace congkak::accounts {
namespace {

namespace fs = std::filesystem;
using boost::system::result;

constexpr std::int64_t day_ms = 24LL * 60 * 60 * 1000;
const std::string key_a(32, 'a');

/// What is posted home waits here for the test's thread.
class Home {
  public:
    void post(std::function<void()> function) {
        const std::scoped_lock lock(mutex_);
        functions_.push_back(std::move(function));
        wake_.notify_one();
    }

    void run_one() {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return !functions_.empty(); });
        const std::function<void()> function = std::move(functions_.front());
        functions_.pop_front();
        lock.unlock();
        function();
    }

  private:
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> functions_;
};

class AccountsTest : public testing::Test {
  protected:
    AccountsTest() { start(); }

    ~AccountsTest() override {
        accounts_.reset();
        storage_.reset();
        fs::remove_all(folder_);
    }

    void start(HashCost cost = {.memory_kib = 8, .passes = 1}) {
        accounts_.reset();
        storage_.reset();
        db::StorageOptions options;
        options.folder = folder_;
        storage_ = std::make_unique<db::Storage>(options);
        Settings settings;
        settings.hash_cost = cost;
        settings.post = [this](std::function<void()> function) { home_.post(std::move(function)); };
        settings.now_ms = [this] { return now_ms_.load(); };
        accounts_ = std::make_unique<Accounts>(*storage_, settings);
    }

    template <class T>
    result<T, AccountError> wait(const std::function<void(Accounts::Done<T>)>& ask) {
        std::optional<result<T, AccountError>> answer;
        ask([&](result<T, AccountError> given) { answer = std::move(given); });
        while (!answer) {
            home_.run_one();
        }
        return *answer;
    }

    result<Granted, AccountError> guest(std::optional<std::string> token = {},
                                        std::optional<std::string> key = {}) {
        return wait<Granted>([&](auto done) { accounts_->guest(token, key, done); });
    }

    result<Granted, AccountError> sign_up(const std::string& name, const std::string& password,
                                          std::optional<std::string> token = {},
                                          std::optional<std::string> key = {}) {
        return wait<Granted>(
            [&](auto done) { accounts_->sign_up(token, name, password, key, done); });
    }

    result<Granted, AccountError> log_in(const std::string& name, const std::string& password,
                                         std::optional<std::string> token = {}) {
        return wait<Granted>([&](auto done) { accounts_->log_in(token, name, password, done); });
    }

    std::optional<Session> resolve(const std::string& token) {
        return wait<std::optional<Session>>([&](auto done) { accounts_->resolve(token, done); })
            .value();
    }

    static AccountError refusal(const result<Granted, AccountError>& answer) {
        EXPECT_FALSE(answer.has_value());
        return answer.has_value() ? AccountError::storage_failed : answer.error();
    }

    const fs::path folder_ =
        fs::temp_directory_path() / ("congkak-accounts-" + std::to_string(::getpid()));
    std::atomic<std::int64_t> now_ms_ = 1'800'000'000'000;
    Home home_;
    std::unique_ptr<db::Storage> storage_;
    std::unique_ptr<Accounts> accounts_;
};

TEST_F(AccountsTest, AGuestIsKnownByTheToken) {
    const Granted granted = guest().value();
    EXPECT_TRUE(granted.account.guest);
    EXPECT_TRUE(granted.account.name.starts_with("Tamu "));
    const auto session = resolve(granted.token);
    ASSERT_TRUE(session);
    EXPECT_EQ(session->account.id, granted.account.id);
    EXPECT_FALSE(resolve(std::string(64, '0')));
    EXPECT_FALSE(resolve("nonsense"));
}

TEST_F(AccountsTest, AGuestWhoIsThereStaysTheSame) {
    const Granted first = guest().value();
    const Granted again = guest(first.token).value();
    EXPECT_EQ(again.account.id, first.account.id);
    EXPECT_EQ(again.token, "") << "the session is kept";
}

TEST_F(AccountsTest, SigningUpTurnsTheGuestIntoTheAccount) {
    const Granted before = guest().value();
    const Granted after = sign_up("Siti", "kura-kura 27", before.token).value();
    EXPECT_EQ(after.account.id, before.account.id) << "so games and points stay";
    EXPECT_EQ(after.account.name, "Siti");
    EXPECT_FALSE(after.account.guest);
    EXPECT_NE(after.token, before.token);
    EXPECT_FALSE(resolve(before.token)) << "the session is renewed";
    EXPECT_EQ(resolve(after.token)->account.name, "Siti");
    EXPECT_EQ(refusal(sign_up("Other", "kura-kura 27", after.token)),
              AccountError::already_registered);
}

TEST_F(AccountsTest, SigningUpWithoutAGuestMakesAnAccount) {
    EXPECT_FALSE(sign_up("Siti", "kura-kura 27").value().account.guest);
    EXPECT_EQ(refusal(sign_up("SITI", "kura-kura 28")), AccountError::name_taken);
    EXPECT_EQ(refusal(sign_up("a b", "kura-kura 28")), AccountError::bad_name);
    EXPECT_EQ(refusal(sign_up("Budi", "short")), AccountError::bad_password);
    EXPECT_EQ(refusal(sign_up("Budi", "password1")), AccountError::common_password);
}

TEST_F(AccountsTest, LoggingInTakesTheRightPasswordOnly) {
    const Granted siti = sign_up("Siti", "kura-kura 27").value();
    EXPECT_EQ(log_in("siti", "kura-kura 27").value().account.id, siti.account.id);
    EXPECT_EQ(refusal(log_in("siti", "kura-kura 28")), AccountError::wrong_login);
    EXPECT_EQ(refusal(log_in("nobody", "kura-kura 27")), AccountError::wrong_login);
    EXPECT_EQ(refusal(log_in("siti", "")), AccountError::wrong_login);
}

TEST_F(AccountsTest, NobodyLogsInAsAGuest) {
    const Granted granted = guest().value();
    EXPECT_EQ(refusal(log_in(granted.account.name, "")), AccountError::wrong_login);
    EXPECT_EQ(refusal(log_in(granted.account.name, "nobody's password")),
              AccountError::wrong_login);
}

TEST_F(AccountsTest, LoggingInReplacesTheSessionAndTakesNoGames) {
    const Granted siti = sign_up("Siti", "kura-kura 27").value();
    const Granted visitor = guest().value();
    const Granted back = log_in("Siti", "kura-kura 27", visitor.token).value();
    EXPECT_EQ(back.account.id, siti.account.id);
    EXPECT_FALSE(resolve(visitor.token));
    EXPECT_TRUE(resolve(siti.token)) << "other browsers stay logged in";
    EXPECT_FALSE(back.replaced.empty());
}

TEST_F(AccountsTest, LoggingOutEndsOneSession) {
    const Granted siti = sign_up("Siti", "kura-kura 27").value();
    const Granted phone = log_in("Siti", "kura-kura 27").value();
    const auto session = resolve(siti.token);
    const auto ended =
        wait<std::string>([&](auto done) { accounts_->log_out(siti.token, done); }).value();
    EXPECT_EQ(ended, session->hash);
    EXPECT_FALSE(resolve(siti.token));
    EXPECT_TRUE(resolve(phone.token));
}

TEST_F(AccountsTest, SessionsEndWhenUnusedAndLastWhileUsed) {
    const Granted used = guest().value();
    const Granted unused = guest().value();
    for (int i = 0; i < 4; ++i) {
        now_ms_ += 60 * day_ms;
        EXPECT_TRUE(resolve(used.token)) << "day " << 60 * (i + 1);
        EXPECT_TRUE(guest().has_value()) << "a later write: the session's use is stored by now";
    }
    EXPECT_FALSE(resolve(unused.token));
    now_ms_ += 91 * day_ms;
    EXPECT_FALSE(resolve(used.token));
}

TEST_F(AccountsTest, AccountsAndSessionsSurviveARestart) {
    const Granted siti = sign_up("Siti", "kura-kura 27").value();
    start();
    EXPECT_EQ(resolve(siti.token)->account.name, "Siti");
    EXPECT_TRUE(log_in("Siti", "kura-kura 27").has_value());
}

TEST_F(AccountsTest, PasswordsAreHashedAnewWhenTheCostChanges) {
    EXPECT_TRUE(sign_up("Siti", "kura-kura 27").has_value());
    const auto stored = [&] {
        std::optional<std::string> hash;
        storage_->read(
            [&](db::Store& store) { hash = store.account_by_key("siti")->password_hash; },
            [&](const auto&) { home_.post([] {}); });
        home_.run_one();
        return hash.value();
    };
    EXPECT_NE(stored().find("m=8,t=1"), std::string::npos);
    start({.memory_kib = 16, .passes = 2});
    EXPECT_TRUE(log_in("Siti", "kura-kura 27").has_value());
    EXPECT_NE(stored().find("m=16,t=2"), std::string::npos);
    EXPECT_TRUE(log_in("Siti", "kura-kura 27").has_value());
}

TEST_F(AccountsTest, ARepeatedGuestRequestMakesNoSecondGuest) {
    const Granted first = guest({}, key_a).value();
    const Granted again = guest({}, key_a).value();
    EXPECT_EQ(again.account.id, first.account.id);
    EXPECT_TRUE(resolve(again.token));
    EXPECT_NE(guest({}, std::string(32, 'b')).value().account.id, first.account.id);
    now_ms_ += 2 * day_ms;
    EXPECT_NE(guest({}, key_a).value().account.id, first.account.id) << "kept for a day";
}

TEST_F(AccountsTest, ARepeatedSignUpNeedsThePassword) {
    const Granted first = sign_up("Siti", "kura-kura 27", {}, key_a).value();
    const Granted again = sign_up("Siti", "kura-kura 27", {}, key_a).value();
    EXPECT_EQ(again.account.id, first.account.id);
    EXPECT_TRUE(resolve(again.token));
    EXPECT_EQ(refusal(sign_up("Siti", "kura-kura 28", {}, key_a)), AccountError::key_reused);
    EXPECT_EQ(refusal(sign_up("Budi", "kura-kura 27", {}, key_a)), AccountError::key_reused);
}

TEST_F(AccountsTest, ASignUpSentAgainBeforeItsAnswerIsARepeatToo) {
    std::vector<result<Granted, AccountError>> answers;
    for (int i = 0; i < 2; ++i) {
        accounts_->sign_up({}, "Siti", "kura-kura 27", key_a,
                           [&](auto granted) { answers.push_back(std::move(granted)); });
    }
    while (answers.size() < 2) {
        home_.run_one();
    }
    ASSERT_TRUE(answers[0].has_value() && answers[1].has_value());
    EXPECT_EQ(answers[0]->account.id, answers[1]->account.id);
    EXPECT_TRUE(resolve(answers[0]->token) && resolve(answers[1]->token));
}

TEST_F(AccountsTest, AGuestsKeyOpensNoRegisteredAccount) {
    const Granted first = guest({}, key_a).value();
    EXPECT_TRUE(sign_up("Siti", "kura-kura 27", first.token).has_value());
    EXPECT_EQ(refusal(guest({}, key_a)), AccountError::key_reused);
}

TEST_F(AccountsTest, OnlyRegisteredAccountsAreFoundByName) {
    const Granted visitor = guest().value();
    EXPECT_TRUE(sign_up("Siti", "kura-kura 27").has_value());
    const auto find = [&](const std::string& name) {
        return wait<std::optional<Account>>([&](auto done) { accounts_->find(name, done); })
            .value();
    };
    EXPECT_EQ(find("sITI")->name, "Siti");
    EXPECT_FALSE(find("Budi"));
    EXPECT_FALSE(find(visitor.account.name));
}

TEST_F(AccountsTest, NoSecretIsInTheFiles) {
    const Granted siti = sign_up("Siti", "kura-kura 27", {}, key_a).value();
    accounts_.reset();
    storage_.reset();
    for (const auto& entry : fs::directory_iterator(folder_)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        EXPECT_EQ(bytes.find(siti.token), std::string::npos) << entry.path();
        EXPECT_EQ(bytes.find("kura-kura 27"), std::string::npos) << entry.path();
        EXPECT_EQ(bytes.find(key_a), std::string::npos) << entry.path();
    }
}

}  // namespace
}  // namespace congkak::accounts
