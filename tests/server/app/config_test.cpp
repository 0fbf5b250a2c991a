// The configuration: its sources, what is refused, and that schema and table say the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "protocol/json.hpp"
#include "server/app/config_settings.hpp"
#include "server/app/load_config.hpp"

namespace congkak::app {
namespace {

using protocol::Json;

std::string message_of(const ConfigSources& sources) {
    try {
        (void)load_config(sources);
    } catch (const ConfigError& error) {
        return error.what();
    }
    return {};
}

TEST(Config, HasTheDefaultsOfTheEmbeddedFile) {
    const Config config = load_config({});
    EXPECT_EQ(config.server.address, "127.0.0.1");
    EXPECT_EQ(config.server.port, 8080);
    EXPECT_EQ(config.storage.directory, "data");
    EXPECT_EQ(config.computer.endgame_seeds, 12);
    EXPECT_EQ(config.computer.pace_base_ms, 700);
    EXPECT_EQ(config.log.level, "info");
}

TEST(Config, TakesTheLastSourceThatSaysSomething) {
    ConfigSources sources;
    sources.environment = {
        {"CONGKAK_SERVER_PORT", "1000"},
        {"CONGKAK_SERVER_ALLOWED_ORIGINS", "https://a.example,https://b.example"},
        {"CONGKAK_SERVER_TRUST_FORWARDED_FOR", "true"},
        {"CONGKAK_COMPUTER_PACE_BASE_MS", "0"}};
    sources.overrides = {{.path = "server.port", .text = "0", .source = "--port"}};
    const Config config = load_config(sources);
    EXPECT_EQ(config.server.port, 0);
    EXPECT_EQ(config.server.allowed_origins.size(), 2U);
    EXPECT_TRUE(config.server.trust_forwarded_for);
    EXPECT_EQ(config.computer.pace_base_ms, 0);
}

TEST(Config, SaysWhichVariableOrFlagIsWrong) {
    ConfigSources variable;
    variable.environment = {{"CONGKAK_SERVER_PORT", "80a"}};
    EXPECT_EQ(message_of(variable),
              "environment: CONGKAK_SERVER_PORT must be a whole number from 0 to 65535");
    ConfigSources unknown;
    unknown.environment = {{"CONGKAK_SERVER_PROT", "80"}};
    EXPECT_EQ(message_of(unknown), "environment: CONGKAK_SERVER_PROT is no setting");
    ConfigSources foreign;
    foreign.environment = {{"CONGKAK_PROGRAM", "/bin/congkak"}};
    EXPECT_EQ(message_of(foreign), "");
    ConfigSources flag;
    flag.overrides = {{.path = "server.address", .text = "home", .source = "--address"}};
    EXPECT_EQ(message_of(flag), "--address must be an IP address");
}

TEST(Config, KnowsEverySettingByOneVariable) {
    std::set<std::string> variables;
    for (const Setting& setting : settings()) {
        EXPECT_TRUE(variables.insert(variable_of(setting)).second) << setting.path;
    }
}

/// The schema that the table stands for, without descriptions.
Json schema_of(const Setting& setting) {
    if (const auto* integer = std::get_if<IntegerSetting>(&setting.kind)) {
        return {{"type", "integer"}, {"minimum", integer->least}, {"maximum", integer->most}};
    }
    if (std::holds_alternative<BooleanSetting>(setting.kind)) {
        return {{"type", "boolean"}};
    }
    if (const auto* text = std::get_if<TextSetting>(&setting.kind)) {
        return text->words.empty() ? Json{{"type", "string"}} : Json{{"enum", text->words}};
    }
    return {{"type", "array"}, {"items", {{"type", "string"}}}};
}

void collect(const Json& schema, const std::string& path, std::map<std::string, Json>& leaves) {
    if (!schema.contains("properties")) {
        Json leaf = schema;
        EXPECT_FALSE(leaf.value("description", "").empty()) << path;
        leaf.erase("description");
        leaves[path] = leaf;
        return;
    }
    EXPECT_EQ(schema.at("additionalProperties"), false) << path;
    for (const auto& [key, value] : schema.at("properties").items()) {
        if (key != "$schema") {
            collect(value, path.empty() ? key : path + "." + key, leaves);
        }
    }
}

TEST(Config, IsWhatItsSchemaSays) {
    std::ifstream file("config/congkak.schema.json");
    std::map<std::string, Json> leaves;
    collect(Json::parse(file), "", leaves);
    EXPECT_EQ(leaves.size(), settings().size());
    for (const Setting& setting : settings()) {
        const auto found = leaves.find(std::string(setting.path));
        ASSERT_NE(found, leaves.end()) << setting.path;
        EXPECT_EQ(found->second, schema_of(setting)) << setting.path;
    }
}

TEST(Config, DefaultsNameEverySetting) {
    std::ifstream file("config/congkak.json");
    const Json document = Json::parse(file);
    for (const Setting& setting : settings()) {
        std::string pointer = "/" + std::string(setting.path);
        std::ranges::replace(pointer, '.', '/');
        EXPECT_TRUE(document.contains(Json::json_pointer(pointer))) << setting.path;
    }
}

}  // namespace
}  // namespace congkak::app
