#include "tests/server/live/world.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <stdlib.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "db/store.hpp"
#include "protocol/commands.hpp"
#include "protocol/to_json.hpp"

namespace congkak::live::testing {
namespace {

protocol::Pack read_pack(const std::string& id) {
    std::ifstream file("config/rulesets/" + id + ".json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto pack = protocol::parse_pack(text);
    if (!pack) {
        throw std::runtime_error(id + ": " + pack.error().message);
    }
    return *std::move(pack);
}

sqlite3* open(const std::filesystem::path& file) {
    sqlite3* connection = nullptr;
    if (sqlite3_open(file.c_str(), &connection) != SQLITE_OK) {
        throw std::runtime_error("can't open the file a second time");
    }
    return connection;
}

}  // namespace

std::string id_of(std::uint64_t n) {
    char text[33];
    std::snprintf(text, sizeof text, "%032llx", static_cast<unsigned long long>(n));
    return text;
}

World::World() {
    std::string name = (std::filesystem::temp_directory_path() / "congkak-live-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("no temporary folder");
    }
    folder_ = name;
    settings.pace = {std::chrono::milliseconds(0), std::chrono::milliseconds(0),
                     std::chrono::milliseconds(0)};
    settings.greeting.server_version = "0.1.0";
    settings.limits.starts_per_minute = 1000;
    for (const char* id : {"tradisional", "umum", "ringkas", "pertandingan", "sunog", "arena"}) {
        settings.packs.push_back(read_pack(id));
    }
    settings.levels =
        search::Levels({{"easy", {}, 10, {}}, {"normal", {}, 30, {}}, {"expert", {}, 100, {}}});
    settings.now = [this] { return clock; };
}

World::~World() {
    crash();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void World::start() {
    io_ = std::make_unique<boost::asio::io_context>();
    work_.emplace(io_->get_executor());
    db::StorageOptions options;
    options.folder = folder_;
    options.busy_timeout = busy_timeout;
    options.now_ms = [this] { return clock; };
    storage_ = std::make_unique<db::Storage>(options);
    pool_ = std::make_unique<ai::Pool>(
        ai::PoolSettings{.threads = 1, .queue = 64, .search_threads = 1, .search_queue = 64});
    board_ = std::make_unique<ranking::Board>();
    games_ = std::make_unique<Games>(*io_, *storage_, *pool_, *board_, settings);
    bool done = false;
    games_->restore([&](const std::optional<std::string>& problem) {
        EXPECT_FALSE(problem) << *problem;
        done = true;
    });
    until([&] { return done; }, "restore");
}

void World::crash() {
    games_.reset();
    storage_.reset();
    pool_.reset();
    board_.reset();
    work_.reset();
    io_.reset();
}

Actor World::make_account(const std::string& name, bool guest) {
    std::int64_t id = 0;
    bool done = false;
    storage_->write(
        [&](db::Store& store) {
            id = store.create_account({name, name, guest ? "" : "hash", clock})->id;
        },
        [&](const std::optional<db::StorageError>&) {
            boost::asio::post(*io_, [&] { done = true; });
        });
    until([&] { return done; }, "an account");
    return {id, name, guest};
}

TabPtr World::open_tab(std::optional<Actor> actor) {
    auto tab = std::make_shared<Tab>(actor);
    games_->connect(tab, std::move(actor));
    return tab;
}

std::string World::send(const TabPtr& tab, json command, const std::string& id) {
    const std::string used = id.empty() ? id_of(next_id_++) : id;
    command["id"] = used;
    const auto frame = protocol::decode_frame(command.dump());
    if (!frame) {
        throw std::runtime_error(frame.error().message + ": " + command.dump());
    }
    games_->handle(tab, *frame);
    return used;
}

json World::ask(const TabPtr& tab, json command, const std::string& id) {
    const std::size_t known = id.empty() ? 0 : tab->answers(id).size();
    const std::string used = send(tab, std::move(command), id);
    until([&] { return tab->answers(used).size() > known; }, "an answer");
    return tab->answers(used).back();
}

std::string World::create(const TabPtr& tab, json wish) {
    json data = {{"opponent", "computer"},
                 {"level", "easy"},
                 {"starts", "you"},
                 {"pack", "tradisional"},
                 {"ranked", false}};
    data.update(wish);
    if (data.at("opponent") != "computer") {
        data.erase("level");
    }
    const json answer = ask(tab, {{"type", "create"}, {"data", data}});
    EXPECT_EQ(answer.at("type"), "ok") << answer;
    const std::string game = answer.at("data").at("game");
    until([&] { return tab->last("snapshot").value("game", "") == game; }, "a snapshot");
    return game;
}

json World::sow(const TabPtr& tab, const std::string& game, const std::string& pit) {
    return move(tab, game, "sow", pit);
}

void World::wait_for_turn(const TabPtr& tab) {
    until(
        [&] {
            if (tab->state().at("status") == "over") {
                return true;
            }
            for (const json& side : tab->state().at("awaits")) {
                if (tab->you() == "both" || tab->you() == side) {
                    return true;
                }
            }
            return tab->state().at("phase") == "round_over";
        },
        "the human's turn");
}

json World::move(const TabPtr& tab, const std::string& game, const std::string& type,
                 const std::string& pit) {
    json data = {{"ply", tab->state().at("ply")}};
    if (!pit.empty()) {
        data["pit"] = pit;
    }
    return ask(tab, {{"type", type}, {"game", game}, {"data", data}});
}

json World::go_on(const TabPtr& tab, const std::string& game) {
    if (tab->state().at("phase") == "round_over") {
        return move(tab, game, "next_round");
    }
    const bool is_opening = tab->state().at("phase") == "opening";
    for (const std::string pit : tab->state().at("legal")) {
        const char* side = pit < "a" ? "north" : "south";
        if (tab->you() == "both" || tab->you() == side) {
            return move(tab, game, is_opening ? "choose" : "sow", pit);
        }
    }
    throw std::runtime_error("nothing can be done");
}

void World::sow_all(const TabPtr& tab, const std::string& game, const std::string& pits) {
    for (const char pit : pits) {
        wait_for_turn(tab);
        const json answer = sow(tab, game, std::string(1, pit));
        ASSERT_EQ(answer.at("type"), "ok") << answer;
    }
}

void World::play_to_the_end(const TabPtr& tab, const std::string& game) {
    for (wait_for_turn(tab); tab->state().at("status") == "running"; wait_for_turn(tab)) {
        const json answer = go_on(tab, game);
        ASSERT_EQ(answer.at("type"), "ok") << answer;
    }
}

void World::until(const std::function<bool()>& is_true, const char* what) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!is_true()) {
        if (std::chrono::steady_clock::now() > end) {
            throw std::runtime_error(std::string("waited in vain for ") + what);
        }
        io_->run_one_for(std::chrono::seconds(1));
    }
}

json World::view(const std::string& game, std::optional<AccountId> account) {
    std::optional<json> seen;
    games_->view(*protocol::GameId::parse(game), account, [&](const auto& view) {
        seen = view ? json::parse(protocol::to_json(*view).dump()) : json();
    });
    until([&] { return seen.has_value(); }, "a view");
    return *seen;
}

std::string World::record(const std::string& game) {
    std::optional<std::string> text;
    games_->record(*protocol::GameId::parse(game),
                   [&](const auto& record) { text = record.value_or(""); });
    until([&] { return text.has_value(); }, "a record");
    return *text;
}

std::unique_ptr<World::Lock> World::lock() { return std::make_unique<Lock>(file()); }

World::Lock::Lock(const std::filesystem::path& file) : connection_(open(file)) {
    auto* connection = static_cast<sqlite3*>(connection_);
    sqlite3_busy_timeout(connection, 5000);
    if (sqlite3_exec(connection, "begin immediate", nullptr, nullptr, nullptr) != SQLITE_OK) {
        throw std::runtime_error("can't lock the file");
    }
}

World::Lock::~Lock() { sqlite3_close(static_cast<sqlite3*>(connection_)); }

std::int64_t World::number(const std::string& sql) const {
    sqlite3* connection = open(file());
    sqlite3_stmt* statement = nullptr;
    std::int64_t number = -1;
    if (sqlite3_prepare_v2(connection, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        number = sqlite3_column_int64(statement, 0);
    }
    sqlite3_finalize(statement);
    sqlite3_close(connection);
    return number;
}

}  // namespace congkak::live::testing
