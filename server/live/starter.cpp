#include "server/live/starter.hpp"

#include "server/live/batches.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"
#include "server/live/secrets.hpp"

namespace congkak::live {

using protocol::ErrorCode;

Starter::Starter(const Settings& settings, Registry& registry, Writer& writer)
    : settings_(settings),
      registry_(registry),
      writer_(writer),
      rate_(settings.limits.starts_per_minute) {}

bool Starter::has_room(AccountId account) const {
    return registry_.count(account) < static_cast<std::size_t>(settings_.limits.games_per_account);
}

std::optional<protocol::Error> Starter::start(const CommandKey& key, const Agreed& agreed) {
    if (!agreed) {
        return agreed.error();
    }
    protocol::GameSetup setup = *agreed;
    if (!has_room(setup.account)) {
        return error_of(ErrorCode::too_many_games);
    }
    if (setup.opponent != 0 && !has_room(setup.opponent)) {
        return error_of(ErrorCode::too_many_games, {},
                        "the other player has as many running games as an account may have");
    }
    if (setup.start && registry_.plays_ranked(setup.account)) {
        return error_of(ErrorCode::not_allowed, "data.position",
                        "no game starts from a position while one for points runs");
    }
    if (const auto wait = rate_.take(key.account, now(settings_))) {
        protocol::Error error = error_of(ErrorCode::rate_limited);
        error.retry_after = wait;
        return error;
    }
    if (setup.mode == protocol::Mode::computer) {
        setup.seed = make_seed();
        setup.commitment = commitment_to(setup.game, setup.seed);
    }
    const auto table = std::make_shared<const match::Table>(*match_setup(setup));
    const auto game = std::make_shared<LiveGame>(std::move(setup));
    registry_.expect(game);
    writer_.submit(game, creation_of(*game, table, key));
    return std::nullopt;
}

}  // namespace congkak::live
