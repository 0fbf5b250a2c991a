// What a viewer is shown: plain values, in the order in which they are written.
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
#include "protocol/ids.hpp"
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

using Player = std::variant<HumanPlayer, ComputerPlayer>;

struct Result {
    rules::Winner winner = rules::Winner::draw;
    Termination termination = Termination::normal;
    /// South's and North's store at the end.
    std::array<int, 2> stores{};

    friend bool operator==(const Result&, const Result&) = default;
};

struct SideBoard {
    /// In sowing order, pit 1 first.
    std::vector<int> pits;
    int store = 0;

    friend bool operator==(const SideBoard&, const SideBoard&) = default;
};

/// How a game stands after an event: all a client needs to draw it. Made by make_state().
struct State {
    /// The text form of rules.md.
    std::string position;
    /// South's and North's half.
    std::array<SideBoard, 2> board;
    /// Nothing when the game is over, and after its last sowing.
    std::optional<rules::Side> to_sow;
    /// Sowings so far.
    int ply = 0;
    /// Pits that may be sown now, ascending; none where nobody is to sow.
    std::vector<PitRef> legal;
    bool over = false;
    /// state_hash(): 16 hex digits.
    std::string hash;

    friend bool operator==(const State&, const State&) = default;
};

/// Seeds that a capture took; the mover's store grew by own + taken.
struct CaptureView {
    /// Where the last seed fell.
    PitRef pit;
    /// 1, or 0 where the dropped seed stayed.
    int own = 0;
    PitRef opposite;
    /// Seeds from the opposite pit.
    int taken = 0;

    friend bool operator==(const CaptureView&, const CaptureView&) = default;
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
    Time created_at;
    std::string pack;
    /// What differs from the pack, as ruleset_json writes it.
    nlohmann::json clauses = nlohmann::json::object();
    int pits = 7;
    /// South, North.
    std::array<Player, 2> players;
    std::optional<Seat> you;
    Mode mode = Mode::computer;
    bool ranked = false;
    Can can;
    /// Against the computer only.
    std::optional<Pace> pace;
    /// Against the computer only: 64 hex digits.
    std::optional<std::string> commitment;
    /// 32 hex digits, only when the game is over.
    std::optional<std::string> seed;
    /// The moves of the record, turns separated by spaces.
    std::string moves;
    std::optional<Sowing> last;
    State state;
    std::optional<Result> result;
    std::optional<Earned> points;

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
