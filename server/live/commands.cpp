#include "server/live/commands.hpp"

#include <utility>

#include "protocol/encode.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"

namespace congkak::live {

using protocol::ErrorCode;

/// One entry after the other, each in a turn of its own on the thread. Together they are sent at
/// most as many single events as fit a connection's outbox with room to spare.
struct Commands::Resumes {
    ViewerPtr viewer;
    protocol::CommandId id;
    std::vector<protocol::Resume> entries;
    std::size_t next = 0;
    std::size_t events_left = LiveGame::most_frames;
};

struct Commands::Handler {
    Commands& commands;
    const ViewerPtr& viewer;
    const protocol::Frame& frame;

    void operator()(const protocol::Hello& hello) const {
        commands.hello(viewer, *frame.id, hello);
    }
    void operator()(const protocol::Ping& /*ping*/) const {}
    void operator()(const protocol::Pong& /*pong*/) const {}
    void operator()(const protocol::Watch& watch) const {
        commands.watch(viewer, *frame.id, *frame.game, watch);
    }
    void operator()(const protocol::Unwatch& /*unwatch*/) const {
        commands.parts_.watching.unwatch(*viewer, *frame.game);
        commands.ok(*viewer, *frame.id, protocol::Done{});
    }
    void operator()(const protocol::WatchLeaderboard& board) const {
        commands.leaderboard(viewer, *frame.id, board.live);
    }
    void operator()(const protocol::SetPreview& preview) const {
        commands.preview(viewer, *frame.id, *frame.game, preview.on);
    }
    void operator()(const protocol::AskHint& hint) const {
        commands.hint(viewer, *frame.id, *frame.game, hint.ply);
    }
    template <class Change>
    void operator()(const Change& /*change*/) const {
        commands.change(viewer, frame);
    }
};

void Commands::handle(const ViewerPtr& viewer, const protocol::Frame& frame) {
    if (parts_.audience.is_connected(*viewer)) {
        std::visit(Handler{*this, viewer, frame}, frame.command);
    }
}

void Commands::ok(const Viewer& viewer, const protocol::CommandId& id,
                  const protocol::Reply& reply) const {
    parts_.audience.send(viewer, frame_of(protocol::encode_ok(id, reply, false)));
}

void Commands::error(const Viewer& viewer, const protocol::CommandId& id,
                     std::optional<protocol::GameId> game, ErrorCode code) const {
    const protocol::ErrorReply reply{
        id, std::move(game), {code, {}, {}, std::nullopt}, std::nullopt};
    parts_.audience.send(viewer, frame_of(protocol::encode_error(reply)));
}

protocol::Account Commands::account_of(const Actor& actor) const {
    const ranking::Board& board = parts_.board.board();
    return {actor.name, actor.guest, board.points(actor.id), board.rank(actor.id)};
}

void Commands::hello(const ViewerPtr& viewer, const protocol::CommandId& id,
                     const protocol::Hello& hello) {
    const Settings& settings = parts_.settings;
    const auto actor = parts_.audience.actor(*viewer);
    protocol::HelloReply reply;
    reply.server = settings.greeting.server_version;
    reply.now = time_of(now(settings));
    reply.commands_per_second = settings.greeting.commands_per_second;
    reply.games_per_account = settings.limits.games_per_account;
    reply.heartbeat_interval = settings.greeting.heartbeat_interval;
    reply.heartbeat_timeout = settings.greeting.heartbeat_timeout;
    if (actor) {
        reply.account = account_of(*actor);
        reply.games = parts_.publisher.running_games(actor->id);
    }
    ok(*viewer, id, reply);
    resume_next(std::make_shared<Resumes>(Resumes{viewer, id, hello.resume}));
}

void Commands::resume_next(const std::shared_ptr<Resumes>& resumes) {
    if (resumes->next == resumes->entries.size()) {
        return;
    }
    const protocol::Resume entry = resumes->entries[resumes->next++];
    parts_.shelf.find(entry.game, std::nullopt, [this, resumes, entry](const Found& found) {
        if (found.game) {
            resume(*resumes, entry, *found.game);
        } else {
            error(*resumes->viewer, resumes->id, entry.game,
                  found.failed ? ErrorCode::storage_failed : ErrorCode::unknown_game);
        }
        parts_.mailbox.post([this, resumes] { resume_next(resumes); });
    });
}

/// Whoever watches the game already, by a command sent right after hello, knows more than the
/// entry says: those events would come a second time.
void Commands::resume(Resumes& resumes, const protocol::Resume& entry, const LiveGame& game) {
    if (!parts_.audience.is_watching(*resumes.viewer, entry.game)) {
        resumes.events_left -=
            parts_.watching.watch(*resumes.viewer, game, entry.version, resumes.events_left);
    }
}

void Commands::watch(const ViewerPtr& viewer, const protocol::CommandId& id,
                     const protocol::GameId& game, const protocol::Watch& watch) {
    parts_.shelf.find(game, std::nullopt, [this, viewer, id, game, watch](const Found& found) {
        if (found.game) {
            ok(*viewer, id, protocol::Done{});
            parts_.watching.watch(*viewer, *found.game, watch.version);
        } else {
            error(*viewer, id, game,
                  found.failed ? ErrorCode::storage_failed : ErrorCode::unknown_game);
        }
    });
}

void Commands::preview(const ViewerPtr& viewer, const protocol::CommandId& id,
                       const protocol::GameId& game, bool on) {
    parts_.shelf.find(game, std::nullopt, [this, viewer, id, game, on](const Found& found) {
        if (found.game) {
            preview(*viewer, id, *found.game, on);
        } else {
            error(*viewer, id, game,
                  found.failed ? ErrorCode::storage_failed : ErrorCode::unknown_game);
        }
    });
}

void Commands::preview(const Viewer& viewer, const protocol::CommandId& id, LiveGame& game,
                       bool on) {
    const auto account = viewer.account();
    std::optional<ErrorCode> refused;
    if (!account) {
        refused = ErrorCode::not_logged_in;
    } else if (!game.durable->is_player(*account)) {
        refused = ErrorCode::not_your_game;
    } else if (game.durable->is_over()) {
        refused = ErrorCode::game_over;
    } else if (on && !parts_.previews.may(game, *account)) {
        refused = ErrorCode::not_allowed;
    }
    if (refused) {
        error(viewer, id, game.id, *refused);
        return;
    }
    ok(viewer, id, protocol::Done{});
    if (on) {
        game.previews.insert(*account);
        parts_.previews.show(game);
    } else {
        game.previews.erase(*account);
    }
}

void Commands::hint(const ViewerPtr& viewer, const protocol::CommandId& id,
                    const protocol::GameId& game, int ply) {
    if (is_stopping_) {
        error(*viewer, id, game, ErrorCode::shutting_down);
        return;
    }
    parts_.shelf.find(game, std::nullopt, [this, viewer, id, game, ply](const Found& found) {
        if (found.game) {
            parts_.hints.ask(viewer, id, *found.game, ply);
        } else {
            error(*viewer, id, game,
                  found.failed ? ErrorCode::storage_failed : ErrorCode::unknown_game);
        }
    });
}

void Commands::leaderboard(const ViewerPtr& viewer, const protocol::CommandId& id, bool live) {
    if (live) {
        parts_.board.subscribe(viewer);
    } else {
        parts_.board.unsubscribe(*viewer);
    }
    ok(*viewer, id,
       protocol::LeaderboardReply{
           parts_.board.page(BoardFeed::page_rows, std::nullopt, viewer->account())});
}

}  // namespace congkak::live
