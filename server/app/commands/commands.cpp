// The list of subcommands, in the order in which --help shows them.
#include "server/app/commands/commands.hpp"

namespace congkak::app::commands {

void add_all(CLI::App&, int&) {}

}  // namespace congkak::app::commands
