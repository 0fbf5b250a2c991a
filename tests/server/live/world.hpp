// Live games on a real database file and real worker threads, without sockets: tabs take frames as
// text and keep what is delivered.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "db/storage.hpp"
#include "server/ai/pool.hpp"
#include "server/live/games.hpp"
#include "server/ranking/board.hpp"

namespace congkak::live::testing {

using nlohmann::json;

/// One browser tab: a viewer that remembers.
class Tab : public Viewer {
  public:
    explicit Tab(std::optional<Actor> actor) : actor_(std::move(actor)) {}

    void deliver(std::shared_ptr<const std::string> frame) override {
        frames_.push_back(json::parse(*frame));
        remember(frames_.back());
    }
    [[nodiscard]] std::optional<AccountId> account() const override {
        return actor_ ? std::optional(actor_->id) : std::nullopt;
    }
    [[nodiscard]] const std::optional<Actor>& actor() const { return actor_; }

    [[nodiscard]] const std::vector<json>& frames() const { return frames_; }
    void forget() { frames_.clear(); }

    /// Frames of a type, in order.
    [[nodiscard]] std::vector<json> all(const std::string& type) const;
    [[nodiscard]] std::size_t count(const std::string& type) const { return all(type).size(); }
    /// The last frame of a type; null where there is none.
    [[nodiscard]] json last(const std::string& type) const;
    /// The answers to a command.
    [[nodiscard]] std::vector<json> answers(const std::string& id) const;
    /// How the game stands after the last event or snapshot.
    [[nodiscard]] const json& state() const { return state_; }
    /// The viewer's seat in the game of the last snapshot.
    [[nodiscard]] const json& you() const { return you_; }
    /// The events' versions, snapshots not counted.
    [[nodiscard]] std::vector<std::int64_t> versions() const;

  private:
    void remember(const json& frame);

    std::optional<Actor> actor_;
    std::vector<json> frames_;
    json state_;
    json you_;
};
using TabPtr = std::shared_ptr<Tab>;

/// `n` in 32 hex digits.
[[nodiscard]] std::string id_of(std::uint64_t n);

class World {
  public:
    World();
    ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// What the next start() uses.
    Settings settings;
    std::chrono::milliseconds busy_timeout{5000};

    /// Opens the storage and restores the games.
    void start();
    /// Without a word to anybody; what was acknowledged must be on disk.
    void crash();
    void restart() {
        crash();
        start();
    }

    [[nodiscard]] Actor make_account(const std::string& name, bool guest = false);
    [[nodiscard]] TabPtr open_tab(std::optional<Actor> actor);

    Games& games() { return *games_; }
    db::Storage& storage() { return *storage_; }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "congkak.db"; }

    /// Sends a command under a new id, or this one; returns the id.
    std::string send(const TabPtr& tab, json command, const std::string& id = {});
    /// Sends it and waits for the answer.
    json ask(const TabPtr& tab, json command, const std::string& id = {});

    /// Creates a game and waits for its snapshot; the game's id.
    std::string create(const TabPtr& tab, json wish = json::object());
    json sow(const TabPtr& tab, const std::string& game, const std::string& pit);
    /// A command for the ply that the tab knows.
    json move(const TabPtr& tab, const std::string& game, const std::string& type,
              const std::string& pit = {});
    /// Whatever the tab's player may do next: the lowest pit, or the next round.
    json go_on(const TabPtr& tab, const std::string& game);
    /// Sows the pits one after the other, waiting for the computer between them.
    void sow_all(const TabPtr& tab, const std::string& game, const std::string& pits);
    /// Goes on until the game is over.
    void play_to_the_end(const TabPtr& tab, const std::string& game);
    /// Until the human is to do something or the game is over.
    void wait_for_turn(const TabPtr& tab);

    /// Lets everything happen until it is true; fails the test after ten seconds.
    void until(const std::function<bool()>& is_true, const char* what = "it");
    /// Lets everything happen for a while; for what must not.
    void run_for(std::chrono::milliseconds time) { io_->run_for(time); }

    [[nodiscard]] std::string record(const std::string& game);
    [[nodiscard]] json view(const std::string& game, std::optional<AccountId> account);

    /// Another connection that keeps the file locked for writing.
    class Lock;
    [[nodiscard]] std::unique_ptr<Lock> lock();
    [[nodiscard]] std::int64_t number(const std::string& sql) const;

    Millis clock = 1'700'000'000'000;

  private:
    std::filesystem::path folder_;
    std::unique_ptr<boost::asio::io_context> io_;
    std::optional<boost::asio::executor_work_guard<boost::asio::io_context::executor_type>> work_;
    std::unique_ptr<db::Storage> storage_;
    std::unique_ptr<ai::Pool> pool_;
    std::unique_ptr<ranking::Board> board_;
    std::unique_ptr<Games> games_;
    std::uint64_t next_id_ = 1000;
};

class World::Lock {
  public:
    explicit Lock(const std::filesystem::path& file);
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

  private:
    void* connection_ = nullptr;
};

}  // namespace congkak::live::testing
