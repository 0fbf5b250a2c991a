// congkak serve: the server, as the configuration and these options say.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "server/app/commands/commands.hpp"
#include "server/app/load_config.hpp"
#include "server/app/program.hpp"

namespace congkak::app::commands {
namespace {

struct Options {
    std::optional<std::string> address;
    std::optional<std::string> port;
    std::optional<std::string> data;
    std::optional<std::string> config;
};

int serve(const Options& options) {
    ConfigSources sources{
        .file = options.config, .environment = congkak_environment(), .overrides = {}};
    const auto override_by = [&](const std::optional<std::string>& text, const char* path,
                                 const char* flag) {
        if (text) {
            sources.overrides.push_back({.path = path, .text = *text, .source = flag});
        }
    };
    override_by(options.address, "server.address", "--address");
    override_by(options.port, "server.port", "--port");
    override_by(options.data, "storage.directory", "--data");
    try {
        return run_server(load_config(sources), CONGKAK_VERSION);
    } catch (const ConfigError& error) {
        std::cerr << "congkak: " << error.what() << std::endl;
        return 2;
    }
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("serve", "Serve the page, accounts and games");
    command->add_option("--address", options->address, "IP address to listen at (127.0.0.1)");
    command->add_option("--port", options->port, "TCP port (8080); 0 picks a free one");
    command->add_option("--data", options->data, "Folder of the database (data)");
    command->add_option("--config", options->config, "Configuration file, see config/congkak.json");
    command->footer(
        "Every setting of config/congkak.json can also be set in the environment: server.port as "
        "CONGKAK_SERVER_PORT.\nStop it with SIGTERM or Ctrl-C.");
    command->callback([options, &exit_code] { exit_code = serve(*options); });
}

}  // namespace congkak::app::commands
