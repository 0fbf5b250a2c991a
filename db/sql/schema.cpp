#include "db/sql/schema.hpp"

#include <spdlog/spdlog.h>

#include <cassert>
#include <charconv>

#include "db/error.hpp"
#include "db/sql/data_folder.hpp"
#include "db/sql/statement.hpp"
#include "embedded/migrations.hpp"

namespace congkak::db::sql {
namespace {

std::int64_t schema_version(Connection& connection) {
    Query<In<>, Out<Integer>> version(connection, "schema.version", "pragma user_version");
    const auto row = version.one();
    return row ? std::get<0>(*row) : 0;
}

[[noreturn]] void refuse_newer(const std::filesystem::path& file, std::int64_t found,
                               std::int64_t newest) {
    throw StorageError(StorageFailure::newer_file,
                       file.string() + " was written by a newer version of congkak (schema " +
                           std::to_string(found) + ", this version knows " +
                           std::to_string(newest) +
                           "); it was left as it is. Start that version, or put back a copy made "
                           "before the upgrade.");
}

void apply(Connection& connection, const Migration& migration, std::int64_t now_ms) {
    connection.execute("schema.begin", "begin immediate");
    for (const std::string& statement : statements_of(migration.sql)) {
        connection.execute(migration.name, statement);
    }
    Query<In<Integer, std::string, Integer>, Out<>> record(
        connection, "schema.record",
        "insert into schema_migrations (version, name, applied_ms) values (:version, :name, :at)");
    record.run(migration.version, migration.name, now_ms);
    // A copy of the version that can be read from the header without opening the database.
    connection.execute("schema.mark", "pragma user_version = " + std::to_string(migration.version));
    connection.execute("schema.commit", "commit");
}

/// Returns whether anything was applied; then it is in the file itself, not only in its log.
bool migrate(Connection& connection, std::int64_t from, std::span<const Migration> known,
             std::int64_t now_ms) {
    bool applied = false;
    for (const Migration& migration : known) {
        if (migration.version > from) {
            apply(connection, migration, now_ms);
            applied = true;
        }
    }
    if (applied) {
        connection.execute("schema.checkpoint", "pragma wal_checkpoint(truncate)");
    }
    return applied;
}

void make_database(const std::filesystem::path& file, std::int64_t now_ms,
                   std::span<const Migration> known) {
    std::filesystem::path unfinished = file;
    unfinished += ".new";
    start_new_file(unfinished);
    {
        Connection connection({unfinished, false, std::chrono::milliseconds(0)});
        connection.execute("schema.id",
                           "pragma application_id = " + std::to_string(application_id));
        migrate(connection, 0, known, now_ms);
    }
    publish_file(unfinished, file);
}

}  // namespace

const std::vector<Migration>& migrations() {
    static const std::vector<Migration> all = [] {
        std::vector<Migration> found;
        for (const embedded::File& file : embedded::migrations::files()) {
            Migration migration{0, std::string(file.path), file.content};
            std::from_chars(file.path.data(), file.path.data() + file.path.size(),
                            migration.version);
            found.push_back(std::move(migration));
            assert(found.back().version == static_cast<std::int64_t>(found.size()));
        }
        return found;
    }();
    return all;
}

std::vector<std::string> statements_of(std::string_view sql) {
    std::vector<std::string> statements;
    std::string statement;
    while (!sql.empty()) {
        const std::size_t end = sql.find('\n');
        const std::string_view line = sql.substr(0, end);
        sql.remove_prefix(end == std::string_view::npos ? sql.size() : end + 1);
        if (line.empty() || line.starts_with("--")) {
            continue;
        }
        statement.append(line).push_back('\n');
        if (line.ends_with(';')) {
            statements.push_back(std::move(statement));
            statement.clear();
        }
    }
    assert(statement.empty());
    return statements;
}

std::unique_ptr<Connection> open_database(const OpenOptions& options,
                                          std::span<const Migration> known) {
    const auto newest = static_cast<std::int64_t>(known.size());
    const FileFacts facts = inspect_file(options.file);
    if (facts.schema_version > newest) {
        refuse_newer(options.file, facts.schema_version, newest);
    }
    if (!facts.present) {
        if (options.if_missing == IfMissing::refuse) {
            throw StorageError(StorageFailure::cannot_open, options.file.string() + " is gone");
        }
        make_database(options.file, options.now_ms, known);
    }
    auto connection =
        std::make_unique<Connection>(ConnectionOptions{options.file, false, options.busy_timeout});
    const std::int64_t version = schema_version(*connection);
    if (version > newest) {
        refuse_newer(options.file, version, newest);
    }
    if (migrate(*connection, version, known, options.now_ms)) {
        spdlog::info("storage: {} brought from schema {} to {}", options.file.string(), version,
                     newest);
    }
    return connection;
}

}  // namespace congkak::db::sql
