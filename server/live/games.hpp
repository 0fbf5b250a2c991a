// The running games as a service: tables, journal, computer and viewers joined so that nothing is
// acknowledged, shown or resumed before it is on disk.
//
// Everything here runs on the owning thread (the io_context's). A command is applied to the newest
// state of its table, written through db::Storage, and only after the commit the commander gets
// `ok` and every viewer the event, in the order of the commits. Viewers, snapshots and resumes see
// the last durable version.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/commands.hpp"
#include "protocol/ids.hpp"
#include "protocol/views.hpp"
#include "server/live/settings.hpp"
#include "server/live/viewer.hpp"

namespace congkak::db {
class Storage;
}
namespace congkak::ai {
class Pool;
}
namespace congkak::ranking {
class Board;
}
namespace congkak::match {
class Table;
}

namespace congkak::live {

class Service;

class Games {
  public:
    /// All references outlive the object; the io_context's handlers must not run after its end
    /// unless stop() has finished.
    Games(boost::asio::io_context& io, db::Storage& storage, ai::Pool& pool, ranking::Board& board,
          Settings settings);
    ~Games();
    Games(const Games&) = delete;
    Games& operator=(const Games&) = delete;

    /// Fills the board, rebuilds the running games and wakes their computers. `done` gets nothing,
    /// or a line that says what is broken; nothing else may be called before.
    void restore(std::function<void(std::optional<std::string>)> done);

    /// Refuses further commands with `shutting_down` and calls back when all that was accepted is
    /// on disk and answered.
    void stop(std::function<void()> done);

    /// Account events go to every connected viewer of the account. A viewer whose account changes
    /// (login on a new socket) is a new viewer. `actor` is the account of viewer->account().
    void connect(std::shared_ptr<Viewer> viewer, std::optional<Actor> actor);

    /// The viewer gets nothing any more; commands of it that are on their way still happen.
    void disconnect(Viewer& viewer);

    /// Answers every command through viewer->deliver(), in order of the commits.
    /// `Hello`: the complete `ok` (account, limits, heartbeat, running games), then what the
    /// resumes ask for; that it comes first, once, and names a known protocol is for the session
    /// to check. `Ping`/`Pong` are for the session and ignored here. What needs an account answers
    /// `not_logged_in` without one.
    void handle(const std::shared_ptr<Viewer>& viewer, const protocol::Frame& frame);

    /// Newest first.
    [[nodiscard]] std::vector<protocol::Summary> running_games(AccountId account) const;

    /// The game as this account (or a stranger) sees it, its last durable version; nothing where
    /// there is no such game. The call back is made later, never from within.
    void view(protocol::GameId game, std::optional<AccountId> account,
              std::function<void(std::optional<protocol::GameView>)> done);

    /// The durable table of a game, for whoever studies it; null where there is no such game.
    void table(protocol::GameId game,
               std::function<void(std::shared_ptr<const match::Table>)> done);

    /// The game as record text.
    void record(protocol::GameId game, std::function<void(std::optional<std::string>)> done);

    /// Points and rank as the board knows them now.
    [[nodiscard]] protocol::Account account_of(const Actor& actor) const;

    /// A page of the board, with the account's own row and neighbours where there is one. A cursor
    /// (protocol::encode_cursor) that can't be read: nothing.
    [[nodiscard]] std::optional<protocol::LeaderboardPage> leaderboard(
        std::size_t limit, std::optional<std::string> after,
        std::optional<AccountId> account) const;

    /// A guest has registered or an account has a new name: the board and running games show it.
    void account_changed(const Actor& actor);

  private:
    std::unique_ptr<Service> service_;
};

}  // namespace congkak::live
