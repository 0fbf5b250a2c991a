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

#include "protocol/preview_view.hpp"
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

/// A choice of the opening is in. Which pit, nobody is told before `opened`.
struct Chosen {
    rules::Side side = rules::Side::south;
    State state;

    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// Every awaited choice is in and was played.
struct Opened {
    Opening opening;
    State state;

    friend bool operator==(const Opened&, const Opened&) = default;
};

struct RoundStarted {
    int round = 2;
    rules::Side starter = rules::Side::south;
    State state;

    friend bool operator==(const RoundStarted&, const RoundStarted&) = default;
};

struct StopOffered {
    rules::Side side = rules::Side::south;
    State state;

    friend bool operator==(const StopOffered&, const StopOffered&) = default;
};

/// Somebody has taken the open seat.
struct Joined {
    rules::Side side = rules::Side::south;
    Player player;
    State state;

    friend bool operator==(const Joined&, const Joined&) = default;
};

using GameEvent = std::variant<Snapshot, Sown, TakenBack, LevelChanged, Ended, Chosen, Opened,
                               RoundStarted, StopOffered, Joined>;

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

/// An own choice of the opening, hidden from everybody else.
struct OwnChoice {
    GameId game;
    int ply = 0;
    PitRef pit;

    friend bool operator==(const OwnChoice&, const OwnChoice&) = default;
};

/// Where the sowings that the account may make now would end.
struct PreviewShown {
    GameId game;
    int ply = 0;
    std::vector<PitPreview> pits;

    friend bool operator==(const PreviewShown&, const PreviewShown&) = default;
};

using AccountEvent =
    std::variant<GamesChanged, PointsAwarded, LeaderboardChanged, OwnChoice, PreviewShown>;

/// The event's `type`.
[[nodiscard]] std::string_view type_of(const AccountEvent& event) noexcept;

}  // namespace congkak::protocol
