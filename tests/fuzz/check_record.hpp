// What must hold for any bytes taken as a record or a position: they are read or refused, and what
// was read is written and read back the same.
//
// Run by the fuzz targets over whatever they invent, and by the ordinary tests over the corpus.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/record/position_text.hpp"
#include "engine/record/record_text.hpp"
#include "engine/rules/position.hpp"

namespace congkak::fuzz {

inline void check_position(std::string_view bytes) {
    const auto position = record::parse_position(bytes);
    if (!position) {
        return;
    }
    const auto again = record::parse_position(record::position_text(*position));
    if (!again || *again != *position || record::position_text(*position) != bytes) {
        throw std::logic_error("the position comes back otherwise");
    }
}

inline void check_record(std::string_view bytes) {
    const auto defaults = [](std::string_view) { return std::optional(rules::Ruleset{}); };
    const auto record = record::parse_record(bytes, defaults);
    if (!record) {
        return;
    }
    const std::string text = record::record_text(*record);
    const auto again = record::parse_record(text, defaults);
    if (!again || record::record_text(*again) != text ||
        again->game.position() != record->game.position()) {
        throw std::logic_error("the record comes back otherwise: " + text);
    }
}

}  // namespace congkak::fuzz
