// Sowings a second: in random matches from the first position to the end, in perft, and one by one
// with what happened told. items_per_second counts sowings. docs/speed.md says what to make of it.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/rules/perft.hpp"
#include "engine/rules/sowing.hpp"
#include "tests/bench/play_outs.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

/// The pack `tradisional` on a board of any size: every other clause at its default.
Ruleset tradisional(std::int64_t pits) {
    Ruleset ruleset;
    ruleset.pits = static_cast<int>(pits);
    ruleset.seeds = ruleset.pits;
    return ruleset;
}

/// No clause at its default but, on one of the boards, the number of pits.
Ruleset every_clause(std::int64_t pits) {
    Ruleset ruleset;
    ruleset.pits = static_cast<int>(pits);
    ruleset.seeds = ruleset.pits - 1;
    ruleset.relay = false;
    ruleset.capture = {.side = CaptureSide::opponent,
                       .needs_opposite = true,
                       .own_seed = OwnSeed::left,
                       .lap = Lap::sowing};
    ruleset.after_capture = AfterCapture::again;
    ruleset.opening = Opening::simultaneous;
    ruleset.after_opening = AfterOpening::last_finisher;
    ruleset.end = End::both_empty;
    ruleset.sweep = Sweep::last_mover;
    ruleset.rounds = Rounds::until_burnt();
    ruleset.refill = Refill::partial;
    ruleset.refill_from = RefillFrom::far;
    ruleset.burnt = Burnt::forfeit;
    ruleset.burnt_for = BurntFor::match;
    ruleset.round_starter = RoundStarter::alternate;
    ruleset.match_by = MatchBy::rounds_won;
    return ruleset;
}

/// The same with relays, which make a sowing long, and burnt pits passed over.
Ruleset every_clause_but_relay(std::int64_t pits) {
    Ruleset ruleset = every_clause(pits);
    ruleset.relay = true;
    ruleset.burnt = Burnt::skip;
    return ruleset;
}

void play_out(benchmark::State& state, Ruleset (*ruleset_for)(std::int64_t)) {
    PlayOuts play_outs(ruleset_for(state.range(0)));
    std::int64_t sowings = 0;
    for (auto unused : state) {
        sowings += play_outs.play_match();
    }
    state.SetItemsProcessed(sowings);
}
BENCHMARK_CAPTURE(play_out, tradisional, tradisional)->Arg(7)->Arg(9)->Arg(11);
BENCHMARK_CAPTURE(play_out, every_clause, every_clause)->Arg(7)->Arg(9)->Arg(11);
BENCHMARK_CAPTURE(play_out, every_clause_but_relay, every_clause_but_relay)
    ->Arg(7)
    ->Arg(9)
    ->Arg(11);

/// Sowings that perft makes.
std::int64_t sowings_of_perft(const Ruleset& ruleset, const Position& position, int depth) {
    std::int64_t sowings = 0;
    if (depth > 0) {
        for (const Pit pit : legal_pits(ruleset, position)) {
            Position next = position;
            sow_legal(ruleset, next, pit);
            sowings += 1 + sowings_of_perft(ruleset, next, depth - 1);
        }
    }
    return sowings;
}

/// From the first position; perft knows no simultaneous openings.
void count_sequences(benchmark::State& state, Ruleset (*ruleset_for)(std::int64_t)) {
    Ruleset ruleset = ruleset_for(state.range(0));
    ruleset.opening = Opening::alternating;
    const Position first = first_position(ruleset);
    constexpr int depth = 6;
    for (auto unused : state) {
        benchmark::DoNotOptimize(perft(ruleset, first, depth));
    }
    state.SetItemsProcessed(state.iterations() * sowings_of_perft(ruleset, first, depth));
}
BENCHMARK_CAPTURE(count_sequences, tradisional, tradisional)
    ->Arg(7)
    ->Arg(9)
    ->Arg(11)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count_sequences, every_clause, every_clause)
    ->Arg(7)
    ->Arg(9)
    ->Arg(11)
    ->Unit(benchmark::kMillisecond);

struct Sample {
    Position position;
    Pit pit;
};

/// From random games, so that relays, captures and long hands are as frequent as in play.
std::vector<Sample> samples_of(const Ruleset& ruleset) {
    CheapChoice choice(20261130);
    std::vector<Sample> samples;
    while (samples.size() < 4096) {
        Position at = first_position(ruleset);
        while (!at.over) {
            const Pit pit = choice(legal_pits(ruleset, at));
            samples.push_back({.position = at, .pit = pit});
            sow_legal(ruleset, at, pit);
        }
    }
    return samples;
}

/// Each from a position of its own, with the outcome told: as a search asks.
void told_sowing(benchmark::State& state) {
    const Ruleset ruleset = tradisional(state.range(0));
    const std::vector<Sample> samples = samples_of(ruleset);
    std::size_t next = 0;
    std::int64_t seeds = 0;
    std::int64_t lifts = 0;
    for (auto unused : state) {
        Position at = samples[next].position;
        const Outcome outcome = sow_legal(ruleset, at, samples[next].pit);
        benchmark::DoNotOptimize(at);
        seeds += outcome.sown;
        lifts += outcome.lifts;
        next = next + 1 < samples.size() ? next + 1 : 0;
    }
    state.SetItemsProcessed(state.iterations());
    const auto a_sowing = benchmark::Counter::kAvgIterations;
    state.counters["seeds"] = benchmark::Counter(static_cast<double>(seeds), a_sowing);
    state.counters["lifts"] = benchmark::Counter(static_cast<double>(lifts), a_sowing);
}
BENCHMARK(told_sowing)->Arg(7)->Arg(9)->Arg(11);

/// With every lift, as an animation asks.
void traced_sowing(benchmark::State& state) {
    const Ruleset ruleset = tradisional(state.range(0));
    const std::vector<Sample> samples = samples_of(ruleset);
    std::size_t next = 0;
    for (auto unused : state) {
        Position at = samples[next].position;
        benchmark::DoNotOptimize(sow_traced(ruleset, at, samples[next].pit));
        next = next + 1 < samples.size() ? next + 1 : 0;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(traced_sowing)->Arg(7);

}  // namespace
}  // namespace congkak::testing
