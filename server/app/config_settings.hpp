// The one table of settings: path, type, what is accepted, and where the value goes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/json.hpp"
#include "server/app/config.hpp"

namespace congkak::app {

struct IntegerSetting {
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::int64_t& (*place)(Config&);
};
struct BooleanSetting {
    bool& (*place)(Config&);
};
struct TextSetting {
    std::string& (*place)(Config&);
    /// Whether a text is accepted; null: any is.
    bool (*accepts)(std::string_view) = nullptr;
    std::string_view accepted = "a text";
    /// If not empty, the only texts that are accepted.
    std::vector<std::string_view> words = {};
};
struct ListSetting {
    std::vector<std::string>& (*place)(Config&);
    bool (*accepts)(std::string_view) = nullptr;
    std::string_view accepted = "a list of texts";
};

struct Setting {
    std::string_view path;  ///< "computer.pace.base_ms"
    std::variant<IntegerSetting, BooleanSetting, TextSetting, ListSetting> kind;
};

/// In the order of config/congkak.json.
[[nodiscard]] std::span<const Setting> settings();

/// Stores the value; or says what would be accepted.
[[nodiscard]] std::optional<std::string> apply(const Setting& setting, const protocol::Json& value,
                                               Config& config);

/// A text from the environment or the command line as the value it stands for: a number, true or
/// false, a text, texts separated by commas. What it can't stand for stays a text.
[[nodiscard]] protocol::Json value_of(const Setting& setting, std::string_view text);

/// server.port is CONGKAK_SERVER_PORT.
[[nodiscard]] std::string variable_of(const Setting& setting);

}  // namespace congkak::app
