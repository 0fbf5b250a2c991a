// `congkak selfplay`: the computer against itself, the measure by which levels are calibrated.
#include <unistd.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>

#include "server/app/commands/commands.hpp"
#include "server/app/embedded_packs.hpp"
#include "server/app/levels_file.hpp"
#include "server/app/selfplay_series.hpp"

namespace congkak::app::commands {

namespace {

struct SelfplayOptions {
    std::string south;
    std::string north;
    int games = 0;
    std::uint64_t seed = 0;
    std::string pack = "tradisional";
    std::string levels;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    bool json = false;
};

search::Contender contender(const search::Levels& levels, const std::string& id) {
    if (id == "random") {
        return {};
    }
    if (const search::NamedLevel* level = levels.find(id)) {
        return {.level = &level->level};
    }
    std::string known = "random";
    for (const search::NamedLevel& level : levels.all()) {
        known += ", " + level.id;
    }
    throw std::runtime_error("no level `" + id + "`; there are " + known);
}

rules::Ruleset ruleset_of(const std::string& id) {
    const protocol::Packs packs = load_embedded_packs();
    const auto ruleset = packs.ruleset(id);
    if (!ruleset) {
        std::string known;
        for (const protocol::Pack& pack : packs.all()) {
            known += (known.empty() ? "" : ", ") + pack.id;
        }
        throw std::runtime_error("no pack `" + id + "`; there are " + known);
    }
    return *ruleset;
}

std::string share(double part, int games) {
    const Interval interval = confidence(part, games);
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << std::setw(6) << 100 * part / games << " %  "
         << std::setw(5) << interval.low << " .. " << interval.high << " %";
    return text.str();
}

void print_line(const std::string& what, int part, int games) {
    std::cout << std::left << std::setw(36) << what << std::right << std::setw(8) << part
              << share(part, games) << '\n';
}

/// What the margin of a match counts.
std::string_view unit_of(const rules::Ruleset& ruleset) {
    return ruleset.match_by == rules::MatchBy::rounds_won ? "rounds" : "seeds";
}

void print_table(const SelfplayOptions& options, const rules::Ruleset& ruleset,
                 const search::Tally& tally) {
    const double score = tally.south_wins + 0.5 * tally.draws;
    const auto commonest = std::max_element(
        tally.openings.begin(), tally.openings.end(),
        [](const auto& left, const auto& right) { return left.second < right.second; });
    std::cout << "South " << options.south << " (starts), North " << options.north << ", pack "
              << options.pack << ", " << tally.games << " games, seed " << options.seed << "\n\n"
              << std::setw(44) << "games"
              << "   share  95 % confidence\n";
    print_line("South wins", tally.south_wins, tally.games);
    print_line("North wins", tally.north_wins, tally.games);
    print_line("draws", tally.draws, tally.games);
    std::cout << std::left << std::setw(44) << "South's score, a draw counting half" << std::right
              << share(score, tally.games) << '\n';
    print_line("decided before North's first turn", tally.decided_before_first_reply, tally.games);
    print_line("decided before North's second turn", tally.decided_before_second_reply,
               tally.games);
    print_line((ruleset.opening == rules::Opening::alternating ? "commonest first turn, "
                                                               : "commonest opening of South, ") +
                   commonest->first,
               commonest->second, tally.games);
    std::cout << std::fixed << std::setprecision(1) << "\nA game had "
              << static_cast<double>(tally.sowings) / tally.games << " sowings in "
              << static_cast<double>(tally.rounds) / tally.games
              << " rounds and ended with South ahead by "
              << static_cast<double>(tally.margin) / tally.games << ' ' << unit_of(ruleset)
              << ", on average. The most sowings searched for one choice: " << tally.most_searched
              << ".\n";
}

void print_json(const search::Tally& tally) {
    const nlohmann::ordered_json line{
        {"games", tally.games},
        {"south_wins", tally.south_wins},
        {"north_wins", tally.north_wins},
        {"draws", tally.draws},
        {"decided_before_first_reply", tally.decided_before_first_reply},
        {"decided_before_second_reply", tally.decided_before_second_reply}};
    std::cout << line.dump() << '\n';
}

int selfplay(const SelfplayOptions& options) {
    try {
        const search::Levels levels = load_levels(options.levels);
        const Series series{.ruleset = ruleset_of(options.pack),
                            .south = contender(levels, options.south),
                            .north = contender(levels, options.north),
                            .games = options.games,
                            .seed = options.seed,
                            .threads = options.threads};
        const bool shows_progress = ::isatty(STDERR_FILENO) == 1;
        const search::Tally tally = play_series(series, [&](int played) {
            if (shows_progress) {
                std::cerr << '\r' << played << " of " << options.games << " games" << std::flush;
            }
        });
        if (shows_progress) {
            std::cerr << "\r\033[K" << std::flush;
        }
        options.json ? print_json(tally) : print_table(options, series.ruleset, tally);
        return 0;
    } catch (const std::runtime_error& error) {
        std::cerr << "congkak selfplay: " << error.what() << '\n';
        return 2;
    }
}

}  // namespace

void add_selfplay(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<SelfplayOptions>();
    CLI::App* command =
        app.add_subcommand("selfplay", "Let the computer's levels play against each other");
    const std::string who = "random, easy, normal, expert, or another level of the file";
    command->add_option("--south", options->south, "Who starts: " + who)->required();
    command->add_option("--north", options->north, "The other side: " + who)->required();
    command->add_option("--games", options->games, "How many games")
        ->required()
        ->check(CLI::Range(1, 100'000'000));
    command->add_option("--seed", options->seed, "The same seed gives the same games")->required();
    command->add_option("--pack", options->pack, "Id of the ruleset pack")->capture_default_str();
    command->add_option("--levels", options->levels, "File of levels instead of the built-in ones");
    command->add_option("--threads", options->threads, "Worker threads; the result is the same")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command->add_flag("--json", options->json, "The counts as one line of JSON");
    command->callback([options, &exit_code] { exit_code = selfplay(*options); });
}

}  // namespace congkak::app::commands
