#include "server/live/views.hpp"

#include <algorithm>
#include <cassert>

#include "engine/record/moves.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/make_state.hpp"
#include "protocol/words.hpp"

namespace congkak::live {
namespace {

bool is_computer(const protocol::Player& player) {
    return std::holds_alternative<protocol::ComputerPlayer>(player);
}

/// The players with the computer's present level.
std::array<protocol::Player, 2> players_of(const LiveGame& game, const match::Table& table) {
    std::array<protocol::Player, 2> players = game.setup.players;
    for (protocol::Player& player : players) {
        if (auto* computer = std::get_if<protocol::ComputerPlayer>(&player)) {
            const auto level = protocol::parse_word<protocol::Level>(table.level());
            computer->level = level.value_or(computer->level);
        }
    }
    return players;
}

protocol::Seat seat_of(const match::Setup& setup) {
    if (setup.mode == match::Mode::same_screen) {
        return protocol::Seat::both;
    }
    return setup.human == rules::Side::south ? protocol::Seat::south : protocol::Seat::north;
}

protocol::Can can_of(const match::Can& can) {
    return {can.sow, can.resign, can.take_back, can.level, can.rematch};
}

/// The last sowing again, with the lifts that the history doesn't keep.
std::optional<protocol::Sowing> last_sowing(const rules::Game& game) {
    const rules::PlayedSowing* last = game.ply() == 0 ? nullptr : game.history().back().sowing();
    if (last == nullptr) {
        return std::nullopt;
    }
    rules::Position position = game.position_at(game.ply() - 1);
    const auto traced = rules::sow_traced(game.ruleset(), position, last->outcome.pit);
    assert(traced);
    return protocol::make_sowing(*traced, game.ply());
}

}  // namespace

match::Setup match_setup(const protocol::GameSetup& setup) {
    match::Setup made;
    made.pack = setup.pack;
    made.ruleset = setup.ruleset;
    made.mode =
        setup.mode == protocol::Mode::computer ? match::Mode::computer : match::Mode::same_screen;
    made.account = setup.account;
    made.human = is_computer(setup.players[0]) ? rules::Side::north : rules::Side::south;
    for (const protocol::Player& player : setup.players) {
        if (const auto* computer = std::get_if<protocol::ComputerPlayer>(&player)) {
            made.level = protocol::to_text(computer->level);
        }
    }
    made.ranked = setup.ranked;
    made.created_at = setup.created_at.time_since_epoch().count();
    return made;
}

protocol::Time time_of(Millis at) { return protocol::Time(std::chrono::milliseconds(at)); }

protocol::Result result_of(const match::Result& result) {
    const auto termination = result.termination == match::Termination::normal
                                 ? protocol::Termination::normal
                                 : protocol::Termination::resigned;
    return {result.winner, termination, {result.south, result.north}};
}

protocol::State state_of(const protocol::GameId& game, const rules::Ruleset& ruleset,
                         const match::Standing& standing) {
    std::optional<protocol::Result> result;
    if (standing.result) {
        result = result_of(*standing.result);
    }
    return protocol::make_state(game, standing.version, ruleset, standing.position, standing.ply,
                                result);
}

protocol::State state_of(const LiveGame& game, const match::Table& table) {
    return state_of(game.id, table.setup().ruleset, table.standing());
}

protocol::JournalEntry entry_of(const protocol::GameSetup& setup, const match::Event& event) {
    struct Entry {
        const protocol::GameSetup& setup;
        const match::Standing& standing;
        protocol::State state;

        protocol::JournalEntry operator()(const match::Sown& sown) {
            const rules::TracedOutcome traced{sown.outcome, sown.lifts};
            return protocol::Sown{protocol::make_sowing(traced, standing.ply), std::move(state)};
        }
        protocol::JournalEntry operator()(const match::TakenBack& taken) {
            return protocol::TakenBack{taken.plies, std::move(state)};
        }
        protocol::JournalEntry operator()(const match::LevelChanged& changed) {
            const auto level = protocol::parse_word<protocol::Level>(changed.level);
            assert(level);
            return protocol::LevelChanged{*level, std::move(state)};
        }
        protocol::JournalEntry operator()(const match::Ended& ended) {
            std::optional<std::string> seed;
            if (!setup.seed.empty()) {
                seed = setup.seed;
            }
            return protocol::Ended{result_of(ended.result), std::move(seed), std::move(state)};
        }
    };
    return std::visit(
        Entry{setup, event.standing, state_of(setup.game, setup.ruleset, event.standing)},
        event.what);
}

protocol::GameView view_of(const LiveGame& game, std::optional<AccountId> viewer,
                           const Pace& pace) {
    const match::Table& table = *game.durable;
    const protocol::GameSetup& setup = game.setup;
    const bool has_computer = setup.mode == protocol::Mode::computer;
    const bool is_player = viewer && table.is_player(*viewer);
    const protocol::Pace shown{pace.base.count(), pace.per_seed.count(), pace.most.count()};
    return {
        .game = game.id,
        .created_at = setup.created_at,
        .pack = setup.pack,
        .clauses = setup.clauses,
        .pits = setup.ruleset.pits,
        .players = players_of(game, table),
        .you = is_player ? std::optional(seat_of(table.setup())) : std::nullopt,
        .mode = setup.mode,
        .ranked = setup.ranked,
        .can = can_of(table.can(viewer)),
        .pace = has_computer ? std::optional(shown) : std::nullopt,
        .commitment = has_computer ? std::optional(setup.commitment) : std::nullopt,
        .seed = has_computer && table.is_over() ? std::optional(setup.seed) : std::nullopt,
        .moves = record::moves_text(table.game()),
        .last = last_sowing(table.game()),
        .state = state_of(game, table),
        .result = table.result() ? std::optional(result_of(*table.result())) : std::nullopt,
        .points = game.earned,
    };
}

protocol::Summary summary_of(const LiveGame& game) {
    const match::Table& table = *game.durable;
    const auto players = players_of(game, table);
    const auto opponent = std::ranges::find_if(players, is_computer);
    return {
        .game = game.id,
        .opponent = opponent == players.end() ? std::nullopt : std::optional(*opponent),
        .mode = game.setup.mode,
        .ranked = game.setup.ranked,
        .pack = game.setup.pack,
        .you = seat_of(table.setup()),
        .your_turn = table.human_to_sow(),
        .ply = table.ply(),
        .updated_at = time_of(table.updated_at()),
        .version = table.version(),
    };
}

}  // namespace congkak::live
