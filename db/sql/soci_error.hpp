// Turns what SOCI throws into StorageError without the values that SOCI puts into its texts.
#pragma once

#include <string_view>

namespace congkak::db::sql {

/// Call from a catch block that caught a std::exception of SOCI's: throws StorageError with the
/// statement's name and SQLite's code.
[[noreturn]] void rethrow_as_storage_error(std::string_view statement);

}  // namespace congkak::db::sql
