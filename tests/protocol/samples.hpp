// One frame of every kind: what the golden files hold, and where the property tests start from.
//
// Boards, lifts and results come from games that the engine plays, so the frames agree with
// themselves.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/game.hpp"
#include "protocol/events.hpp"
#include "protocol/ids.hpp"
#include "protocol/journal_codec.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol::samples {

struct Sample {
    /// Name of the golden file, without folder and `.json`.
    std::string name;
    std::string about;
    std::string text;
};

[[nodiscard]] GameId game_id();
[[nodiscard]] CommandId command_id();
[[nodiscard]] Time noon();

/// A game with all that was shown of its sowings.
struct Played {
    rules::Game game;
    /// Event i made version i + 2 and has ply i + 1.
    std::vector<Sown> events;
};

inline constexpr int usual_step = 7;

/// A whole match with all that was stored of it.
struct Match {
    rules::Game game;
    /// Event i made version i + 2. After the last one the match is over and `ended` is still to
    /// come.
    std::vector<JournalEntry> events;
};

/// Takes legal pits in turn, every one or each `step` further, and starts every round; South
/// chooses before North. The usual step leads to hands that are carried over and to burnt pits.
[[nodiscard]] Match play_match(const rules::Ruleset& ruleset, int step = usual_step);

/// The pack `arena`.
[[nodiscard]] rules::Ruleset with_opening();
/// Three rounds with burnt pits, won by rounds.
[[nodiscard]] rules::Ruleset with_rounds();

/// Sows the lowest legal pit `sowings` times, or to the end.
[[nodiscard]] Played play(const rules::Ruleset& ruleset, int sowings = 10'000);

/// The sowing of that kind with the fewest lifts in play(ruleset).
[[nodiscard]] Sown sown(const rules::Ruleset& ruleset, rules::SowingEnd end);

/// A view of a game after an event, by an account that plays South against a person.
[[nodiscard]] GameView view_of(const rules::Game& game, const State& state);
[[nodiscard]] GameView running_view();
[[nodiscard]] GameView finished_view();
[[nodiscard]] LeaderboardPage page();
[[nodiscard]] std::vector<Summary> summaries();
[[nodiscard]] GameSetup setup();
[[nodiscard]] Ended ended();

/// In the position of running_view(), where another pack takes nothing.
[[nodiscard]] PreviewShown preview();
/// Frames of openings, rounds and tables of two people.
void add_match_events(std::vector<Sample>& list);

/// Bodies of compare and replay.
void add_studies(std::vector<Sample>& list);

/// Frames that clients send.
[[nodiscard]] std::vector<Sample> from_client();
/// Frames that the server sends.
[[nodiscard]] std::vector<Sample> from_server();
/// Bodies of HTTP responses.
[[nodiscard]] std::vector<Sample> http_bodies();
/// Every row of a journal: `kind` is the name.
[[nodiscard]] std::vector<JournalEntry> journal();

}  // namespace congkak::protocol::samples
