#include "db/threads/work_queue.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace congkak::db {

void answer(const Unit& unit, const std::optional<StorageError>& error) {
    if (!unit.done) {
        return;
    }
    try {
        unit.done(error);
    } catch (...) {
        spdlog::error("storage: a callback threw an exception");
    }
}

void WorkQueue::push(Unit unit) {
    {
        const std::lock_guard lock(mutex_);
        if (!stopped_) {
            units_.push_back(std::move(unit));
            news_.notify_one();
            return;
        }
    }
    answer(unit, StorageError(StorageFailure::stopped, "the storage has stopped"));
}

std::vector<Unit> WorkQueue::take(std::chrono::steady_clock::time_point deadline) {
    std::unique_lock lock(mutex_);
    news_.wait_until(lock, deadline, [this] { return has_news(); });
    return std::exchange(units_, {});
}

std::vector<Unit> WorkQueue::take() {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return has_news(); });
    return std::exchange(units_, {});
}

void WorkQueue::stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    news_.notify_one();
}

bool WorkQueue::is_finished() const {
    const std::lock_guard lock(mutex_);
    return stopped_ && units_.empty();
}

std::size_t WorkQueue::size() const {
    const std::lock_guard lock(mutex_);
    return units_.size();
}

}  // namespace congkak::db
