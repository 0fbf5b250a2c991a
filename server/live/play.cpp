#include "server/live/play.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "server/live/batches.hpp"
#include "server/live/clock.hpp"
#include "server/live/views.hpp"

namespace congkak::live {
namespace {

using protocol::ErrorCode;

/// How long a client leaves a game alone that is being read again.
constexpr std::chrono::milliseconds come_back_after{1000};

ErrorCode code_of(match::Refusal refusal) {
    switch (refusal) {
        case match::Refusal::not_your_game:
            return ErrorCode::not_your_game;
        case match::Refusal::not_your_turn:
            return ErrorCode::not_your_turn;
        case match::Refusal::stale_ply:
            return ErrorCode::stale_ply;
        case match::Refusal::illegal_sowing:
            return ErrorCode::illegal_sowing;
        case match::Refusal::game_over:
            return ErrorCode::game_over;
        case match::Refusal::game_running:
            return ErrorCode::game_running;
        case match::Refusal::not_allowed:
            return ErrorCode::not_allowed;
    }
    return ErrorCode::internal;
}

protocol::Reply reply_of(const match::Command& command, const match::Table& after) {
    const bool has_ply = std::holds_alternative<match::Sow>(command) ||
                         std::holds_alternative<match::TakeBack>(command);
    if (has_ply) {
        return protocol::AtPly{after.version(), after.ply()};
    }
    return protocol::AtVersion{after.version()};
}

}  // namespace

Play::Play(const Settings& settings, Replies& replies, Writer& writer)
    : settings_(settings), replies_(replies), writer_(writer) {}

void Play::command(const GamePtr& game, const CommandKey& key, const match::Command& command) {
    if (game->recovering) {
        protocol::Error error{ErrorCode::storage_failed, {}, {}, come_back_after};
        replies_.refuse(key, {std::nullopt, game->id, std::move(error), std::nullopt});
        return;
    }
    const auto table = std::make_shared<match::Table>(*game->newest);
    const Millis at = now(settings_);
    const auto effects = table->apply(command, match::Human{key.account}, at);
    if (!effects) {
        refuse(game, key, effects.error());
        return;
    }
    writer_.submit(game,
                   batch_of(*game, *effects, table, at, settings_, key, reply_of(command, *table)));
}

void Play::refuse(const GamePtr& game, const CommandKey& key, match::Refusal refusal) {
    refuse(game, key, {code_of(refusal), {}, {}, std::nullopt},
           refusal == match::Refusal::stale_ply);
}

void Play::refuse(const GamePtr& game, const CommandKey& key, protocol::Error error,
                  bool with_state) {
    const auto answer = [this, game = std::weak_ptr(game), key, error,
                         with_state](bool judged_by_what_is_stored) {
        const GamePtr known = game.lock();
        if (!known) {
            return;
        }
        protocol::ErrorReply reply{std::nullopt, known->id, error, std::nullopt};
        if (!judged_by_what_is_stored) {
            reply.error = {ErrorCode::storage_failed, {}, {}, come_back_after};
        } else if (with_state) {
            reply.state = state_of(*known, *known->durable);
        }
        replies_.refuse(key, std::move(reply));
    };
    if (game->is_ahead_of_disk()) {
        game->pending.back()->afterwards.emplace_back(answer);
    } else {
        answer(true);
    }
}

void Play::computer(const GamePtr& game, const match::ComputerTurn& turn, rules::Pit pit) {
    const auto table = std::make_shared<match::Table>(*game->newest);
    const Millis at = now(settings_);
    const auto effects =
        table->apply(match::Sow{turn.ply, turn.position.to_sow, pit}, match::Computer{}, at);
    if (!effects) {
        spdlog::error("game {}: the computer chose pit {}, which can't be sown", game->id.view(),
                      pit.number());
        return;
    }
    writer_.submit(game,
                   batch_of(*game, *effects, table, at, settings_, std::nullopt, protocol::Done{}));
}

}  // namespace congkak::live
