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

GameView view_of(const Played& played) {
    const rules::Game& game = played.game;
    GameView view{.game = game_id(),
                  .created_at = noon(),
                  .pack = "tradisional",
                  .clauses = nlohmann::json::object(),
                  .pits = game.ruleset().pits,
                  .players = {HumanPlayer{"Siti"}, ComputerPlayer{Level::normal}},
                  .you = Seat::south,
                  .mode = Mode::computer,
                  .ranked = true,
                  .can = {},
                  .pace = Pace{.base_ms = 700, .seed_ms = 40, .max_ms = 3000},
                  .commitment = commitment,
                  .seed = std::nullopt,
                  .moves = record::moves_text(game),
                  .last = played.events.back().sowing,
                  .state = played.events.back().state,
                  .result = std::nullopt,
                  .points = std::nullopt};
    const bool own_turn = view.state.to_sow == rules::Side::south;
    view.can = {
        .sow = own_turn, .resign = true, .takeback = false, .level = false, .rematch = false};
    return view;
}

}  // namespace

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
                                 .state = make_state(game_id(), game.ply() + 1, ruleset,
                                                     game.position(), game.ply(), std::nullopt)});
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

GameView running_view() { return view_of(play(rules::Ruleset{}, 4)); }

GameView finished_view() {
    const Played played = play(rules::Ruleset{});
    GameView view = view_of(played);
    const Ended end = ended();
    view.can = {.sow = false, .resign = false, .takeback = false, .level = false, .rematch = true};
    view.seed = end.seed;
    view.state = end.state;
    view.result = end.result;
    view.points = Earned{.awarded = 0, .reason = PointsReason::lost};
    return view;
}

Ended ended() {
    const Played played = play(rules::Ruleset{});
    const rules::Game& game = played.game;
    const Result result = make_result(*game.result());
    return {.result = result,
            .seed = secret_seed,
            .state = make_state(game_id(), game.ply() + 2, game.ruleset(), game.position(),
                                game.ply(), result)};
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
            .seed = secret_seed,
            .commitment = commitment,
            .rematch_of = GameId::parse("bcdefghjkmnpqrst")};
}

std::vector<JournalEntry> journal() {
    GameSetup same_screen = setup();
    same_screen.mode = Mode::same_screen;
    same_screen.players = {HumanPlayer{"Siti"}, HumanPlayer{"Siti"}};
    same_screen.seed.clear();
    same_screen.commitment.clear();
    same_screen.rematch_of.reset();
    Ended resigned = ended();
    resigned.seed.reset();
    resigned.result = make_resigned(rules::first_position(rules::Ruleset{}), rules::Side::south);
    std::vector<JournalEntry> entries{setup(),
                                      same_screen,
                                      TakenBack{2, running_view().state},
                                      LevelChanged{Level::easy, running_view().state},
                                      ended(),
                                      resigned};
    for (const Sown& event : play(rules::Ruleset{}).events) {
        entries.emplace_back(event);
    }
    return entries;
}

}  // namespace congkak::protocol::samples
