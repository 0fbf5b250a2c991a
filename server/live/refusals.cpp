#include "server/live/refusals.hpp"

#include <utility>

#include "server/live/entries.hpp"

namespace congkak::live {
namespace {

using protocol::ErrorCode;

/// How long a client leaves alone what the storage couldn't do.
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
        case match::Refusal::wrong_phase:
            return ErrorCode::wrong_phase;
        case match::Refusal::already_chosen:
            return ErrorCode::already_chosen;
        case match::Refusal::seat_open:
            return ErrorCode::seat_open;
        case match::Refusal::seat_taken:
            return ErrorCode::seat_taken;
    }
    return ErrorCode::internal;
}

bool is_about_how_it_stands(match::Refusal refusal) {
    return refusal == match::Refusal::stale_ply || refusal == match::Refusal::wrong_phase;
}

}  // namespace

Refusals::Refusals(Shelf& shelf, Replies& replies, Publisher& publisher)
    : shelf_(shelf), replies_(replies), publisher_(publisher) {}

void Refusals::fail(const CommandKey& key, std::optional<protocol::GameId> game) {
    const protocol::Error error{ErrorCode::storage_failed, {}, {}, come_back_after};
    replies_.refuse(key, {std::nullopt, std::move(game), error, std::nullopt});
}

void Refusals::refuse(const GamePtr& game, const CommandKey& key, const protocol::Error& error) {
    refuse_in_turn(game, key, error, false);
}

void Refusals::refuse(const GamePtr& game, const CommandKey& key, match::Refusal refusal) {
    refuse_in_turn(game, key, {code_of(refusal), {}, {}, std::nullopt},
                   is_about_how_it_stands(refusal));
}

void Refusals::refuse(const CommandKey& key, std::optional<protocol::GameId> game,
                      const protocol::Error& error) {
    refuse_unless_known(key, {std::nullopt, std::move(game), error, std::nullopt}, nullptr);
}

void Refusals::refuse_in_turn(const GamePtr& game, const CommandKey& key,
                              const protocol::Error& error, bool with_state) {
    const auto answer = [this, weak = std::weak_ptr(game), key, error,
                         with_state](bool judged_by_what_is_stored) {
        const GamePtr known = weak.lock();
        if (!known) {
            return;
        }
        if (!judged_by_what_is_stored) {
            fail(key, known->id);
            return;
        }
        refuse_unless_known(key, {std::nullopt, known->id, error, std::nullopt},
                            with_state ? known : nullptr);
    };
    if (game->is_ahead_of_disk()) {
        game->pending.back()->afterwards.emplace_back(answer);
    } else {
        answer(true);
    }
}

void Refusals::refuse_unless_known(const CommandKey& key, protocol::ErrorReply error,
                                   const GamePtr& stands) {
    shelf_.find_reply(key, [this, key, error = std::move(error), stands](const Found& found) {
        if (found.reply) {
            publisher_.answer_again(key, *found.reply);
        } else if (found.failed) {
            fail(key, error.game);
        } else {
            protocol::ErrorReply reply = error;
            if (stands) {
                reply.state = state_of(stands->id, *stands->durable);
            }
            replies_.refuse(key, std::move(reply));
        }
    });
}

}  // namespace congkak::live
