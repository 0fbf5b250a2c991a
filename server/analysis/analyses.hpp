// Analyses of finished games: searched on the pool a turn at a time, for as long as somebody asks.
//
// One game is analysed once, however many ask for it; who stops asking has left, and without
// anybody the work stops. The last results are kept as the text that is sent.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>

#include "protocol/ids.hpp"
#include "protocol/replies.hpp"
#include "server/ai/pool.hpp"
#include "server/match/table.hpp"

namespace congkak::analysis {

using protocol::AccountId;

struct Settings {
    /// Sowings searched for one turn.
    std::uint64_t budget = 200'000;
    /// How long somebody who doesn't ask again still waits.
    std::chrono::milliseconds lease{10'000};
    /// Analyses that an account may start in an hour.
    int per_hour = 30;
    /// How long the results that are kept may be together; the last one is kept in any case.
    std::size_t kept_bytes = 32 * 1024 * 1024;
    /// The clock; the system's where empty.
    std::function<std::chrono::steady_clock::time_point()> now;
};

struct Progress {
    std::size_t done = 0;
    std::size_t of = 0;
};
using Text = std::shared_ptr<const std::string>;
using Answer = std::variant<Text, Progress, protocol::Error>;

/// Owning thread only.
class Analyses {
  public:
    /// Runs a function on the owning thread; called on others.
    using Post = std::function<void(std::function<void()>)>;

    /// The pool stops before the object's end, or `post` drops what comes later.
    Analyses(ai::Pool& pool, Settings settings, Post post);
    ~Analyses();
    Analyses(const Analyses&) = delete;
    Analyses& operator=(const Analyses&) = delete;

    /// A result that is kept; null otherwise.
    [[nodiscard]] Text find(const protocol::GameId& game) const;

    /// Starts the analysis of a game that is over, joins one that runs, or says how far it is. An
    /// account waits for one game at a time: for another it is refused with rate_limited, as it is
    /// when it has started too many; with busy when the pool has no room.
    [[nodiscard]] Answer ask(AccountId account, const protocol::GameId& game,
                             const std::shared_ptr<const match::Table>& table);

    /// The account doesn't wait for that game any more.
    void leave(AccountId account, const protocol::GameId& game);

  private:
    using Clock = std::chrono::steady_clock;
    struct Running {
        ai::Ticket ticket{};
        Progress progress;
        /// When each last asked.
        std::map<AccountId, Clock::time_point> askers;
    };
    struct Started {
        int count = 0;
        Clock::time_point since;
    };

    [[nodiscard]] Clock::time_point now() const;
    /// Everybody whose lease is over has left.
    void sweep();
    void stop_if_deserted(const protocol::GameId& game);
    [[nodiscard]] std::optional<protocol::Error> refusal(AccountId account);
    [[nodiscard]] Answer start(AccountId account, const protocol::GameId& game,
                               const std::shared_ptr<const match::Table>& table);
    void progressed(const protocol::GameId& game, std::size_t done);
    void finished(const protocol::GameId& game, const Text& text);

    ai::Pool& pool_;
    Settings settings_;
    Post post_;
    std::unordered_map<protocol::GameId, Running> running_;
    std::unordered_map<protocol::GameId, Text> results_;
    /// The oldest first.
    std::deque<protocol::GameId> kept_;
    std::size_t kept_bytes_ = 0;
    std::map<AccountId, Started> started_;
    /// Null when the object has gone: what is posted then is dropped.
    std::shared_ptr<Analyses*> self_;
};

}  // namespace congkak::analysis
