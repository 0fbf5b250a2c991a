// A reading of the rules in one line: a pack, and the clauses that it is to say otherwise, as
// `tradisional+capture.lap=turn+pits=5`.
#pragma once

#include <boost/system/result.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/rules/ruleset.hpp"
#include "protocol/error_code.hpp"
#include "protocol/packs.hpp"

namespace congkak::protocol {

/// Longer texts are refused unread.
inline constexpr std::size_t most_reading_bytes = 1024;

struct Reading {
    /// Lives as long as the packs.
    const Pack* pack = nullptr;
    /// Valid.
    rules::Ruleset ruleset;
};

/// Why there is no such reading: unknown_pack, bad_field (a clause or its value) or
/// unsupported_ruleset (clauses that can't go together).
struct ReadingProblem {
    ErrorCode code = ErrorCode::bad_field;
    /// What is wrong of the text, as it was given.
    std::string given;
    /// The clause at fault, where it is one.
    std::string clause;
    /// What would be possible; continues a sentence that names what was given.
    std::string message;
};

/// A clause is named once. One that names `pits` and no `seeds` has as many seeds.
[[nodiscard]] boost::system::result<Reading, ReadingProblem> parse_reading(std::string_view text,
                                                                           const Packs& packs);

/// The same for a pack's id and clauses as JSON has them.
[[nodiscard]] boost::system::result<Reading, ReadingProblem> make_reading(
    std::string_view pack, const nlohmann::json& clauses, const Packs& packs);

/// The text that parse_reading() reads; what is the pack's own is left out.
[[nodiscard]] std::string reading_text(const Reading& reading);

}  // namespace congkak::protocol
