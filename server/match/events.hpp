// What happens at a table, as values: commands in, events out, refusals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/rules/game.hpp"
#include "engine/rules/opening.hpp"
#include "engine/rules/sowing.hpp"
#include "server/match/setup.hpp"

namespace congkak::match {

// --- Commands. `ply` is that of the game as whoever gives the command knows it. ---

struct Sow {
    int ply = 0;
    rules::Side side = rules::Side::south;
    rules::Pit pit;
};
/// A pit of a simultaneous opening.
struct Choose {
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
struct NextRound {
    int ply = 0;
};
/// Between two rounds: ends the match, or offers that to the other person.
struct Stop {
    int ply = 0;
};
/// Takes the open seat.
struct Join {};
using Command = std::variant<Sow, Choose, Resign, TakeBack, SetLevel, NextRound, Stop, Join>;

/// Who gives a command: an account, or the table's computer.
struct Human {
    AccountId account = 0;
};
struct Computer {};
using Actor = std::variant<Human, Computer>;

enum class Refusal : std::uint8_t {
    /// The account has no seat here.
    not_your_game,
    /// The other side is to sow, or to choose.
    not_your_turn,
    /// The command was meant for another moment of the game.
    stale_ply,
    /// That pit can't be sown: empty, not on the board, or the other side's.
    illegal_sowing,
    game_over,
    game_running,
    /// A ranked game, a game without a computer, or nothing to take back.
    not_allowed,
    /// The match waits for something else: a sowing, a choice, the next round.
    wrong_phase,
    /// A choice of the opening that is hidden can't be changed or taken back.
    already_chosen,
    /// Nobody has joined yet.
    seat_open,
    /// There is no seat to take.
    seat_taken,
};

// --- Events ---

enum class Termination : std::uint8_t {
    normal,
    resigned,
    /// Stopped between two rounds.
    agreed,
    /// Nobody won.
    aborted,
};

/// Stores and score are those of the game as it stands.
struct Result {
    rules::Winner winner = rules::Winner::draw;
    Termination termination = Termination::normal;

    friend bool operator==(const Result&, const Result&) = default;
};

struct Sown {
    rules::Outcome outcome;
    std::vector<rules::Lift> lifts;
};
/// Hidden from the other player until `Opened`.
struct Chosen {
    rules::Side side = rules::Side::south;
    rules::Pit pit;

    friend bool operator==(const Chosen&, const Chosen&) = default;
};
/// All awaited choices are in and were played.
struct Opened {
    rules::Opened step;
};
struct TakenBack {
    int plies = 0;

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct LevelChanged {
    std::string level;

    friend bool operator==(const LevelChanged&, const LevelChanged&) = default;
};
struct RoundStarted {
    int round = 2;
    rules::Side starter = rules::Side::south;

    friend bool operator==(const RoundStarted&, const RoundStarted&) = default;
};
struct StopOffered {
    rules::Side side = rules::Side::south;

    friend bool operator==(const StopOffered&, const StopOffered&) = default;
};
struct Joined {
    rules::Side side = rules::Side::south;
    AccountId account = 0;

    friend bool operator==(const Joined&, const Joined&) = default;
};
struct Ended {
    Result result;

    friend bool operator==(const Ended&, const Ended&) = default;
};

struct Event {
    std::variant<Sown, Chosen, Opened, TakenBack, LevelChanged, RoundStarted, StopOffered, Joined,
                 Ended>
        what;
    /// Of the game, after it. A new game is at 1, every event adds one.
    std::int64_t version = 1;
    /// Set with `Ended`. A sowing that ends the match still runs by it.
    std::optional<Result> result;
};

/// What an accepted command did, in order. Never empty. Whatever an event doesn't say is the same
/// after each of them: the table's game.
struct Effects {
    std::vector<Event> events;
    /// The last event is `Ended`.
    bool ended = false;
};

}  // namespace congkak::match
