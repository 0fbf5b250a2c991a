// What is stored becomes visible here: the durable table moves on, the commander is answered,
// viewers get the events, accounts their lists and points. In this order.
#pragma once

#include "server/live/audience.hpp"
#include "server/live/board_feed.hpp"
#include "server/live/computers.hpp"
#include "server/live/previews.hpp"
#include "server/live/registry.hpp"
#include "server/live/replies.hpp"
#include "server/live/settings.hpp"
#include "server/live/shelf.hpp"
#include "server/live/watching.hpp"
#include "server/live/writer.hpp"

namespace congkak::live {

class Publisher : public Writer::Listener {
  public:
    struct Parts {
        const Settings& settings;
        Audience& audience;
        Registry& registry;
        Replies& replies;
        Watching& watching;
        Previews& previews;
        BoardFeed& board;
        Computers& computers;
        Shelf& shelf;
    };

    explicit Publisher(Parts parts) : parts_(parts) {}

    void stored(const GamePtr& game, Batch& batch) override;
    void lost(const GamePtr& game, Batch& batch) override;
    void recovered(const GamePtr& game) override;

    /// Answers a command with what the storage knows of it; where it started a game, those who wait
    /// watch that.
    void answer_again(const CommandKey& key, const db::CommandReply& reply);

    /// The list of running games, newest first.
    [[nodiscard]] std::vector<protocol::Summary> running_games(AccountId account) const;

  private:
    void show(LiveGame& game, const Batch& batch);
    void open(const GamePtr& game, const std::vector<ViewerPtr>& starters);
    void close(const GamePtr& game, const Batch& batch);
    void tell_games(const LiveGame& game) const;
    void tell_points(const LiveGame& game, const db::Award& award) const;

    Parts parts_;
};

}  // namespace congkak::live
