// Plays what an opening's step tells, seed by seed, the way a page would draw it.
#pragma once

#include <gtest/gtest.h>

#include <array>

#include "engine/rules/opening.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::testing {

/// From the board before the step; what it returns must be the board after it.
class OpeningAnimation {
  public:
    OpeningAnimation(const rules::Opened& opened, const rules::Board& before)
        : opened_(opened), board_(before) {
        for (const rules::Side side : both) {
            hands_[rules::index_of(side)] = told(side).carried;
            holes_[rules::index_of(side)] = told(side).carried_from;
        }
    }

    rules::Board play() {
        begin_lifts(1);
        for (int beat = 1; beat <= opened_.beats; ++beat) {
            for (const rules::Side side : both) {
                drop(side);
            }
            for (const rules::Side side : both) {
                capture(side, beat);
                begin_lift(side, beat + 1);
            }
        }
        sweep();
        return board_;
    }

  private:
    static constexpr std::array both{rules::Side::south, rules::Side::north};

    const rules::OpeningSide& told(rules::Side side) const {
        return opened_.sides[rules::index_of(side)];
    }

    void begin_lifts(int beat) {
        for (const rules::Side side : both) {
            begin_lift(side, beat);
        }
    }

    void begin_lift(rules::Side side, int beat) {
        for (const auto& [lift, first_beat] : told(side).lifts) {
            if (first_beat != beat) {
                continue;
            }
            EXPECT_EQ(hands_[rules::index_of(side)], 0) << "lifted with seeds in hand";
            EXPECT_EQ(board_.seeds(lift.side, lift.pit), lift.seeds);
            board_.set_seeds(lift.side, lift.pit, 0);
            hands_[rules::index_of(side)] = lift.seeds;
            holes_[rules::index_of(side)] = {lift.side, false, lift.pit};
        }
    }

    void drop(rules::Side mover) {
        int& hand = hands_[rules::index_of(mover)];
        if (hand == 0) {
            return;
        }
        --hand;
        rules::Hole& hole = holes_[rules::index_of(mover)];
        const bool at_end = !hole.is_store && hole.pit.number() == board_.pits();
        if (at_end && hole.side == mover) {
            hole = {mover, true, rules::Pit()};
            board_.set_store(mover, board_.store(mover) + 1);
            return;
        }
        hole = hole.is_store ? rules::Hole{rules::other(mover), false, rules::Pit(1)}
               : at_end      ? rules::Hole{mover, false, rules::Pit(1)}
                             : rules::Hole{hole.side, false, rules::Pit(hole.pit.number() + 1)};
        board_.set_seeds(hole.side, hole.pit, board_.seeds(hole.side, hole.pit) + 1);
    }

    void capture(rules::Side side, int beat) {
        const rules::OpeningSide& told = this->told(side);
        if (told.rest_beat != beat) {
            return;
        }
        EXPECT_EQ(hands_[rules::index_of(side)], 0) << "came to rest with seeds in hand";
        EXPECT_EQ(holes_[rules::index_of(side)], told.last);
        const rules::Capture& taken = told.capture;
        if (taken.total() == 0) {
            return;
        }
        EXPECT_EQ(board_.seeds(rules::other(taken.side), taken.opposite), taken.from_opposite);
        board_.set_seeds(rules::other(taken.side), taken.opposite, 0);
        board_.set_seeds(taken.side, taken.pit, 1 - taken.from_pit);
        board_.set_store(side, board_.store(side) + taken.total());
    }

    void sweep() {
        if (opened_.swept[0] + opened_.swept[1] == 0) {
            return;
        }
        for (const rules::Side side : both) {
            for (const rules::Pit pit : board_.occupied(side)) {
                board_.set_seeds(side, pit, 0);
            }
            board_.set_store(side, board_.store(side) + opened_.swept[rules::index_of(side)]);
        }
    }

    const rules::Opened& opened_;
    rules::Board board_;
    std::array<int, 2> hands_{};
    std::array<rules::Hole, 2> holes_{};
};

}  // namespace congkak::testing
