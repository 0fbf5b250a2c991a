#include "server/app/selfplay_series.hpp"

#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace congkak::app {

search::Tally play_series(const Series& series, const std::function<void(int)>& progress) {
    std::atomic<int> next{0};
    std::atomic<int> played{0};
    std::mutex mutex;
    std::condition_variable finished;
    search::Tally sum;
    unsigned running = series.threads;

    const auto work = [&] {
        search::Tally own;
        for (int game = next++; game < series.games; game = next++) {
            own.add(search::play_game(series.ruleset, series.south, series.north,
                                      search::seed_in_series(series.seed, game)));
            ++played;
        }
        const std::lock_guard lock(mutex);
        sum.add(own);
        --running;
        finished.notify_one();
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < series.threads; ++i) {
        threads.emplace_back(work);
    }
    {
        std::unique_lock lock(mutex);
        while (!finished.wait_for(lock, std::chrono::milliseconds(200),
                                  [&] { return running == 0; })) {
            progress(played);
        }
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    return sum;
}

Interval confidence(double successes, int trials) noexcept {
    constexpr double z = 1.959964;
    const double n = trials;
    const double share = successes / n;
    const double spread = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double middle = share + z * z / (2 * n);
    const double scale = 100 / (1 + z * z / n);
    return {.low = std::fmax(0, scale * (middle - spread)),
            .high = std::fmin(100, scale * (middle + spread))};
}

}  // namespace congkak::app
