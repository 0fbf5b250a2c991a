// The running server: everything built, wired, started and stopped.
#pragma once

#include <string_view>

#include "server/app/config.hpp"

namespace congkak::app {

/// `version` is what clients are told. Serves until SIGTERM or SIGINT; gives the process's exit
/// code. What is wrong at the start is one line on standard error and exit code 1.
[[nodiscard]] int run_server(const Config& config, std::string_view version);

}  // namespace congkak::app
