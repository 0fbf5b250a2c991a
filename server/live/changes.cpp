// Commands that change something: create, rematch, and those of running games. The part of
// commands.hpp that goes through Replies.
#include <cassert>
#include <utility>

#include "protocol/words.hpp"
#include "server/live/agreement.hpp"
#include "server/live/commands.hpp"

namespace congkak::live {

using protocol::ErrorCode;

/// A command that changes a game which has been found.
struct Commands::Change {
    Commands& commands;
    const Actor& actor;
    const CommandKey& key;
    const GamePtr& game;

    void operator()(const protocol::Sow& sow) const {
        play(match::Sow{sow.ply, sow.pit.side, sow.pit.pit});
    }
    void operator()(const protocol::Choose& choose) const {
        play(match::Choose{choose.ply, choose.pit.side, choose.pit.pit});
    }
    void operator()(const protocol::Resign& /*resign*/) const { play(match::Resign{}); }
    void operator()(const protocol::Takeback& takeback) const {
        play(match::TakeBack{takeback.ply});
    }
    void operator()(const protocol::NextRound& next) const { play(match::NextRound{next.ply}); }
    void operator()(const protocol::Stop& stop) const { play(match::Stop{stop.ply}); }
    void operator()(const protocol::Join& /*join*/) const { commands.join(actor, key, game); }
    void operator()(const protocol::SetLevel& level) const {
        commands.set_level(actor, key, game, level.level);
    }
    void operator()(const protocol::Rematch& wish) const {
        commands.rematch(actor, key, game, wish);
    }
    /// What changes no game doesn't come here.
    template <class Other>
    void operator()(const Other& /*other*/) const {
        assert(false);
    }

  private:
    void play(const match::Command& command) const {
        commands.parts_.play.command(game, key, actor.name, command);
    }
};

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
        const auto agreed = agree(parts_.settings, *actor, *create);
        if (const auto refused = parts_.starter.start(key, agreed)) {
            parts_.refusals.refuse(key, std::nullopt, *refused);
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
        parts_.publisher.answer_again(key, *found.reply);
        return;
    }
    if (!found.game) {
        if (found.failed) {
            parts_.refusals.fail(key, frame.game);
        } else {
            parts_.refusals.refuse(key, frame.game, error_of(ErrorCode::unknown_game));
        }
        return;
    }
    std::visit(Change{*this, actor, key, found.game}, frame.command);
}

void Commands::join(const Actor& actor, const CommandKey& key, const GamePtr& game) {
    if (parts_.starter.has_room(actor.id)) {
        parts_.play.command(game, key, actor.name, match::Join{});
    } else {
        parts_.refusals.refuse(game, key, error_of(ErrorCode::too_many_games));
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
        parts_.refusals.refuse(game, key, next.error());
    } else if (const GamePtr running = parts_.rematches.running(*game)) {
        parts_.rematches.join(key, running);
    } else {
        const auto agreed = agree_again(parts_.settings, *game, *next);
        if (const auto refused = parts_.starter.start(key, agreed)) {
            parts_.refusals.refuse(key, game->id, *refused);
        }
    }
}

void Commands::set_level(const Actor& actor, const CommandKey& key, const GamePtr& game,
                         protocol::Level level) {
    const std::string id(protocol::to_text(level));
    if (!parts_.settings.levels.can_play(id)) {
        parts_.refusals.refuse(game, key, error_of(ErrorCode::unknown_level, "data.level"));
    } else {
        parts_.play.command(game, key, actor.name, match::SetLevel{id});
    }
}

}  // namespace congkak::live
