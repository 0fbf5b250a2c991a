// The thread that reads, on a read-only connection of its own: long reads hold up no commit.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

#include "db/threads/work_queue.hpp"

namespace congkak::db {

namespace sql {
class SqlStore;
}

class Reader {
  public:
    /// Starts closed.
    Reader(std::filesystem::path file, std::chrono::milliseconds busy_timeout);
    ~Reader();
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    void submit(Unit unit) { queue_.push(std::move(unit)); }

    /// From now on units can run. Throws StorageError.
    void open();

    /// Waits for the unit that runs; later ones get an error until it is open again.
    void close();

    /// Finishes what is queued.
    void stop();

  private:
    void run();
    void run_unit(const Unit& unit);
    void end_transaction();

    const std::filesystem::path file_;
    const std::chrono::milliseconds busy_timeout_;
    WorkQueue queue_;
    std::mutex mutex_;  ///< Held while a unit runs; guards store_.
    std::unique_ptr<sql::SqlStore> store_;
    std::thread thread_;
};

}  // namespace congkak::db
