// One sowing by the letter of rules.md, seed by seed, hole by hole: what the engine, which sows a
// hand at a time, is held against. It shares no code with it but the types of a position.
#pragma once

#include <array>

#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"

namespace congkak::testing {

class PlainSowing {
  public:
    PlainSowing(const rules::Ruleset& ruleset, const rules::Position& before)
        : ruleset_(ruleset), mover_(before.to_sow), turn_lapped_(before.lapped) {
        const rules::Side them = rules::other(mover_);
        for (int i = 0; i < ruleset.pits; ++i) {
            const rules::Pit pit(i + 1);
            hole(i) = {before.board.seeds(mover_, pit), before.board.is_burnt(mover_, pit)};
            hole(store() + 1 + i) = {before.board.seeds(them, pit),
                                     before.board.is_burnt(them, pit)};
        }
        hole(store()).seeds = before.board.store(mover_);
        their_store_ = before.board.store(them);
    }

    /// The position after sowing that pit of the side to sow, which is legal.
    rules::Position sow(rules::Pit pit) {
        at_ = pit.index();
        do {
            drop_hand();
        } while (goes_on_from_here());
        const bool gives_another =
            at_ == store() || (capture() && ruleset_.after_capture == rules::AfterCapture::again);
        return hand_on(gives_another);
    }

  private:
    struct PlainHole {
        int seeds = 0;
        bool is_burnt = false;
    };

    [[nodiscard]] int store() const { return ruleset_.pits; }
    [[nodiscard]] PlainHole& hole(int index) { return holes_[static_cast<std::size_t>(index)]; }

    void drop_hand() {
        int hand = hole(at_).seeds;
        hole(at_).seeds = 0;
        lift_lapped_ = false;
        while (hand > 0) {
            at_ = at_ == 2 * ruleset_.pits ? 0 : at_ + 1;
            if (hole(at_).is_burnt) {
                if (ruleset_.burnt == rules::Burnt::forfeit) {
                    ++their_store_;
                    --hand;
                }
                continue;
            }
            ++hole(at_).seeds;
            --hand;
            if (at_ == store()) {
                lift_lapped_ = sowing_lapped_ = turn_lapped_ = true;
            }
        }
    }

    [[nodiscard]] bool goes_on_from_here() {
        return ruleset_.relay && at_ != store() && !hole(at_).is_burnt && hole(at_).seeds > 1;
    }

    [[nodiscard]] bool may_capture() const {
        const bool on_own_side = at_ < store();
        const rules::CaptureSide side = ruleset_.capture.side;
        if (side == rules::CaptureSide::none || (side == rules::CaptureSide::own) != on_own_side) {
            return false;
        }
        switch (ruleset_.capture.lap) {
            case rules::Lap::none:
                return true;
            case rules::Lap::turn:
                return turn_lapped_;
            case rules::Lap::sowing:
                return sowing_lapped_;
            case rules::Lap::lift:
                return lift_lapped_;
        }
        return false;
    }

    /// Whether anything was captured.
    bool capture() {
        if (hole(at_).is_burnt || hole(at_).seeds != 1 || !may_capture()) {
            return false;
        }
        PlainHole& opposite = hole(2 * ruleset_.pits - at_);
        if (opposite.seeds == 0 && (ruleset_.capture.needs_opposite ||
                                    ruleset_.capture.own_seed == rules::OwnSeed::left)) {
            return false;
        }
        hole(store()).seeds += opposite.seeds;
        opposite.seeds = 0;
        if (ruleset_.capture.own_seed == rules::OwnSeed::taken) {
            hole(store()).seeds += 1;
            hole(at_).seeds = 0;
        }
        return true;
    }

    /// Of the mover's side or the other: seeds in the pits, and empty pits that are not burnt.
    struct SideCount {
        int seeds = 0;
        int empty = 0;
    };
    [[nodiscard]] SideCount count(bool mover) {
        SideCount count;
        for (int i = 0; i < ruleset_.pits; ++i) {
            const PlainHole& pit = hole(mover ? i : store() + 1 + i);
            count.seeds += pit.seeds;
            count.empty += pit.seeds == 0 && !pit.is_burnt ? 1 : 0;
        }
        return count;
    }

    [[nodiscard]] bool is_over(bool mover_is_next) {
        const SideCount next = count(mover_is_next);
        const SideCount rest = count(!mover_is_next);
        switch (ruleset_.end) {
            case rules::End::no_move:
                return next.seeds == 0;
            case rules::End::side_empty:
                return next.seeds == 0 || rest.seeds == 0;
            case rules::End::three_empty:
                return next.seeds == 0 || next.empty >= 3 || rest.empty >= 3;
            case rules::End::both_empty:
                return next.seeds == 0 && rest.seeds == 0;
        }
        return true;
    }

    void sweep() {
        if (ruleset_.sweep == rules::Sweep::none) {
            return;
        }
        hole(store()).seeds += count(true).seeds;
        (ruleset_.sweep == rules::Sweep::owner ? their_store_ : hole(store()).seeds) +=
            count(false).seeds;
        for (int i = 0; i <= 2 * ruleset_.pits; ++i) {
            hole(i).seeds = i == store() ? hole(i).seeds : 0;
        }
    }

    rules::Position hand_on(bool gives_another) {
        bool mover_is_next = gives_another;
        if (is_over(mover_is_next)) {
            sweep();
            return position(rules::Side::south, false, true);
        }
        if (count(mover_is_next).seeds == 0) {
            mover_is_next = !mover_is_next;
            return position(mover_is_next ? mover_ : rules::other(mover_), false, false);
        }
        return position(mover_is_next ? mover_ : rules::other(mover_),
                        mover_is_next && turn_lapped_, false);
    }

    rules::Position position(rules::Side to_sow, bool lapped, bool over) {
        rules::Position after{.board = rules::Board(ruleset_.pits)};
        for (int i = 0; i < ruleset_.pits; ++i) {
            const rules::Pit pit(i + 1);
            put(after.board, mover_, pit, hole(i));
            put(after.board, rules::other(mover_), pit, hole(store() + 1 + i));
        }
        after.board.set_store(mover_, hole(store()).seeds);
        after.board.set_store(rules::other(mover_), their_store_);
        after.to_sow = to_sow;
        after.lapped = lapped;
        after.over = over;
        return after;
    }
    static void put(rules::Board& board, rules::Side side, rules::Pit pit, const PlainHole& hole) {
        board.set_seeds(side, pit, hole.seeds);
        if (hole.is_burnt) {
            board.burn(side, pit);
        }
    }

    const rules::Ruleset& ruleset_;
    rules::Side mover_;
    /// As the mover meets them: own pits, own store, the other side's pits.
    std::array<PlainHole, 2 * rules::Ruleset::most_pits + 1> holes_{};
    int their_store_ = 0;
    int at_ = 0;
    bool turn_lapped_ = false;
    bool sowing_lapped_ = false;
    bool lift_lapped_ = false;
};

}  // namespace congkak::testing
