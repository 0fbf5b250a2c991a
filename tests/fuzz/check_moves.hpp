// What must hold for any bytes taken as moves: they are refused at a place of the text, or they are
// a game that is written and played back the same.
//
// The first line sets clauses, `end=three_empty rounds=3`; all that follows is the moves.
//
// Run by the fuzz target over whatever it invents, and by the ordinary tests over the corpus.
#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/record/moves.hpp"
#include "engine/rules/clauses.hpp"
#include "engine/rules/game.hpp"

namespace congkak::fuzz {

/// Nothing where a clause can't be set or the ruleset isn't one that can be played.
inline std::optional<rules::Ruleset> ruleset_of(std::string_view clauses) {
    rules::Ruleset ruleset;
    while (!clauses.empty()) {
        const std::string_view word = clauses.substr(0, clauses.find(' '));
        clauses.remove_prefix(std::min(clauses.size(), word.size() + 1));
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos ||
            !rules::set_clause(ruleset, word.substr(0, sign), word.substr(sign + 1))) {
            return std::nullopt;
        }
    }
    return rules::validate(ruleset) ? std::optional(ruleset) : std::nullopt;
}

inline void check_moves(std::string_view bytes) {
    const std::string_view clauses = bytes.substr(0, bytes.find('\n'));
    const std::string_view moves = bytes.substr(std::min(bytes.size(), clauses.size() + 1));
    const auto ruleset = ruleset_of(clauses);
    if (!ruleset) {
        return;
    }
    rules::Game game(*ruleset);
    if (const auto played = record::play_moves(game, moves); !played) {
        const record::TextError& error = played.error();
        const auto lines = std::count(moves.begin(), moves.end(), '\n') + 1;
        if (error.line < 1 || error.line > lines || error.column < 1 ||
            static_cast<std::size_t>(error.column) > moves.size() + 1 || error.expected.empty()) {
            throw std::logic_error("the refusal names no place: " + record::message(error));
        }
    }
    const std::string text = record::moves_text(game);
    rules::Game again(*ruleset);
    if (!record::play_moves(again, text) || again.position() != game.position() ||
        record::moves_text(again) != text) {
        throw std::logic_error("the moves come back otherwise: " + text);
    }
}

}  // namespace congkak::fuzz
