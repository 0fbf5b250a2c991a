// Sowings searched a second inside a level's choice, beside those of the bare engine.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/rules/sowing.hpp"
#include "engine/search/choose.hpp"

namespace congkak::search {
namespace {

/// Every position of some games between players who don't think.
std::vector<rules::Position> positions() {
    const rules::Ruleset ruleset;
    std::vector<rules::Position> positions;
    for (std::uint64_t game = 0; game < 50; ++game) {
        rules::Position at = rules::first_position(ruleset);
        for (int ply = 0; !at.over; ++ply) {
            positions.push_back(at);
            rules::sow_legal(ruleset, at, choose_at_random(at, {game, 0}, ply));
        }
    }
    return positions;
}

void bare_sowings(benchmark::State& state) {
    const rules::Ruleset ruleset;
    const std::vector<rules::Position> all = positions();
    std::int64_t sowings = 0;
    for (auto _ : state) {
        for (const rules::Position& position : all) {
            for (const rules::Pit pit : rules::legal_pits(ruleset, position)) {
                rules::Position after = position;
                benchmark::DoNotOptimize(rules::sow_legal(ruleset, after, pit));
                ++sowings;
            }
        }
    }
    state.counters["sowings"] =
        benchmark::Counter(static_cast<double>(sowings), benchmark::Counter::kIsRate);
}
BENCHMARK(bare_sowings);

/// As far as Expert looks.
void choices(benchmark::State& state) {
    const rules::Ruleset ruleset;
    const std::vector<rules::Position> all = positions();
    Level level;
    level.follow_seeds = 46;
    level.string_sowings = 2;
    level.reply_sowings = 2;
    level.budget = 3000;
    level.sure_lifts = 3;
    level.miscount = 5;
    level.weights.reply = 90;
    std::int64_t sowings = 0;
    std::int64_t made = 0;
    for (auto _ : state) {
        for (const rules::Position& position : all) {
            sowings += consider(ruleset, position, level, {1, 2}, 3).searched;
            ++made;
        }
    }
    state.counters["sowings"] =
        benchmark::Counter(static_cast<double>(sowings), benchmark::Counter::kIsRate);
    state.counters["choices"] =
        benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}
BENCHMARK(choices);

}  // namespace
}  // namespace congkak::search
