#include "server/match/table.hpp"

#include <cassert>
#include <utility>

namespace congkak::match {
namespace {

rules::Winner winner_of(rules::Side side) noexcept {
    return side == rules::Side::south ? rules::Winner::south : rules::Winner::north;
}

}  // namespace

Table::Table(Setup setup)
    : setup_(std::move(setup)),
      game_(setup_.ruleset),
      level_(setup_.level),
      updated_at_(setup_.created_at) {
    assert(!setup_.ranked || can_be_ranked(setup_));
    assert(setup_.mode == Mode::computer || setup_.human == rules::Side::south);
}

Standing Table::standing() const { return {version_, game_.position(), game_.ply(), result_}; }

bool Table::human_to_sow() const noexcept {
    return !is_over() && !game_.is_over() &&
           (setup_.mode == Mode::same_screen || game_.position().to_sow == setup_.human);
}

std::optional<ComputerTurn> Table::computer_turn() const {
    if (is_over() || game_.is_over() || human_to_sow()) {
        return std::nullopt;
    }
    const auto history = game_.history();
    const rules::PlayedSowing* last = history.empty() ? nullptr : history.back().sowing();
    const int before = last == nullptr ? 0 : last->outcome.sown;
    return ComputerTurn{version_, game_.position(), game_.ply(), level_, before};
}

/// The ply to go back to: before the human's last own sowing, or one sowing on one screen.
std::optional<int> Table::take_back_target() const noexcept {
    const auto history = game_.history();
    for (int ply = game_.ply() - 1; ply >= 0; --ply) {
        const rules::PlayedSowing* sowing = history[static_cast<std::size_t>(ply)].sowing();
        if (setup_.mode == Mode::same_screen ||
            (sowing != nullptr && sowing->outcome.mover == setup_.human)) {
            return ply;
        }
    }
    return std::nullopt;
}

Can Table::can(std::optional<AccountId> viewer) const noexcept {
    Can can;
    if (!viewer || !is_player(*viewer)) {
        return can;
    }
    const bool running = !is_over();
    can.sow = human_to_sow();
    can.resign = running;
    can.take_back = running && !setup_.ranked && take_back_target().has_value();
    can.level = running && !setup_.ranked && setup_.mode == Mode::computer;
    can.rematch = !running;
    return can;
}

std::optional<Refusal> Table::refusal(const Actor& actor) const noexcept {
    const auto* human = std::get_if<Human>(&actor);
    const bool has_seat =
        human != nullptr ? is_player(human->account) : setup_.mode == Mode::computer;
    if (!has_seat) {
        return Refusal::not_your_game;
    }
    return is_over() ? std::optional(Refusal::game_over) : std::nullopt;
}

bool Table::may_sow(const Actor& actor) const noexcept {
    return std::holds_alternative<Human>(actor) == human_to_sow();
}

boost::system::result<Effects, Refusal> Table::apply(const Command& command, const Actor& actor,
                                                     Millis now) {
    if (const auto refused = refusal(actor)) {
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
    ++version_;
    effects.events.push_back({std::move(what), standing()});
}

void Table::end(Effects& effects, const Result& result) {
    result_ = result;
    happen(effects, Ended{result});
}

Table::Applied Table::do_apply(const Sow& command, const Actor& actor) {
    if (command.ply != game_.ply()) {
        return Refusal::stale_ply;
    }
    if (!may_sow(actor)) {
        return Refusal::not_your_turn;
    }
    if (command.side != game_.position().to_sow) {
        return Refusal::illegal_sowing;
    }
    auto sown = game_.apply_traced(command.pit);
    if (!sown) {
        return Refusal::illegal_sowing;
    }
    Effects effects;
    happen(effects, Sown{sown->outcome, std::move(sown->lifts)});
    if (const auto result = game_.result()) {
        end(effects, {result->winner, Termination::normal, result->south, result->north});
    }
    return effects;
}

Table::Applied Table::do_apply(const Resign& /*command*/, [[maybe_unused]] const Actor& actor) {
    assert(std::holds_alternative<Human>(actor));
    const rules::Position& position = game_.position();
    const rules::Side loser = setup_.mode == Mode::same_screen ? position.to_sow : setup_.human;
    Effects effects;
    end(effects,
        {winner_of(rules::other(loser)), Termination::resigned,
         position.board.store(rules::Side::south), position.board.store(rules::Side::north)});
    return effects;
}

Table::Applied Table::do_apply(const TakeBack& command, const Actor& /*actor*/) {
    const auto target = take_back_target();
    if (setup_.ranked || !target) {
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

boost::system::result<Setup, Refusal> Table::rematch(AccountId account,
                                                     const RematchWish& wish) const {
    if (!is_player(account)) {
        return Refusal::not_your_game;
    }
    if (!is_over()) {
        return Refusal::game_running;
    }
    if (setup_.mode == Mode::same_screen && wish.level) {
        return Refusal::not_allowed;
    }
    Setup next = setup_;
    next.created_at = 0;
    next.level = wish.level.value_or(level_);
    if (setup_.mode == Mode::computer) {
        const bool starts = wish.account_starts.value_or(setup_.human == rules::Side::north);
        next.human = starts ? rules::Side::south : rules::Side::north;
    }
    return next;
}

}  // namespace congkak::match
