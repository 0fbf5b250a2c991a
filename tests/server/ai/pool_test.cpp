// The worker pool with real threads; run under the thread sanitizer by `./test --sanitize`.
#include "server/ai/pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <latch>
#include <memory>
#include <thread>
#include <vector>

#include "engine/search/choose_opening.hpp"

namespace congkak::ai {
namespace {

using rules::Pit;

Request request(std::uint64_t game) {
    Request request;
    request.what = rules::first_position(request.ruleset);
    request.level.follow_seeds = 50;
    request.level.string_sowings = 2;
    request.level.reply_sowings = 1;
    request.level.budget = 500;
    request.level.whim = 30;
    request.seed = {game, 1};
    return request;
}

/// Keeps one worker busy inside its callback until it is let go.
class Plug {
  public:
    explicit Plug(Pool& pool) {
        ticket_ = pool.choose(request(0), [this](Pit) {
            has_begun_.count_down();
            let_go_.get_future().wait();
        });
        has_begun_.wait();
    }
    void let_go() { let_go_.set_value(); }
    [[nodiscard]] Ticket ticket() const { return ticket_.value(); }

  private:
    std::latch has_begun_{1};
    std::promise<void> let_go_;
    std::optional<Ticket> ticket_;
};

TEST(Pool, AnswersWithWhatTheSearchChooses) {
    Pool pool({.threads = 1, .queue = 4});
    std::promise<Pit> answer;
    ASSERT_TRUE(pool.choose(request(5), [&](Pit pit) { answer.set_value(pit); }));
    const Request asked = request(5);
    EXPECT_EQ(answer.get_future().get(),
              search::choose(asked.ruleset, std::get<rules::Position>(asked.what), asked.level,
                             asked.seed, asked.ply));
}

TEST(Pool, ChoosesInAnOpeningFromWhatTheSideMayKnow) {
    Request asked = request(5);
    asked.ruleset.opening = rules::Opening::simultaneous;
    asked.level.budget = 5000;
    const rules::SimultaneousOpening opening(asked.ruleset);
    asked.what = OpeningChoice{opening, rules::Side::north};
    Pool pool({.threads = 1, .queue = 4});
    std::promise<Pit> answer;
    ASSERT_TRUE(pool.choose(asked, [&](Pit pit) { answer.set_value(pit); }));
    EXPECT_EQ(answer.get_future().get(),
              search::choose_opening(asked.ruleset, opening, rules::Side::north, asked.level,
                                     asked.seed, asked.ply));
}

TEST(Pool, AnswersInTheOrderOfAskingWithOneThread) {
    Pool pool({.threads = 1, .queue = 10});
    Plug plug(pool);
    std::vector<int> order;
    std::latch answered(5);
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(pool.choose(request(1), [&order, &answered, i](Pit) {
            order.push_back(i);
            answered.count_down();
        }));
    }
    plug.let_go();
    answered.wait();
    EXPECT_EQ(order, (std::vector{0, 1, 2, 3, 4}));
}

TEST(Pool, RefusesWhatItsQueueCanNotHold) {
    Pool pool({.threads = 1, .queue = 2});
    Plug plug(pool);
    std::latch answered(2);
    const auto done = [&](Pit) { answered.count_down(); };
    EXPECT_TRUE(pool.choose(request(1), done));
    EXPECT_TRUE(pool.choose(request(2), done));
    EXPECT_FALSE(pool.choose(request(3), [](Pit) { FAIL() << "was refused"; }));
    EXPECT_EQ(pool.load().choices.waiting, 2U);
    EXPECT_EQ(pool.load().choices.refused, 1U);
    plug.let_go();
    answered.wait();
    EXPECT_TRUE(pool.choose(request(4), [](Pit) {}));
}

TEST(Pool, NeverAnswersACancelledRequestThatWaited) {
    Pool pool({.threads = 1, .queue = 4});
    Plug plug(pool);
    const auto kept = std::make_shared<int>(1);
    const auto ticket = pool.choose(request(1), [kept](Pit) { FAIL() << "was cancelled"; });
    std::promise<void> later;
    ASSERT_TRUE(pool.choose(request(2), [&](Pit) { later.set_value(); }));
    pool.cancel(ticket.value());
    EXPECT_EQ(kept.use_count(), 1) << "the callback's captures are released at once";
    EXPECT_EQ(pool.load().choices.waiting, 1U);
    EXPECT_EQ(pool.load().choices.cancelled, 1U);
    plug.let_go();
    later.get_future().wait();
}

TEST(Pool, ThrowsTheResultAwayOfACancelledRequestThatRan) {
    Request slow = request(1);
    slow.ruleset.pits = slow.ruleset.seeds = 11;
    slow.what = rules::first_position(slow.ruleset);
    slow.level.follow_seeds = 1000;
    slow.level.string_sowings = 8;
    slow.level.reply_sowings = 4;
    slow.level.budget = 100'000;
    slow.level.sure_lifts = 100;
    // A search may be over before it can be cancelled; then it is answered, and tried again.
    for (std::uint64_t cancelled = 0; cancelled == 0;) {
        Pool pool({.threads = 1, .queue = 4});
        std::atomic<int> answers{0};
        const auto ticket = pool.choose(slow, [&](Pit) { ++answers; });
        while (pool.load().choices.running == 0 && pool.load().choices.answered == 0) {
            std::this_thread::yield();
        }
        pool.cancel(ticket.value());
        std::promise<void> later;
        ASSERT_TRUE(pool.choose(request(2), [&](Pit) { later.set_value(); }));
        later.get_future().wait();
        cancelled = pool.load().choices.cancelled;
        ASSERT_EQ(answers, cancelled == 0 ? 1 : 0);
    }
}

TEST(Pool, IgnoresASpentTicket) {
    Pool pool({.threads = 1, .queue = 4});
    Plug plug(pool);
    pool.cancel(plug.ticket());
    pool.cancel(Ticket{12345});
    plug.let_go();
    EXPECT_EQ(pool.load().choices.cancelled, 0U);
}

TEST(Pool, TakesRequestsFromACallback) {
    Pool pool({.threads = 1, .queue = 1});
    std::promise<void> second;
    ASSERT_TRUE(pool.choose(request(1), [&](Pit) {
        EXPECT_TRUE(pool.choose(request(2), [&](Pit) { second.set_value(); }));
    }));
    second.get_future().wait();
}

TEST(Pool, DropsWhatWaitsWhenItStops) {
    Pool pool({.threads = 1, .queue = 4});
    Plug plug(pool);
    const auto kept = std::make_shared<int>(1);
    ASSERT_TRUE(pool.choose(request(1), [kept](Pit) { FAIL() << "the pool had stopped"; }));
    std::thread stopper([&] { pool.stop(); });
    while (pool.load().choices.waiting != 0) {
        std::this_thread::yield();
    }
    EXPECT_FALSE(pool.choose(request(2), [](Pit) { FAIL() << "the pool had stopped"; }));
    plug.let_go();
    stopper.join();
    EXPECT_EQ(kept.use_count(), 1);
    EXPECT_EQ(pool.load().choices.running, 0U);
    pool.stop();
}

TEST(Pool, AnswersOrCancelsEveryRequestExactlyOnceUnderACrowd) {
    constexpr int askers = 4;
    constexpr int each = 300;
    std::vector<std::atomic<int>> answers(askers * each);
    std::atomic<int> accepted{0};
    LaneLoad load;
    {
        Pool pool({.threads = 3, .queue = 50});
        std::vector<std::thread> threads;
        for (int asker = 0; asker < askers; ++asker) {
            threads.emplace_back([&, asker] {
                for (int i = 0; i < each; ++i) {
                    const int id = asker * each + i;
                    const auto ticket = pool.choose(
                        request(static_cast<std::uint64_t>(id)),
                        [&answers, id](Pit) { ++answers[static_cast<std::size_t>(id)]; });
                    accepted += ticket ? 1 : 0;
                    if (ticket && i % 3 == 0) {
                        pool.cancel(*ticket);
                    }
                }
            });
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        // Stopping cancels what waits; a slow machine may not have begun with any of it.
        while (pool.load().choices.answered == 0) {
            std::this_thread::yield();
        }
        pool.stop();
        load = pool.load().choices;
    }
    int answered = 0;
    for (const std::atomic<int>& count : answers) {
        ASSERT_LE(count, 1);
        answered += count;
    }
    EXPECT_EQ(static_cast<std::uint64_t>(answered), load.answered);
    EXPECT_EQ(load.answered + load.cancelled, static_cast<std::uint64_t>(accepted));
    EXPECT_EQ(static_cast<std::uint64_t>(accepted) + load.refused,
              static_cast<std::uint64_t>(askers * each));
    EXPECT_GT(load.answered, 0U);
    EXPECT_GT(load.cancelled, 0U);
}

}  // namespace
}  // namespace congkak::ai
