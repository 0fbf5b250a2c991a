// Jobs in slices with real threads; run under the thread sanitizer by `./test --sanitize`.
#include "server/ai/lane.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <latch>
#include <memory>
#include <string>
#include <thread>

namespace congkak::ai {
namespace {

/// Keeps a thread of the lane busy until it is let go.
class Plug {
  public:
    explicit Plug(Lane& lane) {
        ticket = lane.add(0, [this](const Wanted&) {
            has_begun_.count_down();
            let_go_.get_future().wait();
            return Step{};
        });
        has_begun_.wait();
    }
    void let_go() { let_go_.set_value(); }

    std::optional<Ticket> ticket;

  private:
    std::latch has_begun_{1};
    std::promise<void> let_go_;
};

/// A job of so many slices that writes its letter for each.
Slice writes(std::string& text, char letter, int slices, std::latch& done) {
    return [&text, letter, &done, left = std::make_shared<int>(slices)](const Wanted&) {
        text += letter;
        const bool more = --*left > 0;
        return Step{.deliver =
                        [more, &done] {
                            if (!more) {
                                done.count_down();
                            }
                        },
                    .more = more};
    };
}

TEST(Lane, GivesTheOwnersASliceEachInTurn) {
    Lane lane({.threads = 1, .max_queue = 10});
    Plug plug(lane);
    std::string text;
    std::latch done(4);
    ASSERT_TRUE(lane.add(1, writes(text, 'a', 4, done)));
    ASSERT_TRUE(lane.add(1, writes(text, 'A', 1, done)));
    ASSERT_TRUE(lane.add(2, writes(text, 'b', 2, done)));
    ASSERT_TRUE(lane.add(3, writes(text, 'c', 1, done)));
    plug.let_go();
    done.wait();
    // The second job of owner 1 comes when it is that owner's turn again.
    EXPECT_EQ(text, "abcAbaaa");
}

TEST(Lane, GivesOneOwnersJobsInTheirOrder) {
    Lane lane({.threads = 1, .max_queue = 10});
    Plug plug(lane);
    std::string text;
    std::latch done(3);
    for (const char letter : {'a', 'b', 'c'}) {
        ASSERT_TRUE(lane.add(7, writes(text, letter, 1, done)));
    }
    plug.let_go();
    done.wait();
    EXPECT_EQ(text, "abc");
}

TEST(Lane, TellsARunningSliceThatItIsNotWantedAnyMore) {
    Lane lane({.threads = 1, .max_queue = 1});
    std::latch has_begun(1);
    std::promise<void> has_seen;
    const auto ticket = lane.add(1, [&](const Wanted& wanted) {
        has_begun.count_down();
        while (wanted()) {
            std::this_thread::yield();
        }
        has_seen.set_value();
        return Step{.deliver = [] { FAIL() << "was cancelled"; }, .more = true};
    });
    has_begun.wait();
    lane.cancel(ticket.value());
    has_seen.get_future().wait();
    std::promise<void> later;
    ASSERT_TRUE(lane.add(1, [&](const Wanted&) {
        return Step{.deliver = [&] { later.set_value(); }, .more = false};
    }));
    later.get_future().wait();
    EXPECT_EQ(lane.load().cancelled, 1U);
    EXPECT_EQ(lane.load().answered, 1U);
}

TEST(Lane, DropsAJobThatIsCancelledWhileItWaits) {
    Lane lane({.threads = 1, .max_queue = 4});
    Plug plug(lane);
    const auto kept = std::make_shared<int>(1);
    const auto ticket = lane.add(1, [kept](const Wanted&) {
        ADD_FAILURE() << "was cancelled";
        return Step{};
    });
    EXPECT_EQ(lane.load().waiting, 1U);
    lane.cancel(ticket.value());
    EXPECT_EQ(kept.use_count(), 1) << "what it holds is released at once";
    EXPECT_EQ(lane.load().waiting, 0U);
    EXPECT_EQ(lane.load().cancelled, 1U);
    plug.let_go();
}

TEST(Lane, MayBeCancelledByWhatItDelivers) {
    Lane lane({.threads = 1, .max_queue = 4});
    std::atomic<int> slices{0};
    std::promise<Ticket> ticket;
    std::shared_future<Ticket> known = ticket.get_future().share();
    std::promise<void> cancelled;
    const auto given = lane.add(1, [&](const Wanted&) {
        ++slices;
        return Step{.deliver =
                        [&] {
                            lane.cancel(known.get());
                            cancelled.set_value();
                        },
                    .more = true};
    });
    ticket.set_value(given.value());
    cancelled.get_future().wait();
    lane.stop();
    EXPECT_EQ(slices, 1);
    EXPECT_EQ(lane.load().cancelled, 1U);
}

TEST(Lane, CountsAJobOfManySlicesOnce) {
    Lane lane({.threads = 1, .max_queue = 1});
    std::string text;
    std::latch done(1);
    ASSERT_TRUE(lane.add(1, writes(text, 'a', 50, done)));
    done.wait();
    lane.stop();
    EXPECT_EQ(text.size(), 50U);
    EXPECT_EQ(lane.load().answered, 1U);
    EXPECT_EQ(lane.load().refused, 0U) << "a job in the queue keeps its place there";
    EXPECT_GE(lane.load().searching, lane.load().longest_slice);
}

TEST(Lane, RefusesWhatItsQueueCanNotHoldWhoeverAsks) {
    Lane lane({.threads = 1, .max_queue = 2});
    Plug plug(lane);
    const auto nothing = [](const Wanted&) { return Step{}; };
    EXPECT_TRUE(lane.add(1, nothing));
    EXPECT_TRUE(lane.add(2, nothing));
    EXPECT_FALSE(lane.add(3, nothing));
    EXPECT_EQ(lane.load().refused, 1U);
    plug.let_go();
}

TEST(Lane, StopsInTheMiddleOfAJob) {
    Lane lane({.threads = 2, .max_queue = 4});
    std::latch has_begun(2);
    for (const Owner owner : {1, 2}) {
        ASSERT_TRUE(
            lane.add(owner, [&, is_first = std::make_shared<bool>(true)](const Wanted& wanted) {
                if (*is_first) {
                    has_begun.count_down();
                    *is_first = false;
                }
                while (wanted()) {
                    std::this_thread::yield();
                }
                return Step{.deliver = [] { FAIL() << "the lane had stopped"; }, .more = true};
            }));
    }
    has_begun.wait();
    lane.stop();
    EXPECT_EQ(lane.load().running, 0U);
    EXPECT_EQ(lane.load().waiting, 0U);
    EXPECT_EQ(lane.load().cancelled, 2U);
}

}  // namespace
}  // namespace congkak::ai
