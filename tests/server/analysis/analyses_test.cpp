// Analyses with a clock that is set by hand: who waits for what, and for how long.
#include "server/analysis/analyses.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

namespace congkak::analysis {
namespace {

using namespace std::chrono_literals;
using protocol::ErrorCode;
using protocol::GameId;

/// The owning thread's part of the work, done when it is asked for.
class Letters {
  public:
    void put(std::function<void()> letter) {
        const std::scoped_lock lock(mutex_);
        letters_.push_back(std::move(letter));
        news_.notify_one();
    }
    /// Opens one, waiting for it.
    void open() {
        std::unique_lock lock(mutex_);
        ASSERT_TRUE(news_.wait_for(lock, 60s, [this] { return !letters_.empty(); }));
        const std::function<void()> letter = std::move(letters_.front());
        letters_.erase(letters_.begin());
        lock.unlock();
        letter();
    }

  private:
    std::mutex mutex_;
    std::condition_variable news_;
    std::vector<std::function<void()>> letters_;
};

/// Two people at one screen sow the first pit that can be sown, to the end.
std::shared_ptr<const match::Table> finished_game() {
    match::Setup setup;
    setup.pack = "tradisional";
    setup.mode = match::Mode::same_screen;
    setup.account = 1;
    auto table = std::make_shared<match::Table>(setup);
    while (!table->is_over()) {
        const rules::Side side = table->game().position().to_sow;
        const rules::Pit pit = table->game().legal(side).first();
        EXPECT_TRUE(
            table->apply(match::Sow{table->ply(), side, pit}, match::Human{setup.account}, 1));
    }
    return table;
}

class Analysing : public ::testing::Test {
  protected:
    Analysing() {
        settings.budget = 500;
        settings.kept_bytes = 1;
        settings.per_hour = 5;
        settings.now = [this] { return time; };
        // A thread that is busy until it is let go, so that what is asked for waits.
        plug = pool.searches().add(99, [this](const ai::Wanted&) {
            unplugged.get_future().wait();
            return ai::Step{};
        });
        while (pool.load().searches.running == 0) {
            std::this_thread::yield();
        }
    }

    ~Analysing() override { let_go(); }

    void let_go() {
        if (is_plugged) {
            unplugged.set_value();
            is_plugged = false;
        }
    }
    Answer ask(protocol::AccountId account, const GameId& game) {
        return analyses().ask(account, game, table);
    }
    Analyses& analyses() {
        if (!analyses_) {
            analyses_ = std::make_unique<Analyses>(
                pool, settings, [this](std::function<void()> f) { letters.put(std::move(f)); });
        }
        return *analyses_;
    }
    /// Until the result is there.
    Text wait_for(const GameId& game) {
        while (!analyses().find(game) && !HasFatalFailure()) {
            letters.open();
        }
        return analyses().find(game);
    }
    static ErrorCode code(const Answer& answer) {
        const auto* error = std::get_if<protocol::Error>(&answer);
        EXPECT_NE(error, nullptr);
        return error != nullptr ? error->code : ErrorCode::internal;
    }
    static bool is_running(const Answer& answer) {
        return std::holds_alternative<Progress>(answer);
    }

    const GameId one = *GameId::parse("aaaaaaaaaaaaaaaa");
    const GameId two = *GameId::parse("bbbbbbbbbbbbbbbb");
    std::shared_ptr<const match::Table> table = finished_game();
    std::chrono::steady_clock::time_point time{};
    Settings settings;
    std::promise<void> unplugged;
    bool is_plugged = true;
    Letters letters;
    ai::Pool pool{{.threads = 1, .queue = 1, .search_threads = 1, .search_queue = 2}};
    std::optional<ai::Ticket> plug;
    std::unique_ptr<Analyses> analyses_;
};

TEST_F(Analysing, IsDoneTurnByTurnAndKept) {
    const Answer first = ask(1, one);
    ASSERT_TRUE(is_running(first));
    EXPECT_EQ(std::get<Progress>(first).done, 0U);
    const std::size_t turns = std::get<Progress>(first).of;
    EXPECT_GT(turns, 3U);
    let_go();
    letters.open();
    EXPECT_EQ(std::get<Progress>(ask(1, one)).done, 1U);
    const Text text = wait_for(one);
    const auto body = nlohmann::json::parse(*text);
    EXPECT_EQ(body.at("game"), one.text());
    EXPECT_EQ(body.at("decisions").size(), turns);
    EXPECT_EQ(body.at("stores").size(), static_cast<std::size_t>(table->ply()) + 1);
    EXPECT_EQ(body.at("budget"), 500);
    EXPECT_EQ(std::get<Text>(ask(2, one)), text) << "without another search";
}

TEST_F(Analysing, ForgetsTheOldestResult) {
    let_go();
    ASSERT_TRUE(is_running(ask(1, one)));
    wait_for(one);
    ASSERT_TRUE(is_running(ask(1, two)));
    wait_for(two);
    EXPECT_EQ(analyses().find(one), nullptr);
}

TEST_F(Analysing, StopsWhenNobodyAsksAnyMore) {
    ASSERT_TRUE(is_running(ask(1, one)));
    time += 6s;
    ASSERT_TRUE(is_running(ask(2, one)));
    time += 6s;
    ASSERT_EQ(code(ask(2, two)), ErrorCode::rate_limited) << "2 still waits for the other";
    EXPECT_EQ(pool.load().searches.cancelled, 0U);
    time += 5s;
    ASSERT_TRUE(is_running(ask(3, two)));
    EXPECT_EQ(pool.load().searches.cancelled, 1U);
    let_go();
}

TEST_F(Analysing, GoesOnForThoseWhoStayWhenOneLeaves) {
    ASSERT_TRUE(is_running(ask(1, one)));
    ASSERT_TRUE(is_running(ask(2, one)));
    analyses().leave(1, one);
    EXPECT_EQ(pool.load().searches.cancelled, 0U);
    analyses().leave(2, one);
    analyses().leave(2, one);
    EXPECT_EQ(pool.load().searches.cancelled, 1U);
    let_go();
}

TEST_F(Analysing, IsForOneGameAtATimeAndSoManyAnHour) {
    for (int i = 0; i < settings.per_hour; ++i) {
        ASSERT_TRUE(is_running(ask(1, one)));
        ASSERT_TRUE(is_running(ask(1, one))) << "asking again starts nothing";
        EXPECT_EQ(code(ask(1, two)), ErrorCode::rate_limited);
        analyses().leave(1, one);
    }
    const Answer refused = ask(1, one);
    EXPECT_EQ(code(refused), ErrorCode::rate_limited);
    EXPECT_EQ(std::get<protocol::Error>(refused).retry_after, 3600s);
    EXPECT_TRUE(is_running(ask(2, one))) << "others may";
    analyses().leave(2, one);
    time += 1h;
    EXPECT_TRUE(is_running(ask(1, one)));
    let_go();
}

TEST_F(Analysing, IsRefusedWhenTheQueueIsFull) {
    ASSERT_TRUE(is_running(ask(1, one)));
    ASSERT_TRUE(pool.searches().add(8, [](const ai::Wanted&) { return ai::Step{}; }));
    EXPECT_EQ(code(ask(2, two)), ErrorCode::busy);
    EXPECT_EQ(analyses().find(two), nullptr);
    let_go();
}

}  // namespace
}  // namespace congkak::analysis
