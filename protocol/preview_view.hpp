// Where a sowing would end, before it is made.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/outcome.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

struct SowingPreview {
    rules::Hole last;
    rules::SowingEnd ended = rules::SowingEnd::stopped;
    /// Seeds that would reach the mover's store, captured ones too.
    int gained = 0;
    int captured = 0;
    /// The same player would sow again.
    bool again = false;

    friend bool operator==(const SowingPreview&, const SowingPreview&) = default;
};

/// Another pack in which the same sowing ends differently.
struct PackPreview {
    std::string pack;
    SowingPreview sowing;

    friend bool operator==(const PackPreview&, const PackPreview&) = default;
};

struct PitPreview {
    PitRef pit;
    SowingPreview sowing;
    /// The round would be over.
    bool over = false;
    std::vector<PackPreview> differs;

    friend bool operator==(const PitPreview&, const PitPreview&) = default;
};

}  // namespace congkak::protocol
