// Threads that work on jobs slice by slice, the owners in turn; a bounded queue before them.
//
// A job is one slice or several; between two of them every other owner that waits has one of its
// own, and jobs of one owner come in the order in which they were given. So nobody is crowded out
// by an owner with many jobs, or with a long one. With a single owner it is first in, first out.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace congkak::ai {

/// Names one accepted job of one pool.
enum class Ticket : std::uint64_t {};

/// Whose turn it is: an account, or 0.
using Owner = std::int64_t;

/// What a slice leaves behind.
struct Step {
    /// Called on the worker's thread unless the job has been cancelled; may be empty. Must not
    /// throw.
    std::function<void()> deliver;
    /// There is more to do: the job waits for its next slice.
    bool more = false;
};

/// Whether the job is still wanted; quick, for a long slice to ask now and then. On its thread.
using Wanted = std::function<bool()>;
/// Must not throw.
using Slice = std::function<Step(const Wanted& wanted)>;

struct LaneSettings {
    /// 1 or more.
    unsigned threads = 1;
    /// Jobs that may wait, besides those that run; 1 or more.
    std::size_t max_queue = 1;
    /// Added to the threads' nice value, 0..19: what a busy machine gives them less.
    int nice = 0;
};

/// How busy a lane is, and what it has done since it was made.
struct LaneLoad {
    std::size_t waiting = 0;
    std::size_t running = 0;
    /// Jobs done to the end.
    std::uint64_t answered = 0;
    std::uint64_t refused = 0;
    /// Those that waited and those that ran.
    std::uint64_t cancelled = 0;
    /// The longest that a slice had to wait for a thread.
    std::chrono::microseconds longest_wait{};
    /// Spent in slices, all threads together.
    std::chrono::microseconds searching{};
    /// The longest slice.
    std::chrono::microseconds longest_slice{};
};

/// All functions may be called from any thread, also from a `deliver`, except where they say so.
class Lane {
  public:
    explicit Lane(const LaneSettings& settings);
    /// As stop(). Not from a `deliver`.
    ~Lane();
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    /// Nothing, and the job is dropped, when the queue is full or the lane has stopped. Otherwise
    /// its slices run until one says that there is no more, unless it is cancelled or the lane
    /// stops first.
    [[nodiscard]] std::optional<Ticket> add(Owner owner, Slice slice);

    /// Drops a job that waits; one that runs is no longer wanted, and what it delivers is thrown
    /// away. Where a job's last `deliver` has begun, or the ticket is spent, nothing happens. Never
    /// waits.
    void cancel(Ticket ticket);

    /// Drops what waits, lets running slices finish without their `deliver` if that hasn't begun,
    /// and returns when no thread is left. May be repeated. Not from a `deliver`.
    void stop();

    [[nodiscard]] LaneLoad load() const;

  private:
    struct Work;
    std::unique_ptr<Work> work_;
};

}  // namespace congkak::ai
