// What the readers of views, commands and bodies share. Inside the layer only.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "engine/rules/board.hpp"
#include "protocol/fields.hpp"
#include "protocol/opening_view.hpp"

namespace congkak::protocol {

inline constexpr std::int64_t most_seeds = rules::Board::most_seeds;

/// South's and North's number, 0..most.
[[nodiscard]] std::array<int, 2> decode_numbers(Fields fields, std::int64_t most);
[[nodiscard]] CarriedHand decode_hand(Fields fields);

[[nodiscard]] inline std::array<int, 2> decode_stores(const Fields& fields) {
    return decode_numbers(fields, most_seeds);
}

/// The field `clauses`: scalars under names; whether there are such clauses is not looked at.
[[nodiscard]] nlohmann::json decode_clauses(Fields& data);

}  // namespace congkak::protocol
