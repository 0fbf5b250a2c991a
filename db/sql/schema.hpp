// The schema and its migrations (db/migrations, embedded), applied in order, one transaction each.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"

namespace congkak::db::sql {

struct Migration {
    std::int64_t version = 0;
    std::string name;  ///< As the file is called, "0001_first_tables.sql".
    std::string_view sql;
};

/// The embedded ones, by version from 1 without a gap.
[[nodiscard]] const std::vector<Migration>& migrations();

/// A text cut into its statements: each ends with a semicolon at the end of a line; lines that
/// start with `--` are left out.
[[nodiscard]] std::vector<std::string> statements_of(std::string_view sql);

enum class IfMissing { make, refuse };

struct OpenOptions {
    std::filesystem::path file;
    IfMissing if_missing = IfMissing::make;
    std::chrono::milliseconds busy_timeout{5000};
    std::int64_t now_ms = 0;  ///< Noted beside each migration.
};

/// Opens the database for writing, brought to the newest schema of `known` if older. One that is
/// missing is made under another name first, so that a half-made one is never taken for ours.
/// Throws StorageError: foreign_file and newer_file before anything was changed, cannot_open, and
/// what SQLite says.
[[nodiscard]] std::unique_ptr<Connection> open_database(const OpenOptions& options,
                                                        std::span<const Migration> known);

}  // namespace congkak::db::sql
