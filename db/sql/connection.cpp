#include "db/sql/connection.hpp"

#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "db/error.hpp"
#include "db/sql/soci_error.hpp"
#include "db/sql/statement.hpp"

namespace congkak::db::sql {

Connection::Connection(const ConnectionOptions& options) {
    const std::string file = options.file.string();
    if (file.find('"') != std::string::npos) {
        throw StorageError(StorageFailure::cannot_open,
                           file + ": a path with a double quote can't be opened");
    }
    try {
        session_ = std::make_unique<soci::session>(
            soci::sqlite3, "dbname=\"" + file + "\"" + (options.read_only ? " readonly=true" : ""));
    } catch (const std::exception&) {
        rethrow_as_storage_error("open");
    }
    execute("open.timeout",
            "pragma busy_timeout = " + std::to_string(options.busy_timeout.count()));
    execute("open.keys", "pragma foreign_keys = on");
    if (!options.read_only) {
        execute("open.wal", "pragma journal_mode = wal");
        execute("open.sync", "pragma synchronous = full");
        execute("open.wal_size", "pragma journal_size_limit = 67108864");
    }
}

Connection::~Connection() = default;

void Connection::execute(std::string_view name, const std::string& sql) {
    Statement statement(*this, name, sql);
    statement.prepare();
    statement.execute();
}

bool Connection::in_transaction() const {
    const auto* backend =
        static_cast<const soci::sqlite3_session_backend*>(session_->get_backend());
    return sqlite_api::sqlite3_get_autocommit(backend->conn_) == 0;
}

}  // namespace congkak::db::sql
