// Units of work on their way to a storage thread, in order of submission.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "db/error.hpp"
#include "db/store.hpp"

namespace congkak::db {

struct Unit {
    std::function<void(Store&)> work;
    std::function<void(std::optional<StorageError>)> done;  ///< May be empty.
};

/// Runs the unit's `done`. An exception out of it is logged, it has nowhere else to go.
void answer(const Unit& unit, const std::optional<StorageError>& error);

/// Thread-safe; one thread takes.
class WorkQueue {
  public:
    /// After stop(): answers the unit with `stopped` right here.
    void push(Unit unit);

    /// Everything that is queued, waiting for it until `deadline`. Nothing at the deadline.
    [[nodiscard]] std::vector<Unit> take(std::chrono::steady_clock::time_point deadline);

    /// The same without a deadline: nothing only when stopped.
    [[nodiscard]] std::vector<Unit> take();

    void stop();

    /// Stopped, and everything was taken.
    [[nodiscard]] bool is_finished() const;

    [[nodiscard]] std::size_t size() const;

  private:
    [[nodiscard]] bool has_news() const { return stopped_ || !units_.empty(); }

    mutable std::mutex mutex_;
    std::condition_variable news_;
    std::vector<Unit> units_;
    bool stopped_ = false;
};

}  // namespace congkak::db
