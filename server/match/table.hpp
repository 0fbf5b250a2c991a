// A game with its seats: who may do what, and what follows from it. Pure: no I/O, no clock, no
// randomness; a value that can be copied and kept.
//
// The starter is always South. The computer's sowings come in as commands of the actor `Computer`;
// which pit it chooses is decided elsewhere.
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
    bool resign = false;
    bool take_back = false;
    bool level = false;
    bool rematch = false;

    friend bool operator==(const Can&, const Can&) = default;
};

/// What the computer is asked for. An answer belongs to this version only.
struct ComputerTurn {
    std::int64_t version = 0;
    rules::Position position;
    int ply = 0;
    std::string level;
    /// Dropped in the sowing before, all hands together; 0 at the start.
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
    /// Version 1, nothing sown. `setup.ranked` only where can_be_ranked(setup).
    explicit Table(Setup setup);

    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }
    [[nodiscard]] const rules::Game& game() const noexcept { return game_; }
    [[nodiscard]] std::int64_t version() const noexcept { return version_; }
    [[nodiscard]] int ply() const noexcept { return game_.ply(); }
    /// The computer's present level; empty on one screen.
    [[nodiscard]] const std::string& level() const noexcept { return level_; }
    /// When the last event happened.
    [[nodiscard]] Millis updated_at() const noexcept { return updated_at_; }
    [[nodiscard]] bool is_over() const noexcept { return result_.has_value(); }
    [[nodiscard]] const std::optional<Result>& result() const noexcept { return result_; }
    [[nodiscard]] Standing standing() const;

    /// Whether the account plays here.
    [[nodiscard]] bool is_player(AccountId account) const noexcept {
        return account == setup_.account;
    }
    /// The game runs and a human is to sow.
    [[nodiscard]] bool human_to_sow() const noexcept;
    /// Set while the game runs and its computer is to sow.
    [[nodiscard]] std::optional<ComputerTurn> computer_turn() const;

    [[nodiscard]] Can can(std::optional<AccountId> viewer) const noexcept;

    /// A refused command changes nothing. A sowing that ends the round is followed by `Ended`.
    [[nodiscard]] boost::system::result<Effects, Refusal> apply(const Command& command,
                                                                const Actor& actor, Millis now);

    /// The next game of the same kind, ranked where this one was. `created_at` is left at 0.
    [[nodiscard]] boost::system::result<Setup, Refusal> rematch(AccountId account,
                                                                const RematchWish& wish) const;

  private:
    using Applied = boost::system::result<Effects, Refusal>;

    [[nodiscard]] std::optional<Refusal> refusal(const Actor& actor) const noexcept;
    [[nodiscard]] bool may_sow(const Actor& actor) const noexcept;
    [[nodiscard]] std::optional<int> take_back_target() const noexcept;
    [[nodiscard]] Applied do_apply(const Sow& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const Resign& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const TakeBack& command, const Actor& actor);
    [[nodiscard]] Applied do_apply(const SetLevel& command, const Actor& actor);
    void happen(Effects& effects, decltype(Event::what) what);
    void end(Effects& effects, const Result& result);

    Setup setup_;
    rules::Game game_;
    std::string level_;
    std::int64_t version_ = 1;
    Millis updated_at_ = 0;
    std::optional<Result> result_;
};

}  // namespace congkak::match
