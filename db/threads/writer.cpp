#include "db/threads/writer.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "db/sql/schema.hpp"
#include "db/sql/sql_store.hpp"
#include "db/threads/reader.hpp"

namespace congkak::db {
namespace {

constexpr std::chrono::seconds expiry_interval{60};
constexpr std::int64_t expiry_limit = 256;

/// The log is trimmed after so many units, and then by at most four times as many rows: short
/// enough not to be felt in a commit, fast enough to keep up.
constexpr std::int64_t units_per_trim = 256;
constexpr std::int64_t trimmed_rows_per_unit = 4;

bool is_about_the_disk(StorageFailure failure) {
    return failure == StorageFailure::full || failure == StorageFailure::io ||
           failure == StorageFailure::corrupt;
}

}  // namespace

Writer::Writer(const StorageOptions& options, std::filesystem::path file, Reader& reader)
    : options_(options),
      file_(std::move(file)),
      reader_(reader),
      next_expiry_(Clock::now() + expiry_interval) {
    open(sql::IfMissing::make);
    reader_.open();
    thread_ = std::thread([this] { run(); });
}

Writer::~Writer() { stop(); }

void Writer::open(sql::IfMissing if_missing) {
    store_ = std::make_unique<sql::SqlStore>(sql::open_database(
        {file_, if_missing, options_.busy_timeout, options_.now_ms()}, sql::migrations()));
}

void Writer::stop() {
    queue_.stop();
    if (thread_.joinable()) {
        thread_.join();
        store_.reset();
    }
}

void Writer::run() {
    while (!queue_.is_finished()) {
        std::vector<Unit> units = queue_.take(
            healthy_ ? next_expiry_
                     : std::min(next_expiry_, Clock::now() + options_.recovery_interval));
        add_housekeeping(units);
        if (!healthy_ && !recover()) {
            const StorageError error(StorageFailure::io, "the storage is recovering");
            answer_group(units, std::vector(units.size(), std::optional(error)));
        } else if (!units.empty()) {
            commit_group(units);
        }
    }
}

void Writer::add_housekeeping(std::vector<Unit>& units) {
    units_since_trim_ += static_cast<std::int64_t>(units.size());
    const bool expiry_due = Clock::now() >= next_expiry_;
    if (expiry_due) {
        next_expiry_ = Clock::now() + expiry_interval;
        units.push_back(
            {[this](Store& store) { store.expire(options_.now_ms(), expiry_limit); }, {}});
    }
    if (expiry_due || units_since_trim_ >= units_per_trim) {
        const std::int64_t limit =
            std::max(units_since_trim_, units_per_trim) * trimmed_rows_per_unit;
        units_since_trim_ = 0;
        units.push_back(
            {[this, limit](Store& store) { store.trim(options_.journal_rows, limit); }, {}});
    }
}

void Writer::commit_group(const std::vector<Unit>& units) {
    std::vector<std::optional<StorageError>> errors;
    errors.reserve(units.size());
    try {
        store_->begin_write();
        for (const Unit& unit : units) {
            errors.push_back(run_unit(unit));
        }
        commit();
    } catch (const StorageError& error) {
        fail_group(units, error);
        return;
    }
    for (const auto& error : errors) {
        if (error && is_about_the_disk(error->failure())) {
            set_unhealthy(*error);
        }
    }
    answer_group(units, errors);
}

/// Throws when the unit took the whole transaction with it.
std::optional<StorageError> Writer::run_unit(const Unit& unit) {
    std::optional<StorageError> error;
    store_->begin_unit();
    try {
        unit.work(*store_);
    } catch (const StorageError& caught) {
        error = caught;
    } catch (...) {
        error = StorageError(StorageFailure::failed_unit, "a unit of work threw");
    }
    if (!error) {
        store_->keep_unit();
        return std::nullopt;
    }
    if (!store_->in_transaction()) {
        throw *error;
    }
    store_->undo_unit();
    spdlog::error("storage: a unit of work failed: {}", error->what());
    return error;
}

void Writer::commit() {
    const Clock::time_point start = Clock::now();
    try {
        store_->commit();
    } catch (const StorageError& error) {
        throw StorageError(error.failure(), error.what(), error.sqlite_code(), true);
    }
    last_commit_us_ =
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
    ++commits_;
}

void Writer::fail_group(const std::vector<Unit>& units, const StorageError& error) {
    ++failed_commits_;
    set_unhealthy(error);
    // Busy before anything was done: the connection is fine, and waiting again would only add to
    // the time that the callers wait.
    if (error.failure() != StorageFailure::busy || store_->in_transaction()) {
        close();
        static_cast<void>(recover());
    }
    answer_group(units, std::vector(units.size(), std::optional(error)));
}

void Writer::answer_group(const std::vector<Unit>& units,
                          const std::vector<std::optional<StorageError>>& errors) {
    for (std::size_t i = 0; i < units.size(); ++i) {
        ++(errors[i] ? failed_units_ : units_);
        answer(units[i], errors[i]);
    }
}

void Writer::set_unhealthy(const StorageError& error) {
    if (healthy_.exchange(false)) {
        spdlog::error("storage: writing failed: {}", error.what());
    }
}

/// Both connections, so that the next one to open reads the log as it is on disk.
void Writer::close() {
    reader_.close();
    store_.reset();
}

bool Writer::recover() {
    try {
        if (!store_) {
            open(sql::IfMissing::refuse);
        }
        store_->begin_write();
        store_->probe(options_.now_ms());
        store_->commit();
        reader_.open();
    } catch (const StorageError& error) {
        spdlog::debug("storage: still failing: {}", error.what());
        if (error.failure() != StorageFailure::busy) {
            close();
        }
        return false;
    }
    healthy_ = true;
    spdlog::info("storage: writing works again");
    return true;
}

StorageNumbers Writer::numbers() const {
    return {commits_,        units_,        failed_units_,
            failed_commits_, queue_.size(), std::chrono::microseconds(last_commit_us_)};
}

}  // namespace congkak::db
