// The parts of the live games, put together; Games is its face.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/live/commands.hpp"
#include "server/live/loader.hpp"

namespace congkak::live {

class Service {
  public:
    Service(boost::asio::io_context& io, db::Storage& storage, ai::Pool& pool,
            ranking::Board& board, Settings settings);
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    void restore(std::function<void(std::optional<std::string>)> done);
    void stop(std::function<void()> done);
    void disconnect(const Viewer& viewer);
    void account_changed(const Actor& actor);

    /// For whoever asks over HTTP.
    void find(const protocol::GameId& id, std::function<void(const GamePtr&)> done);

    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
    [[nodiscard]] Audience& audience() noexcept { return audience_; }
    [[nodiscard]] Commands& commands() noexcept { return commands_; }
    [[nodiscard]] const Publisher& publisher() const noexcept { return publisher_; }
    [[nodiscard]] const Previews& previews() const noexcept { return previews_; }
    [[nodiscard]] const BoardFeed& board() const noexcept { return board_; }

  private:
    void restore(const ReadAll& read);

    /// What the mailbox looks at: letters that arrive after the end are dropped.
    std::shared_ptr<const int> alive_ = std::make_shared<const int>(0);
    Settings settings_;
    Mailbox mailbox_;
    db::Storage& storage_;
    Audience audience_;
    Replies replies_;
    Registry registry_;
    Shelf shelf_;
    Previews previews_;
    Hints hints_;
    Watching watching_;
    BoardFeed board_;
    Computers computers_;
    Publisher publisher_;
    Writer writer_;
    Refusals refusals_;
    Play play_;
    Starter starter_;
    Rematches rematches_;
    Commands commands_;
};

}  // namespace congkak::live
