// Whole matches between players who choose at random, as cheaply as a choice can be made, so that
// the time goes into the rules.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rules/opening.hpp"
#include "engine/rules/rounds.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::testing {

/// The pits of every set, four bits each, and their number in the top four: to pick one without a
/// branch that depends on chance.
class PitLists {
  public:
    constexpr PitLists() noexcept {
        for (std::size_t bits = 0; bits < rows_.size(); ++bits) {
            std::uint64_t count = 0;
            for (std::uint64_t pit = 0; pit < rules::Pit::highest; ++pit) {
                if ((bits >> pit & 1U) != 0) {
                    rows_[bits] |= pit << (4 * count++);
                }
            }
            rows_[bits] |= count << 60U;
        }
    }
    [[nodiscard]] constexpr std::uint64_t of(rules::PitSet pits) const noexcept {
        return rows_[pits.bits()];
    }

  private:
    std::array<std::uint64_t, std::size_t{1} << rules::Pit::highest> rows_{};
};

inline constexpr PitLists pit_lists;

/// Picks a pit of a set, each as likely.
class CheapChoice {
  public:
    explicit CheapChoice(std::uint64_t seed) noexcept : state_(seed) {}

    rules::Pit operator()(rules::PitSet pits) noexcept {
        const std::uint64_t list = pit_lists.of(pits);
        state_ = state_ * 6364136223846793005U + 1442695040888963407U;
        const std::uint64_t nth = (state_ >> 32U) * (list >> 60U) >> 32U;
        return rules::Pit(static_cast<int>(list >> (4 * nth) & 15U) + 1);
    }

  private:
    std::uint64_t state_;
};

class PlayOuts {
  public:
    explicit PlayOuts(const rules::Ruleset& ruleset) : ruleset_(ruleset) {}

    /// Plays from the first position to the end; returns how many sowings that took. Every choice
    /// of a simultaneous opening counts as one.
    std::int64_t play_match() {
        std::int64_t sowings = 0;
        rules::Position at = rules::first_position(ruleset_);
        if (at.opening) {
            at = play_opening(sowings);
        }
        rules::Side starter = at.to_sow;
        rounds_.clear();
        for (;;) {
            sowings += play_round(at);
            if (ruleset_.rounds.is_single()) {
                return sowings;
            }
            const int south = at.board.store(rules::Side::south);
            const int north = at.board.store(rules::Side::north);
            rounds_.push_back({starter, rules::winner_by(south, north), south, north});
            if (rules::is_match_decided(ruleset_, rounds_, at.board)) {
                return sowings;
            }
            at = {.board = rules::refilled(ruleset_, at.board)};
            starter = rules::next_starter(ruleset_, rounds_.back(), at.board, std::nullopt);
            at.to_sow = starter;
        }
    }

  private:
    std::int64_t play_round(rules::Position& at) noexcept {
        std::int64_t sowings = 0;
        for (; !at.over; ++sowings) {
            rules::sow_silently(ruleset_, at, choice_(rules::legal_pits(ruleset_, at)));
        }
        return sowings;
    }

    rules::Position play_opening(std::int64_t& sowings) {
        rules::SimultaneousOpening opening(ruleset_);
        while (!opening.is_over()) {
            for (const rules::Side side : {rules::Side::south, rules::Side::north}) {
                if (opening.awaits(side)) {
                    sowings += opening.choose(side, choice_(opening.legal(side))) ? 1 : 0;
                }
            }
            opening.go_on(ruleset_);
        }
        return opening.position();
    }

    rules::Ruleset ruleset_;
    CheapChoice choice_{20261130};
    std::vector<rules::RoundResult> rounds_;
};

}  // namespace congkak::testing
