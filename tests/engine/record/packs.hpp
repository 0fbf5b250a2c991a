// A few packs for tests of records; the real ones are data of another layer.
#pragma once

#include <optional>
#include <string_view>

#include "tests/engine/support.hpp"

namespace congkak::testing {

inline std::optional<rules::Ruleset> test_pack(std::string_view id) {
    if (id == "tradisional") {
        return rules::Ruleset{};
    }
    if (id == "mancala") {
        return with({{"pits", "6"},
                     {"seeds", "4"},
                     {"relay", "false"},
                     {"capture.needs_opposite", "true"},
                     {"end", "side_empty"}});
    }
    if (id == "sunog") {
        return with({{"opening", "simultaneous_nearest"},
                     {"after_opening", "last_finisher"},
                     {"capture.side", "none"},
                     {"rounds", "until_burnt"},
                     {"round_starter", "unburnt"}});
    }
    return std::nullopt;
}

}  // namespace congkak::testing
