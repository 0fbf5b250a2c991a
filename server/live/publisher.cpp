#include "server/live/publisher.hpp"

#include <algorithm>
#include <utility>

#include "protocol/encode.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"
#include "server/live/views.hpp"

namespace congkak::live {
namespace {

/// After a loss the computer waits for the storage to come back.
constexpr std::chrono::milliseconds breath{1000};

protocol::Earned earned_of(const db::Award& award) {
    const auto reason = protocol::parse_word<protocol::PointsReason>(db::reason_text(award.reason));
    return {static_cast<int>(award.awarded), reason.value_or(protocol::PointsReason::unranked)};
}

void say_afterwards(Batch& batch, bool stored) {
    for (const auto& say : std::exchange(batch.afterwards, {})) {
        say(stored);
    }
}

}  // namespace

void Publisher::stored(const GamePtr& game, Batch& batch) {
    if (batch.earlier) {
        parts_.registry.give_up(*game);
        answer_again(*batch.command, *batch.earlier);
        return;
    }
    const bool is_new = !game->durable;
    show(*game, batch);
    const auto waiting =
        batch.command ? parts_.replies.waiting(*batch.command) : std::vector<ViewerPtr>();
    if (batch.command) {
        parts_.replies.acknowledge(*batch.command, game->id, batch.reply);
    }
    if (batch.secret) {
        parts_.audience.send_to_account(batch.secret->first, batch.secret->second);
    }
    for (const EventFrame& event : batch.frames) {
        parts_.audience.send_to_watchers(game->id, event.frame);
    }
    say_afterwards(batch, true);
    if (is_new) {
        open(game, waiting);
    }
    if (batch.join) {
        parts_.registry.add(game);
        tell_games(*game);
    }
    if (game->durable->is_over()) {
        close(game, batch);
    }
    parts_.previews.show(*game);
    parts_.computers.wake(game);
}

void Publisher::show(LiveGame& game, const Batch& batch) {
    game.durable = batch.after;
    game.frames.insert(game.frames.end(), batch.frames.begin(), batch.frames.end());
    while (game.frames.size() > LiveGame::most_frames) {
        game.frames.pop_front();
    }
    if (batch.join) {
        game.setup.players[rules::index_of(batch.join->side)] =
            protocol::HumanPlayer{batch.join->name};
    }
    if (batch.award && game.setup.mode == protocol::Mode::computer) {
        game.earned = earned_of(*batch.award);
    }
}

void Publisher::open(const GamePtr& game, const std::vector<ViewerPtr>& starters) {
    parts_.registry.add(game);
    for (const ViewerPtr& viewer : starters) {
        parts_.watching.watch(*viewer, *game, std::nullopt);
    }
    tell_games(*game);
}

void Publisher::close(const GamePtr& game, const Batch& batch) {
    parts_.registry.end(*game);
    if (batch.award && game->setup.mode == protocol::Mode::computer) {
        if (batch.award->awarded > 0) {
            parts_.board.update(batch.award->standing);
        }
        tell_points(*game, *batch.award);
    }
    tell_games(*game);
}

void Publisher::lost(const GamePtr& game, Batch& batch) {
    if (!game->durable) {
        parts_.registry.give_up(*game);
    }
    if (batch.earlier) {
        answer_again(*batch.command, *batch.earlier);
    } else if (batch.command) {
        const bool is_known = game->durable != nullptr;
        const protocol::Error error{protocol::ErrorCode::storage_failed, {}, {}, breath};
        parts_.replies.refuse(
            *batch.command,
            {std::nullopt, is_known ? std::optional(game->id) : std::nullopt, error, std::nullopt});
    }
    say_afterwards(batch, false);
}

void Publisher::recovered(const GamePtr& game) { parts_.computers.wake(game, breath); }

void Publisher::answer_again(const CommandKey& key, const db::CommandReply& reply) {
    const auto id = protocol::GameId::parse(reply.game);
    if (reply.expired) {
        const protocol::Error error{protocol::ErrorCode::expired, {}, {}, std::nullopt};
        parts_.replies.refuse(key, {std::nullopt, id, error, std::nullopt});
        return;
    }
    const auto waiting = parts_.replies.waiting(key);
    parts_.replies.acknowledge_again(key, reply.reply);
    if (id && reply.reply == protocol::encode_stored_reply(protocol::GameCreated{*id})) {
        parts_.shelf.find(*id, std::nullopt, [this, waiting](const Found& found) {
            for (const ViewerPtr& viewer : waiting) {
                if (found.game) {
                    parts_.watching.watch(*viewer, *found.game, std::nullopt);
                }
            }
        });
    }
}

std::vector<protocol::Summary> Publisher::running_games(AccountId account) const {
    std::vector<protocol::Summary> games;
    for (const GamePtr& game : parts_.registry.running(account)) {
        games.push_back(summary_of(*game, account));
    }
    return games;
}

void Publisher::tell_games(const LiveGame& game) const {
    for (const AccountId account : game.players()) {
        if (parts_.audience.is_here(account)) {
            const protocol::GamesChanged event{running_games(account)};
            parts_.audience.send_to_account(account, frame_of(protocol::encode_account_event(
                                                         time_of(now(parts_.settings)), event)));
        }
    }
}

void Publisher::tell_points(const LiveGame& game, const db::Award& award) const {
    const AccountId account = game.setup.account;
    const protocol::PointsAwarded event{game.id, earned_of(award), award.standing.points,
                                        parts_.board.board().rank(account)};
    parts_.audience.send_to_account(
        account, frame_of(protocol::encode_account_event(time_of(now(parts_.settings)), event)));
}

}  // namespace congkak::live
