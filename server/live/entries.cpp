#include "server/live/entries.hpp"

#include <cassert>

#include "engine/record/position_text.hpp"
#include "protocol/encode.hpp"
#include "protocol/make_state.hpp"
#include "protocol/words.hpp"
#include "server/live/clock.hpp"

namespace congkak::live {
namespace {

match::Mode mode_of(protocol::Mode mode) {
    switch (mode) {
        case protocol::Mode::computer:
            return match::Mode::computer;
        case protocol::Mode::same_screen:
            return match::Mode::same_screen;
        case protocol::Mode::people:
            return match::Mode::people;
    }
    return match::Mode::computer;
}

protocol::Termination termination_of(match::Termination termination) {
    switch (termination) {
        case match::Termination::normal:
            return protocol::Termination::normal;
        case match::Termination::resigned:
            return protocol::Termination::resigned;
        case match::Termination::agreed:
            return protocol::Termination::agreed;
        case match::Termination::aborted:
            return protocol::Termination::aborted;
    }
    return protocol::Termination::normal;
}

match::Termination termination_of(protocol::Termination termination) {
    switch (termination) {
        case protocol::Termination::normal:
            return match::Termination::normal;
        case protocol::Termination::resigned:
            return match::Termination::resigned;
        case protocol::Termination::agreed:
            return match::Termination::agreed;
        case protocol::Termination::aborted:
            return match::Termination::aborted;
    }
    return match::Termination::normal;
}

struct ToEntry {
    const protocol::GameSetup& setup;
    int ply;
    const std::string& by;
    const rules::Game& game;
    protocol::State state;

    protocol::JournalEntry operator()(const match::Sown& sown) {
        const rules::TracedOutcome traced{sown.outcome, sown.lifts};
        return protocol::Sown{protocol::make_sowing(traced, ply), std::move(state)};
    }
    protocol::JournalEntry operator()(const match::Chosen& chosen) {
        return protocol::HiddenChoice{{chosen.side, std::move(state)}, {chosen.side, chosen.pit}};
    }
    protocol::JournalEntry operator()(const match::Opened& opened) {
        return protocol::Opened{protocol::make_opening(opened.step, ply), std::move(state)};
    }
    protocol::JournalEntry operator()(const match::TakenBack& taken) {
        return protocol::TakenBack{taken.plies, std::move(state)};
    }
    protocol::JournalEntry operator()(const match::LevelChanged& changed) {
        const auto level = protocol::parse_word<protocol::Level>(changed.level);
        assert(level);
        return protocol::LevelChanged{*level, std::move(state)};
    }
    protocol::JournalEntry operator()(const match::RoundStarted& started) {
        return protocol::RoundStarted{started.round, started.starter, std::move(state)};
    }
    protocol::JournalEntry operator()(const match::StopOffered& offered) {
        return protocol::StopOffered{offered.side, std::move(state)};
    }
    protocol::JournalEntry operator()(const match::Joined& joined) {
        return protocol::SeatTaken{{joined.side, protocol::HumanPlayer{by}, std::move(state)},
                                   joined.account};
    }
    protocol::JournalEntry operator()(const match::Ended& ended) {
        std::optional<std::string> seed;
        if (!setup.seed.empty()) {
            seed = setup.seed;
        }
        return protocol::Ended{result_of(game, ended.result), std::move(seed), std::move(state)};
    }
};

struct ToRecorded {
    using What = std::optional<decltype(match::Recorded::what)>;

    What operator()(const protocol::GameSetup& /*setup*/) const { return std::nullopt; }
    What operator()(const protocol::Sown& sown) const {
        const auto after = record::parse_position(sown.state.position);
        if (!after) {
            return std::nullopt;
        }
        const protocol::PitRef& pit = sown.sowing.pit;
        return match::RecordedSowing{pit.side, pit.pit, *after};
    }
    What operator()(const protocol::HiddenChoice& choice) const {
        return match::Chosen{choice.pit.side, choice.pit.pit};
    }
    What operator()(const protocol::Opened& opened) const {
        const auto after = record::parse_position(opened.state.position);
        if (!after) {
            return std::nullopt;
        }
        match::RecordedStep step{{}, *after};
        for (std::size_t side = 0; side < step.chosen.size(); ++side) {
            if (const auto& chosen = opened.opening.sides[side].chosen) {
                step.chosen[side] = chosen->pit;
            }
        }
        return step;
    }
    What operator()(const protocol::TakenBack& taken) const {
        return match::TakenBack{taken.plies};
    }
    What operator()(const protocol::LevelChanged& changed) const {
        return match::LevelChanged{std::string(protocol::to_text(changed.level))};
    }
    What operator()(const protocol::RoundStarted& started) const {
        return match::RoundStarted{started.round, started.starter};
    }
    What operator()(const protocol::StopOffered& offered) const {
        return match::StopOffered{offered.side};
    }
    What operator()(const protocol::SeatTaken& taken) const {
        return match::Joined{taken.shown.side, taken.account};
    }
    What operator()(const protocol::Ended& ended) const {
        return match::Ended{{ended.result.winner, termination_of(ended.result.termination)}};
    }
};

}  // namespace

std::optional<match::Setup> match_setup(const protocol::GameSetup& setup) {
    match::Setup made;
    made.pack = setup.pack;
    made.ruleset = setup.ruleset;
    made.mode = mode_of(setup.mode);
    made.account = setup.account;
    made.opponent = setup.opponent;
    made.human = setup.side;
    for (const protocol::Player& player : setup.players) {
        if (const auto* computer = std::get_if<protocol::ComputerPlayer>(&player)) {
            made.level = protocol::to_text(computer->level);
        }
    }
    if (setup.start) {
        const auto start = record::parse_position(*setup.start);
        if (!start || !rules::is_playable(setup.ruleset, *start) || start->over) {
            return std::nullopt;
        }
        made.start = *start;
    }
    made.ranked = setup.ranked;
    made.created_at = setup.created_at.time_since_epoch().count();
    return made;
}

protocol::Result result_of(const rules::Game& game, const match::Result& result) {
    return protocol::make_result(game, result.winner, termination_of(result.termination));
}

protocol::State state_of(const protocol::GameId& game, const match::Table& after,
                         protocol::Version version, const std::optional<match::Result>& result) {
    protocol::AtTable table{.is_seated = after.is_seated(), .stop_offer = after.stop_offer()};
    if (result) {
        table.result = result_of(after.game(), *result);
    }
    return protocol::make_state(game, version, after.game(), table);
}

protocol::State state_of(const protocol::GameId& game, const match::Table& table) {
    return state_of(game, table, table.version(), table.result());
}

protocol::JournalEntry entry_of(const protocol::GameSetup& setup, const match::Event& event,
                                const match::Table& after, const std::string& by) {
    return std::visit(ToEntry{setup, after.ply(), by, after.game(),
                              state_of(setup.game, after, event.version, event.result)},
                      event.what);
}

EventFrame event_frame(const protocol::GameId& game, const db::JournalRow& row,
                       const protocol::JournalEntry& entry) {
    const std::string shown =
        protocol::has_secret(entry) ? protocol::encode_shown(entry) : std::string();
    return {row.version,
            frame_of(protocol::encode_stored_event(game, row.version, time_of(row.at_ms), row.kind,
                                                   shown.empty() ? row.payload : shown))};
}

std::optional<decltype(match::Recorded::what)> recorded(const protocol::JournalEntry& entry) {
    return std::visit(ToRecorded{}, entry);
}

}  // namespace congkak::live
