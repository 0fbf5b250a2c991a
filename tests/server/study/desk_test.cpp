// The desk's thread: answers come home through `post`, and what doesn't fit is refused at once.
#include "server/study/desk.hpp"

#include <gtest/gtest.h>

#include <future>
#include <vector>

#include "tests/protocol/pack_files.hpp"

namespace congkak::study {
namespace {

/// What is posted waits here until the test runs it.
class Home {
  public:
    Desk::Post post() {
        return [this](std::function<void()> function) {
            const std::scoped_lock lock(mutex_);
            posted_.push_back(std::move(function));
        };
    }
    std::size_t run() {
        const std::scoped_lock lock(mutex_);
        for (const auto& function : posted_) {
            function();
        }
        return posted_.size();
    }

  private:
    std::mutex mutex_;
    std::vector<std::function<void()>> posted_;
};

TEST(Desk, AnswersAtHomeAlsoWhatWaitedWhenItStopped) {
    Home home;
    Desk desk(protocol::testing::all_packs(), {}, home.post());
    int answers = 0;
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(desk.compare({"tradisional", "umum", i},
                                 [&](const Answer& answer) { answers += answer ? 1 : 0; }));
    }
    protocol::ReplayQuestion question;
    question.record = "nonsense";
    EXPECT_TRUE(desk.replay(question, [&](const Answer& answer) { answers += answer ? 0 : 10; }));
    desk.stop();
    EXPECT_EQ(answers, 0);
    EXPECT_EQ(home.run(), 4U);
    EXPECT_EQ(answers, 13);
    EXPECT_FALSE(desk.compare({"tradisional", "umum", 1}, [](const Answer&) {}));
}

TEST(Desk, RefusesWhatDoesNotFit) {
    std::promise<void> started;
    std::promise<void> go_on;
    bool is_first = true;
    Desk desk(protocol::testing::all_packs(), {.max_waiting = 2},
              [&, waits = go_on.get_future().share()](const std::function<void()>&) {
                  if (std::exchange(is_first, false)) {
                      started.set_value();
                      waits.wait();
                  }
              });
    const auto ask = [&] { return desk.compare({"umum", "umum", 1}, [](const Answer&) {}); };
    ASSERT_TRUE(ask());
    started.get_future().wait();
    // One is being answered, two wait.
    EXPECT_TRUE(ask());
    EXPECT_TRUE(ask());
    EXPECT_FALSE(ask());
    go_on.set_value();
    desk.stop();
}

}  // namespace
}  // namespace congkak::study
