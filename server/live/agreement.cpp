#include "server/live/agreement.hpp"

#include <algorithm>
#include <utility>

#include "engine/record/position_text.hpp"
#include "protocol/ruleset_json.hpp"
#include "protocol/words.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"
#include "server/live/secrets.hpp"

namespace congkak::live {
namespace {

using protocol::ErrorCode;
using rules::Side;

template <class T>
using OrError = boost::system::result<T, protocol::Error>;

OrError<rules::Ruleset> ruleset_of(const protocol::Pack& pack, const nlohmann::json& clauses) {
    const auto ruleset = protocol::apply_clauses(pack.ruleset, clauses);
    if (ruleset) {
        return *ruleset;
    }
    const protocol::JsonProblem& problem = ruleset.error();
    const std::string path = problem.path.empty() ? "" : "." + problem.path;
    const ErrorCode code =
        problem.is_conflict ? ErrorCode::unsupported_ruleset : ErrorCode::bad_field;
    return error_of(code, "data.clauses" + path, problem.message);
}

/// Why play can't begin from a position; nothing where it can.
std::string why_not(const rules::Ruleset& ruleset, const rules::Position& position) {
    if (position.board.pits() != ruleset.pits) {
        return "must have " + std::to_string(ruleset.pits) + " pits a side, as the ruleset has";
    }
    if (position.over || position.opening) {
        return "must have somebody to sow: it ends in `s` or `n`";
    }
    if (position.board.occupied(position.to_sow).empty()) {
        return "must have a seed in the pits of whoever is to sow";
    }
    return rules::is_playable(ruleset, position) ? "" : "is none that play can go on from";
}

OrError<std::optional<rules::Position>> start_of(const rules::Ruleset& ruleset,
                                                 const std::optional<std::string>& text) {
    if (!text) {
        return std::optional<rules::Position>();
    }
    const auto position = record::parse_position(*text);
    const std::string reason =
        position ? why_not(ruleset, *position) : "can't be read: " + message(position.error());
    if (!reason.empty()) {
        return error_of(ErrorCode::bad_field, "data.position", "data.position " + reason);
    }
    return std::optional(*position);
}

/// South, North: the account by that name and whoever plays the other side.
std::array<protocol::Player, 2> players_of(const std::string& name, Side side,
                                           protocol::Player other) {
    std::array<protocol::Player, 2> players{protocol::HumanPlayer{name}, std::move(other)};
    if (side == Side::north) {
        std::swap(players[0], players[1]);
    }
    return players;
}

protocol::Player other_player(const protocol::Create& wish, const std::string& name) {
    switch (wish.mode) {
        case protocol::Mode::computer:
            return protocol::ComputerPlayer{wish.level.value_or(protocol::Level::easy)};
        case protocol::Mode::same_screen:
            return protocol::HumanPlayer{name};
        case protocol::Mode::people:
            return protocol::OpenSeat{};
    }
    return protocol::OpenSeat{};
}

}  // namespace

protocol::Error error_of(ErrorCode code, std::string field, std::string message) {
    return {code, std::move(message), std::move(field), std::nullopt};
}

Agreed agree(const Settings& settings, const Actor& actor, const protocol::Create& wish) {
    const auto pack = std::ranges::find(settings.packs, wish.pack, &protocol::Pack::id);
    if (pack == settings.packs.end()) {
        return error_of(ErrorCode::unknown_pack, "data.pack");
    }
    const auto ruleset = ruleset_of(*pack, wish.clauses);
    if (!ruleset) {
        return ruleset.error();
    }
    const auto start = start_of(*ruleset, wish.position);
    if (!start) {
        return start.error();
    }
    if (wish.level && !settings.levels.can_play(protocol::to_text(*wish.level))) {
        return error_of(ErrorCode::unknown_level, "data.level");
    }
    const Side starter = *start ? (*start)->to_sow : Side::south;
    const bool starts = wish.starts == protocol::Starts::you;
    protocol::GameSetup setup{.game = make_game_id()};
    setup.created_at = time_of(now(settings));
    setup.mode = wish.mode;
    setup.ranked = wish.ranked;
    setup.pack = wish.pack;
    setup.clauses = protocol::clauses_json(*ruleset, *pack);
    setup.ruleset = *ruleset;
    setup.account = actor.id;
    if (wish.mode != protocol::Mode::same_screen) {
        setup.side = starts ? starter : rules::other(starter);
    }
    setup.players = players_of(actor.name, setup.side, other_player(wish, actor.name));
    setup.start = wish.position;
    const auto agreed = match_setup(setup);
    if (wish.ranked && !(agreed && match::can_be_ranked(*agreed))) {
        return error_of(ErrorCode::not_allowed, "data.ranked",
                        "only the unchanged rules of the ranked pack are played for points");
    }
    return setup;
}

Agreed agree_again(const Settings& settings, const LiveGame& old, const match::Setup& next) {
    protocol::GameSetup setup = old.setup;
    setup.game = make_game_id();
    setup.created_at = time_of(now(settings));
    setup.rematch_of = old.id;
    setup.account = next.account;
    setup.opponent = next.opponent;
    setup.side = next.human;
    // Whoever asks for it sits on the side that was agreed; the other one was in either seat.
    const rules::Side before =
        old.durable->plays(next.account, Side::south) ? Side::south : Side::north;
    if (before != next.human) {
        std::swap(setup.players[0], setup.players[1]);
    }
    for (protocol::Player& player : setup.players) {
        if (auto* computer = std::get_if<protocol::ComputerPlayer>(&player)) {
            const auto level = protocol::parse_word<protocol::Level>(next.level);
            if (!level || !settings.levels.can_play(next.level)) {
                return error_of(ErrorCode::unknown_level, "data.level");
            }
            computer->level = *level;
        }
    }
    return setup;
}

}  // namespace congkak::live
