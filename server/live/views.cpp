#include "server/live/views.hpp"

#include <cassert>

#include "engine/record/moves.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/make_state.hpp"
#include "protocol/words.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"

namespace congkak::live {
namespace {

using rules::Side;

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

std::optional<protocol::Seat> seat_of(const match::Table& table, std::optional<AccountId> viewer) {
    const bool south = viewer && table.plays(*viewer, Side::south);
    const bool north = viewer && table.plays(*viewer, Side::north);
    if (south && north) {
        return protocol::Seat::both;
    }
    if (south || north) {
        return south ? protocol::Seat::south : protocol::Seat::north;
    }
    return std::nullopt;
}

protocol::Can can_of(const match::Can& can, const Onlooker& viewer) {
    return {.sow = can.sow,
            .resign = can.resign,
            .takeback = can.take_back,
            .level = can.level,
            .rematch = can.rematch,
            .choose = can.choose,
            .next_round = can.next_round,
            .stop = can.stop,
            .join = can.join,
            .preview = can.preview && viewer.may_preview};
}

/// The last ply, where it was a sowing: again, with the lifts that the history doesn't keep.
std::optional<protocol::Sowing> last_sowing(const rules::Game& game) {
    const auto* last = game.ply() > 0 ? game.history().back().sowing() : nullptr;
    if (last == nullptr) {
        return std::nullopt;
    }
    rules::Position position = game.position_at(game.ply() - 1);
    const auto traced = rules::sow_traced(game.ruleset(), position, last->outcome.pit);
    assert(traced);
    return protocol::make_sowing(*traced, game.ply());
}

std::optional<protocol::Opening> last_opened(const rules::Game& game) {
    const auto* last = game.ply() > 0 ? game.history().back().opening() : nullptr;
    return last == nullptr ? std::nullopt
                           : std::optional(protocol::make_opening(last->opened, game.ply()));
}

}  // namespace

std::array<std::optional<protocol::PitRef>, 2> hidden_choices(const match::Table& table,
                                                              std::optional<AccountId> viewer) {
    std::array<std::optional<protocol::PitRef>, 2> choices;
    for (const Side side : {Side::south, Side::north}) {
        const auto pit = table.game().hidden_choice(side);
        if (pit && viewer && table.plays(*viewer, side)) {
            choices[rules::index_of(side)] = protocol::PitRef{side, *pit};
        }
    }
    return choices;
}

protocol::GameView view_of(const LiveGame& game, const Onlooker& viewer, const Pace& pace) {
    const match::Table& table = *game.durable;
    const protocol::GameSetup& setup = game.setup;
    const bool has_computer = setup.mode == protocol::Mode::computer;
    const protocol::Pace shown{pace.base.count(), pace.per_seed.count(), pace.most.count()};
    const auto& result = table.result();
    return {
        .game = game.id,
        .created_at = setup.created_at,
        .pack = setup.pack,
        .clauses = setup.clauses,
        .pits = setup.ruleset.pits,
        .players = players_of(game, table),
        .you = seat_of(table, viewer.account),
        .mode = setup.mode,
        .ranked = setup.ranked,
        .start = setup.start,
        .can = can_of(table.can(viewer.account), viewer),
        .choice = hidden_choices(table, viewer.account),
        .preview = viewer.has_preview,
        .pace = has_computer ? std::optional(shown) : std::nullopt,
        .commitment = has_computer ? std::optional(setup.commitment) : std::nullopt,
        .seed = has_computer && table.is_over() ? std::optional(setup.seed) : std::nullopt,
        .moves = record::moves_text(table.game()),
        .last = last_sowing(table.game()),
        .last_opened = last_opened(table.game()),
        .state = state_of(game.id, table),
        .result = result ? std::optional(result_of(table.game(), *result)) : std::nullopt,
        .points = game.earned,
    };
}

protocol::Summary summary_of(const LiveGame& game, AccountId player) {
    const match::Table& table = *game.durable;
    std::optional<protocol::Player> opponent;
    if (game.setup.mode != protocol::Mode::same_screen) {
        const Side own = table.plays(player, Side::south) ? Side::south : Side::north;
        opponent = players_of(game, table)[rules::index_of(rules::other(own))];
    }
    return {
        .game = game.id,
        .opponent = opponent,
        .mode = game.setup.mode,
        .ranked = game.setup.ranked,
        .pack = game.setup.pack,
        .you = seat_of(table, player),
        .your_turn = table.awaits(player),
        .ply = table.ply(),
        .updated_at = time_of(table.updated_at()),
        .version = table.version(),
    };
}

}  // namespace congkak::live
