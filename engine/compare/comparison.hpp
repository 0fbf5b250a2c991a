// Two readings of one game. The left one is played and its moves are given to the right one, until
// the two part; from there on each goes on by itself. Openings, rounds and burnt pits included.
//
// The player is search::choose_at_random() and choose_opening_at_random(): each choice follows from
// the seed, the ply and the position by integer arithmetic alone, so a seed gives the same
// comparison on every machine, and it is the same player that goes on in both games.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/rules/game.hpp"
#include "engine/rules/ruleset.hpp"

namespace congkak::compare {

/// In what two games differ.
enum class What : std::uint8_t {
    /// Before the first move: the boards, or what may be chosen.
    start,
    /// Seeds, also those in the hands of an opening, or burnt pits.
    board,
    /// Who is to sow or to choose.
    to_sow,
    /// The pits that may be sown or chosen.
    legal,
    /// The round or the match is over in one of them only, or they end in different results.
    end,
};

struct Parting {
    What what = What::start;
    /// The entry of both histories, from 1, behind which they differ; 0 at the start.
    int ply = 0;

    friend bool operator==(const Parting&, const Parting&) noexcept = default;
};

/// Both games as they ended, and where they parted; nothing where they are alike to the end. Up to
/// the parting their histories do the same.
struct Comparison {
    rules::Game left;
    rules::Game right;
    std::optional<Parting> parting;
};

/// A game with so many entries in its history is left unfinished. Random play stays below a tenth
/// of it in the longest matches there are.
inline constexpr int most_plies = 20'000;

/// Both rulesets are valid. `moves` is what the left game begins with, the history of a game under
/// `left` from its first position; after it the seed's player chooses.
[[nodiscard]] Comparison compare(const rules::Ruleset& left, const rules::Ruleset& right,
                                 std::uint64_t seed, std::span<const rules::Played> moves = {});

/// In what two games differ as they stand now; nothing where play can go on alike. Never start.
[[nodiscard]] std::optional<What> difference(const rules::Game& left, const rules::Game& right);

}  // namespace congkak::compare
