// The program `congkak`: hands the command line to its subcommands (server/app/commands).
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <string>

#include "server/app/commands/commands.hpp"

namespace {

/// Help goes where CLI11 sends it; what is wrong is told in one line that says where to read on.
int report(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
        return app.exit(error);
    }
    std::string name = "congkak";
    for (const CLI::App* command : app.get_subcommands()) {
        name += " " + command->get_name();
    }
    std::string message = error.what();
    std::replace(message.begin(), message.end(), '\n', ' ');
    std::cerr << name << ": " << message << "; see " << name << " --help\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app{"Congkak: a server for the game of sowing seeds, and its tools", "congkak"};
    app.set_version_flag("--version", "congkak " CONGKAK_VERSION);
    app.require_subcommand(0, 1);

    int exit_code = 0;
    congkak::app::commands::add_all(app, exit_code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return report(app, error);
    }
    if (app.get_subcommands().empty()) {
        std::cerr << app.help();
        return 2;
    }
    return exit_code;
}
