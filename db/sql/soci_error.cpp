#include "db/sql/soci_error.hpp"

#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <string>

#include "db/error.hpp"

namespace congkak::db::sql {
namespace {

StorageFailure failure_of(int sqlite_code) {
    switch (sqlite_code & 0xff) {
        case SQLITE_FULL:
            return StorageFailure::full;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return StorageFailure::busy;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return StorageFailure::corrupt;
        case SQLITE_IOERR:
        case SQLITE_READONLY:
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_PROTOCOL:
        case SQLITE_NOMEM:
            return StorageFailure::io;
        default:
            return StorageFailure::failed_unit;
    }
}

}  // namespace

void rethrow_as_storage_error(std::string_view statement) {
    try {
        throw;
    } catch (const soci::sqlite3_soci_error& error) {
        const int code = error.result();
        throw StorageError(failure_of(code),
                           std::string(statement) + ": SQLite " + std::to_string(code) + ", " +
                               sqlite_api::sqlite3_errstr(code),
                           code);
    } catch (const soci::soci_error&) {
        throw StorageError(StorageFailure::failed_unit, std::string(statement) + ": SOCI refused");
    }
}

}  // namespace congkak::db::sql
