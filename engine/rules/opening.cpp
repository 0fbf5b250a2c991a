#include "engine/rules/opening.hpp"

#include <cassert>

#include "engine/rules/hand_on.hpp"

namespace congkak::rules {

namespace {

constexpr std::array<Side, 2> both{Side::south, Side::north};

Hole hole_of(Side side, Pit pit) noexcept { return {.side = side, .is_store = false, .pit = pit}; }

/// The hole that `mover` sows into after `hole`.
Hole after(const Hole& hole, Side mover, int pits) noexcept {
    if (hole.is_store) {
        return hole_of(other(mover), Pit(1));
    }
    if (hole.pit.number() < pits) {
        return hole_of(hole.side, Pit(hole.pit.number() + 1));
    }
    return hole.side == mover ? Hole{.side = mover, .is_store = true, .pit = Pit()}
                              : hole_of(mover, Pit(1));
}

}  // namespace

SimultaneousOpening::SimultaneousOpening(const Ruleset& ruleset) noexcept
    : position_(first_position(ruleset)),
      nearest_first_(ruleset.opening == Opening::simultaneous_nearest) {
    assert(position_.opening);
}

PitSet SimultaneousOpening::legal(Side side) const noexcept {
    if (!awaits(side)) {
        return {};
    }
    if (nearest_first_ && beats_ == 0) {
        PitSet nearest;
        nearest.insert(Pit(position_.board.pits()));
        return nearest;
    }
    return position_.board.occupied(side);
}

void SimultaneousOpening::forget_choices() noexcept {
    for (const Side side : both) {
        player(side).choice.reset();
    }
}

boost::system::result<void, SowError> SimultaneousOpening::choose(Side side, Pit pit) noexcept {
    if (player(side).choice) {
        return SowError::already_chosen;
    }
    if (!awaits(side)) {
        return SowError::not_awaited;
    }
    if (pit.number() > position_.board.pits()) {
        return SowError::no_such_pit;
    }
    if (position_.board.seeds(side, pit) == 0) {
        return SowError::empty_pit;
    }
    if (!legal(side).contains(pit)) {
        return SowError::not_nearest;
    }
    player(side).choice = pit;
    return {};
}

Opened SimultaneousOpening::go_on(const Ruleset& ruleset) {
    assert(is_ready());
    Opened opened;
    for (const Side side : both) {
        begin(side, opened.sides[index_of(side)]);
    }
    while (is_ready()) {
        play_beat(ruleset, opened);
        if (is_finished(Side::south) && is_finished(Side::north)) {
            close(ruleset, opened);
        }
    }
    for (const Side side : both) {
        opened.sides[index_of(side)].finished = is_finished(side);
    }
    return opened;
}

void SimultaneousOpening::begin(Side side, OpeningSide& told) {
    Player& own = player(side);
    told.last = own.hole;
    if (own.doing == Doing::finished) {
        return;
    }
    told.rest = OpeningRest::sowing;
    if (own.doing == Doing::sowing) {
        told.carried = own.hand;
        told.carried_from = own.hole;
        return;
    }
    told.chosen = own.choice;
    own.hole = hole_of(side, *own.choice);
    own.choice.reset();
    own.doing = Doing::sowing;
    own.lapped.sowing = false;
    lift(side, told, 1);
}

void SimultaneousOpening::play_beat(const Ruleset& ruleset, Opened& opened) {
    ++beats_;
    ++opened.beats;
    for (const Side side : both) {
        if (player(side).doing == Doing::sowing) {
            drop(side, opened.sides[index_of(side)]);
        }
    }
    for (const Side side : both) {
        if (player(side).doing == Doing::sowing && player(side).hand == 0) {
            resolve(ruleset, side, opened.sides[index_of(side)], opened.beats);
        }
    }
    // Only now: what South could choose may have been captured by North.
    for (const Side side : both) {
        if (awaits(side) && position_.board.occupied(side).empty()) {
            opened.sides[index_of(side)].rest = OpeningRest::no_seeds;
            finish(side);
        }
    }
}

void SimultaneousOpening::lift(Side side, OpeningSide& told, int first_beat) {
    Player& own = player(side);
    const int seeds = position_.board.seeds(own.hole.side, own.hole.pit);
    position_.board.set_seeds(own.hole.side, own.hole.pit, 0);
    own.hand = static_cast<std::uint8_t>(seeds);
    own.lapped.lift = false;
    told.lifts.push_back({.lift = {.side = own.hole.side, .pit = own.hole.pit, .seeds = own.hand},
                          .beat = first_beat});
}

void SimultaneousOpening::drop(Side side, OpeningSide& told) noexcept {
    Player& own = player(side);
    Board& board = position_.board;
    own.hole = after(own.hole, side, board.pits());
    --own.hand;
    told.last = own.hole;
    if (own.hole.is_store) {
        board.set_store(side, board.store(side) + 1);
        own.lapped = {.turn = true, .sowing = true, .lift = true};
        ++told.gained;
        return;
    }
    board.set_seeds(own.hole.side, own.hole.pit, board.seeds(own.hole.side, own.hole.pit) + 1);
}

/// The hand of `side` ran out in this beat.
void SimultaneousOpening::resolve(const Ruleset& ruleset, Side side, OpeningSide& told, int beat) {
    Player& own = player(side);
    const int seeds = own.hole.is_store ? 0 : position_.board.seeds(own.hole.side, own.hole.pit);
    if (seeds >= 2 && ruleset.relay) {
        lift(side, told, beat + 1);
        return;
    }
    told.rest_beat = beat;
    told.rest = own.hole.is_store ? OpeningRest::free_turn
                : seeds == 0      ? OpeningRest::emptied
                : seeds == 1      ? resolve_alone(ruleset, side, told)
                                  : OpeningRest::stopped;
    if (told.rest == OpeningRest::free_turn ||
        (told.rest == OpeningRest::capture && ruleset.after_capture == AfterCapture::again)) {
        own.doing = Doing::choosing;
    } else {
        finish(side);
    }
}

/// The last seed lies alone in its pit.
OpeningRest SimultaneousOpening::resolve_alone(const Ruleset& ruleset, Side side,
                                               OpeningSide& told) noexcept {
    const Player& own = player(side);
    const Hole& hole = own.hole;
    Board& board = position_.board;
    const Pit facing = opposite(hole.pit, board.pits());
    const int from_opposite = board.seeds(other(hole.side), facing);
    const bool on_own_side = hole.side == side;
    if (!detail::captures(ruleset.capture, on_own_side ? CaptureSide::own : CaptureSide::opponent,
                          from_opposite, own.lapped)) {
        return on_own_side ? OpeningRest::no_capture : OpeningRest::mati;
    }
    const bool takes_own = ruleset.capture.own_seed == OwnSeed::taken;
    told.capture = {.side = hole.side,
                    .pit = hole.pit,
                    .opposite = facing,
                    .from_pit = static_cast<std::uint8_t>(takes_own),
                    .from_opposite = static_cast<std::uint8_t>(from_opposite)};
    board.set_seeds(other(hole.side), facing, 0);
    if (takes_own) {
        board.set_seeds(hole.side, hole.pit, 0);
    }
    board.set_store(side, board.store(side) + told.capture.total());
    told.gained += told.capture.total();
    return OpeningRest::capture;
}

void SimultaneousOpening::finish(Side side) noexcept {
    player(side).doing = Doing::finished;
    player(side).finished_at = beats_;
}

void SimultaneousOpening::close(const Ruleset& ruleset, Opened& opened) noexcept {
    const bool south_first = player(Side::south).finished_at <= player(Side::north).finished_at;
    const Side first = south_first ? Side::south : Side::north;
    const Side last = other(first);
    const Side next = ruleset.after_opening == AfterOpening::first_finisher ? first : last;
    position_.opening = false;
    // As after a sowing of whoever counts as having sowed last.
    Outcome outcome;
    outcome.mover = last;
    detail::hand_on(ruleset, position_, next == last, false, outcome);
    opened.ends_opening = true;
    opened.first_finisher = first;
    opened.passed = outcome.passed;
    opened.over = outcome.over;
    opened.swept = outcome.swept;
    if (!outcome.over) {
        opened.next = position_.to_sow;
    }
}

}  // namespace congkak::rules
