// The thread that writes, with group commit:
//
//   take everything that is queued (and what housekeeping is due)
//   BEGIN; for each unit: SAVEPOINT, work, RELEASE or ROLLBACK TO; COMMIT; answer in order
//
// A transaction that is lost closes the file for writing and reading and opens it again, so that
// what is read afterwards is what is on disk, and commits a probe, so that what the lost commit may
// have left in the log's tail can't come back later. Until that has worked storage isn't healthy:
// it is tried before each group and every recovery_interval.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <thread>
#include <vector>

#include "db/storage.hpp"
#include "db/threads/work_queue.hpp"

namespace congkak::db {

class Reader;

namespace sql {
class SqlStore;
enum class IfMissing;
}  // namespace sql

class Writer {
  public:
    /// Opens the file, then `reader`. `options.now_ms` is set. Throws StorageError.
    Writer(const StorageOptions& options, std::filesystem::path file, Reader& reader);
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void submit(Unit unit) { queue_.push(std::move(unit)); }

    /// Finishes what is queued and closes the file.
    void stop();

    [[nodiscard]] bool healthy() const { return healthy_; }
    [[nodiscard]] StorageNumbers numbers() const;

  private:
    using Clock = std::chrono::steady_clock;

    void open(sql::IfMissing if_missing);
    void run();
    void add_housekeeping(std::vector<Unit>& units);
    void commit_group(const std::vector<Unit>& units);
    [[nodiscard]] std::optional<StorageError> run_unit(const Unit& unit);
    void commit();
    void fail_group(const std::vector<Unit>& units, const StorageError& error);
    void answer_group(const std::vector<Unit>& units,
                      const std::vector<std::optional<StorageError>>& errors);
    void set_unhealthy(const StorageError& error);
    void close();
    [[nodiscard]] bool recover();

    const StorageOptions options_;
    const std::filesystem::path file_;
    Reader& reader_;
    WorkQueue queue_;
    std::unique_ptr<sql::SqlStore> store_;  ///< Empty while the file can't be opened.

    std::int64_t units_since_trim_ = 0;
    Clock::time_point next_expiry_;

    std::atomic<bool> healthy_{true};
    std::atomic<std::uint64_t> commits_{0};
    std::atomic<std::uint64_t> units_{0};
    std::atomic<std::uint64_t> failed_units_{0};
    std::atomic<std::uint64_t> failed_commits_{0};
    std::atomic<std::int64_t> last_commit_us_{0};

    std::thread thread_;
};

}  // namespace congkak::db
