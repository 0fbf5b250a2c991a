// What happens at a table, as values: commands in, events out, refusals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/rules/game.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/sowing.hpp"
#include "server/match/setup.hpp"

namespace congkak::match {

// --- Commands ---

/// `ply` is the number of sowings made so far.
struct Sow {
    int ply = 0;
    rules::Side side = rules::Side::south;
    rules::Pit pit;
};
struct Resign {};
struct TakeBack {
    int ply = 0;
};
struct SetLevel {
    std::string level;
};
using Command = std::variant<Sow, Resign, TakeBack, SetLevel>;

/// Who gives a command: an account, or the table's computer.
struct Human {
    AccountId account = 0;
};
struct Computer {};
using Actor = std::variant<Human, Computer>;

enum class Refusal : std::uint8_t {
    /// The account has no seat here.
    not_your_game,
    /// The other side is to sow.
    not_your_turn,
    /// The command was meant for another moment of the game.
    stale_ply,
    /// That pit can't be sown: empty, not on the board, or the other side's.
    illegal_sowing,
    game_over,
    game_running,
    /// A ranked game, a game without a computer, or nothing to take back.
    not_allowed,
};

// --- Events ---

enum class Termination : std::uint8_t { normal, resigned };

struct Result {
    rules::Winner winner = rules::Winner::draw;
    Termination termination = Termination::normal;
    /// The stores at the end.
    int south = 0;
    int north = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

/// How a game stands at one of its versions.
struct Standing {
    /// 1 for a game nothing has happened in yet; every event adds one.
    std::int64_t version = 1;
    rules::Position position;
    /// Sowings made so far.
    int ply = 0;
    /// Set from the `Ended` event on. A sowing that ends the round still runs by it.
    std::optional<Result> result;

    friend bool operator==(const Standing&, const Standing&) = default;
};

struct Sown {
    rules::Outcome outcome;
    std::vector<rules::Lift> lifts;
};
struct TakenBack {
    int plies = 0;

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct LevelChanged {
    std::string level;

    friend bool operator==(const LevelChanged&, const LevelChanged&) = default;
};
struct Ended {
    Result result;

    friend bool operator==(const Ended&, const Ended&) = default;
};

struct Event {
    std::variant<Sown, TakenBack, LevelChanged, Ended> what;
    /// After it.
    Standing standing;
};

/// What an accepted command did, in order. Never empty.
struct Effects {
    std::vector<Event> events;
    /// The last event is `Ended`.
    bool ended = false;
};

}  // namespace congkak::match
