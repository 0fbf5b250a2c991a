#include "server/live/play.hpp"

#include <spdlog/spdlog.h>

#include "server/live/batches.hpp"
#include "server/live/clock.hpp"

namespace congkak::live {
namespace {

/// Commands that name a ply are told the next one.
struct ReplyOf {
    const match::Table& after;

    template <class Kind>
    protocol::Reply operator()(const Kind& /*command*/) const {
        if constexpr (requires(Kind command) { command.ply; }) {
            return protocol::AtPly{after.version(), after.ply()};
        } else {
            return protocol::AtVersion{after.version()};
        }
    }
};

match::Command command_of(const match::ComputerTurn& turn, rules::Pit pit) {
    if (turn.opening) {
        return match::Choose{turn.ply, turn.side, pit};
    }
    return match::Sow{turn.ply, turn.side, pit};
}

}  // namespace

Play::Play(const Settings& settings, Refusals& refusals, Writer& writer)
    : settings_(settings), refusals_(refusals), writer_(writer) {}

void Play::command(const GamePtr& game, const CommandKey& key, const std::string& by,
                   const match::Command& command) {
    if (game->recovering) {
        refusals_.fail(key, game->id);
        return;
    }
    const auto table = std::make_shared<match::Table>(*game->newest);
    const Millis at = now(settings_);
    const auto effects = table->apply(command, match::Human{key.account}, at);
    if (!effects) {
        refusals_.refuse(game, key, effects.error());
        return;
    }
    const Answered answered{key, by, std::visit(ReplyOf{*table}, command)};
    writer_.submit(game, batch_of(*game, *effects, table, at, settings_, answered));
}

void Play::computer(const GamePtr& game, const match::ComputerTurn& turn, rules::Pit pit) {
    const auto table = std::make_shared<match::Table>(*game->newest);
    const Millis at = now(settings_);
    const auto effects = table->apply(command_of(turn, pit), match::Computer{}, at);
    if (!effects) {
        spdlog::error("game {}: the computer chose pit {}, which it can't", game->id.view(),
                      pit.number());
        return;
    }
    writer_.submit(game, batch_of(*game, *effects, table, at, settings_, std::nullopt));
}

}  // namespace congkak::live
