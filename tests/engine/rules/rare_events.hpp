// The rare events of a match, counted, so that a stress test can't silently stop meeting one.
#pragma once

#include <map>
#include <string>

#include "engine/rules/game.hpp"

namespace congkak::testing {

class RareEvents {
  public:
    RareEvents() {
        for (const char* name :
             {relay_over_3_laps, opposite_empty, opposite_burnt, ended_by_capture, one_pit,
              no_move_after_free_turn, passes, lost_by_burning, drawn}) {
            counts_[name] = 0;
        }
    }

    /// What the last entry of the history was, and with it the end of the match.
    void look_at(const rules::Game& game) {
        const rules::Played& last = game.history().back();
        if (const auto* sowing = last.sowing()) {
            look_at(game, sowing->outcome);
        } else if (const auto* opening = last.opening()) {
            look_at(opening->opened);
        }
        if (game.is_over()) {
            const auto& board = game.position().board;
            counts_[lost_by_burning] +=
                rules::winner_by_burning(game.ruleset(), game.rounds(), board).has_value();
            counts_[drawn] += game.result()->winner == rules::Winner::draw;
        }
    }

    [[nodiscard]] const std::map<std::string, int>& counts() const noexcept { return counts_; }

  private:
    static constexpr const char* relay_over_3_laps = "relay over 3 laps";
    static constexpr const char* opposite_empty = "capture with empty opposite";
    static constexpr const char* opposite_burnt = "capture facing a burnt pit";
    static constexpr const char* ended_by_capture = "opening ended by the other's capture";
    static constexpr const char* one_pit = "both last seeds in one pit";
    static constexpr const char* no_move_after_free_turn =
        "player without a move after a free turn";
    static constexpr const char* passes = "pass";
    static constexpr const char* lost_by_burning = "round lost by burning";
    static constexpr const char* drawn = "draw";

    void look_at(const rules::Game& game, const rules::Outcome& outcome) {
        using namespace rules;
        const bool captured = outcome.end == SowingEnd::capture;
        // Every lap leaves a seed in the own store.
        const int laps = outcome.gained - outcome.capture.total();
        counts_[relay_over_3_laps] += outcome.lifts > 1 && laps > 3;
        if (captured && outcome.capture.from_opposite == 0) {
            const bool is_burnt = game.position().board.is_burnt(other(outcome.capture.side),
                                                                 outcome.capture.opposite);
            ++counts_[is_burnt ? opposite_burnt : opposite_empty];
        }
        const bool had_none = outcome.swept[index_of(outcome.mover)] == 0 &&
                              game.position().board.in_pits(outcome.mover) == 0;
        counts_[no_move_after_free_turn] +=
            outcome.end == SowingEnd::free_turn &&
            (outcome.passed == outcome.mover || (outcome.over && had_none));
        counts_[passes] += outcome.passed.has_value();
    }

    void look_at(const rules::Opened& opened) {
        using namespace rules;
        const auto& [south, north] = opened.sides;
        const bool same_hole = south.last == north.last && !south.last.is_store;
        const bool same_beat = south.rest_beat == north.rest_beat && north.rest_beat > 0;
        const bool emptied = north.rest == OpeningRest::emptied;
        counts_[ended_by_capture] +=
            emptied && south.rest == OpeningRest::capture && same_beat && !same_hole;
        // South lifts what both dropped there; North finds nothing.
        bool south_lifted = false;
        for (const OpeningLift& lifted : south.lifts) {
            south_lifted |= lifted.beat == north.rest_beat + 1 &&
                            Hole{lifted.lift.side, false, lifted.lift.pit} == north.last;
        }
        counts_[one_pit] += emptied && south_lifted;
        counts_[passes] += opened.passed.has_value();
    }

    std::map<std::string, int> counts_;
};

}  // namespace congkak::testing
