// Making, upgrading and refusing data files.
#include "db/sql/schema.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "db/sql/data_folder.hpp"
#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

namespace fs = std::filesystem;
using sql::Connection;
using sql::IfMissing;
using sql::Migration;
using testing::bytes_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::put_bytes;
using testing::read_number;
using testing::read_text;
using testing::TempFolder;

void open_with(const fs::path& file, const std::vector<Migration>& known) {
    static_cast<void>(sql::open_database({file, IfMissing::make}, known));
}

std::int64_t newest() { return static_cast<std::int64_t>(sql::migrations().size()); }

std::vector<Migration> with_one_more(std::string_view text) {
    std::vector<Migration> known = sql::migrations();
    known.push_back({newest() + 1, "9999_more.sql", text});
    return known;
}

StorageFailure failure_of(const std::function<void()>& action, std::string* message = nullptr) {
    try {
        action();
    } catch (const StorageError& error) {
        if (message != nullptr) {
            *message = error.what();
        }
        return error.failure();
    }
    ADD_FAILURE() << "nothing was refused";
    return {};
}

unsigned mode_of(const fs::path& path) {
    struct stat facts {};
    EXPECT_EQ(::stat(path.c_str(), &facts), 0);
    return facts.st_mode & 0777U;
}

TEST(Migrations, AreNumberedFromOneWithoutAGap) {
    std::int64_t version = 0;
    for (const Migration& migration : sql::migrations()) {
        EXPECT_EQ(migration.version, ++version) << migration.name;
        EXPECT_FALSE(sql::statements_of(migration.sql).empty()) << migration.name;
    }
    EXPECT_GE(version, 1);
}

TEST(Migrations, AreCutIntoStatements) {
    EXPECT_THAT(
        sql::statements_of("-- why; here\ncreate table a (\n    b text\n);\n\n"
                           "insert into a values (';x');\n"),
        ElementsAre("create table a (\n    b text\n);\n", "insert into a values (';x');\n"));
}

TEST(NewFile, IsOursAndCanBeOpenedAgain) {
    const TempFolder folder;
    for (int i = 0; i < 2; ++i) {
        open_with(folder.database(), sql::migrations());
        EXPECT_EQ(read_number(folder.database(), "pragma user_version"), newest());
        EXPECT_EQ(read_number(folder.database(), "pragma application_id"), sql::application_id);
        EXPECT_EQ(read_number(folder.database(), "select count(*) from schema_migrations"),
                  newest());
        EXPECT_EQ(read_text(folder.database(), "pragma journal_mode"), "wal");
        EXPECT_EQ(read_text(folder.database(), "pragma integrity_check"), "ok");
    }
}

TEST(NewFile, IsForItsOwnerOnlyWhateverThePath) {
    const TempFolder folder;
    const fs::path data = folder.path() / "a b = c" / "data";
    { const Storage storage({data}); }
    EXPECT_EQ(mode_of(data), 0700U);
    EXPECT_EQ(mode_of(data / "congkak.db"), 0600U);
    EXPECT_EQ(bytes_of(data / "congkak.db").substr(0, 15), "SQLite format 3");
}

TEST(NewFile, TakesThePlaceOfAHalfMadeOneAndOfAnEmptyOne) {
    const TempFolder folder;
    put_bytes(folder.path() / "congkak.db.new", "half a database");
    put_bytes(folder.path() / "congkak.db.new-wal", "half a log");
    put_bytes(folder.database(), "");
    open_with(folder.database(), sql::migrations());
    EXPECT_EQ(read_text(folder.database(), "pragma integrity_check"), "ok");
    EXPECT_FALSE(fs::exists(folder.path() / "congkak.db.new"));
    EXPECT_FALSE(fs::exists(folder.path() / "congkak.db.new-wal"));
}

TEST(NewFile, IsNotMadeWhereOneHasToBe) {
    const TempFolder folder;
    EXPECT_EQ(failure_of([&] {
                  static_cast<void>(sql::open_database({folder.database(), IfMissing::refuse},
                                                       sql::migrations()));
              }),
              StorageFailure::cannot_open);
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(OlderFile, IsUpgraded) {
    const TempFolder folder;
    open_with(folder.database(), sql::migrations());
    open_with(folder.database(), with_one_more("create table more (id bigint);\n"));
    EXPECT_EQ(read_number(folder.database(), "pragma user_version"), newest() + 1);
    EXPECT_EQ(read_number(folder.database(), "select count(*) from more"), 0);
    EXPECT_EQ(read_text(folder.database(),
                        "select name from schema_migrations order by version desc limit 1"),
              "9999_more.sql");
}

TEST(OlderFile, StaysAsItWasWhenAMigrationFails) {
    const TempFolder folder;
    open_with(folder.database(), sql::migrations());
    EXPECT_THROW(
        open_with(folder.database(), with_one_more("create table more (id bigint);\nnonsense;\n")),
        StorageError);
    EXPECT_EQ(read_number(folder.database(), "pragma user_version"), newest());
    EXPECT_EQ(
        read_number(folder.database(), "select count(*) from sqlite_master where name = 'more'"),
        0);
    open_with(folder.database(), with_one_more("create table more (id bigint);\n"));
    EXPECT_EQ(read_number(folder.database(), "pragma user_version"), newest() + 1);
}

TEST(NewerFile, IsRefusedWithAdviceAndLeftAsItIs) {
    const TempFolder folder;
    open_with(folder.database(), with_one_more("create table more (id bigint);\n"));
    const std::string before = bytes_of(folder.database());
    std::string message;
    EXPECT_EQ(failure_of([&] { open_with(folder.database(), sql::migrations()); }, &message),
              StorageFailure::newer_file);
    EXPECT_THAT(message,
                HasSubstr("newer version of congkak (schema " + std::to_string(newest() + 1) +
                          ", this version knows " + std::to_string(newest()) + ")"));
    EXPECT_THAT(message, HasSubstr("Start that version"));
    EXPECT_EQ(bytes_of(folder.database()), before);
}

TEST(ForeignFile, IsRefusedAndLeftAsItIs) {
    const TempFolder elsewhere;
    { const Connection other({elsewhere.database()}); }
    {
        Connection other({elsewhere.database()});
        other.execute("test", "create table theirs (id integer)");
    }
    struct Case {
        const char* name;
        std::string bytes;
    };
    const Case cases[] = {
        {"text", "these are my notes\n"},
        {"long text", std::string(5000, 'x')},
        {"cut database", bytes_of(elsewhere.database()).substr(0, 50)},
        {"another program's database", bytes_of(elsewhere.database())},
    };
    for (const Case& each : cases) {
        SCOPED_TRACE(each.name);
        const TempFolder folder;
        put_bytes(folder.database(), each.bytes);
        std::string message;
        EXPECT_EQ(failure_of([&] { const Storage storage({folder.path()}); }, &message),
                  StorageFailure::foreign_file);
        EXPECT_THAT(message, HasSubstr("left as it is"));
        EXPECT_EQ(bytes_of(folder.database()), each.bytes);
        EXPECT_FALSE(fs::exists(folder.path() / "congkak.db-wal"));
    }
}

TEST(ForeignFile, IsAlsoAFolderAndALogWithoutItsDatabase) {
    const TempFolder folder;
    fs::create_directory(folder.database());
    EXPECT_EQ(failure_of([&] { const Storage storage({folder.path()}); }),
              StorageFailure::foreign_file);
    fs::remove(folder.database());
    put_bytes(folder.path() / "congkak.db-wal", "the moves of a lost file");
    EXPECT_EQ(failure_of([&] { const Storage storage({folder.path()}); }),
              StorageFailure::foreign_file);
    EXPECT_EQ(bytes_of(folder.path() / "congkak.db-wal"), "the moves of a lost file");
}

TEST(Connections, SyncEveryCommitWaitForOthersAndCheckReferences) {
    const TempFolder folder;
    const auto setting = [](Connection& connection, const std::string& name) {
        sql::Query<sql::In<>, sql::Out<sql::Integer>> query(connection, name, "pragma " + name);
        return std::get<0>(query.one().value());
    };
    Connection writing({folder.database(), false, std::chrono::milliseconds(1234)});
    EXPECT_EQ(setting(writing, "synchronous"), 2);
    Connection reading({folder.database(), true, std::chrono::milliseconds(1234)});
    for (Connection* connection : {&writing, &reading}) {
        EXPECT_EQ(setting(*connection, "busy_timeout"), 1234);
        EXPECT_EQ(setting(*connection, "foreign_keys"), 1);
    }
}

TEST(DataFolder, IsHeldByOneServerAtATime) {
    const TempFolder folder;
    {
        const Storage first({folder.path()});
        std::string message;
        EXPECT_EQ(failure_of([&] { const Storage second({folder.path()}); }, &message),
                  StorageFailure::in_use);
        EXPECT_THAT(message, HasSubstr("another server is running on the data folder"));
    }
    const Storage third({folder.path()});
}

TEST(DataFolder, ThatCanNotBeMadeIsSaid) {
    const TempFolder folder;
    put_bytes(folder.path() / "file", "x");
    EXPECT_EQ(failure_of([&] { const Storage storage({folder.path() / "file" / "data"}); }),
              StorageFailure::cannot_open);
}

}  // namespace
}  // namespace congkak::db
