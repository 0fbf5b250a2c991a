// Comparisons and replays as JSON: the bodies of `GET compare` and `POST replay`, and what
// `congkak compare --json` and `congkak replay --json` print.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/compare/comparison.hpp"
#include "engine/record/record.hpp"
#include "engine/rules/position.hpp"
#include "protocol/json.hpp"
#include "protocol/packs.hpp"
#include "protocol/reading.hpp"
#include "protocol/study_views.hpp"

namespace congkak::protocol {

[[nodiscard]] Json to_json(const Standing& standing);
[[nodiscard]] Json to_json(const PlayStep& step);

/// What was compared.
struct Compared {
    Reading left;
    Reading right;
    /// 0..max_integer.
    std::int64_t seed = 0;
};

/// Nothing where it would have more than `most_bytes`.
[[nodiscard]] std::optional<std::string> encode_comparison(const Compared& compared,
                                                           const compare::Comparison& comparison,
                                                           std::size_t most_bytes);

/// Nothing where it would have more than `most_bytes`.
[[nodiscard]] std::optional<std::string> encode_replay(const record::Record& record,
                                                       const Packs& packs, std::size_t most_bytes);

/// The same of a position by itself; it is_playable().
[[nodiscard]] std::string encode_replay(const Reading& reading, const rules::Position& position);

/// In what two readings part although the arithmetic is the same.
struct DrawnDifference {
    /// `direction` or `store_side`.
    std::string what;
    std::string left;
    std::string right;
};
[[nodiscard]] std::vector<DrawnDifference> drawn_differences(const Pack& left, const Pack& right);

/// `start`, `board`, `to_sow`, `legal` or `end`.
[[nodiscard]] std::string_view to_text(compare::What what) noexcept;

}  // namespace congkak::protocol
