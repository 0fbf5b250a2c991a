// The program `congkak`: hands the command line to its subcommands (server/app/commands).
#include <CLI/CLI.hpp>

#include "server/app/commands/commands.hpp"

int main(int argc, char** argv) {
    CLI::App app{"Congkak: a server for the game of sowing seeds, and its tools", "congkak"};
    app.set_version_flag("--version", "congkak " CONGKAK_VERSION);
    app.require_subcommand(0, 1);

    int exit_code = 0;
    congkak::app::commands::add_all(app, exit_code);
    CLI11_PARSE(app, argc, argv);
    if (app.get_subcommands().empty()) {
        std::cerr << app.help();
        return 2;
    }
    return exit_code;
}
