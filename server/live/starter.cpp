#include "server/live/starter.hpp"

#include <algorithm>
#include <utility>

#include "protocol/ruleset_json.hpp"
#include "protocol/words.hpp"
#include "server/live/batches.hpp"
#include "server/live/clock.hpp"
#include "server/live/secrets.hpp"
#include "server/live/views.hpp"

namespace congkak::live {
namespace {

using protocol::ErrorCode;

protocol::Error error_of(ErrorCode code, std::string field = {}, std::string message = {}) {
    return {code, std::move(message), std::move(field), std::nullopt};
}

/// South, North: the human and the computer, or the human twice.
std::array<protocol::Player, 2> players_of(const std::string& name,
                                           std::optional<protocol::Level> level,
                                           rules::Side human) {
    std::array<protocol::Player, 2> players{protocol::HumanPlayer{name},
                                            protocol::HumanPlayer{name}};
    if (level) {
        players[rules::index_of(rules::other(human))] = protocol::ComputerPlayer{*level};
    }
    return players;
}

}  // namespace

Starter::Starter(const Settings& settings, Registry& registry, Writer& writer)
    : settings_(settings),
      registry_(registry),
      writer_(writer),
      rate_(settings.limits.starts_per_minute) {}

Starter::Agreed Starter::agree(const Actor& actor, const protocol::Create& wish) const {
    const auto pack = std::ranges::find(settings_.packs, wish.pack, &protocol::Pack::id);
    if (pack == settings_.packs.end()) {
        return error_of(ErrorCode::unknown_pack, "data.pack");
    }
    const auto ruleset = protocol::apply_clauses(pack->ruleset, wish.clauses);
    if (!ruleset) {
        const protocol::JsonProblem& problem = ruleset.error();
        const std::string path = problem.path.empty() ? "" : "." + problem.path;
        return error_of(ErrorCode::bad_field, "data.clauses" + path, problem.message);
    }
    if (const auto clause = rules::first_unsupported_clause(*ruleset)) {
        return error_of(ErrorCode::unsupported_ruleset, "data.clauses." + std::string(*clause));
    }
    if (wish.level && settings_.levels.find(protocol::to_text(*wish.level)) == nullptr) {
        return error_of(ErrorCode::unknown_level, "data.level");
    }
    const bool has_computer = wish.mode == protocol::Mode::computer;
    const bool starts = !has_computer || wish.starts == protocol::Starts::you;
    protocol::GameSetup setup{
        .game = make_game_id(),
        .created_at = time_of(now(settings_)),
        .mode = wish.mode,
        .ranked = wish.ranked,
        .pack = wish.pack,
        .clauses = protocol::clauses_json(*ruleset, *pack),
        .ruleset = *ruleset,
        .players = players_of(actor.name, has_computer ? wish.level : std::nullopt,
                              starts ? rules::Side::south : rules::Side::north),
        .account = actor.id,
        .seed = {},
        .commitment = {},
        .rematch_of = std::nullopt,
    };
    if (wish.ranked && !match::can_be_ranked(match_setup(setup))) {
        return error_of(ErrorCode::not_allowed, "data.ranked",
                        "only the unchanged rules of the ranked pack are played for points");
    }
    return setup;
}

std::optional<protocol::Error> Starter::create(const Actor& actor, const CommandKey& key,
                                               const protocol::Create& wish) {
    auto setup = agree(actor, wish);
    return setup ? start(key, *std::move(setup)) : std::optional(setup.error());
}

std::optional<protocol::Error> Starter::rematch(const Actor& actor, const CommandKey& key,
                                                const LiveGame& old, const match::Setup& next) {
    std::optional<protocol::Level> level;
    if (next.mode == match::Mode::computer) {
        level = protocol::parse_word<protocol::Level>(next.level);
        if (!level || settings_.levels.find(next.level) == nullptr) {
            return error_of(ErrorCode::unknown_level, "data.level");
        }
    }
    protocol::GameSetup setup = old.setup;
    setup.game = make_game_id();
    setup.created_at = time_of(now(settings_));
    setup.players = players_of(actor.name, level, next.human);
    setup.rematch_of = old.id;
    return start(key, std::move(setup));
}

std::optional<protocol::Error> Starter::start(const CommandKey& key, protocol::GameSetup setup) {
    if (registry_.count(key.account) >=
        static_cast<std::size_t>(settings_.limits.games_per_account)) {
        return error_of(ErrorCode::too_many_games);
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
    const auto table = std::make_shared<const match::Table>(match_setup(setup));
    const auto game = std::make_shared<LiveGame>(std::move(setup));
    registry_.expect(game);
    writer_.submit(game, creation_of(*game, table, key));
    return std::nullopt;
}

}  // namespace congkak::live
