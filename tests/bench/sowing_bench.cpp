// Sowings per second: what the search, perft and random games spend their time on.
//
// items_per_second counts sowings. Positions come from random games, so that relays, captures and
// long hands occur as often as in play.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/rules/perft.hpp"
#include "engine/rules/sowing.hpp"
#include "tests/engine/rules/random_play.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

struct Sample {
    Position position;
    Pit pit;
};

std::vector<Sample> samples_of(const Ruleset& ruleset) {
    Random random(20261130);
    std::vector<Sample> samples;
    while (samples.size() < 4096) {
        Position at = first_position(ruleset);
        while (!at.over) {
            const Pit pit = random_pit(random, legal_pits(ruleset, at));
            samples.push_back({.position = at, .pit = pit});
            sow_legal(ruleset, at, pit);
        }
    }
    return samples;
}

Ruleset board_of(std::int64_t pits) {
    Ruleset ruleset;
    ruleset.pits = static_cast<int>(pits);
    ruleset.seeds = ruleset.pits;
    return ruleset;
}

void sowing(benchmark::State& state) {
    const Ruleset ruleset = board_of(state.range(0));
    const std::vector<Sample> samples = samples_of(ruleset);
    std::size_t next = 0;
    std::int64_t seeds = 0;
    for (auto unused : state) {
        Position at = samples[next].position;
        const Outcome outcome = sow_legal(ruleset, at, samples[next].pit);
        benchmark::DoNotOptimize(at);
        seeds += outcome.sown;
        next = next + 1 < samples.size() ? next + 1 : 0;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["seeds"] =
        benchmark::Counter(static_cast<double>(seeds), benchmark::Counter::kAvgIterations);
}
BENCHMARK(sowing)->Arg(5)->Arg(7)->Arg(11);

void traced_sowing(benchmark::State& state) {
    const Ruleset ruleset = board_of(state.range(0));
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

void perft_of_tradisional(benchmark::State& state) {
    const Ruleset ruleset;
    const int depth = static_cast<int>(state.range(0));
    std::uint64_t sequences = 0;
    for (auto unused : state) {
        sequences += perft(ruleset, first_position(ruleset), depth);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(sequences));
}
BENCHMARK(perft_of_tradisional)->Arg(6)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace congkak::testing
