#include "server/app/levels_file.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

#include "embedded/config.hpp"
#include "server/app/read_file.hpp"

namespace congkak::app {

namespace {

using nlohmann::json;
using protocol::JsonFields;
using protocol::JsonProblem;
using protocol::Presence;
using search::Level;
using search::NamedLevel;
using search::Weights;

/// A whole number of a level: its key, where it goes and what it may be.
template <typename Owner>
struct Number {
    std::string_view key;
    int Owner::*member;
    int lowest;
    int highest;
};

// The ranges are those of engine/search/level.hpp.
constexpr std::array<Number<Level>, 4> horizon{{{"seeds", &Level::follow_seeds, 1, 1000},
                                                {"sowings", &Level::string_sowings, 1, 8},
                                                {"reply_sowings", &Level::reply_sowings, 0, 4},
                                                {"budget", &Level::budget, 11, 100'000}}};
constexpr std::array<Number<Level>, 3> errors{{{"sure_lifts", &Level::sure_lifts, 1, 100},
                                               {"miscount_percent", &Level::miscount, 0, 100},
                                               {"whim_percent", &Level::whim, 0, 1000}}};
constexpr std::array<Number<Weights>, 8> worth{{{"free_turn", &Weights::free_turn, 0, 5000},
                                                {"capture", &Weights::capture, -100, 1000},
                                                {"unseen", &Weights::unseen, -5000, 5000},
                                                {"mobility", &Weights::mobility, 0, 1000},
                                                {"own_side", &Weights::own_side, 0, 100},
                                                {"threatened", &Weights::threatened, 0, 1000},
                                                {"reply_percent", &Weights::reply, 0, 200},
                                                {"win", &Weights::win, 0, 10'000}}};

int read_number(JsonFields& fields, std::string_view key, int lowest, int highest) {
    int number = lowest;
    fields.field(key, Presence::required, [&](const json& value, const std::string& path) {
        const bool is_within = value.is_number_integer() && value >= lowest && value <= highest;
        if (!is_within) {
            fields.fail(path, "must be a whole number from " + std::to_string(lowest) + " to " +
                                  std::to_string(highest));
            return;
        }
        number = value.get<int>();
    });
    return number;
}

template <typename Owner, std::size_t count>
void read_group(JsonFields& level, std::string_view key, JsonFields::Problem& problem,
                const std::array<Number<Owner>, count>& numbers, Owner& owner) {
    level.field(key, Presence::required, [&](const json& value, const std::string& path) {
        JsonFields fields(value, path, problem);
        for (const Number<Owner>& number : numbers) {
            owner.*number.member = read_number(fields, number.key, number.lowest, number.highest);
        }
        fields.refuse_others();
    });
}

bool is_id(std::string_view text) noexcept {
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return !text.empty() && text.size() <= 32 && is_letter(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-';
           });
}

search::LevelNames read_names(JsonFields& level, JsonFields::Problem& problem) {
    search::LevelNames names;
    level.field("names", Presence::required, [&](const json& value, const std::string& path) {
        JsonFields fields(value, path, problem);
        names = {.ms = fields.text("ms"), .id = fields.text("id"), .en = fields.text("en")};
        fields.refuse_others();
    });
    return names;
}

NamedLevel read_level(const json& value, const std::string& path, JsonFields::Problem& problem,
                      const std::vector<NamedLevel>& earlier) {
    JsonFields fields(value, path, problem);
    NamedLevel level;
    level.id = fields.text("id");
    if (!is_id(level.id)) {
        fields.fail(fields.path_of("id"), "must be a-z, then a-z, 0-9, _ or -, at most 32");
    } else if (level.id == "random") {
        fields.fail(fields.path_of("id"), "`random` is the player that doesn't think");
    }
    if (level.id == search::perfect_level) {
        fields.fail(fields.path_of("id"), "`perfect` is the opponent that counts everything");
    }
    for (const NamedLevel& other : earlier) {
        if (other.id == level.id) {
            fields.fail(fields.path_of("id"), "`" + level.id + "` is there already");
        }
    }
    level.names = read_names(fields, problem);
    level.points = read_number(fields, "points", 0, 1'000'000);
    read_group(fields, "horizon", problem, horizon, level.level);
    read_group(fields, "errors", problem, errors, level.level);
    read_group(fields, "worth", problem, worth, level.level.weights);
    fields.refuse_others();
    return level;
}

std::string text_of_file(const std::string& path) {
    auto text = read_file(path);
    if (!text) {
        throw std::runtime_error(path + ": the file can't be read");
    }
    return *std::move(text);
}

}  // namespace

boost::system::result<search::Levels, JsonProblem> parse_levels(std::string_view text) {
    const json document = json::parse(text, nullptr, false);
    if (document.is_discarded()) {
        return JsonProblem{"", "is not JSON"};
    }
    JsonFields::Problem problem;
    JsonFields fields(document, "", problem);
    static_cast<void>(fields.text("$schema", Presence::optional));
    std::vector<NamedLevel> levels;
    fields.list("levels", Presence::required, [&](const json& value, const std::string& path) {
        levels.push_back(read_level(value, path, problem, levels));
    });
    fields.refuse_others();
    if (levels.empty()) {
        fields.fail("levels", "must name one level at least");
    }
    if (problem) {
        return *problem;
    }
    return search::Levels(std::move(levels));
}

search::Levels load_levels(const std::string& path) {
    const bool is_embedded = path.empty();
    const auto text = is_embedded ? std::string(embedded::config::find("levels.json").value())
                                  : text_of_file(path);
    auto levels = parse_levels(text);
    if (!levels) {
        const JsonProblem& problem = levels.error();
        throw std::runtime_error((is_embedded ? "config/levels.json" : path) + ": " +
                                 (problem.path.empty() ? "" : problem.path + " ") +
                                 problem.message);
    }
    return *std::move(levels);
}

}  // namespace congkak::app
