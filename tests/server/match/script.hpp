// A table that is told what happens in one line each, with a clock that ticks a second a command.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/record/position_text.hpp"
#include "server/match/rebuild.hpp"
#include "server/match/table.hpp"

namespace congkak::match {

inline constexpr AccountId account = 7;

inline Setup against_easy() {
    Setup setup;
    setup.pack = "tradisional";
    setup.account = account;
    setup.level = "easy";
    setup.created_at = 1000;
    return setup;
}

inline Setup two_on_one_screen() {
    Setup setup = against_easy();
    setup.mode = Mode::same_screen;
    setup.level.clear();
    return setup;
}

inline constexpr AccountId guest = 11;

/// A table with an open seat, which `guest` may take.
inline Setup two_people() {
    Setup setup = two_on_one_screen();
    setup.mode = Mode::people;
    return setup;
}

inline rules::Ruleset with_opening() {
    rules::Ruleset ruleset;
    ruleset.opening = rules::Opening::simultaneous;
    ruleset.end = rules::End::side_empty;
    return ruleset;
}

/// Three rounds; the stores at the end of each are counted together.
inline rules::Ruleset with_rounds() {
    rules::Ruleset ruleset;
    ruleset.rounds = rules::Rounds(3);
    ruleset.refill = rules::Refill::even;
    return ruleset;
}

/// All that tells one table from another.
struct Standing {
    std::int64_t version = 1;
    rules::Position position;
    int ply = 0;
    int round = 1;
    rules::Phase phase = rules::Phase::sowing;
    std::array<std::optional<rules::Pit>, 2> hidden;
    std::optional<rules::Side> stop_offer;
    AccountId opponent = 0;
    std::string level;
    Millis updated_at = 0;
    std::optional<Result> result;

    friend bool operator==(const Standing&, const Standing&) = default;
};

inline Standing standing_of(const Table& table) {
    const rules::Game& game = table.game();
    return {table.version(),
            game.position(),
            game.ply(),
            game.round(),
            game.phase(),
            {game.hidden_choice(rules::Side::south), game.hidden_choice(rules::Side::north)},
            table.stop_offer(),
            table.opponent(),
            table.level(),
            table.updated_at(),
            table.result()};
}

/// An event that has just happened at a table, as a journal would hold it.
struct ToRecorded {
    const Table& table;
    using What = decltype(Recorded::what);

    What operator()(const Sown& sown) const {
        return RecordedSowing{sown.outcome.mover, sown.outcome.pit, table.game().position()};
    }
    What operator()(const Opened& opened) const {
        return RecordedStep{{opened.step.sides[0].chosen, opened.step.sides[1].chosen},
                            table.game().position()};
    }
    template <class Same>
    What operator()(const Same& same) const {
        return same;
    }
};

class Script {
  public:
    explicit Script(Setup setup) : table_(std::move(setup)), now_(table_.setup().created_at) {}

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] Millis now() const { return now_; }
    /// What has happened, as a journal would hold it.
    [[nodiscard]] const std::vector<Recorded>& recorded() const { return recorded_; }

    Effects does(const Command& command, const Actor& actor = Human{account}) {
        now_ += 1000;
        auto effects = table_.apply(command, actor, now_);
        if (!effects) {
            ADD_FAILURE() << "refused: " << static_cast<int>(effects.error());
            return {};
        }
        for (const Event& event : effects->events) {
            record(event);
        }
        return *effects;
    }

    /// Sows one pit after the other; the effects of the last one.
    Effects does(std::string_view letters, const Actor& actor = Human{account}) {
        Effects last;
        for (const char letter : letters) {
            const auto pit = record::pit_of(letter);
            last = does(Sow{table_.ply(), pit->side, pit->pit}, actor);
        }
        return last;
    }
    /// One choice of the opening.
    Effects chooses(char letter, const Actor& actor = Human{account}) {
        const auto pit = record::pit_of(letter);
        return does(Choose{table_.ply(), pit->side, pit->pit}, actor);
    }
    Effects does(const char* letters) { return does(std::string_view(letters)); }
    Effects computer_does(std::string_view letters) { return does(letters, Computer{}); }

    Refusal refuses(const Command& command, const Actor& actor = Human{account}) {
        const auto effects = table_.apply(command, actor, now_ + 500);
        EXPECT_FALSE(effects) << "accepted";
        return effects ? Refusal{} : effects.error();
    }

    /// A letter that somebody who is awaited may take, South before North.
    [[nodiscard]] std::string any_pit(unsigned choice = 0) const {
        std::vector<char> letters;
        for (const rules::Side side : {rules::Side::south, rules::Side::north}) {
            for (const rules::Pit pit : table_.game().legal(side)) {
                letters.push_back(record::letter_of(side, pit));
            }
            if (!letters.empty()) {
                break;
            }
        }
        return std::string(1, letters.at(choice % letters.size()));
    }

    /// Whoever plays a side.
    [[nodiscard]] Actor actor_on(rules::Side side) const {
        if (table_.plays(account, side)) {
            return Human{account};
        }
        return table_.setup().mode == Mode::computer ? Actor(Computer{})
                                                     : Actor(Human{table_.opponent()});
    }

    /// Does what the match waits for.
    Effects goes_on(unsigned choice = 0) {
        if (table_.game().phase() == rules::Phase::round_over) {
            return does(NextRound{table_.ply()});
        }
        const std::string letter = any_pit(choice);
        const Actor actor = actor_on(record::pit_of(letter.front())->side);
        return table_.game().phase() == rules::Phase::opening
                   ? chooses(letter.front(), actor)
                   : does(std::string_view(letter), actor);
    }

    /// Goes on until the match is over; the effects of the last ply.
    Effects plays_at_random_to_the_end(unsigned seed = 1) {
        std::mt19937 random(seed);
        Effects last;
        while (!table_.is_over() && !::testing::Test::HasFailure()) {
            last = goes_on(static_cast<unsigned>(random()));
        }
        return last;
    }

    /// Goes on to the end of the running round.
    void plays_the_round(unsigned seed = 1) {
        std::mt19937 random(seed);
        do {
            goes_on(static_cast<unsigned>(random()));
        } while (!table_.is_over() && table_.game().phase() != rules::Phase::round_over &&
                 !::testing::Test::HasFailure());
    }

  private:
    void record(const Event& event) {
        recorded_.push_back({std::visit(ToRecorded{table_}, event.what), now_});
    }

    Table table_;
    Millis now_;
    std::vector<Recorded> recorded_;
};

}  // namespace congkak::match
