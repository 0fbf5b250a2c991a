// What follows from a command: the part of table.hpp that plays.
#include <cassert>
#include <utility>

#include "server/match/table.hpp"

namespace congkak::match {
namespace {

using rules::Phase;
using rules::Side;

rules::Winner winner_of(Side side) noexcept {
    return side == Side::south ? rules::Winner::south : rules::Winner::north;
}

AccountId account_of(const Actor& actor) noexcept {
    const auto* human = std::get_if<Human>(&actor);
    return human != nullptr ? human->account : 0;
}

}  // namespace

boost::system::result<Effects, Refusal> Table::apply(const Command& command, const Actor& actor,
                                                     Millis now) {
    const bool is_join = std::holds_alternative<Join>(command);
    if (const auto refused = is_join ? std::nullopt : refusal(actor)) {
        return *refused;
    }
    Applied applied =
        std::visit([&](const auto& known) { return do_apply(known, actor); }, command);
    if (applied) {
        updated_at_ = now;
        applied->ended = is_over();
    }
    return applied;
}

void Table::happen(Effects& effects, decltype(Event::what) what) {
    effects.events.push_back({std::move(what), ++version_, result_});
}

void Table::end(Effects& effects, const Result& result) {
    result_ = result;
    stop_offer_.reset();
    happen(effects, Ended{result});
}

void Table::end_if_over(Effects& effects) {
    if (const auto result = game_.result()) {
        end(effects, {result->winner, Termination::normal});
    }
}

/// Of a command that is meant for a ply and a phase.
std::optional<Refusal> Table::refusal(int ply, Phase phase) const noexcept {
    if (ply != game_.ply()) {
        return Refusal::stale_ply;
    }
    if (!is_seated()) {
        return Refusal::seat_open;
    }
    return game_.phase() != phase ? std::optional(Refusal::wrong_phase) : std::nullopt;
}

Table::Applied Table::do_apply(const Sow& command, const Actor& actor) {
    if (const auto refused = refusal(command.ply, Phase::sowing)) {
        return *refused;
    }
    const Side to_sow = game_.position().to_sow;
    if (!plays(actor, to_sow)) {
        return Refusal::not_your_turn;
    }
    if (command.side != to_sow) {
        return Refusal::illegal_sowing;
    }
    auto sown = game_.apply_traced(command.pit);
    if (!sown) {
        return Refusal::illegal_sowing;
    }
    Effects effects;
    happen(effects, Sown{sown->outcome, std::move(sown->lifts)});
    end_if_over(effects);
    return effects;
}

Table::Applied Table::do_apply(const Choose& command, const Actor& actor) {
    if (const auto refused = refusal(command.ply, Phase::opening)) {
        return *refused;
    }
    if (!plays(actor, command.side)) {
        return Refusal::illegal_sowing;
    }
    if (game_.hidden_choice(command.side)) {
        return Refusal::already_chosen;
    }
    if (!game_.awaits(command.side)) {
        return Refusal::not_your_turn;
    }
    auto opened = game_.choose(command.side, command.pit);
    if (!opened) {
        return Refusal::illegal_sowing;
    }
    Effects effects;
    if (*opened) {
        happen(effects, Opened{**std::move(opened)});
        end_if_over(effects);
    } else {
        happen(effects, Chosen{command.side, command.pit});
    }
    return effects;
}

Table::Applied Table::do_apply(const Resign& /*command*/, const Actor& actor) {
    assert(std::holds_alternative<Human>(actor));
    std::optional<Side> loser;
    if (setup_.mode == Mode::same_screen) {
        loser = only_side_awaited();
    } else if (is_seated()) {
        loser = plays(actor, Side::south) ? Side::south : Side::north;
    }
    Effects effects;
    end(effects, loser ? Result{winner_of(rules::other(*loser)), Termination::resigned}
                       : Result{rules::Winner::draw, Termination::aborted});
    return effects;
}

Table::Applied Table::do_apply(const TakeBack& command, const Actor& /*actor*/) {
    if (setup_.ranked || setup_.mode == Mode::people) {
        return Refusal::not_allowed;
    }
    if (has_hidden_choice_of_a_person()) {
        return Refusal::already_chosen;
    }
    const auto target = take_back_target();
    if (!target) {
        return Refusal::not_allowed;
    }
    if (command.ply != game_.ply()) {
        return Refusal::stale_ply;
    }
    const int plies = game_.ply() - *target;
    game_.take_back_to(*target);
    Effects effects;
    happen(effects, TakenBack{plies});
    return effects;
}

Table::Applied Table::do_apply(const SetLevel& command, const Actor& /*actor*/) {
    if (setup_.ranked || setup_.mode != Mode::computer) {
        return Refusal::not_allowed;
    }
    level_ = command.level;
    Effects effects;
    happen(effects, LevelChanged{command.level});
    return effects;
}

Table::Applied Table::do_apply(const NextRound& command, const Actor& /*actor*/) {
    if (const auto refused = refusal(command.ply, Phase::round_over)) {
        return *refused;
    }
    game_.start_next_round();
    stop_offer_.reset();
    Effects effects;
    happen(effects, RoundStarted{game_.round(), game_.round_starter()});
    return effects;
}

Table::Applied Table::do_apply(const Stop& command, const Actor& actor) {
    if (const auto refused = refusal(command.ply, Phase::round_over)) {
        return *refused;
    }
    Effects effects;
    if (setup_.mode == Mode::people) {
        const Side side = plays(actor, Side::south) ? Side::south : Side::north;
        if (stop_offer_ == side) {
            return Refusal::not_allowed;
        }
        if (!stop_offer_) {
            stop_offer_ = side;
            happen(effects, StopOffered{side});
            return effects;
        }
    }
    game_.stop();
    end(effects, {game_.result()->winner, Termination::agreed});
    return effects;
}

Table::Applied Table::do_apply(const Join& /*command*/, const Actor& actor) {
    const AccountId account = account_of(actor);
    if (setup_.mode != Mode::people || account == 0 || account == setup_.account) {
        return Refusal::not_allowed;
    }
    if (is_over()) {
        return Refusal::game_over;
    }
    if (is_seated()) {
        return Refusal::seat_taken;
    }
    opponent_ = account;
    Effects effects;
    happen(effects, Joined{rules::other(setup_.human), account});
    return effects;
}

}  // namespace congkak::match
