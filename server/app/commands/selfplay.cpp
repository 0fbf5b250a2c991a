// `congkak selfplay`: the computer against itself, the measure by which levels are calibrated.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/app/commands/commands.hpp"
#include "server/app/levels_file.hpp"
#include "server/app/pack_choice.hpp"
#include "server/app/progress_line.hpp"
#include "server/app/selfplay_report.hpp"
#include "server/app/selfplay_series.hpp"

namespace congkak::app::commands {

namespace {

struct SelfplayOptions {
    std::string south;
    std::string north;
    bool swap = false;
    bool ladder = false;
    int games = 1000;
    std::uint64_t seed = 1;
    std::string pack = "tradisional";
    /// 0: as many as the pack says.
    int pits = 0;
    std::string levels;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    bool progress = false;
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

/// Plays series one after the other and says on the terminal how far it is.
class Arena {
  public:
    explicit Arena(const SelfplayOptions& options)
        : options_(options),
          levels_(load_levels(options.levels)),
          ruleset_(choose_ruleset(options.pack, options.pits)) {}

    [[nodiscard]] const rules::Ruleset& ruleset() const noexcept { return ruleset_; }
    [[nodiscard]] const search::Levels& levels() const noexcept { return levels_; }

    /// `number` of `all` series, from 1.
    PlayedSeries play(const std::string& south, const std::string& north, int number, int all) {
        const Series series{.ruleset = ruleset_,
                            .south = contender(levels_, south),
                            .north = contender(levels_, north),
                            .games = options_.games,
                            .seed = options_.seed,
                            .threads = options_.threads};
        const std::string what = south + " : " + north + ", series " + std::to_string(number) +
                                 " of " + std::to_string(all) + ", ";
        ProgressLine line;
        int last_tenth = 0;
        const auto say = [&](int games) {
            const auto text = [&] { return what + std::to_string(games) + " games"; };
            const int tenth = static_cast<int>(10LL * games / options_.games);
            line.show(text);
            if (options_.progress && !line.is_on_terminal() && tenth > last_tenth) {
                std::cerr << text() << std::endl;
            }
            last_tenth = tenth;
        };
        PlayedSeries played{south, north, play_series(series, say)};
        say(options_.games);
        return played;
    }

  private:
    const SelfplayOptions& options_;
    search::Levels levels_;
    rules::Ruleset ruleset_;
};

SelfplayTitle title_of(const SelfplayOptions& options) {
    const std::string size =
        options.pits > 0 ? " with " + std::to_string(options.pits) + " pits" : "";
    return {options.pack + size, options.games, options.seed};
}

void play_once(const SelfplayOptions& options, Arena& arena) {
    const PlayedSeries played = arena.play(options.south, options.north, 1, 1);
    if (options.json) {
        print_json(std::cout, {played});
    } else {
        print_series(std::cout, title_of(options), arena.ruleset(), played);
    }
}

void play_from_both_seats(const SelfplayOptions& options, Arena& arena) {
    const Pairing pairing{arena.play(options.south, options.north, 1, 2),
                          arena.play(options.north, options.south, 2, 2)};
    if (options.json) {
        print_json(std::cout, {pairing.starts, pairing.answers});
        return;
    }
    print_pairings(std::cout, title_of(options), {pairing});
    print_starts(std::cout, {pairing.starts, pairing.answers});
}

/// Every level starts against everybody; what each step of the ladder needs is among that, but for
/// the player that doesn't think, who never starts otherwise.
void play_ladder(const SelfplayOptions& options, Arena& arena) {
    std::vector<std::string> ladder{"random"};
    for (const search::NamedLevel& level : arena.levels().all()) {
        ladder.push_back(level.id);
    }
    const auto size = static_cast<int>(ladder.size());
    const int all = (size - 1) * size + 1;
    std::map<std::pair<std::string, std::string>, PlayedSeries> table;
    std::vector<PlayedSeries> in_order;
    const auto play = [&](const std::string& south, const std::string& north) {
        in_order.push_back(arena.play(south, north, static_cast<int>(in_order.size()) + 1, all));
        table[{south, north}] = in_order.back();
    };
    for (std::size_t i = 1; i < ladder.size(); ++i) {
        for (const std::string& north : ladder) {
            play(ladder[i], north);
        }
    }
    std::vector<PlayedSeries> starts = in_order;
    play(ladder[0], ladder[1]);
    if (options.json) {
        print_json(std::cout, in_order);
        return;
    }
    std::vector<Pairing> pairings;
    for (std::size_t i = 1; i < ladder.size(); ++i) {
        pairings.push_back(
            {table.at({ladder[i], ladder[i - 1]}), table.at({ladder[i - 1], ladder[i]})});
    }
    print_pairings(std::cout, title_of(options), pairings);
    print_starts(std::cout, starts);
}

/// Options that can't go together or are missing.
void check(const SelfplayOptions& options) {
    const bool names_somebody = !options.south.empty() || !options.north.empty();
    if (options.ladder && (names_somebody || options.swap)) {
        throw std::runtime_error("--ladder takes all levels: leave out --south, --north, --swap");
    }
    if (!options.ladder && (options.south.empty() || options.north.empty())) {
        throw std::runtime_error("name both players with --south and --north, or use --ladder");
    }
}

int selfplay(const SelfplayOptions& options) {
    try {
        check(options);
        Arena arena(options);
        options.ladder ? play_ladder(options, arena)
        : options.swap ? play_from_both_seats(options, arena)
                       : play_once(options, arena);
        return 0;
    } catch (const std::runtime_error& error) {
        std::cerr << "congkak selfplay: " << error.what() << '\n';
        return 2;
    }
}

/// Without it a negative number would count down from the largest.
std::string whole_number(const std::string& text) {
    const bool is_number = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return c >= '0' && c <= '9';
    });
    return is_number ? "" : "`" + text + "` must be a whole number from 0 to 18446744073709551615";
}

}  // namespace

void add_selfplay(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<SelfplayOptions>();
    CLI::App* command =
        app.add_subcommand("selfplay", "Let the computer's levels play against each other");
    const std::string who = "random, easy, normal, expert, or another level of the file";
    command->add_option("--south", options->south, "Who starts: " + who);
    command->add_option("--north", options->north, "The other side: " + who);
    command->add_flag("--swap", options->swap, "Play from both seats");
    command->add_flag("--ladder", options->ladder,
                      "Every level from both seats against the one below, and starting against "
                      "everybody");
    command->add_option("--games", options->games, "How many games, of each series")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "The same seed gives the same games")
        ->check(whole_number)
        ->capture_default_str();
    command->add_option("--pack", options->pack, "The rules: PACK[+clause=value...]")
        ->capture_default_str();
    command->add_option("--pits", options->pits, "Pits a side, and as many seeds in each")
        ->check(CLI::Range(rules::Ruleset::fewest_pits, rules::Ruleset::most_pits));
    command->add_option("--levels", options->levels, "File of levels instead of the built-in ones");
    command->add_option("--threads", options->threads, "Worker threads; the result is the same")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command->add_flag("--progress", options->progress,
                      "Say how far it is, also where that is no terminal");
    command->add_flag("--json", options->json, "The counts as one line of JSON");
    command->callback([options, &exit_code] { exit_code = selfplay(*options); });
}

}  // namespace congkak::app::commands
