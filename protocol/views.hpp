// What a viewer is shown of games: plain values, in the order in which they are written.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/rules/game.hpp"
#include "engine/rules/outcome.hpp"
#include "engine/rules/side.hpp"
#include "protocol/account_views.hpp"
#include "protocol/ids.hpp"
#include "protocol/opening_view.hpp"
#include "protocol/time.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

struct HumanPlayer {
    std::string name;

    friend bool operator==(const HumanPlayer&, const HumanPlayer&) = default;
};

struct ComputerPlayer {
    Level level = Level::easy;

    friend bool operator==(const ComputerPlayer&, const ComputerPlayer&) = default;
};

/// A seat that anybody may take.
struct OpenSeat {
    friend bool operator==(const OpenSeat&, const OpenSeat&) = default;
};

using Player = std::variant<HumanPlayer, ComputerPlayer, OpenSeat>;

struct Result {
    rules::Winner winner = rules::Winner::draw;
    Termination termination = Termination::normal;
    /// South's and North's store at the end.
    std::array<int, 2> stores{};
    /// What decides the match, and how South and North stand by it: the stores, rounds won, or sums
    /// over the rounds.
    rules::MatchBy by = rules::MatchBy::seeds;
    std::array<int, 2> score{};

    friend bool operator==(const Result&, const Result&) = default;
};

struct SideBoard {
    /// In sowing order, pit 1 first.
    std::vector<int> pits;
    int store = 0;
    /// Ascending.
    std::vector<PitRef> burnt;

    friend bool operator==(const SideBoard&, const SideBoard&) = default;
};

/// A round that was played to its end.
struct RoundView {
    rules::Side starter = rules::Side::south;
    rules::Winner winner = rules::Winner::draw;
    std::array<int, 2> stores{};

    friend bool operator==(const RoundView&, const RoundView&) = default;
};

/// What of an opening isn't on the board.
struct OpeningState {
    /// Whose choice is in and not revealed yet, South first.
    std::vector<rules::Side> chosen;
    /// South's and North's hand that is still being sown.
    std::array<std::optional<CarriedHand>, 2> hands;

    friend bool operator==(const OpeningState&, const OpeningState&) = default;
};

/// How a game stands after an event: all a client needs to draw it. Made by make_state().
struct State {
    /// The text form of rules.md.
    std::string position;
    /// South's and North's half.
    std::array<SideBoard, 2> board;
    /// From 1.
    int round = 1;
    rules::Phase phase = rules::Phase::sowing;
    /// Those that are over, the running one not.
    std::vector<RoundView> rounds;
    /// Nothing but in the phase sowing.
    std::optional<rules::Side> to_sow;
    /// Who is to sow or to choose now, South first; nobody while a seat is open.
    std::vector<rules::Side> awaits;
    /// Sowings, revealed steps of the opening and starts of further rounds so far.
    int ply = 0;
    /// Pits that those who are awaited may choose, South's first, ascending.
    std::vector<PitRef> legal;
    /// In the phase opening.
    std::optional<OpeningState> opening;
    /// Who wants to stop between two rounds.
    std::optional<rules::Side> stop_offer;
    bool over = false;
    /// state_hash(): 16 hex digits.
    std::string hash;

    friend bool operator==(const State&, const State&) = default;
};

/// One sowing as it is animated and told. Made by make_sowing().
struct Sowing {
    /// Sowings made, this one included.
    int ply = 0;
    PitRef pit;
    /// The hands in order; the first is the pit that was chosen.
    std::vector<rules::Lift> lifts;
    rules::Hole last;
    rules::SowingEnd ended = rules::SowingEnd::stopped;
    std::optional<CaptureView> capture;
    /// Seeds that reached the mover's store, captured ones too, swept ones not.
    int gained = 0;
    /// Seeds that fell into burnt pits and went to the opponent's store.
    int forfeited = 0;
    /// Somebody had to pass after this sowing.
    bool passed = false;
    /// Seeds swept into South's and North's store at the end.
    std::optional<std::array<int, 2>> swept;

    friend bool operator==(const Sowing&, const Sowing&) = default;
};

/// What the viewer may do now.
struct Can {
    bool sow = false;
    bool resign = false;
    bool takeback = false;
    bool level = false;
    bool rematch = false;
    /// A pit of the opening.
    bool choose = false;
    bool next_round = false;
    bool stop = false;
    /// The open seat.
    bool join = false;
    bool preview = false;

    friend bool operator==(const Can&, const Can&) = default;
};

/// How fast the computer sows, all in milliseconds.
struct Pace {
    std::int64_t base_ms = 0;
    /// For each seed.
    std::int64_t seed_ms = 0;
    std::int64_t max_ms = 0;

    friend bool operator==(const Pace&, const Pace&) = default;
};

/// What a finished game earned.
struct Earned {
    int awarded = 0;
    PointsReason reason = PointsReason::unranked;

    friend bool operator==(const Earned&, const Earned&) = default;
};

/// A whole game as one viewer sees it.
struct GameView {
    GameId game;
    Time created_at{};
    std::string pack{};
    /// What differs from the pack, as ruleset_json writes it.
    nlohmann::json clauses = nlohmann::json::object();
    int pits = 7;
    /// South, North.
    std::array<Player, 2> players{};
    std::optional<Seat> you{};
    Mode mode = Mode::computer;
    bool ranked = false;
    /// The position that play began from, where it isn't the ruleset's first one.
    std::optional<std::string> start{};
    Can can{};
    /// South's and North's choice that isn't revealed yet, as far as the viewer made it.
    std::array<std::optional<PitRef>, 2> choice{};
    /// Switched on for the viewer.
    bool preview = false;
    /// Against the computer only.
    std::optional<Pace> pace{};
    /// Against the computer only: 64 hex digits.
    std::optional<std::string> commitment{};
    /// 32 hex digits, only when the game is over.
    std::optional<std::string> seed{};
    /// The moves of the record, turns separated by spaces.
    std::string moves{};
    /// What the last ply was, where it was a sowing or a step of the opening.
    std::optional<Sowing> last{};
    std::optional<Opening> last_opened{};
    State state{};
    std::optional<Result> result{};
    std::optional<Earned> points{};

    friend bool operator==(const GameView&, const GameView&) = default;
};

/// One line of a list of games.
struct Summary {
    GameId game;
    /// Nothing where two people share a screen.
    std::optional<Player> opponent;
    Mode mode = Mode::computer;
    bool ranked = false;
    std::string pack;
    std::optional<Seat> you;
    bool your_turn = false;
    int ply = 0;
    Time updated_at;
    Version version = 0;

    friend bool operator==(const Summary&, const Summary&) = default;
};

}  // namespace congkak::protocol
