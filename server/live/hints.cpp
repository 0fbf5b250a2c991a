#include "server/live/hints.hpp"

#include <utility>

#include "engine/search/solve/best_turn.hpp"
#include "protocol/encode.hpp"
#include "server/live/entries.hpp"

namespace congkak::live {
namespace {

using protocol::ErrorCode;

/// Below half a second.
constexpr search::TurnLimits limits{.sowings = 200'000, .boards = 100'000, .ends = 1};
/// When another search has to end first.
constexpr std::chrono::milliseconds ask_again_after{1000};

protocol::HintReply reply_of(const search::BestTurn& found, int ply, rules::Side side) {
    protocol::HintReply reply{.ply = ply, .line = {}, .haul = found.best().haul, .sure = false};
    reply.sure = found.is_proven();
    for (const rules::Pit pit : found.best().line) {
        reply.line.push_back({side, pit});
    }
    return reply;
}

}  // namespace

Hints::Hints(ai::Pool& pool, Mailbox mailbox, const Audience& audience, const Registry& registry)
    : pool_(pool), mailbox_(std::move(mailbox)), audience_(audience), registry_(registry) {}

std::optional<ErrorCode> Hints::refusal(const LiveGame& game, AccountId account, int ply) const {
    const match::Table& table = *game.durable;
    if (!table.is_player(account)) {
        return ErrorCode::not_your_game;
    }
    if (table.is_over()) {
        return ErrorCode::game_over;
    }
    if (table.setup().ranked || registry_.plays_ranked(account)) {
        return ErrorCode::no_help;
    }
    if (table.setup().mode == match::Mode::people) {
        return ErrorCode::not_allowed;
    }
    if (table.ply() != ply) {
        return ErrorCode::stale_ply;
    }
    if (table.game().phase() != rules::Phase::sowing) {
        return ErrorCode::wrong_phase;
    }
    return table.can(account).sow ? std::nullopt : std::optional(ErrorCode::not_your_turn);
}

void Hints::ask(const ViewerPtr& viewer, const protocol::CommandId& id, const LiveGame& game,
                int ply) {
    const auto account = viewer->account();
    if (!account) {
        refuse(*viewer, id, game, ErrorCode::not_logged_in);
    } else if (const auto refused = refusal(game, *account, ply)) {
        refuse(*viewer, id, game, *refused);
    } else if (searching_.contains(*account)) {
        refuse(*viewer, id, game, ErrorCode::rate_limited);
    } else {
        search(viewer, id, game);
    }
}

void Hints::search(const ViewerPtr& viewer, const protocol::CommandId& id, const LiveGame& game) {
    const AccountId account = *viewer->account();
    const match::Table& table = *game.durable;
    const auto answer = [this, viewer, id, account](const protocol::HintReply& reply) {
        searching_.erase(account);
        audience_.send(*viewer, frame_of(protocol::encode_ok(id, reply, false)));
    };
    const auto ticket = pool_.searches().add(
        account, [ruleset = table.setup().ruleset, position = table.game().position(),
                  ply = table.ply(), mailbox = mailbox_, answer](const ai::Wanted& wanted) {
            const search::BestTurn found = search::best_turn(
                ruleset, position, limits, [&](const search::TurnProgress&) { return wanted(); });
            const protocol::HintReply reply = reply_of(found, ply, position.to_sow);
            return ai::Step{
                .deliver = [mailbox, answer,
                            reply] { mailbox.post([answer, reply] { answer(reply); }); },
                .more = false};
        });
    if (ticket) {
        searching_.insert(account);
    } else {
        refuse(*viewer, id, game, ErrorCode::busy);
    }
}

void Hints::refuse(const Viewer& viewer, const protocol::CommandId& id, const LiveGame& game,
                   ErrorCode code) const {
    protocol::ErrorReply reply{id, game.id, {code, {}, {}, std::nullopt}, std::nullopt};
    if (code == ErrorCode::stale_ply) {
        reply.state = state_of(game.id, *game.durable);
    } else if (code == ErrorCode::rate_limited || code == ErrorCode::busy) {
        reply.error.retry_after = ask_again_after;
    }
    audience_.send(viewer, frame_of(protocol::encode_error(reply)));
}

}  // namespace congkak::live
