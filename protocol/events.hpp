// What the server says unasked: a game's events and an account's.
//
// Every game event but snapshot raises the game's version by exactly one. Account events have no
// version; they go to all sockets of the account.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/views.hpp"

namespace congkak::protocol {

/// Everything at the current version.
struct Snapshot {
    GameView view;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

struct Sown {
    Sowing sowing;
    State state;

    friend bool operator==(const Sown&, const Sown&) = default;
};

struct TakenBack {
    /// Sowings taken back.
    int plies = 0;
    State state;

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};

struct LevelChanged {
    Level level = Level::easy;
    State state;

    friend bool operator==(const LevelChanged&, const LevelChanged&) = default;
};

/// Follows the last sown, or a resignation.
struct Ended {
    Result result;
    /// 32 hex digits; nothing where no computer played.
    std::optional<std::string> seed;
    State state;

    friend bool operator==(const Ended&, const Ended&) = default;
};

using GameEvent = std::variant<Snapshot, Sown, TakenBack, LevelChanged, Ended>;

/// The event's `type`.
[[nodiscard]] std::string_view type_of(const GameEvent& event) noexcept;

/// The running games of the account, whenever they change.
struct GamesChanged {
    std::vector<Summary> games;

    friend bool operator==(const GamesChanged&, const GamesChanged&) = default;
};

/// After a game against the computer ended.
struct PointsAwarded {
    GameId game;
    Earned earned;
    /// The account's points now.
    std::int64_t total = 0;
    std::optional<std::int64_t> rank;

    friend bool operator==(const PointsAwarded&, const PointsAwarded&) = default;
};

/// The first page, at most once a second.
struct LeaderboardChanged {
    LeaderboardPage board;

    friend bool operator==(const LeaderboardChanged&, const LeaderboardChanged&) = default;
};

using AccountEvent = std::variant<GamesChanged, PointsAwarded, LeaderboardChanged>;

/// The event's `type`.
[[nodiscard]] std::string_view type_of(const AccountEvent& event) noexcept;

}  // namespace congkak::protocol
