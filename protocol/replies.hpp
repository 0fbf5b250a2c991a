// What the server answers to a command: the data of an `ok`, or an error.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/commands.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

struct HelloReply {
    /// The server's version.
    std::string server;
    Time now;
    /// Nothing without a login.
    std::optional<Account> account;
    /// Commands a second that a socket may send for long.
    int commands_per_second = 0;
    /// Running games that an account may have.
    int games_per_account = 0;
    std::chrono::milliseconds heartbeat_interval{};
    std::chrono::milliseconds heartbeat_timeout{};
    /// The account's running games.
    std::vector<Summary> games;

    friend bool operator==(const HelloReply&, const HelloReply&) = default;
};

/// To create and rematch.
struct GameCreated {
    GameId game;

    friend bool operator==(const GameCreated&, const GameCreated&) = default;
};

/// To watch and unwatch.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// To sow and takeback: the game's version, and the sowings made by then.
struct AtPly {
    Version version = 0;
    int ply = 0;

    friend bool operator==(const AtPly&, const AtPly&) = default;
};

/// To resign and level.
struct AtVersion {
    Version version = 0;

    friend bool operator==(const AtVersion&, const AtVersion&) = default;
};

/// To leaderboard: the first page.
struct LeaderboardReply {
    LeaderboardPage board;

    friend bool operator==(const LeaderboardReply&, const LeaderboardReply&) = default;
};

/// To hint.
struct HintReply {
    /// The ply that it was asked for.
    int ply = 0;
    /// One after the other, to the end of the turn.
    std::vector<PitRef> line;
    /// Seeds that they bring into the store.
    int haul = 0;
    /// No turn brings more.
    bool sure = false;

    friend bool operator==(const HintReply&, const HintReply&) = default;
};

using Reply =
    std::variant<HelloReply, GameCreated, Done, AtPly, AtVersion, LeaderboardReply, HintReply>;

/// Where in a text something is wrong, both from 1; a column is a byte of the line.
struct TextPlace {
    int line = 1;
    int column = 1;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// A refusal, over the socket or HTTP.
struct Error {
    ErrorCode code = ErrorCode::internal;
    /// Empty: the table's sentence. Never text from inside the server.
    std::string message;
    /// Empty: no field is at fault.
    std::string field;
    std::optional<std::chrono::milliseconds> retry_after;
    /// In the text of the field.
    std::optional<TextPlace> place = std::nullopt;

    friend bool operator==(const Error&, const Error&) = default;
};

struct ErrorReply {
    /// Nothing where the frame's id could not be read.
    std::optional<CommandId> re;
    std::optional<GameId> game;
    Error error;
    /// How the game stands, where the refusal is about that (stale_ply).
    std::optional<State> state;

    friend bool operator==(const ErrorReply&, const ErrorReply&) = default;
};

/// The answer to a frame that could not be read.
[[nodiscard]] ErrorReply refusal(const DecodeError& error);

}  // namespace congkak::protocol
