// Reading the configuration from its sources.
#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/app/config.hpp"

namespace congkak::app {

/// what() is one line for the person who starts the server: source, path, and what is accepted.
class ConfigError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A flag's value for a setting.
struct Override {
    std::string path;
    std::string text;
    std::string source;  ///< "--port"
};

struct ConfigSources {
    std::optional<std::string> file;  ///< Path of the file of --config.
    std::map<std::string, std::string> environment;
    std::vector<Override> overrides;
};

/// Throws ConfigError for what can't be read, is unknown or not accepted. Variables that start with
/// CONGKAK_ and a section's name must be settings.
[[nodiscard]] Config load_config(const ConfigSources& sources);

/// The variables of this process that start with CONGKAK_.
[[nodiscard]] std::map<std::string, std::string> congkak_environment();

}  // namespace congkak::app
