// One SQLite connection with the settings that every connection of ours has.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace soci {
class session;
}

namespace congkak::db::sql {

struct ConnectionOptions {
    std::filesystem::path file;  ///< Made if missing, unless read_only. No `"` in it.
    bool read_only = false;
    std::chrono::milliseconds busy_timeout{5000};
};

/// WAL, synchronous=FULL, foreign keys checked, a busy timeout. One thread at a time; statements
/// on it must be gone before it goes. Members throw StorageError.
class Connection {
  public:
    explicit Connection(const ConnectionOptions& options);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Runs one statement that has no parameters and whose rows don't matter. SQLite ignores
    /// whatever follows the first statement of a text.
    void execute(std::string_view name, const std::string& sql);

    /// False also when SQLite rolled back by itself because of an error.
    [[nodiscard]] bool in_transaction() const;

    [[nodiscard]] soci::session& session() { return *session_; }

  private:
    std::unique_ptr<soci::session> session_;
};

}  // namespace congkak::db::sql
