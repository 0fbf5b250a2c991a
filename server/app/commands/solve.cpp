// `congkak solve`: the truth about a position, and what of it is proven.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <cstdint>
#include <iostream>
#include <map>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

#include "engine/record/position_text.hpp"
#include "server/app/commands/commands.hpp"
#include "server/app/interrupt.hpp"
#include "server/app/pack_choice.hpp"
#include "server/app/solve_survey.hpp"
#include "server/app/solver.hpp"

namespace congkak::app::commands {

namespace {

struct SolveOptions {
    std::string pack;
    int pits = 0;
    std::string position;
    Goal goal = Goal::best_turn;
    std::uint64_t budget = Task{}.budget;
    std::uint64_t memory_mib = Task{}.memory_mib;
    bool json = false;
    bool all = false;
};

rules::Position position_of(const SolveOptions& options, const rules::Ruleset& ruleset) {
    if (options.position.empty()) {
        if (ruleset.opening != rules::Opening::alternating) {
            throw std::runtime_error("`" + options.pack +
                                     "` starts with a simultaneous opening, which is no turn; give "
                                     "--position, or --pack " +
                                     options.pack + "+opening=alternating");
        }
        return rules::first_position(ruleset);
    }
    const auto parsed = record::parse_position(options.position);
    if (!parsed) {
        throw std::runtime_error("--position: " + record::message(parsed.error()));
    }
    if (parsed->over || parsed->opening || !rules::is_playable(ruleset, *parsed)) {
        throw std::runtime_error("--position: play can't go on from there with " +
                                 std::to_string(ruleset.pits) + " pits a side");
    }
    return *parsed;
}

int solve_one(const SolveOptions& options) {
    const rules::Ruleset ruleset = choose_ruleset(options.pack, options.pits);
    const Task task{.ruleset = ruleset,
                    .position = position_of(options, ruleset),
                    .goal = options.goal,
                    .budget = options.budget,
                    .memory_mib = options.memory_mib};
    if (task.goal != Goal::exact && task.memory_mib < least_memory_mib(task.budget)) {
        throw std::runtime_error("--budget " + std::to_string(task.budget) + " needs --memory " +
                                 std::to_string(least_memory_mib(task.budget)) + " or more");
    }
    const auto answer = solve(task);
    std::cout << (options.json ? answer.dump() + "\n" : solution_text(answer));
    return answer["stopped"] == true ? Interrupt::exit_code : 0;
}

int solve(const SolveOptions& options) {
    try {
        if (options.all) {
            return survey(options.budget, options.memory_mib, std::cout);
        }
        if (options.pack.empty()) {
            throw std::runtime_error("--pack is required, or --all");
        }
        return solve_one(options);
    } catch (const std::bad_alloc&) {
        std::cerr << "congkak solve: not enough memory, see --memory\n";
    } catch (const std::runtime_error& error) {
        std::cerr << "congkak solve: " << error.what() << '\n';
    }
    return 2;
}

}  // namespace

void add_solve(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<SolveOptions>();
    CLI::App* command = app.add_subcommand(
        "solve", "Find the best turn, the shortest win or the exact value of a position");
    command->add_option("--pack", options->pack, "The rules: PACK[+clause=value...]");
    command->add_option("--pits", options->pits, "Pits a side, with as many seeds in each")
        ->check(CLI::Range(rules::Ruleset::fewest_pits, rules::Ruleset::most_pits));
    command->add_option("--position", options->position,
                        "From here instead of the first position, as in docs/record.md");
    const std::map<std::string, Goal> goals{
        {"best-turn", Goal::best_turn}, {"win", Goal::win}, {"exact", Goal::exact}};
    command
        ->add_option("--goal", options->goal,
                     "best-turn: most seeds in one turn; win: fewest sowings of one turn to more "
                     "than half of all; exact: the difference at the end under perfect play")
        ->transform(CLI::CheckedTransformer(goals));
    command->add_option("--budget", options->budget, "Sowings searched at most")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
        ->capture_default_str();
    command->add_option("--memory", options->memory_mib, "MiB used at most")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
        ->capture_default_str();
    command->add_flag("--json", options->json, "One line of JSON instead of sentences");
    command->add_flag("--all", options->all,
                      "The table of docs/solved.md: every pack, 3 to 11 pits");
    command->footer("Ctrl-C stops it with the best so far.");
    command->callback([options, &exit_code] { exit_code = solve(*options); });
}

}  // namespace congkak::app::commands
