#include "server/ai/pool.hpp"

#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_set>
#include <utility>
#include <vector>

#include "engine/search/choose_opening.hpp"

namespace congkak::ai {

namespace {

struct Job {
    Ticket ticket{};
    Request request;
    Pool::Done done;
};

rules::Pit chosen(const Request& request) {
    if (const auto* choice = std::get_if<OpeningChoice>(&request.what)) {
        return search::choose_opening(request.ruleset, choice->opening, choice->side, request.level,
                                      request.seed, request.ply);
    }
    return search::choose(request.ruleset, std::get<rules::Position>(request.what), request.level,
                          request.seed, request.ply);
}

}  // namespace

/// What the workers share, under one mutex that is held for a few instructions at a time and never
/// while a choice is made or a callback runs.
struct Pool::Work {
    explicit Work(std::size_t queue_limit) : max_queue(queue_limit) {}

    void run();
    /// Waits for a job; nothing when the pool stops.
    std::optional<Job> next();
    /// Whether the result is still wanted; from then on the ticket is spent.
    bool finish(Ticket ticket);

    const std::size_t max_queue;
    mutable std::mutex mutex;
    std::condition_variable has_news;
    std::deque<Job> waiting;
    /// Tickets of running choices whose `done` is still wanted.
    std::unordered_set<Ticket> wanted;
    std::size_t running = 0;
    std::uint64_t last_ticket = 0;
    Load counts;
    bool is_stopping = false;

    std::mutex joining;
    std::vector<std::thread> workers;
};

std::optional<Job> Pool::Work::next() {
    std::unique_lock lock(mutex);
    has_news.wait(lock, [this] { return is_stopping || !waiting.empty(); });
    if (is_stopping) {
        return std::nullopt;
    }
    std::optional<Job> job(std::move(waiting.front()));
    waiting.pop_front();
    wanted.insert(job->ticket);
    ++running;
    return job;
}

bool Pool::Work::finish(Ticket ticket) {
    const std::lock_guard lock(mutex);
    --running;
    const bool is_wanted = wanted.erase(ticket) != 0;
    counts.answered += is_wanted ? 1 : 0;
    return is_wanted;
}

void Pool::Work::run() {
    while (std::optional<Job> job = next()) {
        const Request& request = job->request;
        const rules::Pit pit = chosen(request);
        if (finish(job->ticket)) {
            job->done(pit);
        }
    }
}

Pool::Pool(unsigned threads, std::size_t max_queue) : work_(std::make_unique<Work>(max_queue)) {
    assert(threads >= 1);
    work_->workers.reserve(threads);
    for (unsigned i = 0; i < threads; ++i) {
        work_->workers.emplace_back([work = work_.get()] { work->run(); });
    }
}

Pool::~Pool() { stop(); }

std::optional<Ticket> Pool::choose(Request request, Done done) {
    Ticket ticket{};
    {
        const std::lock_guard lock(work_->mutex);
        if (work_->is_stopping || work_->waiting.size() >= work_->max_queue) {
            ++work_->counts.refused;
            return std::nullopt;
        }
        ticket = Ticket{++work_->last_ticket};
        work_->waiting.push_back({ticket, std::move(request), std::move(done)});
    }
    work_->has_news.notify_one();
    return ticket;
}

void Pool::cancel(Ticket ticket) {
    // Its captures are released outside the lock: they may be anything.
    Done dropped;
    const std::lock_guard lock(work_->mutex);
    if (work_->wanted.erase(ticket) != 0) {
        ++work_->counts.cancelled;
        return;
    }
    for (auto job = work_->waiting.begin(); job != work_->waiting.end(); ++job) {
        if (job->ticket == ticket) {
            dropped = std::move(job->done);
            work_->waiting.erase(job);
            ++work_->counts.cancelled;
            return;
        }
    }
}

void Pool::stop() {
    std::deque<Job> dropped;
    {
        const std::lock_guard lock(work_->mutex);
        work_->is_stopping = true;
        dropped.swap(work_->waiting);
        work_->counts.cancelled += dropped.size() + work_->wanted.size();
        work_->wanted.clear();
    }
    work_->has_news.notify_all();
    const std::lock_guard lock(work_->joining);
    for (std::thread& worker : work_->workers) {
        worker.join();
    }
    work_->workers.clear();
}

Load Pool::load() const {
    const std::lock_guard lock(work_->mutex);
    Load load = work_->counts;
    load.waiting = work_->waiting.size();
    load.running = work_->running;
    return load;
}

}  // namespace congkak::ai
