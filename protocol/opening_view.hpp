// One step of a simultaneous opening as it is animated and told: from the choices that were awaited
// to the next moment in which somebody must choose, or to the opening's end.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/rules/opening.hpp"
#include "engine/rules/outcome.hpp"
#include "engine/rules/side.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

/// Seeds that a capture took; the store of whoever sowed grew by own + taken.
struct CaptureView {
    /// Where the last seed fell.
    PitRef pit;
    /// 1, or 0 where the dropped seed stayed.
    int own = 0;
    PitRef opposite;
    /// Seeds from the opposite pit.
    int taken = 0;

    friend bool operator==(const CaptureView&, const CaptureView&) = default;
};

/// A hand that was still being sown when the step before ended.
struct CarriedHand {
    /// The hole that its last seed fell into; the next one falls behind it, in beat 1.
    rules::Hole from;
    int seeds = 0;

    friend bool operator==(const CarriedHand&, const CarriedHand&) = default;
};

/// What one player did in a step.
struct OpeningSideView {
    std::optional<PitRef> chosen;
    std::vector<rules::OpeningLift> lifts;
    std::optional<CarriedHand> carried;
    rules::OpeningRest rest = rules::OpeningRest::done;
    /// The beat of the last seed; 0 where none fell.
    int rest_beat = 0;
    /// The hole of the last seed; nothing where none fell.
    std::optional<rules::Hole> last;
    std::optional<CaptureView> capture;
    /// Seeds that reached the own store in this step.
    int gained = 0;
    /// This player's opening is over.
    bool finished = false;

    friend bool operator==(const OpeningSideView&, const OpeningSideView&) = default;
};

struct Opening {
    /// Plies played, this step included.
    int ply = 0;
    int beats = 0;
    /// South, North.
    std::array<OpeningSideView, 2> sides;
    /// Who takes the first turn, where the opening is over and the round isn't.
    std::optional<rules::Side> next;
    /// The other one should have taken it, but had to pass.
    bool passed = false;
    /// Seeds swept into South's and North's store where the round ended with the opening.
    std::optional<std::array<int, 2>> swept;

    friend bool operator==(const Opening&, const Opening&) = default;
};

}  // namespace congkak::protocol
