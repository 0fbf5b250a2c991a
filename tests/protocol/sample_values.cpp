#include <array>

#include "engine/record/moves.hpp"
#include "protocol/make_state.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol::samples {

namespace {

const std::string secret_seed = "5eed5eed5eed5eed5eed5eed5eed5eed";
const std::string commitment = "c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00";

LeaderboardRow row(std::int64_t rank, const std::string& name, std::int64_t points) {
    return {.rank = rank,
            .name = name,
            .points = points,
            .best = BestWin{.level = Level::normal, .margin = 12},
            .wins = {.easy = 4, .normal = (points - 40) / 30, .expert = 0}};
}

GameView computer_view(const Played& played) {
    GameView view = view_of(played.game, played.events.back().state);
    view.players = {HumanPlayer{"Siti"}, ComputerPlayer{Level::normal}};
    view.mode = Mode::computer;
    view.ranked = true;
    view.pace = Pace{.base_ms = 700, .seed_ms = 40, .max_ms = 3000};
    view.commitment = commitment;
    view.last = played.events.back().sowing;
    const bool own_turn = view.state.to_sow == rules::Side::south;
    view.can = {.sow = own_turn, .resign = true};
    return view;
}

}  // namespace

GameView view_of(const rules::Game& game, const State& state) {
    GameView view{.game = game_id()};
    view.created_at = noon();
    view.pack = "tradisional";
    view.state = state;
    view.pits = game.ruleset().pits;
    view.players = {HumanPlayer{"Siti"}, HumanPlayer{"Budi"}};
    view.you = Seat::south;
    view.mode = Mode::people;
    view.moves = record::moves_text(game);
    return view;
}

GameId game_id() { return *GameId::parse("k7m2p9qwxz3hbtnv"); }
CommandId command_id() { return *CommandId::parse("00112233445566778899aabbccddeeff"); }
Time noon() { return Time(std::chrono::milliseconds(1'767'268'800'000)); }

Played play(const rules::Ruleset& ruleset, int sowings) {
    Played played{rules::Game(ruleset), {}};
    rules::Game& game = played.game;
    while (!game.is_over() && game.ply() < sowings) {
        const auto traced = game.apply_traced(rules::legal_pits(ruleset, game.position()).first());
        // The state after the last sowing is that of a game still running: `ended` follows.
        played.events.push_back({.sowing = make_sowing(*traced, game.ply()),
                                 .state = make_state(game_id(), game.ply() + 1, game)});
    }
    return played;
}

Sown sown(const rules::Ruleset& ruleset, rules::SowingEnd end) {
    std::optional<Sown> found;
    for (const Sown& event : play(ruleset).events) {
        if (event.sowing.ended == end &&
            (!found || event.sowing.lifts.size() < found->sowing.lifts.size())) {
            found = event;
        }
    }
    return found.value();
}

GameView running_view() { return computer_view(play(rules::Ruleset{}, 4)); }

GameView finished_view() {
    const Played played = play(rules::Ruleset{});
    GameView view = computer_view(played);
    const Ended end = ended();
    view.can = {.rematch = true};
    view.seed = end.seed;
    view.state = end.state;
    view.result = end.result;
    view.points = Earned{.awarded = 0, .reason = PointsReason::lost};
    return view;
}

Ended ended() {
    const Played played = play(rules::Ruleset{});
    const rules::Game& game = played.game;
    const Result result = make_result(game, game.result()->winner, Termination::normal);
    return {.result = result,
            .seed = secret_seed,
            .state = make_state(game_id(), game.ply() + 2, game, {.result = result})};
}

LeaderboardPage page() {
    return {.total = 57,
            .rows = {row(1, "Siti", 310), row(2, "Ah Meng", 130), row(2, "Budi", 130)},
            .next = "130.1767268800000.42",
            .you = row(9, "Kadek", 70),
            .neighbours = {row(8, "Lim", 100), row(9, "Kadek", 70), row(10, "Wati", 40)}};
}

std::vector<Summary> summaries() {
    return {{.game = game_id(),
             .opponent = ComputerPlayer{Level::normal},
             .mode = Mode::computer,
             .ranked = true,
             .pack = "tradisional",
             .you = Seat::south,
             .your_turn = true,
             .ply = 4,
             .updated_at = noon(),
             .version = 5},
            {.game = *GameId::parse("bcdefghjkmnpqrst"),
             .opponent = std::nullopt,
             .mode = Mode::same_screen,
             .ranked = false,
             .pack = "mancala",
             .you = Seat::both,
             .your_turn = true,
             .ply = 0,
             .updated_at = noon(),
             .version = 1}};
}

GameSetup setup() {
    rules::Ruleset ruleset;
    ruleset.capture.lap = rules::Lap::turn;
    return {.game = game_id(),
            .created_at = noon(),
            .mode = Mode::computer,
            .ranked = false,
            .pack = "tradisional",
            .clauses = {{"capture.lap", "turn"}},
            .ruleset = ruleset,
            .players = {ComputerPlayer{Level::expert}, HumanPlayer{"Siti"}},
            .account = 42,
            .side = rules::Side::north,
            .opponent = 0,
            .start = std::nullopt,
            .seed = secret_seed,
            .commitment = commitment,
            .rematch_of = GameId::parse("bcdefghjkmnpqrst")};
}

std::vector<JournalEntry> journal() {
    GameSetup same_screen = setup();
    same_screen.mode = Mode::same_screen;
    same_screen.side = rules::Side::south;
    same_screen.players = {HumanPlayer{"Siti"}, HumanPlayer{"Siti"}};
    same_screen.seed.clear();
    same_screen.commitment.clear();
    same_screen.rematch_of.reset();
    Ended resigned = ended();
    resigned.seed.reset();
    resigned.result = make_result(rules::Game(rules::Ruleset{}), rules::Winner::north, Termination::resigned);
    std::vector<JournalEntry> entries{setup(),
                                      same_screen,
                                      TakenBack{2, running_view().state},
                                      LevelChanged{Level::easy, running_view().state},
                                      ended(),
                                      resigned};
    GameSetup people = same_screen;
    people.mode = Mode::people;
    people.players = {HumanPlayer{"Siti"}, OpenSeat{}};
    people.start = "0,0,0,0,0,1,1/40 0,0,0,0,0,0,7/49 s";
    entries.emplace_back(people);
    people.players = {HumanPlayer{"Siti"}, HumanPlayer{"Budi"}};
    people.opponent = 43;
    entries.emplace_back(people);
    const State state = running_view().state;
    entries.emplace_back(SeatTaken{{rules::Side::north, HumanPlayer{"Budi"}, state}, 43});
    entries.emplace_back(StopOffered{rules::Side::north, state});
    for (const Sown& event : play(rules::Ruleset{}).events) {
        entries.emplace_back(event);
    }
    for (const rules::Ruleset& ruleset : {with_opening(), with_rounds()}) {
        const Match match = play_match(ruleset);
        entries.insert(entries.end(), match.events.begin(), match.events.end());
    }
    return entries;
}

}  // namespace congkak::protocol::samples
