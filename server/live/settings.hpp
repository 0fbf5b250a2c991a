// What the live games are told at the start: limits, pace, rulesets, levels, the clock.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/ids.hpp"
#include "engine/search/levels.hpp"
#include "protocol/ruleset_json.hpp"
#include "server/ai/endgame_file.hpp"

namespace congkak::live {

using base::Millis;

/// How long the computer waits before a sowing: base, and per seed of the sowing before it.
struct Pace {
    std::chrono::milliseconds base{700};
    std::chrono::milliseconds per_seed{40};
    std::chrono::milliseconds most{3000};
};

struct Limits {
    /// Running games of one account.
    int games_per_account = 20;
    /// Games that an account may start in a minute, on average; so many at once too.
    int starts_per_minute = 30;
};

/// What `hello` tells a client; the session layer enforces it.
struct Greeting {
    std::string server_version;
    int commands_per_second = 20;
    std::chrono::milliseconds heartbeat_interval{15'000};
    std::chrono::milliseconds heartbeat_timeout{45'000};
};

struct Settings {
    Pace pace;
    Limits limits;
    Greeting greeting;
    /// What can be asked for; ids differ.
    std::vector<protocol::Pack> packs;
    search::Levels levels;
    /// An exact endgame table for a ruleset, where there is one; may be empty. Any thread.
    std::function<std::optional<ai::EndgameFile>(const rules::Ruleset&)> endgames;
    /// How long a finished game stays in memory after its end.
    std::chrono::milliseconds keep_finished{std::chrono::minutes(10)};
    /// The shortest time between two `leaderboard` events.
    std::chrono::milliseconds board_interval{1000};
    /// The wall clock; the system's where empty.
    std::function<Millis()> now;
};

}  // namespace congkak::live
