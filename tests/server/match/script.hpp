// A table that is told what happens in one line each, with a clock that ticks a second a command.
#pragma once

#include <gtest/gtest.h>

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
    Effects does(const char* letters) { return does(std::string_view(letters)); }
    Effects computer_does(std::string_view letters) { return does(letters, Computer{}); }

    Refusal refuses(const Command& command, const Actor& actor = Human{account}) {
        const auto effects = table_.apply(command, actor, now_ + 500);
        EXPECT_FALSE(effects) << "accepted";
        return effects ? Refusal{} : effects.error();
    }

    /// A letter that the side to sow may choose.
    [[nodiscard]] std::string any_pit(unsigned choice = 0) const {
        const rules::Position& position = table_.game().position();
        std::vector<char> letters;
        for (const rules::Pit pit : rules::legal_pits(table_.setup().ruleset, position)) {
            letters.push_back(record::letter_of(position.to_sow, pit));
        }
        return std::string(1, letters.at(choice % letters.size()));
    }

    /// Sows for both sides until the round is over; the effects of the last sowing.
    Effects plays_at_random_to_the_end(unsigned seed = 1) {
        std::mt19937 random(seed);
        Effects last;
        while (!table_.is_over()) {
            const bool by_computer = table_.computer_turn().has_value();
            const std::string pit = any_pit(static_cast<unsigned>(random()));
            last = by_computer ? computer_does(pit) : does(std::string_view(pit));
        }
        return last;
    }

  private:
    void record(const Event& event) {
        struct ToRecorded {
            const Event& event;
            decltype(Recorded::what) operator()(const Sown& sown) const {
                return RecordedSowing{sown.outcome.mover, sown.outcome.pit,
                                      event.standing.position};
            }
            decltype(Recorded::what) operator()(const TakenBack& taken) const { return taken; }
            decltype(Recorded::what) operator()(const LevelChanged& level) const { return level; }
            decltype(Recorded::what) operator()(const Ended& ended) const { return ended; }
        };
        recorded_.push_back({std::visit(ToRecorded{event}, event.what), now_});
    }

    Table table_;
    Millis now_;
    std::vector<Recorded> recorded_;
};

}  // namespace congkak::match
