// `congkak compare --left PACK[+clause=value…] --right … --seed S [--moves TEXT] [--json]`: where
// two readings of the game part.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>

#include "engine/compare/comparison.hpp"
#include "engine/record/moves.hpp"
#include "protocol/http.hpp"
#include "protocol/limits.hpp"
#include "protocol/study_json.hpp"
#include "server/app/commands/commands.hpp"
#include "server/app/comparison_view.hpp"
#include "server/app/embedded_packs.hpp"

namespace congkak::app::commands {

namespace {

struct CompareOptions {
    std::string left;
    std::string right;
    std::string seed;
    std::string moves;
    bool json = false;
};

/// One line, whatever was given.
std::string quoted(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
    return "`" + text + "`";
}

int refuse(const std::string& flag, const std::string& given, const std::string& message) {
    std::cerr << "congkak compare: " << flag << ": " << (given.empty() ? "" : quoted(given) + " ")
              << message << '\n';
    return 2;
}

int compare(const CompareOptions& options) {
    const protocol::Packs packs = load_embedded_packs();
    const auto left = protocol::parse_reading(options.left, packs);
    if (!left) {
        return refuse("--left", left.error().given, left.error().message);
    }
    const auto right = protocol::parse_reading(options.right, packs);
    if (!right) {
        return refuse("--right", right.error().given, right.error().message);
    }
    const auto seed = protocol::parse_seed(options.seed);
    if (!seed) {
        return refuse("--seed", options.seed,
                      "must be a whole number from 0 to " + std::to_string(protocol::max_integer));
    }
    rules::Game begun(left->ruleset);
    if (const auto played = record::play_moves(begun, options.moves); !played) {
        return refuse("--moves", "", message(played.error()));
    }
    const compare::Comparison comparison = compare::compare(
        left->ruleset, right->ruleset, static_cast<std::uint64_t>(*seed), begun.history());
    const protocol::Compared compared{*left, *right, *seed};
    if (options.json) {
        std::cout << *protocol::encode_comparison(compared, comparison,
                                                  std::numeric_limits<std::size_t>::max())
                  << '\n';
    } else {
        std::cout << comparison_text(compared, comparison);
    }
    return 0;
}

}  // namespace

void add_compare(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<CompareOptions>();
    CLI::App* command = app.add_subcommand(
        "compare", "Play one game under two readings of the rules until they part");
    command
        ->add_option("--left", options->left,
                     "The reading that is played: a pack, and clauses that it is to say otherwise, "
                     "as tradisional+capture.lap=turn")
        ->required();
    command
        ->add_option("--right", options->right,
                     "The reading that gets the same moves, written the same way")
        ->required();
    command
        ->add_option("--seed", options->seed,
                     "Which random game is played, 0..9007199254740991; a seed gives the same game "
                     "on every machine")
        ->required();
    command->add_option("--moves", options->moves,
                        "Moves that the left game begins with, as in a record without numbers");
    command->add_flag("--json", options->json, "One JSON document instead of text");
    command->callback([options, &exit_code] { exit_code = compare(*options); });
}

}  // namespace congkak::app::commands
