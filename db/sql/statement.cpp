#include "db/sql/statement.hpp"

#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "db/sql/connection.hpp"
#include "db/sql/soci_error.hpp"

namespace congkak::db::sql {

struct Statement::Handle {
    std::string name;
    std::string sql;
    soci::statement statement;

    Handle(soci::session& session, std::string_view its_name, std::string_view its_sql)
        : name(its_name), sql(its_sql), statement(session) {
        statement.alloc();
    }
};

Statement::Statement(Connection& connection, std::string_view name, std::string_view sql)
    : handle_(std::make_unique<Handle>(connection.session(), name, sql)) {}

Statement::~Statement() = default;

void Statement::take(const Integer& parameter) {
    handle_->statement.exchange(soci::use(parameter));
}

void Statement::take(const std::string& parameter) {
    handle_->statement.exchange(soci::use(parameter));
}

void Statement::give(Integer& column) { handle_->statement.exchange(soci::into(column)); }

void Statement::give(std::string& column) { handle_->statement.exchange(soci::into(column)); }

void Statement::prepare() {
    try {
        handle_->statement.prepare(handle_->sql);
        handle_->statement.define_and_bind();
    } catch (const std::exception&) {
        rethrow_as_storage_error(handle_->name);
    }
}

bool Statement::execute() {
    try {
        // Without the `true` SOCI 4.0.3 binds and doesn't step.
        return handle_->statement.execute(true);
    } catch (const std::exception&) {
        reset();
        rethrow_as_storage_error(handle_->name);
    }
}

bool Statement::fetch() {
    try {
        return handle_->statement.fetch();
    } catch (const std::exception&) {
        reset();
        rethrow_as_storage_error(handle_->name);
    }
}

void Statement::reset() noexcept {
    auto* backend = static_cast<soci::sqlite3_statement_backend*>(handle_->statement.get_backend());
    sqlite_api::sqlite3_reset(backend->stmt_);
}

std::int64_t Statement::affected() { return handle_->statement.get_affected_rows(); }

}  // namespace congkak::db::sql
