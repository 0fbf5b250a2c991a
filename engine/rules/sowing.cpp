// In the order of rules.md §2: lift and drop until the move rests (hand.hpp), then what the last
// seed does, then who sows next or that the round is over (hand_on.hpp).
#include "engine/rules/sowing.hpp"

#include <cassert>

#include "engine/rules/burnt_hand.hpp"
#include "engine/rules/capture.hpp"
#include "engine/rules/hand.hpp"
#include "engine/rules/hand_on.hpp"

namespace congkak::rules {

namespace {

using detail::BurntHoles;
using detail::Course;
using detail::NoneBurnt;
using detail::Slots;
using detail::Track;

struct Untraced {
    void lifted(const Lift& /*lift*/) const noexcept {}
};

/// A type of its own, and with it a copy of the code from which the compiler leaves out everything
/// that only an Outcome asks for.
struct Silent : Untraced {};

struct Tracer {
    std::vector<Lift>& lifts;
    void lifted(const Lift& lift) const { lifts.push_back(lift); }
};

template <std::size_t count>
Hole hole_at(const Course<count>& course, Side mover, std::size_t slot) noexcept {
    const int hole = course.hole_of(slot);
    if (hole == course.pits()) {
        return {.side = mover, .is_store = true, .pit = Pit()};
    }
    return hole < course.pits()
               ? Hole{.side = mover, .is_store = false, .pit = Pit(hole + 1)}
               : Hole{.side = other(mover), .is_store = false, .pit = Pit(hole - course.pits())};
}

/// Where a sowing came to rest, before any capture.
struct Rest {
    std::size_t slot = 0;
    /// What lies there: 0 in a burnt pit, the last seed itself was forfeited.
    std::size_t seeds = 0;
    /// A seed of the last hand, of any hand, dropped into the own store.
    bool lift_lapped = false;
    bool sowing_lapped = false;
};

template <std::size_t count, typename Burnt, typename Listener>
[[gnu::always_inline]] inline Rest run(const Ruleset& ruleset, Track<count>& track,
                                       const Burnt& burnt, const Listener& listener,
                                       Outcome& outcome) {
    constexpr std::size_t store = Slots<count>::store;
    const std::size_t store_at_first = track.at(store);
    Rest rest{.slot = Slots<count>::own_pit(outcome.pit.index())};
    rest.seeds = track.at(rest.slot);
    for (;;) {
        const std::size_t store_before = track.at(store);
        const Hole from = hole_at(track.course(), outcome.mover, rest.slot);
        listener.lifted(
            {.side = from.side, .pit = from.pit, .seeds = static_cast<std::uint8_t>(rest.seeds)});
        ++outcome.lifts;
        outcome.sown = static_cast<std::uint16_t>(outcome.sown + rest.seeds);
        rest.slot = burnt.sow(track, rest.slot, rest.seeds);
        rest.seeds = track.at(rest.slot);
        // One branch, not three, on what chance decides.
        if ((rest.slot == store) | (rest.seeds <= 1) | !ruleset.relay) {
            rest.lift_lapped = track.at(store) != store_before;
            rest.sowing_lapped = track.at(store) != store_at_first;
            return rest;
        }
    }
}

template <std::size_t count>
SowingEnd end_at(const Rest& rest) noexcept {
    if (rest.slot == Slots<count>::store) {
        return SowingEnd::free_turn;
    }
    if (rest.seeds == 0) {
        return SowingEnd::burnt;
    }
    if (rest.seeds > 1) {
        return SowingEnd::stopped;
    }
    return Slots<count>::is_own(rest.slot) ? SowingEnd::no_capture : SowingEnd::mati;
}

/// The last seed lies alone in a pit: captures if the clauses say so; returns whether it does.
template <std::size_t count>
[[gnu::always_inline]] inline bool capture(const Ruleset& ruleset, Track<count>& track,
                                           const Rest& rest, bool turn_lapped,
                                           Outcome& outcome) noexcept {
    const bool is_alone = (rest.slot != Slots<count>::store) & (rest.seeds == 1);
    const CaptureSide landed =
        Slots<count>::is_own(rest.slot) ? CaptureSide::own : CaptureSide::opponent;
    const std::size_t facing = track.course().facing(rest.slot);
    const std::size_t opposite_seeds = track.at(facing);
    const detail::Lapped lapped{.turn = turn_lapped || rest.sowing_lapped,
                                .sowing = rest.sowing_lapped,
                                .lift = rest.lift_lapped};
    const bool captures = is_alone & detail::captures(ruleset.capture, landed,
                                                      static_cast<int>(opposite_seeds), lapped);
    const bool takes_own = ruleset.capture.own_seed == OwnSeed::taken;
    const std::size_t from_pit = static_cast<std::size_t>(captures & takes_own);
    const std::size_t from_opposite = opposite_seeds & detail::all_bits_if(captures);
    track.take(facing, from_opposite);
    track.take(rest.slot, from_pit);
    track.add(Slots<count>::store, from_pit + from_opposite);
    if (captures) {
        const Hole pit = hole_at(track.course(), outcome.mover, rest.slot);
        outcome.end = SowingEnd::capture;
        outcome.capture = {.side = pit.side,
                           .pit = pit.pit,
                           .opposite = opposite(pit.pit, track.course().pits()),
                           .from_pit = static_cast<std::uint8_t>(from_pit),
                           .from_opposite = static_cast<std::uint8_t>(from_opposite)};
    }
    return captures;
}

template <std::size_t count, typename Burnt, typename Listener>
[[gnu::always_inline]] inline Outcome sow_on(const Ruleset& ruleset, Position& position, Pit pit,
                                             const Course<count>& course, const Burnt& burnt,
                                             const Listener& listener) {
    constexpr std::size_t store = Slots<count>::store;
    constexpr std::size_t their_store = Slots<count>::their_store;
    const Side mover = position.to_sow;
    Outcome outcome;
    outcome.mover = mover;
    outcome.pit = pit;
    Track<count> track(course, position.board.words<count>(mover));
    const std::size_t store_before = track.at(store);
    const std::size_t their_store_before = track.at(their_store);

    const Rest rest = run(ruleset, track, burnt, listener, outcome);
    outcome.end = end_at<count>(rest);
    outcome.last = hole_at(course, mover, rest.slot);
    const bool captured = capture(ruleset, track, rest, position.lapped, outcome);
    outcome.gained = static_cast<std::uint8_t>(track.at(store) - store_before);
    outcome.forfeited = static_cast<std::uint8_t>(track.at(their_store) - their_store_before);
    position.board.set_words<count>(mover, track.words());

    const bool gives_another =
        (rest.slot == store) | (captured & (ruleset.after_capture == AfterCapture::again));
    detail::hand_on(ruleset, position, gives_another, rest.sowing_lapped, outcome);
    return outcome;
}

template <std::size_t count, typename Listener>
[[gnu::always_inline]] inline Outcome sow_in(const Ruleset& ruleset, Position& position, Pit pit,
                                             const Listener& listener) {
    const Board& board = position.board;
    const Course<count>& course = detail::course_of<count>(board.pits());
    if (board.burnt(Side::south).empty() && board.burnt(Side::north).empty()) {
        return sow_on(ruleset, position, pit, course, NoneBurnt{}, listener);
    }
    const BurntHoles<count> burnt(course, board, position.to_sow, ruleset.burnt);
    return sow_on(ruleset, position, pit, course, burnt, listener);
}

template <typename Listener>
[[gnu::always_inline]] inline Outcome apply(const Ruleset& ruleset, Position& position, Pit pit,
                                            const Listener& listener) {
    return position.board.pits() <= Board::narrow_pits
               ? sow_in<2>(ruleset, position, pit, listener)
               : sow_in<3>(ruleset, position, pit, listener);
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

void sow_silently(const Ruleset& ruleset, Position& position, Pit pit) noexcept {
    assert(is_legal(ruleset, position, pit));
    apply(ruleset, position, pit, Silent{});
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
