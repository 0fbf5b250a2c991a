// The table and its checks.
#include "server/app/config_settings.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <charconv>
#include <utility>

namespace congkak::app {
namespace {

bool is_address(std::string_view text) {
    boost::system::error_code failed;
    (void)boost::asio::ip::make_address(std::string(text), failed);
    return !failed;
}

bool is_not_empty(std::string_view text) { return !text.empty(); }

/// `https://example.org:8443`, without a path.
bool is_origin(std::string_view text) {
    const auto url = boost::urls::parse_uri({text.data(), text.size()});
    return url.has_value() && (url->scheme() == "http" || url->scheme() == "https") &&
           !url->host().empty() && !url->has_userinfo() && !url->has_query() &&
           !url->has_fragment() && (url->path().empty() || url->path() == "/");
}

bool is_origin_or_empty(std::string_view text) { return text.empty() || is_origin(text); }

constexpr std::int64_t many = 1'000'000;
constexpr std::int64_t hour_ms = 3'600'000;

#define CONGKAK_PLACE(member) \
    [](Config & config) -> auto& { return config.member; }

std::vector<Setting> make_settings() {
    using Int = IntegerSetting;
    return {
        {"server.address", TextSetting{CONGKAK_PLACE(server.address), is_address, "an IP address"}},
        {"server.port", Int{0, 65'535, CONGKAK_PLACE(server.port)}},
        {"server.public_url", TextSetting{CONGKAK_PLACE(server.public_url), is_origin_or_empty,
                                          "an address like https://example.org, or \"\""}},
        {"server.allowed_origins", ListSetting{CONGKAK_PLACE(server.allowed_origins), is_origin,
                                               "a list of addresses like https://example.org"}},
        {"server.trust_forwarded_for", BooleanSetting{CONGKAK_PLACE(server.trust_forwarded_for)}},
        {"storage.directory",
         TextSetting{CONGKAK_PLACE(storage.directory), is_not_empty, "the path of a folder"}},
        {"page.directory", TextSetting{CONGKAK_PLACE(page.directory)}},
        {"accounts.password_memory_kib",
         Int{8, 4'194'304, CONGKAK_PLACE(accounts.password_memory_kib)}},
        {"accounts.password_passes", Int{1, 100, CONGKAK_PLACE(accounts.password_passes)}},
        {"accounts.session_days", Int{1, 3650, CONGKAK_PLACE(accounts.session_days)}},
        {"accounts.guests_per_hour", Int{1, many, CONGKAK_PLACE(accounts.guests_per_hour)}},
        {"accounts.logins_per_minute", Int{1, many, CONGKAK_PLACE(accounts.logins_per_minute)}},
        {"limits.connections", Int{1, many, CONGKAK_PLACE(limits.connections)}},
        {"limits.requests_per_second", Int{1, many, CONGKAK_PLACE(limits.requests_per_second)}},
        {"limits.commands_per_second", Int{1, many, CONGKAK_PLACE(limits.commands_per_second)}},
        {"limits.sockets_per_account", Int{1, many, CONGKAK_PLACE(limits.sockets_per_account)}},
        {"limits.sockets_per_address", Int{1, many, CONGKAK_PLACE(limits.sockets_per_address)}},
        {"limits.games_per_account", Int{1, many, CONGKAK_PLACE(limits.games_per_account)}},
        {"limits.starts_per_minute", Int{1, many, CONGKAK_PLACE(limits.starts_per_minute)}},
        {"limits.analyses_per_hour", Int{1, many, CONGKAK_PLACE(limits.analyses_per_hour)}},
        {"heartbeat.hello_ms", Int{100, hour_ms, CONGKAK_PLACE(heartbeat.hello_ms)}},
        {"heartbeat.interval_ms", Int{100, hour_ms, CONGKAK_PLACE(heartbeat.interval_ms)}},
        {"heartbeat.timeout_ms", Int{100, hour_ms, CONGKAK_PLACE(heartbeat.timeout_ms)}},
        {"computer.threads", Int{0, 256, CONGKAK_PLACE(computer.threads)}},
        {"computer.queue", Int{1, many, CONGKAK_PLACE(computer.queue)}},
        {"computer.search_threads", Int{0, 256, CONGKAK_PLACE(computer.search_threads)}},
        {"computer.search_queue", Int{1, many, CONGKAK_PLACE(computer.search_queue)}},
        {"computer.levels_file", TextSetting{CONGKAK_PLACE(computer.levels_file)}},
        {"computer.endgame_seeds", Int{0, 16, CONGKAK_PLACE(computer.endgame_seeds)}},
        {"computer.pace.base_ms", Int{0, 60'000, CONGKAK_PLACE(computer.pace_base_ms)}},
        {"computer.pace.seed_ms", Int{0, 10'000, CONGKAK_PLACE(computer.pace_seed_ms)}},
        {"computer.pace.max_ms", Int{0, 60'000, CONGKAK_PLACE(computer.pace_max_ms)}},
        {"study.queue", Int{1, many, CONGKAK_PLACE(study.queue)}},
        {"study.answer_bytes", Int{1024, 1'000'000'000, CONGKAK_PLACE(study.answer_bytes)}},
        {"rulesets.directory", TextSetting{CONGKAK_PLACE(rulesets.directory)}},
        {"log.level", TextSetting{CONGKAK_PLACE(log.level),
                                  nullptr,
                                  "",
                                  {"trace", "debug", "info", "warn", "error", "off"}}},
    };
}

#undef CONGKAK_PLACE

std::string listed(const std::vector<std::string_view>& words) {
    std::string text = "one of ";
    for (const std::string_view word : words) {
        text.append(word == words.front() ? "" : ", ").append(word);
    }
    return text;
}

struct Apply {
    const protocol::Json& value;
    Config& config;

    std::optional<std::string> operator()(const IntegerSetting& setting) const {
        const bool fits = value.is_number_integer() &&
                          !(value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX);
        const std::int64_t number = fits ? value.get<std::int64_t>() : 0;
        if (!fits || number < setting.least || number > setting.most) {
            return "a whole number from " + std::to_string(setting.least) + " to " +
                   std::to_string(setting.most);
        }
        setting.place(config) = number;
        return std::nullopt;
    }

    std::optional<std::string> operator()(const BooleanSetting& setting) const {
        if (!value.is_boolean()) {
            return "true or false";
        }
        setting.place(config) = value.get<bool>();
        return std::nullopt;
    }

    std::optional<std::string> operator()(const TextSetting& setting) const {
        const std::string text = value.is_string() ? value.get<std::string>() : std::string{};
        if (!setting.words.empty()) {
            if (std::ranges::find(setting.words, text) == setting.words.end()) {
                return listed(setting.words);
            }
        } else if (!value.is_string() || (setting.accepts != nullptr && !setting.accepts(text))) {
            return std::string(setting.accepted);
        }
        setting.place(config) = text;
        return std::nullopt;
    }

    std::optional<std::string> operator()(const ListSetting& setting) const {
        std::vector<std::string> texts;
        for (const protocol::Json& item : value.is_array() ? value : protocol::Json::array()) {
            const std::string text = item.is_string() ? item.get<std::string>() : std::string{};
            if (!item.is_string() || (setting.accepts != nullptr && !setting.accepts(text))) {
                return std::string(setting.accepted);
            }
            texts.push_back(text);
        }
        if (!value.is_array()) {
            return std::string(setting.accepted);
        }
        setting.place(config) = std::move(texts);
        return std::nullopt;
    }
};

protocol::Json list_of(std::string_view text) {
    protocol::Json list = protocol::Json::array();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        list.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

}  // namespace

std::span<const Setting> settings() {
    static const std::vector<Setting> all = make_settings();
    return all;
}

std::optional<std::string> apply(const Setting& setting, const protocol::Json& value,
                                 Config& config) {
    return std::visit(Apply{.value = value, .config = config}, setting.kind);
}

protocol::Json value_of(const Setting& setting, std::string_view text) {
    if (std::holds_alternative<IntegerSetting>(setting.kind)) {
        std::int64_t number = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (failed == std::errc{} && end == text.data() + text.size()) {
            return number;
        }
    } else if (std::holds_alternative<BooleanSetting>(setting.kind)) {
        if (text == "true" || text == "false") {
            return text == "true";
        }
    } else if (std::holds_alternative<ListSetting>(setting.kind)) {
        return list_of(text);
    }
    return text;
}

std::string variable_of(const Setting& setting) {
    std::string name = "CONGKAK_";
    for (const char c : setting.path) {
        name.push_back(c == '.' ? '_'
                                : (c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c));
    }
    return name;
}

}  // namespace congkak::app
