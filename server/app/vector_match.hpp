// One line of a file of test vectors (tests/vectors/README.md): a match that an independent
// implementation played, held against this one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/packs.hpp"

namespace congkak::app {

enum class Verdict : std::uint8_t { passed, failed };

struct MatchReport {
    Verdict verdict = Verdict::passed;
    /// What differs; empty where it passed.
    std::string detail;
};

[[nodiscard]] MatchReport verify_match(std::string_view line, const protocol::Packs& packs);

}  // namespace congkak::app
