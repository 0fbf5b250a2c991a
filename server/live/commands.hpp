// Frames of clients, one handler a type: who may, what for, and to which part it goes.
#pragma once

#include <functional>

#include "protocol/commands.hpp"
#include "server/live/audience.hpp"
#include "server/live/board_feed.hpp"
#include "server/live/hints.hpp"
#include "server/live/play.hpp"
#include "server/live/previews.hpp"
#include "server/live/publisher.hpp"
#include "server/live/refusals.hpp"
#include "server/live/rematches.hpp"
#include "server/live/replies.hpp"
#include "server/live/shelf.hpp"
#include "server/live/starter.hpp"
#include "server/live/watching.hpp"

namespace congkak::live {

class Commands {
  public:
    struct Parts {
        const Settings& settings;
        Audience& audience;
        Replies& replies;
        Shelf& shelf;
        Watching& watching;
        Previews& previews;
        Hints& hints;
        Refusals& refusals;
        Play& play;
        Starter& starter;
        Rematches& rematches;
        Publisher& publisher;
        BoardFeed& board;
        Mailbox mailbox;
    };

    explicit Commands(Parts parts) : parts_(std::move(parts)) {}

    void handle(const ViewerPtr& viewer, const protocol::Frame& frame);

    /// From now on whatever changes something is refused with `shutting_down`.
    void stop() { is_stopping_ = true; }

    /// Points and rank as they are now.
    [[nodiscard]] protocol::Account account_of(const Actor& actor) const;

  private:
    struct Resumes;
    struct Handler;
    struct Change;

    void hello(const ViewerPtr& viewer, const protocol::CommandId& id,
               const protocol::Hello& hello);
    void resume_next(const std::shared_ptr<Resumes>& resumes);
    void resume(Resumes& resumes, const protocol::Resume& entry, const LiveGame& game);
    void watch(const ViewerPtr& viewer, const protocol::CommandId& id, const protocol::GameId& game,
               const protocol::Watch& watch);
    void preview(const ViewerPtr& viewer, const protocol::CommandId& id,
                 const protocol::GameId& game, bool on);
    void preview(const Viewer& viewer, const protocol::CommandId& id, LiveGame& game, bool on);
    void hint(const ViewerPtr& viewer, const protocol::CommandId& id, const protocol::GameId& game,
              int ply);
    void leaderboard(const ViewerPtr& viewer, const protocol::CommandId& id, bool live);
    /// A command that changes something: create, rematch, and those of running games.
    void change(const ViewerPtr& viewer, const protocol::Frame& frame);
    void change(const Actor& actor, const CommandKey& key, const protocol::Frame& frame,
                const Found& found);
    void set_level(const Actor& actor, const CommandKey& key, const GamePtr& game,
                   protocol::Level level);
    void join(const Actor& actor, const CommandKey& key, const GamePtr& game);
    void rematch(const Actor& actor, const CommandKey& key, const GamePtr& game,
                 const protocol::Rematch& wish);

    void ok(const Viewer& viewer, const protocol::CommandId& id,
            const protocol::Reply& reply) const;
    void error(const Viewer& viewer, const protocol::CommandId& id,
               std::optional<protocol::GameId> game, protocol::ErrorCode code) const;

    Parts parts_;
    bool is_stopping_ = false;
};

}  // namespace congkak::live
