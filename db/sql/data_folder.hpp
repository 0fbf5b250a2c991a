// The folder that holds the database: made, locked, and its file looked at before SQLite touches
// it, because merely opening a database may change it.
#pragma once

#include <cstdint>
#include <filesystem>

namespace congkak::db::sql {

/// Marks our files in SQLite's header ("CGKK").
inline constexpr std::int64_t application_id = 0x43474B4B;

/// Holds `congkak.lock` in a folder, which it makes with mode 0700 if it isn't there. The lock
/// goes with the process, however that ends. Throws StorageError: cannot_open, in_use.
class FolderLock {
  public:
    explicit FolderLock(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

  private:
    int descriptor_ = -1;
};

struct FileFacts {
    bool present = false;             ///< False also for a file of no bytes.
    std::int64_t schema_version = 0;  ///< As of the last checkpoint.
};

/// Reads the header of the file. Throws StorageError: foreign_file when it isn't ours, also when
/// the file is missing and its write-ahead log is there. Changes nothing. Not while SQLite has
/// the file open in this process (closing would drop SQLite's locks).
[[nodiscard]] FileFacts inspect_file(const std::filesystem::path& file);

/// Removes a half-made `file` and what SQLite put beside it, and makes an empty one, mode 0600.
void start_new_file(const std::filesystem::path& file);

/// Gives the finished new file its name, durably.
void publish_file(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace congkak::db::sql
