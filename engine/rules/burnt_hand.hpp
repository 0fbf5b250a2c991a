// Dropping one hand of seeds where pits are burnt: those are passed over, or what falls into them
// is forfeited.
//
// Not part of the interface of the rules: sowing.cpp alone includes it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/rules/board.hpp"
#include "engine/rules/hand.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/word_bytes.hpp"

namespace congkak::rules::detail {

/// The burnt pits of a board in front of a mover, some or none.
template <std::size_t count>
class BurntHoles {
  public:
    BurntHoles(const Course<count>& course, const Board& board, Side mover, Burnt clause) noexcept
        : clause_(clause), living_(course.length()) {
        const unsigned own = board.burnt(mover).bits();
        const unsigned theirs = board.burnt(other(mover)).bits();
        ahead_ = own | std::uint64_t{theirs} << (course.pits() + 1);
        ahead_ |= ahead_ << course.length();
        bytes_[0] = bytes_where_set(own & 0xffU);
        bytes_[1] = bytes_where_set(theirs & 0xffU);
        if constexpr (!Slots<count>::is_narrow) {
            bytes_[2] = bytes_where_set(own >> 8U | theirs >> 8U << 4U);
        }
        living_ -= static_cast<std::size_t>(board.burnt(mover).size()) +
                   static_cast<std::size_t>(board.burnt(other(mover)).size());
    }

    /// Lifts the `hand` >= 1 seeds at `slot` and drops them; returns the slot of the last one,
    /// which is burnt only where it is forfeited.
    std::size_t sow(Track<count>& track, std::size_t slot, std::size_t hand) const noexcept {
        if (clause_ == Burnt::forfeit) {
            const std::size_t last = track.sow(slot, hand);
            track.add(Slots<count>::their_store, track.clear(bytes_));
            return last;
        }
        // As if every burnt pit that is passed over got a seed too, one from nowhere.
        const std::size_t reach = reach_of(track.course(), slot, hand);
        track.add(slot, reach - hand);
        const std::size_t last = track.sow(slot, reach);
        track.clear(bytes_);
        return last;
    }

  private:
    /// Over how many holes a hand reaches, the burnt ones included.
    [[nodiscard]] std::size_t reach_of(const Course<count>& course, std::size_t slot,
                                       std::size_t hand) const noexcept {
        const std::size_t laps = hand / living_;
        std::size_t reach = hand - laps * living_;
        std::uint64_t ahead = ahead_ >> (course.hole_of(slot) + 1);
        while (ahead != 0 && static_cast<std::size_t>(std::countr_zero(ahead)) < reach) {
            ahead &= ahead - 1;
            ++reach;
        }
        return laps * course.length() + reach;
    }

    Burnt clause_;
    /// Holes that are not burnt.
    std::size_t living_;
    /// Bit i: hole i of the course, counted on over a second lap.
    std::uint64_t ahead_ = 0;
    /// 0xff in the byte of each.
    typename Track<count>::Words bytes_{};
};

/// Where no pit is burnt.
struct NoneBurnt {
    template <std::size_t count>
    std::size_t sow(Track<count>& track, std::size_t slot, std::size_t hand) const noexcept {
        return track.sow(slot, hand);
    }
};

}  // namespace congkak::rules::detail
