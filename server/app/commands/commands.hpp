// The subcommands of the program, a file each in this folder.
//
// `add_<name>` adds its subcommand with options and a callback to the app. The callback runs when
// the command line names the subcommand, and stores the process's exit code in `exit_code`.
// Options live in a shared struct that the callback owns: `auto options = make_shared<Options>()`.
#pragma once

#include <CLI/App.hpp>

namespace congkak::app::commands {

/// Adds every subcommand. `app` and `exit_code` must outlive the parse.
void add_all(CLI::App& app, int& exit_code);

void add_serve(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_compare(CLI::App& app, int& exit_code);
void add_verify(CLI::App& app, int& exit_code);
void add_perft(CLI::App& app, int& exit_code);
void add_selfplay(CLI::App& app, int& exit_code);
void add_solve(CLI::App& app, int& exit_code);
void add_endgames(CLI::App& app, int& exit_code);

}  // namespace congkak::app::commands
