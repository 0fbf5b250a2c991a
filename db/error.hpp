// What can go wrong in storage: refusals that callers expect, and broken storage.
#pragma once

#include <boost/assert/source_location.hpp>
#include <stdexcept>
#include <string>

namespace congkak::db {

/// Expected answers of the store; they come back as results and change nothing.
enum class Refusal {
    name_taken,   ///< Another account has the same name key.
    not_a_guest,  ///< The account is registered already, or there is none.
};

/// Lets boost::system::result<T, Refusal>::value() throw std::logic_error.
[[noreturn]] void throw_exception_from_error(Refusal refusal, const boost::source_location& where);

/// Why storage is broken, as far as a caller or an operator acts on it.
enum class StorageFailure {
    cannot_open,   ///< The folder or the file can't be created, opened or locked.
    in_use,        ///< Another server holds the data folder.
    foreign_file,  ///< The file isn't ours; it was left as it was.
    newer_file,    ///< The file was written by a newer version; it was left as it was.
    full,          ///< No room on the disk.
    io,            ///< Reading, writing or syncing failed.
    busy,          ///< Another process kept the file locked for longer than the timeout.
    corrupt,       ///< The file contradicts itself.
    failed_unit,   ///< The unit of work failed by itself; others weren't touched.
    stopped,       ///< The storage was told to stop before the work was queued.
};

/// Broken storage. what() names the failure, the statement and the SQLite code, never a value
/// that was bound, so it may be logged; it is not meant for players.
class StorageError : public std::runtime_error {
  public:
    StorageError(StorageFailure failure, const std::string& what, int sqlite_code = 0,
                 bool may_be_stored = false);

    [[nodiscard]] StorageFailure failure() const { return failure_; }

    /// SQLite's result code, 0 when SQLite wasn't involved.
    [[nodiscard]] int sqlite_code() const { return sqlite_code_; }

    /// True when the COMMIT itself failed: the work may be on disk all the same. The caller reads
    /// again what it concerns; a read that succeeds after this error sees the truth.
    [[nodiscard]] bool may_be_stored() const { return may_be_stored_; }

  private:
    StorageFailure failure_;
    int sqlite_code_;
    bool may_be_stored_;
};

}  // namespace congkak::db
