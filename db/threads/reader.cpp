#include "db/threads/reader.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "db/sql/sql_store.hpp"

namespace congkak::db {

Reader::Reader(std::filesystem::path file, std::chrono::milliseconds busy_timeout)
    : file_(std::move(file)), busy_timeout_(busy_timeout), thread_([this] { run(); }) {}

Reader::~Reader() { stop(); }

void Reader::open() {
    const std::lock_guard lock(mutex_);
    if (!store_) {
        store_ = std::make_unique<sql::SqlStore>(
            std::make_unique<sql::Connection>(sql::ConnectionOptions{file_, true, busy_timeout_}));
    }
}

void Reader::close() {
    const std::lock_guard lock(mutex_);
    store_.reset();
}

void Reader::stop() {
    queue_.stop();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void Reader::run() {
    while (!queue_.is_finished()) {
        for (const Unit& unit : queue_.take()) {
            run_unit(unit);
        }
    }
}

void Reader::run_unit(const Unit& unit) {
    std::optional<StorageError> error;
    {
        const std::lock_guard lock(mutex_);
        try {
            if (store_) {
                store_->begin_read();
                unit.work(*store_);
                store_->commit();
            } else {
                error = StorageError(StorageFailure::io, "the storage is recovering");
            }
        } catch (const StorageError& caught) {
            error = caught;
        } catch (...) {
            error = StorageError(StorageFailure::failed_unit, "a unit that reads threw");
        }
        if (error && store_) {
            spdlog::error("storage: a read failed: {}", error->what());
            end_transaction();
        }
    }
    answer(unit, error);
}

void Reader::end_transaction() {
    try {
        if (store_->in_transaction()) {
            store_->rollback();
        }
    } catch (const StorageError& error) {
        spdlog::error("storage: a read can't be ended: {}", error.what());
    }
}

}  // namespace congkak::db
