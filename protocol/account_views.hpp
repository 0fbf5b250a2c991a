// What is shown of accounts and of the leaderboard: plain values, in the order in which they are
// written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/time.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

struct Account {
    std::string name;
    bool guest = false;
    std::int64_t points = 0;
    /// Nothing for guests.
    std::optional<std::int64_t> rank;

    friend bool operator==(const Account&, const Account&) = default;
};

/// The best win: by level, then by margin of seeds.
struct BestWin {
    Level level = Level::easy;
    int margin = 0;

    friend bool operator==(const BestWin&, const BestWin&) = default;
};

struct Wins {
    std::int64_t easy = 0;
    std::int64_t normal = 0;
    std::int64_t expert = 0;

    friend bool operator==(const Wins&, const Wins&) = default;
};

struct LeaderboardRow {
    std::int64_t rank = 1;
    std::string name;
    std::int64_t points = 0;
    std::optional<BestWin> best;
    Wins wins;

    friend bool operator==(const LeaderboardRow&, const LeaderboardRow&) = default;
};

struct LeaderboardPage {
    /// Rows on the whole board.
    std::int64_t total = 0;
    std::vector<LeaderboardRow> rows;
    /// encode_cursor() of the last row, where more follow.
    std::optional<std::string> next;
    std::optional<LeaderboardRow> you;
    /// The rows around the viewer's own, that one included; none without `you`.
    std::vector<LeaderboardRow> neighbours;

    friend bool operator==(const LeaderboardPage&, const LeaderboardPage&) = default;
};

/// What anybody may see of a player.
struct PlayerProfile {
    std::string name;
    Time joined_at;
    std::int64_t points = 0;
    std::optional<std::int64_t> rank;
    Wins wins;
    std::optional<BestWin> best;

    friend bool operator==(const PlayerProfile&, const PlayerProfile&) = default;
};

}  // namespace congkak::protocol
