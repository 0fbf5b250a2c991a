#include "server/app/vector_match.hpp"

#include <boost/system/result.hpp>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/record/position_text.hpp"
#include "engine/rules/game.hpp"

namespace congkak::app {

namespace {

using nlohmann::json;

MatchReport failed(std::string detail) {
    return {.verdict = Verdict::failed, .detail = std::move(detail)};
}

bool start_round(rules::Game& game, const json& number) {
    if (game.phase() != rules::Phase::round_over) {
        return false;
    }
    game.start_next_round();
    return number == game.round();
}

/// The pit that an event names, played by `play(side, pit)`.
template <typename Play>
bool play_pit(const json& letter, const Play& play) {
    const std::string text = letter.get<std::string>();
    const auto pit = text.size() == 1 ? record::pit_of(text.front()) : std::nullopt;
    return pit && play(pit->side, pit->pit);
}

/// Whether the event could be played.
bool play(rules::Game& game, const json& event) {
    if (event.contains("next_round")) {
        return start_round(game, event.at("next_round"));
    }
    if (event.contains("choose")) {
        return play_pit(event.at("choose"), [&game](rules::Side side, rules::Pit pit) {
            return game.choose(side, pit).has_value();
        });
    }
    return play_pit(event.at("sow"), [&game](rules::Side side, rules::Pit pit) {
        return game.awaits(side) && game.apply(pit).has_value();
    });
}

/// What stands in the way of one event, or nothing.
std::optional<std::string> play_event(rules::Game& game, const json& event) {
    if (!play(game, event)) {
        return event.dump() + " can't follow " + record::position_text(game.position());
    }
    const std::string expected = event.at("position").get<std::string>();
    const std::string actual = record::position_text(game.position());
    if (actual != expected) {
        return event.dump() + ": got " + actual;
    }
    const auto read_back = record::parse_position(actual);
    if (!read_back || *read_back != game.position()) {
        return "reading back " + actual + " gives another position";
    }
    return std::nullopt;
}

json winner_json(const std::optional<rules::GameResult>& result) {
    if (!result) {
        return nullptr;
    }
    switch (result->winner) {
        case rules::Winner::south:
            return "south";
        case rules::Winner::north:
            return "north";
        case rules::Winner::draw:
            return "draw";
    }
    return nullptr;
}

std::optional<std::string> check_end(const rules::Game& game, const json& match) {
    const rules::Board& board = game.position().board;
    const json actual = {
        {"match_over", game.is_over()},
        {"winner", winner_json(game.result())},
        {"stores", {board.store(rules::Side::south), board.store(rules::Side::north)}}};
    for (const auto& [name, value] : actual.items()) {
        if (match.at(name) != value) {
            return name + ": expected " + match.at(name).dump() + ", got " + value.dump();
        }
    }
    return std::nullopt;
}

MatchReport play_match(const json& match, const protocol::Packs& packs) {
    const std::string id = match.at("pack").get<std::string>();
    const auto pack = packs.ruleset(id);
    if (!pack) {
        return failed("no pack " + id);
    }
    const auto ruleset = protocol::apply_clauses(*pack, match.at("clauses"));
    if (!ruleset) {
        return failed("clause " + ruleset.error().path + " " + ruleset.error().message);
    }
    const auto start = record::parse_position(match.at("start").get<std::string>());
    if (!start) {
        return failed("start: " + record::message(start.error()));
    }
    if (!rules::is_playable(*ruleset, *start)) {
        return failed("start: nobody can sow from it");
    }
    rules::Game game(*ruleset, *start);
    int number = 0;
    for (const json& event : match.at("events")) {
        ++number;
        if (const auto problem = play_event(game, event)) {
            return failed("event " + std::to_string(number) + ": " + *problem);
        }
    }
    if (const auto problem = check_end(game, match)) {
        return failed(*problem);
    }
    return {};
}

}  // namespace

MatchReport verify_match(std::string_view line, const protocol::Packs& packs) {
    try {
        return play_match(json::parse(line), packs);
    } catch (const json::exception& error) {
        return failed(error.what());
    }
}

}  // namespace congkak::app
