// In the order of rules.md §2: lift and drop until the move rests (hand.hpp), then what the last
// seed does, then who sows next or that the round is over (hand_on.hpp).
#include "engine/rules/sowing.hpp"

#include <cassert>

#include "engine/rules/capture.hpp"
#include "engine/rules/hand.hpp"
#include "engine/rules/hand_on.hpp"

namespace congkak::rules {

namespace {

using detail::Track;

struct Untraced {
    void lifted(const Lift& /*lift*/) const noexcept {}
};

struct Tracer {
    std::vector<Lift>& lifts;
    void lifted(const Lift& lift) const { lifts.push_back(lift); }
};

Hole hole_at(Side mover, int pits, int hole) noexcept {
    if (hole == pits) {
        return {.side = mover, .is_store = true, .pit = Pit()};
    }
    return hole < pits ? Hole{.side = mover, .is_store = false, .pit = Pit(hole + 1)}
                       : Hole{.side = other(mover), .is_store = false, .pit = Pit(hole - pits)};
}

Track track_for(const Ruleset& ruleset, const Board& board, Side mover) noexcept {
    Track track;
    track.ring = board.ring(mover);
    track.pits = board.pits();
    track.burnt = board.burnt(mover).bits() | std::uint32_t{board.burnt(other(mover)).bits()}
                                                  << (track.pits + 1);
    track.burnt_clause = ruleset.burnt;
    return track;
}

/// Where a sowing came to rest, before any capture.
struct Rest {
    int hole = 0;
    /// A seed of the last hand, of any hand, dropped into the own store.
    bool lift_lapped = false;
    bool sowing_lapped = false;
    SowingEnd end = SowingEnd::stopped;
};

template <typename Listener>
Rest run(const Ruleset& ruleset, Track& track, Outcome& outcome, const Listener& listener) {
    const int store = track.pits;
    Rest rest;
    rest.hole = outcome.pit.index();
    for (;;) {
        const std::uint8_t hand = track.at(rest.hole);
        const std::uint8_t store_before = track.at(store);
        const Hole from = hole_at(outcome.mover, track.pits, rest.hole);
        listener.lifted({.side = from.side, .pit = from.pit, .seeds = hand});
        track.at(rest.hole) = 0;
        rest.hole = track.burnt == 0 ? drop_hand(track, rest.hole, hand)
                                     : drop_hand_past_burnt(track, rest.hole, hand);
        ++outcome.lifts;
        outcome.sown = static_cast<std::uint16_t>(outcome.sown + hand);
        rest.lift_lapped = track.at(store) != store_before;
        rest.sowing_lapped = rest.sowing_lapped || rest.lift_lapped;
        if (rest.hole == store) {
            rest.end = SowingEnd::free_turn;
            return rest;
        }
        if (track.is_burnt(rest.hole)) {
            rest.end = SowingEnd::burnt;
            return rest;
        }
        if (track.at(rest.hole) == 1) {
            rest.end = rest.hole < store ? SowingEnd::no_capture : SowingEnd::mati;
            return rest;
        }
        if (!ruleset.relay) {
            rest.end = SowingEnd::stopped;
            return rest;
        }
    }
}

/// The last seed lies alone in a pit: captures if the clauses say so.
void capture(const Ruleset& ruleset, Track& track, const Rest& rest, bool turn_lapped,
             Outcome& outcome) noexcept {
    const CaptureSide landed = rest.hole < track.pits ? CaptureSide::own : CaptureSide::opponent;
    const int facing = 2 * track.pits - rest.hole;
    const std::uint8_t from_opposite = track.at(facing);
    const detail::Lapped lapped{.turn = turn_lapped || rest.sowing_lapped,
                                .sowing = rest.sowing_lapped,
                                .lift = rest.lift_lapped};
    if (!detail::captures(ruleset.capture, landed, from_opposite, lapped)) {
        return;
    }
    const bool takes_own = ruleset.capture.own_seed == OwnSeed::taken;
    const Hole pit = hole_at(outcome.mover, track.pits, rest.hole);
    outcome.end = SowingEnd::capture;
    outcome.capture = {.side = pit.side,
                       .pit = pit.pit,
                       .opposite = opposite(pit.pit, track.pits),
                       .from_pit = static_cast<std::uint8_t>(takes_own),
                       .from_opposite = from_opposite};
    track.at(facing) = 0;
    if (takes_own) {
        track.at(rest.hole) = 0;
    }
    std::uint8_t& store = track.at(track.pits);
    store = static_cast<std::uint8_t>(store + outcome.capture.total());
}

template <typename Listener>
Outcome apply(const Ruleset& ruleset, Position& position, Pit pit, const Listener& listener) {
    const Side mover = position.to_sow;
    Outcome outcome;
    outcome.mover = mover;
    outcome.pit = pit;
    Track track = track_for(ruleset, position.board, mover);
    const int store_before = track.at(track.pits);

    const Rest rest = run(ruleset, track, outcome, listener);
    outcome.end = rest.end;
    outcome.last = hole_at(mover, track.pits, rest.hole);
    if (rest.end == SowingEnd::no_capture || rest.end == SowingEnd::mati) {
        capture(ruleset, track, rest, position.lapped, outcome);
    }
    outcome.gained = static_cast<std::uint8_t>(track.at(track.pits) - store_before);
    outcome.forfeited = static_cast<std::uint8_t>(track.forfeited);
    position.board.set_ring(mover, track.ring);
    position.board.set_store(other(mover), position.board.store(other(mover)) + track.forfeited);

    const bool gives_another =
        outcome.end == SowingEnd::free_turn ||
        (outcome.end == SowingEnd::capture && ruleset.after_capture == AfterCapture::again);
    detail::hand_on(ruleset, position, gives_another, rest.sowing_lapped, outcome);
    return outcome;
}

boost::system::result<void, SowError> check(const Position& position, Pit pit) noexcept {
    if (position.over) {
        return SowError::game_over;
    }
    if (position.opening) {
        return SowError::opening;
    }
    if (pit.number() > position.board.pits()) {
        return SowError::no_such_pit;
    }
    if (position.board.is_burnt(position.to_sow, pit)) {
        return SowError::burnt_pit;
    }
    if (position.board.seeds(position.to_sow, pit) == 0) {
        return SowError::empty_pit;
    }
    return {};
}

}  // namespace

Outcome sow_legal(const Ruleset& ruleset, Position& position, Pit pit) noexcept {
    assert(is_legal(ruleset, position, pit));
    return apply(ruleset, position, pit, Untraced{});
}

boost::system::result<Outcome, SowError> sow(const Ruleset& ruleset, Position& position,
                                             Pit pit) noexcept {
    if (const auto allowed = check(position, pit); !allowed) {
        return allowed.error();
    }
    return apply(ruleset, position, pit, Untraced{});
}

boost::system::result<TracedOutcome, SowError> sow_traced(const Ruleset& ruleset,
                                                          Position& position, Pit pit) {
    if (const auto allowed = check(position, pit); !allowed) {
        return allowed.error();
    }
    TracedOutcome traced;
    traced.outcome = apply(ruleset, position, pit, Tracer{traced.lifts});
    return traced;
}

}  // namespace congkak::rules
