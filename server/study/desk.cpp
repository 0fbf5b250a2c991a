#include "server/study/desk.hpp"

#include <memory>
#include <utility>

namespace congkak::study {

Desk::Desk(protocol::Packs packs, DeskSettings settings, Post post)
    : packs_(std::move(packs)), settings_(settings), post_(std::move(post)) {
    thread_ = std::thread([this] { run(); });
}

Desk::~Desk() { stop(); }

bool Desk::compare(CompareQuestion question, Done done) {
    return enqueue(
        [this, question = std::move(question)] {
            return answer_compare(question, packs_, settings_.most_answer_bytes);
        },
        std::move(done));
}

bool Desk::replay(protocol::ReplayQuestion question, Done done) {
    return enqueue(
        [this, question = std::move(question)] {
            return answer_replay(question, packs_, settings_.most_answer_bytes);
        },
        std::move(done));
}

void Desk::stop() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) {
        thread_.join();
    }
}

bool Desk::enqueue(std::function<Answer()> work, Done done) {
    {
        const std::scoped_lock lock(mutex_);
        if (stopping_ || jobs_.size() >= settings_.max_waiting) {
            return false;
        }
        // Answers are megabytes at most: they travel by pointer, since a function may be copied.
        jobs_.emplace_back([post = &post_, work = std::move(work), done = std::move(done)] {
            auto answer = std::make_shared<Answer>(work());
            (*post)([answer = std::move(answer), done] { done(std::move(*answer)); });
        });
    }
    wake_.notify_one();
    return true;
}

void Desk::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (jobs_.empty()) {
            return;
        }
        const Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
}

}  // namespace congkak::study
