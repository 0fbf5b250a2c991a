// Each source is laid over what the ones before it said; every value is checked where it stands.
#include "server/app/load_config.hpp"

#include <unistd.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "embedded/config.hpp"
#include "protocol/limits.hpp"
#include "protocol/strict_json.hpp"
#include "server/app/config_settings.hpp"
#include "server/app/read_file.hpp"

namespace congkak::app {
namespace {

using protocol::Json;

constexpr protocol::TextLimits file_limits{.bytes = 256 * 1024, .depth = 8, .members = 64};

[[noreturn]] void refuse(const std::string& source, std::string_view path,
                         const std::string& accepted) {
    throw ConfigError(source + ": " + std::string(path) + " must be " + accepted);
}

const Setting* find_setting(std::string_view path) {
    const auto all = settings();
    const auto found = std::ranges::find(all, path, &Setting::path);
    return found == all.end() ? nullptr : &*found;
}

/// The keys that may stand below `path` ("" for the whole document).
std::string keys_below(const std::string& path) {
    const std::string prefix = path.empty() ? "" : path + ".";
    std::set<std::string> keys;
    for (const Setting& setting : settings()) {
        if (setting.path.starts_with(prefix)) {
            const std::string_view rest = setting.path.substr(prefix.size());
            keys.emplace(rest.substr(0, rest.find('.')));
        }
    }
    std::string text;
    for (const std::string& key : keys) {
        text.append(text.empty() ? "" : ", ").append(key);
    }
    return text;
}

void lay_over(const Json& object, const std::string& path, const std::string& source,
              Config& config) {
    for (const auto& [key, value] : object.items()) {
        if (path.empty() && key == "$schema") {
            continue;
        }
        const std::string below = protocol::path_of(path, key);
        const std::string full = path.empty() ? key : path + "." + key;
        if (const Setting* setting = find_setting(full)) {
            if (const auto accepted = apply(*setting, value, config)) {
                refuse(source, below, *accepted);
            }
        } else if (keys_below(full).empty()) {
            throw ConfigError(source + ": " + below +
                              " is unknown; known here: " + keys_below(path));
        } else if (!value.is_object()) {
            refuse(source, below, "an object with some of: " + keys_below(full));
        } else {
            lay_over(value, full, source, config);
        }
    }
}

void lay_text_over(std::string_view text, const std::string& source, Config& config) {
    const auto document = protocol::parse_strict(text, file_limits);
    if (!document) {
        const auto& problem = document.error();
        throw ConfigError(source + ": " + (problem.field.empty() ? "" : problem.field + ": ") +
                          problem.message);
    }
    if (!document->is_object()) {
        throw ConfigError(source + ": the document must be an object");
    }
    lay_over(*document, "", source, config);
}

std::string text_of_file(const std::string& path) {
    auto text = read_file(path);
    if (!text) {
        throw ConfigError(path + ": the file can't be read");
    }
    return *std::move(text);
}

/// CONGKAK_SERVER_, CONGKAK_LIMITS_, …
bool names_a_section(const std::string& variable) {
    return std::ranges::any_of(settings(), [&](const Setting& setting) {
        const std::string name = variable_of(setting);
        constexpr std::size_t after_prefix = 8;
        return variable.starts_with(name.substr(0, name.find('_', after_prefix) + 1));
    });
}

void lay_environment_over(const std::map<std::string, std::string>& environment, Config& config) {
    std::set<std::string> known;
    for (const Setting& setting : settings()) {
        const std::string variable = variable_of(setting);
        known.insert(variable);
        const auto found = environment.find(variable);
        if (found == environment.end()) {
            continue;
        }
        if (const auto accepted = apply(setting, value_of(setting, found->second), config)) {
            refuse("environment", variable, *accepted);
        }
    }
    for (const auto& [variable, value] : environment) {
        if (!known.contains(variable) && names_a_section(variable)) {
            throw ConfigError("environment: " + variable + " is no setting");
        }
    }
}

}  // namespace

Config load_config(const ConfigSources& sources) {
    Config config;
    lay_text_over(embedded::config::find("congkak.json").value(), "the embedded congkak.json",
                  config);
    if (sources.file) {
        lay_text_over(text_of_file(*sources.file), *sources.file, config);
    }
    lay_environment_over(sources.environment, config);
    for (const Override& flag : sources.overrides) {
        const Setting& setting = *find_setting(flag.path);
        if (const auto accepted = apply(setting, value_of(setting, flag.text), config)) {
            throw ConfigError(flag.source + " must be " + *accepted);
        }
    }
    return config;
}

std::map<std::string, std::string> congkak_environment() {
    std::map<std::string, std::string> found;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::size_t equals = text.find('=');
        if (text.starts_with("CONGKAK_") && equals != std::string_view::npos) {
            found.emplace(text.substr(0, equals), text.substr(equals + 1));
        }
    }
    return found;
}

}  // namespace congkak::app
