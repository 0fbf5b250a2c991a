// A game with its seats: who may do what, and what follows from it. Pure: no I/O, no clock, no
// randomness; a value that can be copied and kept.
//
// The computer's moves come in as commands of the actor `Computer`; which pit it chooses is decided
// elsewhere.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/rules/game.hpp"
#include "server/match/events.hpp"
#include "server/match/setup.hpp"

namespace congkak::match {

/// What a viewer may do now.
struct Can {
    bool sow = false;
    bool choose = false;
    bool resign = false;
    bool take_back = false;
    bool level = false;
    bool next_round = false;
    bool stop = false;
    bool join = false;
    bool rematch = false;
    /// As far as this game goes; whether the account plays a ranked one is not known here.
    bool preview = false;

    friend bool operator==(const Can&, const Can&) = default;
};

/// What the computer is asked for. An answer belongs to this version only.
struct ComputerTurn {
    std::int64_t version = 0;
    rules::Side side = rules::Side::south;
    /// A choice of the opening, with all that this side may know: the other side's hidden choice is
    /// not in it. Otherwise a sowing.
    std::optional<rules::SimultaneousOpening> opening;
    rules::Position position;
    int ply = 0;
    std::string level;
    /// Dropped in the ply before, all hands together; 0 at the start.
    int seeds_before = 0;
};

/// What the account wants to be different in the next game.
struct RematchWish {
    std::optional<std::string> level;
    /// Who starts; the other side than before where not said.
    std::optional<bool> account_starts;
};

class Table {
  public:
    /// Version 1, nothing played. `setup.ranked` only where can_be_ranked(setup).
    explicit Table(Setup setup);

    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }
    [[nodiscard]] const rules::Game& game() const noexcept { return game_; }
    [[nodiscard]] std::int64_t version() const noexcept { return version_; }
    [[nodiscard]] int ply() const noexcept { return game_.ply(); }
    /// The computer's present level; empty where there is none.
    [[nodiscard]] const std::string& level() const noexcept { return level_; }
    /// When the last event happened.
    [[nodiscard]] Millis updated_at() const noexcept { return updated_at_; }
    [[nodiscard]] bool is_over() const noexcept { return result_.has_value(); }
    [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }
    /// Who would like to stop between two rounds.
    [[nodiscard]] std::optional<rules::Side> stop_offer() const noexcept { return stop_offer_; }

    /// Nobody is missing.
    [[nodiscard]] bool is_seated() const noexcept {
        return setup_.mode != Mode::people || opponent_ != 0;
    }
    /// Whoever has the other seat between people; 0 where nobody has.
    [[nodiscard]] AccountId opponent() const noexcept { return opponent_; }
    /// Whether the account plays here.
    [[nodiscard]] bool is_player(AccountId account) const noexcept {
        return account == setup_.account || (account == opponent_ && opponent_ != 0);
    }
    /// Whether the account plays that side.
    [[nodiscard]] bool plays(AccountId account, rules::Side side) const noexcept;
    /// The game runs and something is awaited from this account.
    [[nodiscard]] bool awaits(AccountId account) const noexcept;
    /// Set while the game runs and its computer is to sow or to choose.
    [[nodiscard]] std::optional<ComputerTurn> computer_turn() const;

    [[nodiscard]] Can can(std::optional<AccountId> viewer) const noexcept;

    /// A refused command changes nothing. What ends the match is followed by `Ended`.
    [[nodiscard]] boost::system::result<Effects, Refusal> apply(const Command& command,
                                                                const Actor& actor, Millis now);

    /// The next game of the same kind, ranked where this one was, with this account as its owner.
    /// `created_at` is left at 0.
    [[nodiscard]] boost::system::result<Setup, Refusal> rematch(AccountId account,
                                                                const RematchWish& wish) const;

  private:
    using Applied = boost::system::result<Effects, Refusal>;

    [[nodiscard]] bool plays(const Actor& actor, rules::Side side) const noexcept;
    [[nodiscard]] std::optional<Refusal> refusal(const Actor& actor) const noexcept;
    [[nodiscard]] std::optional<Refusal> refusal(int ply, rules::Phase phase) const noexcept;
    [[nodiscard]] bool has_hidden_choice_of_a_person() const noexcept;
    [[nodiscard]] bool is_persons_ply(const rules::Played& played) const noexcept;
    [[nodiscard]] std::optional<int> take_back_target() const noexcept;
    [[nodiscard]] std::optional<rules::Side> only_side_awaited() const noexcept;

    [[nodiscard]] Applied do_apply(const Sow& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const Choose& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const Resign& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const TakeBack& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const SetLevel& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const NextRound& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const Stop& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const Join& command, const Actor& actor);
    void happen(Effects& effects, decltype(Event::what) what);
    void end(Effects& effects, const Result& result);
    /// After a ply: where the match is over by play, it ends.
    void end_if_over(Effects& effects);

    Setup setup_;
    rules::Game game_;
    std::string level_;
    AccountId opponent_ = 0;
    std::optional<rules::Side> stop_offer_;
    std::int64_t version_ = 1;
    Millis updated_at_ = 0;
    std::optional<Result> result_;
};

}  // namespace congkak::match
