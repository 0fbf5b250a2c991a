// The record of a game: the part of views.hpp that writes rules.md's text.
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "engine/record/record_text.hpp"
#include "server/live/views.hpp"

namespace congkak::live {
namespace {

std::string name_of(const protocol::Player& player) {
    const auto* human = std::get_if<protocol::HumanPlayer>(&player);
    if (human != nullptr) {
        return human->name;
    }
    return std::holds_alternative<protocol::ComputerPlayer>(player) ? "computer" : "";
}

record::Ending ending_of(const match::Result& result) {
    switch (result.termination) {
        case match::Termination::normal:
            return {result.winner, record::Termination::normal};
        case match::Termination::resigned:
            return {result.winner, record::Termination::resigned};
        case match::Termination::agreed:
            return {result.winner, record::Termination::agreed};
        case match::Termination::aborted:
            return {std::nullopt, record::Termination::aborted};
    }
    return {};
}

/// `YYYY-MM-DDThh:mm:ssZ`
std::string date_of(protocol::Time time) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    const auto day = std::chrono::floor<std::chrono::days>(seconds);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(seconds - day);
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ", int(date.year()),
                  unsigned(date.month()), unsigned(date.day()), int(clock.hours().count()),
                  int(clock.minutes().count()), int(clock.seconds().count()));
    return text;
}

}  // namespace

std::string record_of(const LiveGame& game, const match::Table& table,
                      const std::vector<protocol::Pack>& packs) {
    const auto pack = std::ranges::find(packs, game.setup.pack, &protocol::Pack::id);
    const auto& result = table.result();
    const record::Record record{
        .pack = game.setup.pack,
        .pack_ruleset = pack == packs.end() ? game.setup.ruleset : pack->ruleset,
        .game = table.game(),
        .south = name_of(game.setup.players[0]),
        .north = name_of(game.setup.players[1]),
        .level = table.level(),
        .seed = result ? game.setup.seed : std::string(),
        .date = date_of(game.setup.created_at),
        .time_control = {},
        .ending = result ? std::optional(ending_of(*result)) : std::nullopt,
    };
    return record::record_text(record);
}

}  // namespace congkak::live
