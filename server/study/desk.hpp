// One thread on which whole games are compared and replayed, so that the owning thread never waits
// for them. First in, first out; the queue is bounded, and what doesn't fit is refused at once.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "protocol/packs.hpp"
#include "server/study/answers.hpp"

namespace congkak::study {

struct DeskSettings {
    /// Questions that may wait, besides the one that is being answered.
    std::size_t max_waiting = 32;
    /// Of one answer.
    std::size_t most_answer_bytes = 8 * 1024 * 1024;
};

/// compare(), replay() and stop() on the owning thread.
class Desk {
  public:
    using Done = std::function<void(Answer)>;
    /// Runs a function on the owning thread; called on the desk's.
    using Post = std::function<void(std::function<void()>)>;

    Desk(protocol::Packs packs, DeskSettings settings, Post post);
    /// As stop().
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    /// `done` is called on the owning thread. False, and `done` is dropped, where too many wait.
    [[nodiscard]] bool compare(CompareQuestion question, Done done);
    [[nodiscard]] bool replay(protocol::ReplayQuestion question, Done done);

    /// Answers what waits and ends the thread.
    void stop();

  private:
    using Job = std::function<void()>;
    [[nodiscard]] bool enqueue(std::function<Answer()> work, Done done);
    void run();

    const protocol::Packs packs_;
    const DeskSettings settings_;
    const Post post_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace congkak::study
