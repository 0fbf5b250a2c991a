#include <string>

#include "engine/record/position_text.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/analysis_view.hpp"
#include "protocol/encode.hpp"
#include "protocol/http.hpp"
#include "protocol/make_state.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol::samples {

namespace {

using namespace std::chrono_literals;

Sample command(std::string name, std::string about, Command content) {
    const bool has_id =
        !std::holds_alternative<Ping>(content) && !std::holds_alternative<Pong>(content);
    const bool has_game = has_id && !std::holds_alternative<Hello>(content) &&
                          !std::holds_alternative<Create>(content) &&
                          !std::holds_alternative<WatchLeaderboard>(content);
    const Frame frame{.id = has_id ? std::optional(command_id()) : std::nullopt,
                      .game = has_game ? std::optional(game_id()) : std::nullopt,
                      .command = std::move(content)};
    return {std::move(name), std::move(about), encode_frame(frame)};
}

Sample ok(const std::string& name, std::string about, const Reply& reply, bool durable) {
    return {"ok-" + name, std::move(about), encode_ok(command_id(), reply, durable)};
}

Sample event(std::string name, std::string about, Version version, const GameEvent& content) {
    return {std::move(name), std::move(about), encode_event(game_id(), version, noon(), content)};
}

Sample sown_event(const std::string& name, std::string about, const Sown& content) {
    return event("sown-" + name, std::move(about), content.sowing.ply + 1, content);
}

Account account() { return {.name = "Siti", .guest = false, .points = 130, .rank = 4}; }
Account guest() {
    return {.name = "Guest 4821", .guest = true, .points = 30, .rank = std::nullopt};
}

HelloReply hello_reply() {
    return {.server = "0.1.0",
            .now = noon(),
            .account = account(),
            .commands_per_second = 10,
            .games_per_account = 16,
            .heartbeat_interval = 15s,
            .heartbeat_timeout = 40s,
            .games = summaries()};
}

PitRef pit_of(char letter) { return *parse_word<PitRef>({&letter, 1}); }

/// South's first turn, and the one that wins.
AnalysisView analysis() {
    const rules::Ruleset ruleset;
    rules::Position at = rules::first_position(ruleset);
    DecisionView decision{.ply = 1,
                          .round = 1,
                          .side = rules::Side::south,
                          .turn = {pit_of('a'), pit_of('d')},
                          .best = {},
                          .sure = false,
                          .position = record::position_text(at),
                          .board = make_board(at.board),
                          .turn_boards = {},
                          .best_boards = {}};
    const auto play = [&](const std::vector<PitRef>& line, auto& boards) {
        rules::Position after = at;
        for (const PitRef pit : line) {
            rules::sow_legal(ruleset, after, pit.pit);
            boards.push_back(make_board(after.board));
        }
        return after.board.store(rules::Side::south);
    };
    for (const char letter : std::string_view("abggacadg")) {
        decision.best.push_back(pit_of(letter));
    }
    decision.made = play(decision.turn, decision.turn_boards);
    decision.haul = play(decision.best, decision.best_boards);
    return {.game = game_id(),
            .pack = "tradisional",
            .total = at.board.total(),
            .stores = {{0, 1, 0, 0},
                       {1, 1, decision.turn_boards[0][0].store, 0},
                       {2, 1, decision.made, 0}},
            .decisions = {decision},
            .turning_point = 0,
            .missed = {MissedChain{0, decision.best, 40}, std::nullopt},
            .budget = 200'000};
}

void add_replies(std::vector<Sample>& list) {
    list.push_back(ok("hello", "To hello, with a login.", hello_reply(), false));
    HelloReply stranger = hello_reply();
    stranger.account.reset();
    stranger.games.clear();
    list.push_back(ok("hello-stranger", "To hello, without a login.", stranger, false));
    list.push_back(
        ok("create", "To create and rematch; a snapshot follows.", GameCreated{game_id()}, true));
    list.push_back(ok("watch", "To watch and unwatch.", Done{}, false));
    list.push_back(ok("sow", "To sow and takeback.", AtPly{6, 5}, true));
    list.push_back({"ok-sow-repeated", "To a sow with an id that was acknowledged before.",
                    encode_repeated(command_id(), encode_stored_reply(AtPly{6, 5}))});
    list.push_back(ok("resign", "To resign and level.", AtVersion{6}, true));
    list.push_back(ok("leaderboard", "To leaderboard.", LeaderboardReply{page()}, false));
    list.push_back(ok("hint", "To hint.",
                      HintReply{4, {pit_of('a'), pit_of('b'), pit_of('g')}, 12, true}, false));
}

void add_errors(std::vector<Sample>& list) {
    for (const ErrorInfo& entry : error_table()) {
        ErrorReply reply{
            .re = command_id(),
            .game = std::nullopt,
            .error = {.code = entry.code, .message = {}, .field = {}, .retry_after = std::nullopt},
            .state = std::nullopt};
        if (entry.code == ErrorCode::bad_json) {
            reply.re.reset();
        } else if (entry.code == ErrorCode::bad_field) {
            reply.error.message = "data.ply must be an integer from 0 to 1000000";
            reply.error.field = "data.ply";
        } else if (entry.code == ErrorCode::rate_limited) {
            reply.error.retry_after = 1500ms;
        } else if (entry.code == ErrorCode::unknown_game) {
            reply.game = game_id();
        } else if (entry.code == ErrorCode::stale_ply) {
            reply.game = game_id();
            reply.state = running_view().state;
        }
        if (entry.code < ErrorCode::name_taken) {
            list.push_back({"error-" + std::string(entry.text),
                            std::string("Refused: ").append(entry.message).append("."),
                            encode_error(reply)});
        }
    }
}

void add_snapshots(std::vector<Sample>& list) {
    GameView shared = running_view();
    shared.players = {HumanPlayer{"Siti"}, HumanPlayer{"Siti"}};
    shared.you = Seat::both;
    shared.mode = Mode::same_screen;
    shared.ranked = false;
    shared.can = {.sow = true, .resign = true, .takeback = true, .preview = true};
    shared.pace.reset();
    shared.commitment.reset();
    list.push_back(
        event("snapshot", "A running game against the computer.", 5, Snapshot{running_view()}));
    list.push_back(event("snapshot-same-screen", "Two people at one screen.", 5, Snapshot{shared}));
    list.push_back(event("snapshot-over", "A game that is over.", finished_view().state.ply + 2,
                         Snapshot{finished_view()}));
}

void add_sowings(std::vector<Sample>& list) {
    using rules::SowingEnd;
    const rules::Ruleset ruleset;
    list.push_back(sown_event("free-turn", "The last seed fell into the own store.",
                              sown(ruleset, SowingEnd::free_turn)));
    list.push_back(sown_event("capture", "The last seed fell into an empty own pit.",
                              sown(ruleset, SowingEnd::capture)));
    list.push_back(sown_event("mati", "The last seed fell into an empty pit of the other side.",
                              sown(ruleset, SowingEnd::mati)));
    rules::Ruleset no_relay;
    no_relay.relay = false;
    list.push_back(sown_event("stopped", "Without relay: the last seed fell into an occupied pit.",
                              sown(no_relay, SowingEnd::stopped)));
    rules::Ruleset no_capture;
    no_capture.capture.side = rules::CaptureSide::none;
    list.push_back(sown_event("no-capture", "An empty own pit where nothing is taken.",
                              sown(no_capture, SowingEnd::no_capture)));
    list.push_back(sown_event("last", "The last sowing of a game; `ended` follows.",
                              play(ruleset).events.back()));
}

void add_game_events(std::vector<Sample>& list) {
    add_snapshots(list);
    add_sowings(list);
    const State state = running_view().state;
    list.push_back(event("taken_back", "Two plies were taken back.", 9, TakenBack{2, state}));
    list.push_back(event("level_changed", "The computer plays at another level from now on.", 6,
                         LevelChanged{Level::easy, state}));
    list.push_back(event("ended", "The game is over.", ended().state.ply + 2, ended()));
}

void add_account_events(std::vector<Sample>& list) {
    list.push_back({"games", "The account's running games have changed.",
                    encode_account_event(noon(), GamesChanged{summaries()})});
    list.push_back({"points", "What a finished game earned.",
                    encode_account_event(noon(), PointsAwarded{.game = game_id(),
                                                               .earned = {30, PointsReason::win},
                                                               .total = 130,
                                                               .rank = 4})});
    list.push_back(
        {"points-guest", "A guest earns too, but has no rank.",
         encode_account_event(noon(), PointsAwarded{.game = game_id(),
                                                    .earned = {0, PointsReason::repeat_sowings},
                                                    .total = 30,
                                                    .rank = std::nullopt})});
    list.push_back(
        {"choice", "To the account that made it: a choice that others don't know.",
         encode_account_event(noon(), OwnChoice{game_id(), 0, {rules::Side::south, {}}})});
    list.push_back({"preview", "Where the account's sowings would end.",
                    encode_account_event(noon(), preview())});
    list.push_back({"leaderboard-changed", "The live board, at most once a second.",
                    encode_account_event(noon(), LeaderboardChanged{page()})});
}

}  // namespace

std::vector<Sample> from_client() {
    Create computer{.mode = Mode::computer,
                    .level = Level::normal,
                    .starts = Starts::you,
                    .pack = "tradisional",
                    .clauses = nlohmann::json::object(),
                    .ranked = true};
    Create clauses = computer;
    clauses.starts = Starts::opponent;
    clauses.clauses = {{"pits", 5}, {"capture.lap", "turn"}, {"relay", false}};
    clauses.ranked = false;
    Create same_screen = computer;
    same_screen.mode = Mode::same_screen;
    same_screen.level.reset();
    same_screen.ranked = false;
    Create people = same_screen;
    people.mode = Mode::people;
    people.pack = "arena";
    Create position = clauses;
    position.clauses = nlohmann::json::object();
    position.position = "0,0,0,0,0,1,1/40 0,0,0,0,0,0,7/49 s";
    return {
        command("hello", "The first frame, within five seconds.",
                Hello{"0.1.0", {"congkak.v1"}, {}}),
        command("hello-resume", "The first frame of a client that comes back.",
                Hello{"0.1.0", {"congkak.v1"}, {{game_id(), 5}}}),
        command("ping", "Either side may ask whether the other is there.", Ping{7}),
        command("pong", "The answer to a ping, with its number.", Pong{7}),
        command("create", "The ranked game against the computer.", computer),
        command("create-clauses", "Clauses that differ from the pack.", clauses),
        command("create-same-screen", "Two people at one screen.", same_screen),
        command("create-people", "A table with an open seat.", people),
        command("create-position", "Play from a position.", position),
        command("watch", "From now on events of this game, a snapshot first.", Watch{}),
        command("watch-version", "The same for a client that has the game up to a version.",
                Watch{5}),
        command("unwatch", "No more events of this game.", Unwatch{}),
        command("sow", "Sow a pit.", Sow{4, {rules::Side::south, rules::Pit(3)}}),
        command("resign", "Give the game up.", Resign{}),
        command("takeback", "Take the last own sowing back.", Takeback{6}),
        command("level", "Let the computer play at another level.", SetLevel{Level::easy}),
        command("rematch", "Again, and the other side starts.", Rematch{}),
        command("rematch-level", "Again, otherwise.", Rematch{Level::expert, Starts::you}),
        command("join", "Take the open seat.", Join{}),
        command("choose", "A pit of the opening, hidden until all are in.",
                Choose{0, {rules::Side::south, rules::Pit(3)}}),
        command("next_round", "Refill the pits and go on.", NextRound{31}),
        command("stop", "Let the match end between two rounds.", Stop{31}),
        command("preview-on", "Show where sowings would end.", SetPreview{true}),
        command("hint", "The best way to go on with the turn.", AskHint{4}),
        command("leaderboard", "The first page, and changes from now on.", WatchLeaderboard{true}),
    };
}

std::vector<Sample> from_server() {
    std::vector<Sample> list;
    list.push_back(
        {"server-ping", "Either side may ask whether the other is there.", encode_ping(12)});
    list.push_back({"server-pong", "The answer to a ping, with its number.", encode_pong(7)});
    add_replies(list);
    add_errors(list);
    add_game_events(list);
    add_match_events(list);
    add_account_events(list);
    return list;
}

std::vector<Sample> http_bodies() {
    std::vector<Sample> list{
        {"account", "guest, signup, login, me", encode_http(account())},
        {"account-guest", "guest, me", encode_http(guest())},
        {"leaderboard", "leaderboard", encode_http(page())},
        {"player", "players/{name}",
         encode_http(PlayerProfile{.name = "Siti",
                                   .joined_at = noon(),
                                   .points = 130,
                                   .rank = 4,
                                   .wins = {.easy = 4, .normal = 3, .expert = 0},
                                   .best = BestWin{Level::normal, 12}})},
        {"game", "games/{id}", encode_http(running_view())},
        {"games", "games?running=1", encode_http(summaries())},
        {"levels", "levels",
         encode_http(std::vector<LevelInfo>{{"easy", "Mudah", "Mudah", "Easy", 10},
                                            {"normal", "Sederhana", "Sedang", "Normal", 30},
                                            {"expert", "Pakar", "Ahli", "Expert", 100},
                                            {"perfect", "Sempurna", "Sempurna", "Perfect", 0}})},
        {"analysis-running", "games/{id}/analysis", encode_analysis_progress(12, 40)},
        {"analysis", "games/{id}/analysis", encode_analysis(analysis())}};
    add_studies(list);
    for (const ErrorInfo& entry : error_table()) {
        if (entry.code >= ErrorCode::name_taken) {
            Error error{entry.code, {}, "", std::nullopt};
            if (entry.code == ErrorCode::bad_name) {
                error.field = "name";
            } else if (entry.code == ErrorCode::bad_record) {
                error = {entry.code, "line 3, column 4: expected the end of the line", "record",
                         std::nullopt, TextPlace{3, 4}};
            }
            list.push_back({"error-" + std::string(entry.text),
                            "status " + std::to_string(entry.http_status),
                            encode_http_error(error)});
        }
    }
    return list;
}

}  // namespace congkak::protocol::samples
