// What the tests of storage share: folders of their own, stores on real files, sample rows.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "db/sql/sql_store.hpp"
#include "db/storage.hpp"

namespace congkak::db::testing {

/// A new empty folder, removed with everything in it.
class TempFolder {
  public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path database() const { return path_ / "congkak.db"; }

  private:
    std::filesystem::path path_;
};

/// A store on a new file, without threads.
class StoreOnFile {
  public:
    StoreOnFile();

    /// One transaction.
    void write(const std::function<void(Store&)>& work);

    /// One transaction that is undone.
    void write_and_undo(const std::function<void(Store&)>& work);

    Store& operator*() { return *store_; }
    Store* operator->() { return store_.get(); }

    /// Closes the file and opens it again.
    void reopen();

    [[nodiscard]] const TempFolder& folder() const { return folder_; }

  private:
    TempFolder folder_;
    std::unique_ptr<sql::SqlStore> store_;
};

/// Waits for the unit's answer.
std::optional<StorageError> write_and_wait(Storage& storage, Storage::Work work);
std::optional<StorageError> read_and_wait(Storage& storage, Storage::Work work);

/// Commits that reached the disk count as one number; reads it over a connection of its own.
std::int64_t read_number(const std::filesystem::path& file, const std::string& sql);
std::string read_text(const std::filesystem::path& file, const std::string& sql);

std::string bytes_of(const std::filesystem::path& file);
void put_bytes(const std::filesystem::path& file, const std::string& bytes);

/// A registered account.
std::int64_t make_account(Store& store, const std::string& name);

/// The game's first event comes from the command "<id>-create".
NewGame new_game(const std::string& id, std::int64_t account);

/// An event; a command id "<game>-<version>" when `account` isn't 0.
JournalRow event(const std::string& game, std::int64_t version, std::int64_t account = 0);

/// A ranked win against easy, worth 10.
FinishedGame ranked_win(const std::string& game, std::int64_t version, const std::string& sowings);

}  // namespace congkak::db::testing
