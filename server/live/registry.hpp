// The games in memory: all that run, and those that are over for a while.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <set>
#include <unordered_map>
#include <vector>

#include "server/live/live_game.hpp"
#include "server/live/mailbox.hpp"

namespace congkak::live {

class Registry {
  public:
    /// A game that is over leaves after `keep`, or that much later where `is_wanted` says so;
    /// `left` is told.
    Registry(Mailbox mailbox, std::chrono::milliseconds keep,
             std::function<bool(const LiveGame&)> is_wanted,
             std::function<void(const LiveGame&)> left);

    /// A game whose creation isn't stored yet: it counts for its accounts and is otherwise unseen.
    void expect(const GamePtr& game);
    /// The expected game won't come.
    void give_up(const LiveGame& game);

    /// A durable game, running or over; one that was expected, is new, or has another player now.
    void add(const GamePtr& game);
    /// A running game is over now.
    void end(const LiveGame& game);

    /// Nothing where no durable game of this id is in memory.
    [[nodiscard]] GamePtr find(const protocol::GameId& id) const;

    /// Running ones, those expected too.
    [[nodiscard]] std::size_t count(AccountId account) const;
    [[nodiscard]] std::size_t size() const noexcept { return games_.size(); }
    /// Durable running games of an account, the one touched last first.
    [[nodiscard]] std::vector<GamePtr> running(AccountId account) const;
    /// A game for points runs: nothing may help this account meanwhile.
    [[nodiscard]] bool plays_ranked(AccountId account) const;
    /// Every game in memory of an account.
    [[nodiscard]] std::vector<GamePtr> all(AccountId account) const;
    /// The running game, perhaps expected only, that two people play as a rematch of this one.
    [[nodiscard]] GamePtr rematch_of(const protocol::GameId& id) const;
    [[nodiscard]] std::vector<GamePtr> all() const;

  private:
    void enlist(const GamePtr& game);
    void let_go_later(const protocol::GameId& id);
    void let_go();

    Mailbox mailbox_;
    std::chrono::milliseconds keep_;
    std::function<bool(const LiveGame&)> is_wanted_;
    std::function<void(const LiveGame&)> left_;
    std::unordered_map<protocol::GameId, GamePtr> games_;
    std::unordered_map<AccountId, std::set<protocol::GameId>> running_;
    /// Rematches between people by the game that they follow.
    std::unordered_map<protocol::GameId, GamePtr> rematches_;
    struct Leaving {
        std::chrono::steady_clock::time_point at;
        protocol::GameId id;
    };
    std::deque<Leaving> leaving_;
    boost::asio::steady_timer timer_;
};

}  // namespace congkak::live
