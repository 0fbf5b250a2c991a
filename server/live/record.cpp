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
    return human != nullptr ? human->name : "computer";
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
    const bool by_resigning = result && result->termination == match::Termination::resigned;
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
        .ending = result ? std::optional(record::Ending{result->winner,
                                                        by_resigning ? record::Termination::resigned
                                                                     : record::Termination::normal})
                         : std::nullopt,
    };
    return record::record_text(record);
}

}  // namespace congkak::live
