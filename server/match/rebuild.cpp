#include "server/match/rebuild.hpp"

#include <cassert>
#include <utility>

namespace congkak::match {
namespace {

/// Whoever may have given a command to this table just now.
Actor actor_of(const Table& table) {
    return table.computer_turn() ? Actor(Computer{}) : Actor(Human{table.setup().account});
}

/// The command that leads to a recorded event.
struct CommandFor {
    const Table& table;

    Command operator()(const RecordedSowing& sowing) const {
        return Sow{table.ply(), sowing.side, sowing.pit};
    }
    Command operator()(const TakenBack& /*taken*/) const { return TakeBack{table.ply()}; }
    Command operator()(const LevelChanged& changed) const { return SetLevel{changed.level}; }
    Command operator()(const Ended& /*ended*/) const { return Resign{}; }
};

/// Whether an event that happened now is the recorded one.
struct IsRecorded {
    const Event& event;

    bool operator()(const RecordedSowing& sowing) const {
        const auto* sown = std::get_if<Sown>(&event.what);
        return sown != nullptr && sown->outcome.mover == sowing.side &&
               event.standing.position == sowing.after;
    }
    template <class Same>
    bool operator()(const Same& recorded) const {
        const auto* same = std::get_if<Same>(&event.what);
        return same != nullptr && *same == recorded;
    }
};

}  // namespace

boost::system::result<Table, RebuildError> rebuild(Setup setup, std::span<const Recorded> events) {
    if (setup.ranked && !can_be_ranked(setup)) {
        return RebuildError{1, "such a game can't be ranked"};
    }
    Table table(std::move(setup));
    while (!events.empty()) {
        const Recorded& first = events.front();
        const bool by_human = !std::holds_alternative<RecordedSowing>(first.what);
        const Actor actor = by_human ? Actor(Human{table.setup().account}) : actor_of(table);
        const auto effects =
            table.apply(std::visit(CommandFor{table}, first.what), actor, first.at);
        if (!effects) {
            return RebuildError{table.version() + 1, "it was not possible"};
        }
        for (const Event& event : effects->events) {
            if (events.empty()) {
                return RebuildError{event.standing.version, "it is missing"};
            }
            if (!std::visit(IsRecorded{event}, events.front().what)) {
                return RebuildError{event.standing.version, "it came out otherwise"};
            }
            events = events.subspan(1);
        }
    }
    return table;
}

}  // namespace congkak::match
