#include "server/live/commands.hpp"

#include <cassert>
#include <utility>

#include "protocol/encode.hpp"
#include "protocol/words.hpp"
#include "server/live/clock.hpp"
#include "server/live/views.hpp"

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

void Commands::change(const ViewerPtr& viewer, const protocol::Frame& frame) {
    const auto actor = parts_.audience.actor(*viewer);
    if (!actor) {
        error(*viewer, *frame.id, frame.game, ErrorCode::not_logged_in);
        return;
    }
    if (is_stopping_) {
        error(*viewer, *frame.id, frame.game, ErrorCode::shutting_down);
        return;
    }
    const CommandKey key{actor->id, *frame.id};
    const bool starts_game = std::holds_alternative<protocol::Create>(frame.command) ||
                             std::holds_alternative<protocol::Rematch>(frame.command);
    if (parts_.replies.is_repeat(key, viewer)) {
        const auto game = parts_.replies.game_of(key);
        if (game && starts_game) {
            parts_.shelf.find(*game, std::nullopt, [this, viewer](const Found& found) {
                if (found.game) {
                    parts_.watching.watch(*viewer, *found.game, std::nullopt);
                }
            });
        }
        return;
    }
    if (const auto* create = std::get_if<protocol::Create>(&frame.command)) {
        if (const auto refused = parts_.starter.create(*actor, key, *create)) {
            refuse_unless_known(key, std::nullopt, *refused);
        }
        return;
    }
    parts_.shelf.find(*frame.game, key, [this, actor, key, frame](const Found& found) {
        change(*actor, key, frame, found);
    });
}

void Commands::change(const Actor& actor, const CommandKey& key, const protocol::Frame& frame,
                      const Found& found) {
    if (found.reply) {
        const bool starts_game = std::holds_alternative<protocol::Rematch>(frame.command);
        parts_.publisher.answer_again(key, *found.reply, starts_game);
        return;
    }
    if (!found.game) {
        const ErrorCode code = found.failed ? ErrorCode::storage_failed : ErrorCode::unknown_game;
        parts_.replies.refuse(
            key, {std::nullopt, frame.game, {code, {}, {}, std::nullopt}, std::nullopt});
        return;
    }
    Play& play = parts_.play;
    const GamePtr& game = found.game;
    if (const auto* rematch_wish = std::get_if<protocol::Rematch>(&frame.command)) {
        rematch(actor, key, game, *rematch_wish);
    } else if (const auto* sow = std::get_if<protocol::Sow>(&frame.command)) {
        play.command(game, key, match::Sow{sow->ply, sow->pit.side, sow->pit.pit});
    } else if (std::holds_alternative<protocol::Resign>(frame.command)) {
        play.command(game, key, match::Resign{});
    } else if (const auto* takeback = std::get_if<protocol::Takeback>(&frame.command)) {
        play.command(game, key, match::TakeBack{takeback->ply});
    } else if (const auto* level = std::get_if<protocol::SetLevel>(&frame.command)) {
        set_level(key, game, level->level);
    }
}

void Commands::rematch(const Actor& actor, const CommandKey& key, const GamePtr& game,
                       const protocol::Rematch& wish) {
    match::RematchWish wanted;
    if (wish.level) {
        wanted.level = protocol::to_text(*wish.level);
    }
    if (wish.starts) {
        wanted.account_starts = *wish.starts == protocol::Starts::you;
    }
    const auto next = game->newest->rematch(actor.id, wanted);
    if (!next) {
        parts_.play.refuse(game, key, next.error());
    } else if (const auto refused = parts_.starter.rematch(actor, key, *game, *next)) {
        refuse_unless_known(key, game->id, *refused);
    }
}

void Commands::refuse_unless_known(const CommandKey& key, std::optional<protocol::GameId> game,
                                   const protocol::Error& error) {
    parts_.shelf.find_reply(key, [this, key, game, error](const Found& found) {
        if (found.reply) {
            parts_.publisher.answer_again(key, *found.reply, true);
        } else {
            parts_.replies.refuse(key, {std::nullopt, game, error, std::nullopt});
        }
    });
}

void Commands::set_level(const CommandKey& key, const GamePtr& game, protocol::Level level) {
    const std::string id(protocol::to_text(level));
    if (parts_.settings.levels.find(id) == nullptr) {
        parts_.play.refuse(game, key,
                           protocol::Error{ErrorCode::unknown_level, {}, "data.level", {}});
    } else {
        parts_.play.command(game, key, match::SetLevel{id});
    }
}

}  // namespace congkak::live
