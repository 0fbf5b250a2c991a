#include "engine/compare/comparison.hpp"

#include <array>
#include <cassert>

#include "engine/search/choose.hpp"
#include "engine/search/choose_opening.hpp"

namespace congkak::compare {

namespace {

using rules::Game;
using rules::Phase;
using rules::Side;

constexpr std::array<Side, 2> both{Side::south, Side::north};

void choose(Game& game, Side side, rules::Pit pit) {
    [[maybe_unused]] const auto chosen = game.choose(side, pit);
    assert(chosen.has_value());
}

void sow(Game& game, rules::Pit pit) {
    [[maybe_unused]] const auto sown = game.apply(pit);
    assert(sown.has_value());
}

/// Everybody who has to choose does so, neither seeing the other's choice.
void choose_at_random(Game& game, const search::GameSeed& seed) {
    const rules::SimultaneousOpening at = *game.opening();
    for (const Side side : both) {
        if (at.awaits(side)) {
            choose(game, side, search::choose_opening_at_random(at, side, seed, game.ply()));
        }
    }
}

/// One more entry of the history.
void play_at_random(Game& game, const search::GameSeed& seed) {
    switch (game.phase()) {
        case Phase::opening:
            return choose_at_random(game, seed);
        case Phase::sowing:
            return sow(game, search::choose_at_random(game.position(), seed, game.ply()));
        case Phase::round_over:
            return game.start_next_round();
        case Phase::over:
            return;
    }
}

/// The same entry once more, in a game that stands alike.
void repeat(const rules::Played& played, Game& game) {
    if (const auto* sowing = played.sowing()) {
        return sow(game, sowing->outcome.pit);
    }
    if (const auto* opening = played.opening()) {
        for (const Side side : both) {
            if (const auto& pit = opening->opened.sides[rules::index_of(side)].chosen) {
                choose(game, side, *pit);
            }
        }
        return;
    }
    game.start_next_round();
}

void play_on(Game& game, std::span<const rules::Played> moves, const search::GameSeed& seed) {
    const auto ply = static_cast<std::size_t>(game.ply());
    ply < moves.size() ? repeat(moves[ply], game) : play_at_random(game, seed);
}

bool can_go_on(const Game& game) { return !game.is_over() && game.ply() < most_plies; }

bool same_hands(const Game& left, const Game& right) {
    const rules::SimultaneousOpening* one = left.opening();
    const rules::SimultaneousOpening* other = right.opening();
    return one == nullptr || other == nullptr ||
           (one->hand(Side::south) == other->hand(Side::south) &&
            one->hand(Side::north) == other->hand(Side::north));
}

}  // namespace

std::optional<What> difference(const Game& left, const Game& right) {
    const rules::Position& one = left.position();
    const rules::Position& other = right.position();
    // First, since the end of a round empties the board: the boards would differ because of it.
    if (one.over != other.over) {
        return What::end;
    }
    if (one.board != other.board || !same_hands(left, right)) {
        return What::board;
    }
    if (left.is_over() != right.is_over() || left.result() != right.result()) {
        return What::end;
    }
    for (const Side side : both) {
        if (left.awaits(side) != right.awaits(side)) {
            return What::to_sow;
        }
    }
    for (const Side side : both) {
        if (left.legal(side) != right.legal(side)) {
            return What::legal;
        }
    }
    return std::nullopt;
}

Comparison compare(const rules::Ruleset& left, const rules::Ruleset& right, std::uint64_t seed,
                   std::span<const rules::Played> moves) {
    const search::GameSeed game_seed{seed, 0};
    Comparison found{Game(left), Game(right), std::nullopt};
    if (difference(found.left, found.right)) {
        found.parting = {What::start, 0};
    }
    while (!found.parting && can_go_on(found.left)) {
        play_on(found.left, moves, game_seed);
        repeat(found.left.history().back(), found.right);
        if (const auto what = difference(found.left, found.right)) {
            found.parting = {*what, found.left.ply()};
        }
    }
    while (can_go_on(found.left)) {
        play_on(found.left, moves, game_seed);
    }
    while (can_go_on(found.right)) {
        play_at_random(found.right, game_seed);
    }
    return found;
}

}  // namespace congkak::compare
