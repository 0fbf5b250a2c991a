// How long sowings wait for the worker pool when many games against Expert want theirs at once,
// without a pause between them: `bench_pool [THREADS] [SECONDS]`, from the repository's root.
//
// Each game asks for its next sowing as soon as it has the last one, so as many requests wait as
// there are games. Meanwhile the other lane is kept full of the perfect opponent's turns. A line
// for each number of games: sowings a second, and how long they took from asking to the answer.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/rules/game.hpp"
#include "engine/search/perfect.hpp"
#include "engine/search/self_play.hpp"
#include "server/ai/pool.hpp"
#include "server/app/levels_file.hpp"

namespace {

using namespace congkak;
using Clock = std::chrono::steady_clock;

class Crowd {
  public:
    Crowd(ai::Pool& pool, const search::Level& level, int games) : pool_(pool), level_(level) {
        for (int i = 0; i < games; ++i) {
            games_.push_back(std::make_unique<rules::Game>(ruleset_));
        }
    }

    std::vector<double> play_for(std::chrono::milliseconds time) {
        for (std::size_t i = 0; i < games_.size(); ++i) {
            ask(i);
        }
        std::this_thread::sleep_for(time);
        is_over_ = true;
        while (asked_ > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        const std::scoped_lock lock(mutex_);
        std::sort(waits_.begin(), waits_.end());
        return waits_;
    }

  private:
    void ask(std::size_t index) {
        if (is_over_) {
            return;
        }
        ++asked_;
        rules::Game& game = *games_[index];
        ai::Request request{ruleset_, game.position(), level_,
                            search::seed_in_series(3, static_cast<int>(index)), game.ply()};
        const auto since = Clock::now();
        const auto ticket = pool_.choose(request, [this, index, since](rules::Pit pit) {
            answered(index, pit, std::chrono::duration<double>(Clock::now() - since).count());
        });
        if (!ticket) {
            std::puts("refused: the queue is too short");
            std::exit(1);
        }
    }

    void answered(std::size_t index, rules::Pit pit, double took) {
        {
            const std::scoped_lock lock(mutex_);
            waits_.push_back(took);
        }
        std::unique_ptr<rules::Game>& game = games_[index];
        static_cast<void>(game->apply(pit));
        if (game->is_over()) {
            game = std::make_unique<rules::Game>(ruleset_);
        }
        ask(index);
        --asked_;
    }

    const rules::Ruleset ruleset_;
    ai::Pool& pool_;
    const search::Level& level_;
    std::vector<std::unique_ptr<rules::Game>> games_;
    std::mutex mutex_;
    std::vector<double> waits_;
    std::atomic<int> asked_{0};
    std::atomic<bool> is_over_{false};
};

/// One owner after the other has a turn of the perfect opponent searched, without end.
void fill_searches(ai::Pool& pool) {
    for (ai::Owner owner = 1; owner <= 8; ++owner) {
        static_cast<void>(pool.searches().add(owner, [](const ai::Wanted& wanted) {
            const rules::Ruleset ruleset;
            static_cast<void>(
                search::play_perfectly(ruleset, rules::first_position(ruleset), {}, nullptr,
                                       [&](const search::TurnProgress&) { return wanted(); }));
            return ai::Step{.deliver = {}, .more = true};
        }));
    }
}

}  // namespace

int main(int count, char** arguments) {
    const int threads = count > 1 ? std::atoi(arguments[1]) : 1;
    const double seconds = count > 2 ? std::atof(arguments[2]) : 5;
    const search::Levels levels = app::load_levels("config/levels.json");
    const search::Level& expert = levels.find("expert")->level;
    std::printf("%d threads for choices, 1 for searches\n", threads);
    std::puts(" games  sowings/s  median ms   99% ms   worst ms  searching  longest slice ms");
    for (const int games : {1, 50, 500, 2000, 8000}) {
        ai::Pool pool({.threads = static_cast<unsigned>(threads),
                       .queue = 100'000,
                       .search_threads = 1,
                       .search_queue = 100});
        fill_searches(pool);
        Crowd crowd(pool, expert, games);
        const auto since = Clock::now();
        const std::vector<double> waits =
            crowd.play_for(std::chrono::milliseconds(static_cast<int>(1000 * seconds)));
        const double took = std::chrono::duration<double>(Clock::now() - since).count();
        const ai::LaneLoad searches = pool.load().searches;
        const auto at = [&](double part) {
            return 1000 * waits[static_cast<std::size_t>(part * double(waits.size() - 1))];
        };
        std::printf("%6d %10.0f %10.1f %8.1f %10.1f %8.1fs %17.0f\n", games,
                    double(waits.size()) / took, at(0.5), at(0.99), at(1),
                    double(searches.searching.count()) / 1e6,
                    double(searches.longest_slice.count()) / 1e3);
    }
}
