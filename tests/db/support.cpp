#include "tests/db/support.hpp"

#include <stdlib.h>

#include <fstream>
#include <future>
#include <iterator>
#include <stdexcept>

#include "db/sql/schema.hpp"

namespace congkak::db::testing {
namespace {

std::unique_ptr<sql::SqlStore> open_store(const std::filesystem::path& file) {
    return std::make_unique<sql::SqlStore>(
        sql::open_database({file, sql::IfMissing::make}, sql::migrations()));
}

}  // namespace

TempFolder::TempFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "congkak-db-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
    path_ = name;
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

StoreOnFile::StoreOnFile() : store_(open_store(folder_.database())) {}

void StoreOnFile::write(const std::function<void(Store&)>& work) {
    store_->begin_write();
    try {
        work(*store_);
    } catch (...) {
        store_->rollback();
        throw;
    }
    store_->commit();
}

void StoreOnFile::write_and_undo(const std::function<void(Store&)>& work) {
    store_->begin_write();
    store_->begin_unit();
    work(*store_);
    store_->undo_unit();
    store_->commit();
}

void StoreOnFile::reopen() {
    store_.reset();
    store_ = open_store(folder_.database());
}

std::optional<StorageError> write_and_wait(Storage& storage, Storage::Work work) {
    std::promise<std::optional<StorageError>> answer;
    storage.write(std::move(work), [&](const auto& error) { answer.set_value(error); });
    return answer.get_future().get();
}

std::optional<StorageError> read_and_wait(Storage& storage, Storage::Work work) {
    std::promise<std::optional<StorageError>> answer;
    storage.read(std::move(work), [&](const auto& error) { answer.set_value(error); });
    return answer.get_future().get();
}

std::int64_t read_number(const std::filesystem::path& file, const std::string& sql) {
    sql::Connection connection({file, true});
    sql::Query<sql::In<>, sql::Out<sql::Integer>> query(connection, "test", sql);
    return std::get<0>(query.one().value());
}

std::string read_text(const std::filesystem::path& file, const std::string& sql) {
    sql::Connection connection({file, true});
    sql::Query<sql::In<>, sql::Out<std::string>> query(connection, "test", sql);
    return std::get<0>(query.one().value());
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void put_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

std::int64_t make_account(Store& store, const std::string& name) {
    return store.create_account({name, "key of " + name, "hash", 1000}).value().id;
}

NewGame new_game(const std::string& id, std::int64_t account) {
    JournalRow first{id, 1, 2000, "created", "{}", account, id + "-create", "reply " + id};
    return {id, account, 2000, true, R"({"pack":"tradisional"})", first};
}

JournalRow event(const std::string& game, std::int64_t version, std::int64_t account) {
    const std::string name = game + "-" + std::to_string(version);
    return {game,
            version,
            2000 + version,
            "sown",
            R"({"ply":)" + std::to_string(version) + "}",
            account,
            account == 0 ? "" : name,
            account == 0 ? "" : "reply " + name};
}

FinishedGame ranked_win(const std::string& game, std::int64_t version, const std::string& sowings) {
    FinishedGame finished;
    finished.id = game;
    finished.version = version;
    finished.ended_ms = 5000;
    finished.result = R"({"winner":"south"})";
    finished.record = "[pack tradisional]\n" + sowings + "\n";
    finished.ranked = true;
    finished.outcome = Outcome::won;
    finished.level = "easy";
    finished.level_points = 10;
    finished.margin = 12;
    finished.sowings = sowings;
    return finished;
}

}  // namespace congkak::db::testing
