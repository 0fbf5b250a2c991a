// What a client may say over the WebSocket: one closed type, and the strict reading of a frame.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/error_code.hpp"
#include "protocol/ids.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

/// A game the client knows, and up to which event.
struct Resume {
    GameId game;
    Version version = 0;

    friend bool operator==(const Resume&, const Resume&) = default;
};

struct Hello {
    /// The client's own version, printable ASCII.
    std::string client;
    std::vector<std::string> protocols;
    std::vector<Resume> resume;

    friend bool operator==(const Hello&, const Hello&) = default;
};

/// Whether the client offers this version of the protocol.
[[nodiscard]] bool offers_this_protocol(const Hello& hello) noexcept;

struct Ping {
    std::int64_t n = 0;

    friend bool operator==(const Ping&, const Ping&) = default;
};

struct Pong {
    std::int64_t n = 0;

    friend bool operator==(const Pong&, const Pong&) = default;
};

struct Create {
    /// The field `opponent`.
    Mode mode = Mode::computer;
    /// Set exactly where mode is computer.
    std::optional<Level> level;
    Starts starts = Starts::you;
    /// The form of a pack's name; whether there is such a pack is not known here.
    std::string pack;
    /// An object of scalars under names like `capture.lap`; whether clauses and values exist is
    /// for ruleset_json to say.
    nlohmann::json clauses = nlohmann::json::object();
    /// False unless mode is computer and the game starts from the first position.
    bool ranked = false;
    /// Where play begins, in the text form; whether it can is not known here.
    std::optional<std::string> position = std::nullopt;

    friend bool operator==(const Create&, const Create&) = default;
};

struct Watch {
    /// The last event the client has; without it a snapshot comes.
    std::optional<Version> version;

    friend bool operator==(const Watch&, const Watch&) = default;
};

struct Unwatch {
    friend bool operator==(const Unwatch&, const Unwatch&) = default;
};

struct Sow {
    /// Plies played so far: what this command is meant to follow.
    int ply = 0;
    PitRef pit;

    friend bool operator==(const Sow&, const Sow&) = default;
};

struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};

struct Takeback {
    /// Plies played so far.
    int ply = 0;

    friend bool operator==(const Takeback&, const Takeback&) = default;
};

struct SetLevel {
    Level level = Level::easy;

    friend bool operator==(const SetLevel&, const SetLevel&) = default;
};

struct Rematch {
    /// Without it the level stays.
    std::optional<Level> level;
    /// Without it the other side starts.
    std::optional<Starts> starts;

    friend bool operator==(const Rematch&, const Rematch&) = default;
};

struct WatchLeaderboard {
    /// From now on, or no longer.
    bool live = false;

    friend bool operator==(const WatchLeaderboard&, const WatchLeaderboard&) = default;
};

/// Takes the open seat.
struct Join {
    friend bool operator==(const Join&, const Join&) = default;
};

/// A pit of the opening, hidden until the other side's is in. On one screen it says whose.
struct Choose {
    /// Plies played so far.
    int ply = 0;
    PitRef pit;

    friend bool operator==(const Choose&, const Choose&) = default;
};

struct NextRound {
    /// Plies played so far.
    int ply = 0;

    friend bool operator==(const NextRound&, const NextRound&) = default;
};

/// Between two rounds: end the match here, or offer to.
struct Stop {
    /// Plies played so far.
    int ply = 0;

    friend bool operator==(const Stop&, const Stop&) = default;
};

struct SetPreview {
    bool on = false;

    friend bool operator==(const SetPreview&, const SetPreview&) = default;
};

/// The best way to go on with the turn, for whoever may sow now.
struct AskHint {
    /// Plies played so far.
    int ply = 0;

    friend bool operator==(const AskHint&, const AskHint&) = default;
};

using Command =
    std::variant<Hello, Ping, Pong, Create, Watch, Unwatch, Sow, Resign, Takeback, SetLevel,
                 Rematch, WatchLeaderboard, Join, Choose, NextRound, Stop, SetPreview, AskHint>;

/// The frame's `type`.
[[nodiscard]] std::string_view type_of(const Command& command) noexcept;

struct Frame {
    /// Set for every command but ping and pong.
    std::optional<CommandId> id;
    /// Set for every command about one game: not for hello, ping, pong, create and leaderboard.
    std::optional<GameId> game;
    Command command;

    friend bool operator==(const Frame&, const Frame&) = default;
};

struct DecodeError {
    ErrorCode code = ErrorCode::bad_json;
    /// Says what is wrong, without quoting what the client sent.
    std::string message;
    /// Path of the field, as `data.resume[3].version`; empty where it is the whole text.
    std::string field;
    /// The frame's id, where it could be read.
    std::optional<CommandId> id;

    friend bool operator==(const DecodeError&, const DecodeError&) = default;
};

/// Reads one text frame. Size, UTF-8, depth and duplicate keys are looked at before or while
/// parsing; then type, fields and ranges, in the order type, id, game, data, unknown fields.
[[nodiscard]] boost::system::result<Frame, DecodeError> decode_frame(std::string_view text);

}  // namespace congkak::protocol
