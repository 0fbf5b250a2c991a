// `congkak endgames make|check`: tables of exact endgames as files.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>
#include <cstdint>
#include <iostream>
#include <memory>
#include <new>
#include <span>
#include <string>

#include "engine/record/position_text.hpp"
#include "engine/search/solve/endgame_table.hpp"
#include "server/ai/endgame_file.hpp"
#include "server/app/commands/commands.hpp"
#include "server/app/interrupt.hpp"
#include "server/app/pack_choice.hpp"
#include "server/app/progress_line.hpp"

namespace congkak::app::commands {

namespace {

struct EndgamesOptions {
    std::string pack;
    int pits = 0;
    int seeds = 12;
    std::string path;
};

int refuse(const std::string& why) {
    std::cerr << "congkak endgames: " << why << '\n';
    return 2;
}

search::EndgameWatch watch(ProgressLine& line) {
    return [&line](const search::EndgameProgress& progress) {
        line.show([&] {
            return std::to_string(progress.done) + " of " + std::to_string(progress.entries) +
                   " entries, " + std::to_string(progress.seeds) + " seeds";
        });
        return !Interrupt::is_wanted();
    };
}

int write_table(const EndgamesOptions& options, const rules::Ruleset& ruleset) {
    const auto shape = search::EndgameShape::of(ruleset, options.seeds);
    if (!shape) {
        return refuse("clause `" + std::string(shape.error().clause) +
                      "`: " + std::string(shape.error().reason));
    }
    const auto memory = std::make_unique_for_overwrite<std::int8_t[]>(shape->entries());
    const std::span<std::int8_t> entries(memory.get(), shape->entries());
    const Interrupt interrupt;
    ProgressLine line;
    const bool is_done = search::make_endgames(ruleset, *shape, entries, watch(line));
    line.clear();
    if (!is_done) {
        std::cerr << "congkak endgames: stopped, nothing was written\n";
        return Interrupt::exit_code;
    }
    if (const auto written = ai::write_endgame_file(options.path, ruleset, *shape, entries);
        !written) {
        return refuse(options.path + " " + std::string(message(written.error())));
    }
    std::cout << options.path << ": " << shape->entries() << " positions of " << shape->pits()
              << " pits with up to " << shape->seeds() << " seeds\n";
    return 0;
}

int make(const EndgamesOptions& options) {
    try {
        return write_table(options, choose_ruleset(options.pack, options.pits));
    } catch (const PackChoiceError& error) {
        return refuse(error.what());
    } catch (const std::bad_alloc&) {
        return refuse("not enough memory for so many seeds");
    }
}

int check(const EndgamesOptions& options) {
    const auto file = ai::EndgameFile::open(options.path);
    if (!file) {
        return refuse(options.path + " " + std::string(message(file.error())));
    }
    const search::EndgameShape& shape = file->table().shape();
    const Interrupt interrupt;
    ProgressLine line;
    const auto found = search::check_endgames(file->ruleset(), shape, file->entries(), watch(line));
    line.clear();
    if (found.is_stopped) {
        std::cerr << "congkak endgames: stopped, no mistake so far\n";
        return Interrupt::exit_code;
    }
    if (found.mistake) {
        std::cerr << "congkak endgames: " << options.path << " says " << found.mistake->entry
                  << " of `" << record::position_text(found.mistake->position)
                  << "`, and its successors " << found.mistake->expected << '\n';
        return 1;
    }
    std::cout << options.path << ": " << shape.entries() << " positions of " << shape.pits()
              << " pits with up to " << shape.seeds()
              << " seeds; the checksum holds, and every entry agrees with its successors'\n";
    return 0;
}

}  // namespace

void add_endgames(CLI::App& app, int& exit_code) {
    CLI::App* command = app.add_subcommand(
        "endgames", "Make or check a table of exact endgames: every position with few seeds");
    command->require_subcommand(1);
    auto options = std::make_shared<EndgamesOptions>();

    CLI::App* making = command->add_subcommand("make", "Work a table out and write it");
    making->add_option("--pack", options->pack, "The rules: PACK[+clause=value...]")->required();
    making->add_option("--pits", options->pits, "Pits a side")
        ->check(CLI::Range(rules::Ruleset::fewest_pits, rules::Ruleset::most_pits));
    making->add_option("--seeds", options->seeds, "Most seeds in the pits; a byte a position")
        ->check(CLI::Range(1, search::EndgameShape::most_seeds))
        ->capture_default_str();
    making->add_option("--out", options->path, "The file to write")->required();
    making->callback([options, &exit_code] { exit_code = make(*options); });

    CLI::App* checking = command->add_subcommand(
        "check", "Check a table's checksum, and every entry against those of its successors");
    checking->add_option("FILE", options->path, "The table")->required();
    checking->callback([options, &exit_code] { exit_code = check(*options); });
}

}  // namespace congkak::app::commands
