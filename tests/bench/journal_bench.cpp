// How many journal rows a second the storage thread commits when so many units gather in a group,
// and what the end of a game costs. In the folder that TMPDIR names, so on its disk.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <future>
#include <limits>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using testing::make_account;
using testing::new_game;
using testing::ranked_win;
using testing::TempFolder;
using testing::write_and_wait;

/// A sown event about as long as a real one.
JournalRow sown(const std::string& game, std::int64_t version, std::int64_t account) {
    static const std::string payload =
        R"({"ply":12,"side":"south","pit":"c","lifts":[{"side":"south","pit":"c","seeds":9},)"
        R"({"side":"north","pit":"D","seeds":11},{"side":"south","pit":"a","seeds":4}],)"
        R"("last":{"side":"south","pit":"e"},"ended":"capture","capture":{"pit":"e","own":1,)"
        R"("opposite":"C","taken":9},"gained":12,"passed":false,"swept":null})";
    return {game,
            version,
            1'700'000'000'000 + version,
            "sown",
            payload,
            account,
            "0123456789abcdef0123456789abcdef" + std::to_string(version),
            R"({"version":12,"ply":13})"};
}

void append_in_groups(benchmark::State& state) {
    const std::int64_t group = state.range(0);
    const TempFolder folder;
    StorageOptions options;
    options.folder = folder.path();
    options.journal_rows = std::numeric_limits<std::int64_t>::max() / 2;  // one endless game
    Storage storage(options);
    std::int64_t account = 0;
    write_and_wait(storage, [&](Store& s) {
        account = make_account(s, "siti");
        s.create_game(new_game("a", account));
    });
    std::int64_t version = 1;
    for (auto _ : state) {
        std::promise<void> committed;
        for (std::int64_t i = 1; i <= group; ++i) {
            storage.write([&, v = ++version](Store& s) { s.append(sown("a", v, account)); },
                          [&, last = i == group](const auto& error) {
                              if (error) {
                                  std::abort();
                              }
                              if (last) {
                                  committed.set_value();
                              }
                          });
        }
        committed.get_future().wait();
    }
    state.SetItemsProcessed(state.iterations() * group);
    state.counters["units_per_commit"] = static_cast<double>(storage.numbers().units) /
                                         static_cast<double>(storage.numbers().commits);
}
BENCHMARK(append_in_groups)->Arg(1)->Arg(64)->Arg(512)->MeasureProcessCPUTime()->UseRealTime();

/// The end of a game of 60 events, 30 of them by command: everything in one unit.
void finish_a_game(benchmark::State& state) {
    const TempFolder folder;
    Storage storage({folder.path()});
    std::int64_t account = 0;
    write_and_wait(storage, [&](Store& s) { account = make_account(s, "siti"); });
    std::int64_t number = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const std::string game = "game" + std::to_string(++number);
        write_and_wait(storage, [&](Store& s) {
            s.create_game(new_game(game, account));
            for (std::int64_t version = 2; version <= 60; ++version) {
                JournalRow row = sown(game, version, account);
                row.command_id = version % 2 == 0 ? game + row.command_id : "";
                s.append(row);
            }
        });
        state.ResumeTiming();
        write_and_wait(storage, [&](Store& s) {
            static_cast<void>(s.finish_game(ranked_win(game, 60, game)));
        });
    }
}
BENCHMARK(finish_a_game)->MeasureProcessCPUTime()->UseRealTime()->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace congkak::db
