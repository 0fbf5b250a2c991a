// A level of the computer: a counting horizon, as in a person's head.
//
// With exact calculation the side that starts wins on its first turn, so a level is no search
// depth.
// It says how far a chain of relays is counted, how many sowings are strung together, how much of
// the answer is looked at, how often a long relay is miscounted, and what is thought worth having.
// Plain numbers; config/levels.json holds those in use, docs/levels.md explains each.
#pragma once

namespace congkak::search {

/// What a level values, in hundredths of a seed in its own store.
struct Weights {
    /// A further sowing that wasn't planned any more. 0..5000.
    int free_turn = 0;
    /// Each captured seed, on top of the 100 that it counts as one in the store. -100..1000.
    int capture = 0;
    /// A chain whose end can't be counted any more, whatever it may bring. -5000..5000.
    int unseen = 0;
    /// Each own pit that holds seeds when the other side is to sow. 0..1000.
    int mobility = 0;
    /// Each seed in the own pits when the other side is to sow, less those in the others'. 0..100.
    int own_side = 0;
    /// Each seed of the fullest own pit that the other side could capture with a single hand when
    /// it is to sow. 0..1000.
    int threatened = 0;
    /// The other side's best answer, in percent of what it would bring. 0..200.
    int reply = 0;
    /// A store with more than half of all seeds, and a round that is won. 0..10000.
    int win = 0;

    friend constexpr bool operator==(const Weights&, const Weights&) noexcept = default;
};

struct Level {
    /// Seeds of one sowing that are counted on a board of 7 pits, relays included, and on others in
    /// proportion to the way round; the end of a longer one is not seen. 1..1000.
    int follow_seeds = 1;
    /// Sowings strung together in one turn, the one to be chosen included. 1..8.
    int string_sowings = 1;
    /// Sowings of the other side's answer that are looked at; 0: none is. 0..4.
    int reply_sowings = 0;
    /// Sowings searched for one choice, never exceeded. 11..100000.
    int budget = 11;
    /// Hands lifted in one sowing that are counted without fail. 1..100.
    int sure_lifts = 1;
    /// How often each further hand is miscounted, in percent. 0..100.
    int miscount = 0;
    /// How much liking a pit or not sways a choice either way, in percent of the seeds that a pit
    /// holds on average: the fuller the board, the more is played by liking. 0..1000.
    int whim = 0;
    Weights weights;

    friend constexpr bool operator==(const Level&, const Level&) noexcept = default;
};

}  // namespace congkak::search
