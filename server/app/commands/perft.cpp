// `congkak perft --pack P [--pits N] --depth D`: counts sequences of sowings.
#include "engine/rules/perft.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "server/app/commands/commands.hpp"
#include "server/app/pack_choice.hpp"

namespace congkak::app::commands {

namespace {

struct PerftOptions {
    std::string pack;
    int pits = 0;
    int depth = 0;
};

int count(const PerftOptions& options, const rules::Ruleset& ruleset) {
    if (ruleset.opening != rules::Opening::alternating) {
        std::cerr << "congkak perft: pack `" << options.pack
                  << "` has a simultaneous opening, which is no sequence of sowings\n";
        return 2;
    }
    const rules::Position start = rules::first_position(ruleset);
    for (int depth = 1; depth <= options.depth; ++depth) {
        std::cout << depth << ' ' << rules::perft(ruleset, start, depth) << std::endl;
    }
    return 0;
}

int perft(const PerftOptions& options) {
    try {
        return count(options, choose_ruleset(options.pack, options.pits));
    } catch (const PackChoiceError& error) {
        std::cerr << "congkak perft: " << error.what() << '\n';
        return 2;
    }
}

}  // namespace

void add_perft(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* command =
        app.add_subcommand("perft", "Count the sequences of sowings from the first position");
    command->add_option("--pack", options->pack, "The rules: PACK[+clause=value...]")->required();
    command->add_option("--pits", options->pits, "Pits a side, with as many seeds in each")
        ->check(CLI::Range(rules::Ruleset::fewest_pits, rules::Ruleset::most_pits));
    command->add_option("--depth", options->depth, "Sowings in a sequence, counted for 1..depth")
        ->required()
        ->check(CLI::Range(1, 30));
    command->callback([options, &exit_code] { exit_code = perft(*options); });
}

}  // namespace congkak::app::commands
