// Frames of openings, rounds and tables of two people, out of whole matches.
#include <algorithm>
#include <functional>

#include "protocol/encode.hpp"
#include "protocol/make_state.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol::samples {

namespace {

Sample event(std::string name, std::string about, Version version, const GameEvent& content) {
    return {std::move(name), std::move(about), encode_event(game_id(), version, noon(), content)};
}

/// The first event of a kind of which `is_it` holds, and the version it made.
template <typename Kind>
std::pair<Version, Kind> find(const Match& match, const std::function<bool(const Kind&)>& is_it) {
    for (std::size_t i = 0; i < match.events.size(); ++i) {
        const auto* entry = std::get_if<Kind>(&match.events[i]);
        if (entry != nullptr && is_it(*entry)) {
            return {static_cast<Version>(i) + 2, *entry};
        }
    }
    throw std::logic_error("the match has no such event");
}

template <typename Kind>
Sample first(const Match& match, std::string name, std::string about,
             const std::function<bool(const Kind&)>& is_it) {
    const auto [version, found] = find<Kind>(match, is_it);
    if constexpr (std::is_same_v<Kind, HiddenChoice>) {
        return event(std::move(name), std::move(about), version, found.shown);
    } else {
        return event(std::move(name), std::move(about), version, found);
    }
}

bool is_carried(const Opened& event) {
    return std::ranges::any_of(event.opening.sides,
                               [](const auto& side) { return side.carried.has_value(); });
}

void add_opening(std::vector<Sample>& list) {
    const Match match = play_match(with_opening());
    list.push_back(first<HiddenChoice>(match, "chosen",
                                       "South has chosen; which pit, nobody else knows.",
                                       [](const HiddenChoice&) { return true; }));
    list.push_back(first<Opened>(match, "opened", "The first step of an opening.",
                                 [](const Opened&) { return true; }));
    list.push_back(first<Opened>(
        match, "opened-carried",
        "A hand that was still being sown when the other player had to choose goes on.",
        is_carried));
    list.push_back(first<Opened>(match, "opened-last", "The step that ends the opening.",
                                 [](const Opened& opened) { return !opened.state.opening; }));

    rules::Game game(with_opening());
    (void)game.choose(rules::Side::south, rules::Pit(3));
    GameView view = view_of(game, make_state(game_id(), 3, game));
    view.pack = "arena";
    view.choice[0] = PitRef{rules::Side::south, rules::Pit(3)};
    view.can = {.resign = true, .preview = true};
    list.push_back(event("snapshot-opening", "In an opening, seen by South, who has chosen.", 3,
                         Snapshot{view}));
}

void add_rounds(std::vector<Sample>& list) {
    const Match match = play_match(with_rounds());
    list.push_back(
        first<Sown>(match, "sown-round", "The last sowing of a round.",
                    [](const Sown& sown) { return sown.state.phase == rules::Phase::round_over; }));
    list.push_back(first<RoundStarted>(match, "round_started",
                                       "The pits are filled again; some are burnt.",
                                       [](const RoundStarted&) { return true; }));
    list.push_back(first<Sown>(match, "sown-forfeited",
                               "Seeds that fell into burnt pits went to the opponent's store.",
                               [](const Sown& sown) { return sown.sowing.forfeited > 0; }));

    rules::Game game(with_rounds());
    while (game.phase() == rules::Phase::sowing) {
        (void)game.apply(game.legal(game.position().to_sow).first());
    }
    const Version version = game.ply() + 2;
    const AtTable offered{.stop_offer = rules::Side::north};
    const State state = make_state(game_id(), version, game, offered);
    list.push_back(event("stop_offered", "North would like to stop here.", version,
                         StopOffered{rules::Side::north, state}));
    GameView view = view_of(game, state);
    view.can = {.resign = true, .next_round = true, .stop = true, .preview = true};
    list.push_back(event("snapshot-rounds", "Between two rounds, with an offer to stop.", version,
                         Snapshot{view}));
    game.stop();
    const Result result = make_result(game, game.result()->winner, Termination::agreed);
    const AtTable stopped{.result = result};
    list.push_back(
        event("ended-agreed", "Stopped between two rounds.", version + 1,
              Ended{result, std::nullopt, make_state(game_id(), version + 1, game, stopped)}));
}

void add_open_seat(std::vector<Sample>& list) {
    const rules::Game game(rules::Ruleset{});
    GameView view = view_of(game, make_state(game_id(), 1, game, {.is_seated = false}));
    view.players[1] = OpenSeat{};
    view.you.reset();
    view.can = {.join = true};
    list.push_back(event("snapshot-open-seat",
                         "A table with an open seat, seen by somebody who may "
                         "take it.",
                         1, Snapshot{view}));
    list.push_back(
        event("joined", "Budi has taken the open seat.", 2,
              Joined{rules::Side::north, HumanPlayer{"Budi"}, make_state(game_id(), 2, game)}));
}

}  // namespace

PreviewShown preview() {
    rules::Ruleset other_pack;
    other_pack.capture.side = rules::CaptureSide::none;
    const rules::Game game = play(rules::Ruleset{}, 4).game;
    PreviewShown shown{.game = game_id(), .ply = game.ply(), .pits = {}};
    for (const rules::Pit pit : game.legal(rules::Side::south)) {
        rules::Position after = game.position();
        const rules::Outcome outcome = rules::sow_legal(game.ruleset(), after, pit);
        rules::Position elsewhere = game.position();
        const SowingPreview other = make_preview(rules::sow_legal(other_pack, elsewhere, pit));
        PitPreview sowing{.pit = {rules::Side::south, pit},
                          .sowing = make_preview(outcome),
                          .over = outcome.over,
                          .differs = {}};
        if (other != sowing.sowing) {
            sowing.differs.push_back({"sunog", other});
        }
        shown.pits.push_back(std::move(sowing));
    }
    return shown;
}

void add_match_events(std::vector<Sample>& list) {
    add_opening(list);
    add_rounds(list);
    add_open_seat(list);
}

}  // namespace congkak::protocol::samples
