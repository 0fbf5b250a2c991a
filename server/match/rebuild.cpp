#include "server/match/rebuild.hpp"

#include <utility>

namespace congkak::match {
namespace {

using rules::Side;

/// Whoever plays a side; the owner of the table where nobody does.
Actor actor_on(const Table& table, Side side) {
    const Setup& setup = table.setup();
    if (setup.mode == Mode::computer && side != setup.human) {
        return Computer{};
    }
    const bool is_owner = table.plays(setup.account, side) || !table.is_seated();
    return Human{is_owner ? setup.account : table.opponent()};
}

Actor owner_of(const Table& table) { return Human{table.setup().account}; }

struct Move {
    Command command;
    Actor actor;
};

/// The command that leads to a recorded event, and who may have given it.
struct MoveFor {
    const Table& table;

    Move operator()(const RecordedSowing& sowing) const {
        // The record's word for whose turn it is isn't taken.
        const Side to_sow = table.game().position().to_sow;
        return {Sow{table.ply(), sowing.side, sowing.pit}, actor_on(table, to_sow)};
    }
    Move operator()(const Chosen& chosen) const {
        return {Choose{table.ply(), chosen.side, chosen.pit}, actor_on(table, chosen.side)};
    }
    /// All choices but one were recorded before.
    Move operator()(const RecordedStep& step) const {
        const Side side = table.game().awaits(Side::south) ? Side::south : Side::north;
        const rules::Pit pit = step.chosen[rules::index_of(side)].value_or(rules::Pit());
        return {Choose{table.ply(), side, pit}, actor_on(table, side)};
    }
    Move operator()(const TakenBack& /*taken*/) const {
        return {TakeBack{table.ply()}, owner_of(table)};
    }
    Move operator()(const LevelChanged& changed) const {
        return {SetLevel{changed.level}, owner_of(table)};
    }
    Move operator()(const RoundStarted& /*started*/) const {
        return {NextRound{table.ply()}, owner_of(table)};
    }
    Move operator()(const StopOffered& offered) const {
        return {Stop{table.ply()}, actor_on(table, offered.side)};
    }
    Move operator()(const Joined& joined) const { return {Join{}, Human{joined.account}}; }
    Move operator()(const Ended& ended) const {
        if (ended.result.termination == Termination::agreed) {
            const Side offered = table.stop_offer().value_or(rules::other(table.setup().human));
            return {Stop{table.ply()}, actor_on(table, rules::other(offered))};
        }
        const bool north_lost = ended.result.winner == rules::Winner::south;
        const Side loser = north_lost ? Side::north : Side::south;
        const Actor actor = actor_on(table, loser);
        return {Resign{}, std::holds_alternative<Human>(actor) ? actor : owner_of(table)};
    }
};

std::array<std::optional<rules::Pit>, 2> chosen_in(const rules::Opened& step) {
    return {step.sides[0].chosen, step.sides[1].chosen};
}

/// Whether an event that happened now is the recorded one.
struct IsRecorded {
    const Event& event;
    const Table& table;

    bool operator()(const RecordedSowing& sowing) const {
        const auto* sown = std::get_if<Sown>(&event.what);
        return sown != nullptr && sown->outcome.mover == sowing.side &&
               table.game().position() == sowing.after;
    }
    bool operator()(const RecordedStep& step) const {
        const auto* opened = std::get_if<Opened>(&event.what);
        return opened != nullptr && chosen_in(opened->step) == step.chosen &&
               table.game().position() == step.after;
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
        const Move move = std::visit(MoveFor{table}, first.what);
        const auto effects = table.apply(move.command, move.actor, first.at);
        if (!effects) {
            return RebuildError{table.version() + 1, "it was not possible"};
        }
        for (const Event& event : effects->events) {
            if (events.empty()) {
                return RebuildError{event.version, "it is missing"};
            }
            if (!std::visit(IsRecorded{event, table}, events.front().what)) {
                return RebuildError{event.version, "it came out otherwise"};
            }
            events = events.subspan(1);
        }
    }
    return table;
}

}  // namespace congkak::match
