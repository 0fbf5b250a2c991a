// The list of subcommands, in the order in which --help shows them.
#include "server/app/commands/commands.hpp"

namespace congkak::app::commands {

void add_all(CLI::App& app, int& exit_code) {
    add_serve(app, exit_code);
    add_replay(app, exit_code);
    add_compare(app, exit_code);
    add_verify(app, exit_code);
    add_perft(app, exit_code);
    add_selfplay(app, exit_code);
    add_solve(app, exit_code);
    add_endgames(app, exit_code);
}

}  // namespace congkak::app::commands
