#include "engine/rules/rounds.hpp"

#include <algorithm>
#include <cassert>

namespace congkak::rules {

namespace {

/// Pits that can be filled again.
PitSet fillable(const Ruleset& ruleset, const Board& ended, Side side) noexcept {
    const PitSet all = PitSet::all(ruleset.pits);
    if (ruleset.burnt_for == BurntFor::round) {
        return all;
    }
    return PitSet::from_bits(static_cast<std::uint16_t>(all.bits() & ~ended.burnt(side).bits()));
}

bool can_open(const Ruleset& ruleset, const Board& ended, Side side) noexcept {
    if (ruleset.refill == Refill::fresh) {
        return true;
    }
    const int needed = ruleset.refill == Refill::full ? ruleset.seeds : 1;
    return ended.store(side) >= needed && !fillable(ruleset, ended, side).empty();
}

/// The seeds that pit number `turn` (from 0) of `pits` gets from a store.
int share(const Ruleset& ruleset, int store, int turn, int pits) noexcept {
    switch (ruleset.refill) {
        case Refill::full:
            return store >= (turn + 1) * ruleset.seeds ? ruleset.seeds : 0;
        case Refill::partial:
            return std::clamp(store - turn * ruleset.seeds, 0, ruleset.seeds);
        case Refill::even:
            return std::min(ruleset.seeds, (store + pits - 1 - turn) / pits);
        case Refill::fresh:
            break;
    }
    return ruleset.seeds;
}

void refill_side(const Ruleset& ruleset, const Board& ended, Side side, Board& board) noexcept {
    const PitSet pits = fillable(ruleset, ended, side);
    const int count = pits.size();
    const int store = ended.store(side);
    int rest = store;
    int turn = ruleset.refill_from == RefillFrom::far ? 0 : count - 1;
    const int step = ruleset.refill_from == RefillFrom::far ? 1 : -1;
    for (const Pit pit : PitSet::all(ruleset.pits)) {
        int seeds = 0;
        if (pits.contains(pit)) {
            seeds = share(ruleset, store, turn, count);
            turn += step;
        }
        rest -= seeds;
        if (seeds > 0) {
            board.set_seeds(side, pit, seeds);
        } else {
            board.burn(side, pit);
        }
    }
    board.set_store(side, rest);
}

int rounds_won(std::span<const RoundResult> rounds, Winner winner) noexcept {
    return static_cast<int>(
        std::count_if(rounds.begin(), rounds.end(),
                      [winner](const RoundResult& round) { return round.winner == winner; }));
}

/// A drawn round counts as lost by who did not start it.
Side loser_of(const RoundResult& round) noexcept {
    switch (round.winner) {
        case Winner::south:
            return Side::north;
        case Winner::north:
            return Side::south;
        case Winner::draw:
            break;
    }
    return other(round.starter);
}

}  // namespace

Winner winner_by_stores(const Board& board) noexcept {
    return winner_by(board.store(Side::south), board.store(Side::north));
}

std::optional<Winner> winner_by_burning(const Ruleset& ruleset, std::span<const RoundResult> rounds,
                                        const Board& ended) noexcept {
    if (static_cast<int>(rounds.size()) >= ruleset.rounds.limit()) {
        return std::nullopt;
    }
    const bool south = can_open(ruleset, ended, Side::south);
    const bool north = can_open(ruleset, ended, Side::north);
    if (south && north) {
        return std::nullopt;
    }
    // Neither can only where a match was started from a position with few seeds.
    return south == north ? winner_by_stores(ended) : south ? Winner::south : Winner::north;
}

bool is_match_decided(const Ruleset& ruleset, std::span<const RoundResult> rounds,
                      const Board& ended) noexcept {
    assert(!rounds.empty());
    if (static_cast<int>(rounds.size()) >= ruleset.rounds.limit() ||
        winner_by_burning(ruleset, rounds, ended)) {
        return true;
    }
    if (ruleset.match_by != MatchBy::rounds_won || ruleset.rounds.is_until_burnt()) {
        return false;
    }
    const int most = std::max(rounds_won(rounds, Winner::south), rounds_won(rounds, Winner::north));
    return 2 * most > ruleset.rounds.limit();
}

GameResult match_score(const Ruleset& ruleset, std::span<const RoundResult> rounds,
                       const Board& board, bool round_is_over) noexcept {
    int south = board.store(Side::south);
    int north = board.store(Side::north);
    switch (ruleset.match_by) {
        case MatchBy::seeds:
            break;
        case MatchBy::rounds_won:
            south = rounds_won(rounds, Winner::south);
            north = rounds_won(rounds, Winner::north);
            break;
        case MatchBy::seeds_total:
            south = round_is_over ? 0 : south;
            north = round_is_over ? 0 : north;
            for (const RoundResult& round : rounds) {
                south += round.south;
                north += round.north;
            }
            break;
    }
    return {.winner = winner_by(south, north), .south = south, .north = north};
}

Board refilled(const Ruleset& ruleset, const Board& ended) noexcept {
    if (ruleset.refill == Refill::fresh) {
        return Board::filled(ruleset.pits, ruleset.seeds);
    }
    Board board(ruleset.pits);
    refill_side(ruleset, ended, Side::south, board);
    refill_side(ruleset, ended, Side::north, board);
    return board;
}

Side next_starter(const Ruleset& ruleset, const RoundResult& before, const Board& refilled,
                  std::optional<Side> last_mover) noexcept {
    const Side loser = loser_of(before);
    switch (ruleset.round_starter) {
        case RoundStarter::loser:
            return loser;
        case RoundStarter::winner:
            return other(loser);
        case RoundStarter::unburnt: {
            const bool south = refilled.burnt(Side::south).empty();
            const bool north = refilled.burnt(Side::north).empty();
            return south == north ? loser : south ? Side::south : Side::north;
        }
        case RoundStarter::alternate:
            return other(before.starter);
        case RoundStarter::last_mover:
            return last_mover.value_or(loser);
    }
    return loser;
}

}  // namespace congkak::rules
