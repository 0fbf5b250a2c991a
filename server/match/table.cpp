// Who may do what; what follows is in play.cpp.
#include "server/match/table.hpp"

#include <cassert>
#include <utility>

namespace congkak::match {
namespace {

using rules::Phase;
using rules::Side;

rules::Game begin(const Setup& setup) {
    return setup.start ? rules::Game(setup.ruleset, *setup.start) : rules::Game(setup.ruleset);
}

/// Seeds that fell in a ply, which took their time.
int seeds_of(const rules::Played& played) {
    if (const auto* sowing = played.sowing()) {
        return sowing->outcome.sown;
    }
    const auto* opening = played.opening();
    return opening != nullptr ? opening->opened.beats : 0;
}

}  // namespace

Table::Table(Setup setup)
    : setup_(std::move(setup)),
      game_(begin(setup_)),
      level_(setup_.level),
      opponent_(setup_.opponent),
      updated_at_(setup_.created_at) {
    assert(!setup_.ranked || can_be_ranked(setup_));
    assert(setup_.mode != Mode::same_screen || setup_.human == Side::south);
    assert(setup_.mode == Mode::people || setup_.opponent == 0);
}

bool Table::plays(AccountId account, Side side) const noexcept {
    if (setup_.mode == Mode::same_screen) {
        return account == setup_.account;
    }
    if (side == setup_.human) {
        return account == setup_.account;
    }
    return setup_.mode == Mode::people && opponent_ != 0 && account == opponent_;
}

bool Table::plays(const Actor& actor, Side side) const noexcept {
    if (const auto* human = std::get_if<Human>(&actor)) {
        return plays(human->account, side);
    }
    return setup_.mode == Mode::computer && side != setup_.human;
}

bool Table::awaits(AccountId account) const noexcept {
    if (is_over() || !is_seated() || !is_player(account)) {
        return false;
    }
    if (game_.phase() == Phase::round_over) {
        return !stop_offer_ || !plays(account, *stop_offer_);
    }
    return (game_.awaits(Side::south) && plays(account, Side::south)) ||
           (game_.awaits(Side::north) && plays(account, Side::north));
}

std::optional<ComputerTurn> Table::computer_turn() const {
    const Side side = rules::other(setup_.human);
    if (is_over() || setup_.mode != Mode::computer || !game_.awaits(side)) {
        return std::nullopt;
    }
    ComputerTurn turn{.version = version_,
                      .side = side,
                      .opening = std::nullopt,
                      .position = game_.position(),
                      .ply = game_.ply(),
                      .level = level_,
                      .seeds_before = 0};
    if (game_.opening() != nullptr) {
        turn.opening = *game_.opening();
        turn.opening->forget_choices();
    }
    if (game_.ply() > 0) {
        turn.seeds_before = seeds_of(game_.history().back());
    }
    return turn;
}

bool Table::has_hidden_choice_of_a_person() const noexcept {
    const bool both_are_people = setup_.mode != Mode::computer;
    return game_.hidden_choice(setup_.human) ||
           (both_are_people && game_.hidden_choice(rules::other(setup_.human)));
}

/// A person had a part in it, whose side the ply is taken back to.
bool Table::is_persons_ply(const rules::Played& played) const noexcept {
    if (setup_.mode == Mode::same_screen) {
        return true;
    }
    if (const auto* sowing = played.sowing()) {
        return sowing->outcome.mover == setup_.human;
    }
    const auto* opening = played.opening();
    return opening != nullptr &&
           opening->opened.sides[rules::index_of(setup_.human)].chosen.has_value();
}

/// The ply to go back to: before the person's last own part, or one ply on one screen.
std::optional<int> Table::take_back_target() const noexcept {
    const auto history = game_.history();
    for (int ply = game_.ply() - 1; ply >= 0; --ply) {
        if (is_persons_ply(history[static_cast<std::size_t>(ply)])) {
            return ply;
        }
    }
    return std::nullopt;
}

/// Nothing where none or both are, and between two rounds.
std::optional<Side> Table::only_side_awaited() const noexcept {
    const bool south = game_.awaits(Side::south);
    if (south == game_.awaits(Side::north)) {
        return std::nullopt;
    }
    return south ? Side::south : Side::north;
}

Can Table::can(std::optional<AccountId> viewer) const noexcept {
    Can can;
    if (!viewer) {
        return can;
    }
    if (!is_player(*viewer)) {
        can.join = !is_over() && !is_seated();
        return can;
    }
    const bool running = !is_over();
    const Phase phase = game_.phase();
    const bool unranked = running && !setup_.ranked;
    can.sow = awaits(*viewer) && phase == Phase::sowing;
    can.choose = awaits(*viewer) && phase == Phase::opening;
    can.resign = running;
    can.take_back = unranked && setup_.mode != Mode::people && !has_hidden_choice_of_a_person() &&
                    take_back_target().has_value();
    can.level = unranked && setup_.mode == Mode::computer;
    can.next_round = running && phase == Phase::round_over;
    can.stop = can.next_round && awaits(*viewer);
    can.rematch = !running && is_seated();
    can.preview = unranked;
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

boost::system::result<Setup, Refusal> Table::rematch(AccountId account,
                                                     const RematchWish& wish) const {
    if (!is_player(account)) {
        return Refusal::not_your_game;
    }
    if (!is_over()) {
        return Refusal::game_running;
    }
    if (!is_seated() || (setup_.mode != Mode::computer && wish.level)) {
        return Refusal::not_allowed;
    }
    Setup next = setup_;
    next.created_at = 0;
    next.level = wish.level.value_or(level_);
    if (next.ranked && !can_be_ranked(next)) {
        return Refusal::not_allowed;
    }
    if (setup_.mode == Mode::same_screen) {
        return next;
    }
    const Side starter = starter_of(setup_);
    const bool starts = wish.account_starts.value_or(!plays(account, starter));
    next.human = starts ? starter : rules::other(starter);
    next.account = account;
    if (setup_.mode == Mode::people) {
        next.opponent = account == setup_.account ? opponent_ : setup_.account;
    }
    return next;
}

}  // namespace congkak::match
