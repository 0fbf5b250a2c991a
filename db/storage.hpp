// The storage threads. One writes with group commit, one reads on a read-only connection.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "db/error.hpp"
#include "db/store.hpp"

namespace congkak::db {

struct StorageOptions {
    /// Made with mode 0700 if it isn't there. Holds congkak.db (and SQLite's files beside it) and
    /// congkak.lock.
    std::filesystem::path folder = "data";

    /// How long to wait for another process that has the file locked (a backup, a shell).
    std::chrono::milliseconds busy_timeout{5000};

    /// How often a failed disk is tried again while nothing is asked of it.
    std::chrono::milliseconds recovery_interval{1000};

    /// The journal is shortened once it is longer than this many rows.
    std::int64_t journal_rows = 100'000;

    /// Milliseconds since the epoch, called on the storage thread; empty: the system clock.
    std::function<std::int64_t()> now_ms = nullptr;
};

/// Counts since the start, for metrics. All but `queued` only grow.
struct StorageNumbers {
    std::uint64_t commits = 0;
    std::uint64_t units = 0;                   ///< Units of work that were committed.
    std::uint64_t failed_units = 0;            ///< Units that were answered with an error.
    std::uint64_t failed_commits = 0;          ///< Groups that could not be committed.
    std::uint64_t queued = 0;                  ///< Units waiting now.
    std::chrono::microseconds last_commit{0};  ///< How long the last commit took.
};

/// Thread-safe. Callbacks run on the storage threads: they don't block, don't throw, and post the
/// result to where it belongs.
class Storage {
  public:
    using Work = std::function<void(Store&)>;
    using Done = std::function<void(std::optional<StorageError>)>;

    /// Locks the folder, opens or makes the file, brings it to the present schema and starts the
    /// threads. Throws StorageError (cannot_open, in_use, foreign_file, newer_file, …) with a
    /// message for the person who starts the server.
    explicit Storage(StorageOptions options);

    /// Drains and stops.
    ~Storage();

    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;

    /// Queues a unit of work. Everything queued while the last commit ran goes into one
    /// transaction, each unit in a savepoint: a unit that throws undoes itself alone and gets its
    /// error. `done` is called after the COMMIT is on disk, with nothing, or with the error.
    /// Order of submission = order of work = order of `done`. When the COMMIT itself fails, every
    /// unit of the group gets an error whose may_be_stored() is true.
    void write(Work work, Done done);

    /// Queues a unit that only reads; it sees what was committed, `done` of a write happens after
    /// its rows can be seen. While storage is recovering from a failed commit it gets an error.
    void read(Work work, Done done);

    /// Finishes what is queued, then stops; later work is answered with `stopped`, at once and on
    /// the caller's thread. Returns when both threads have ended. May be called twice, not from a
    /// callback.
    void drain_and_stop();

    /// False from a failed commit until a commit succeeds again; storage tries by itself
    /// every recovery_interval. Any thread.
    [[nodiscard]] bool healthy() const;

    /// Any thread.
    [[nodiscard]] StorageNumbers numbers() const;

  private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace congkak::db
