#include "server/ai/lane.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

namespace congkak::ai {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

struct Job {
    Ticket ticket{};
    Owner owner = 0;
    Slice slice;
    Clock::time_point since;
    std::shared_ptr<std::atomic<bool>> is_wanted = std::make_shared<std::atomic<bool>>(true);
};

microseconds time_since(Clock::time_point start) {
    return std::chrono::duration_cast<microseconds>(Clock::now() - start);
}

/// What waits, an owner after the other.
class Rota {
  public:
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }

    void push(Job job) {
        std::deque<Job>& jobs = jobs_[job.owner];
        if (jobs.empty()) {
            turns_.push_back(job.owner);
        }
        jobs.push_back(std::move(job));
        ++size_;
    }

    /// Not when empty.
    Job pop() {
        const auto found = jobs_.find(turns_.front());
        turns_.pop_front();
        Job job = std::move(found->second.front());
        found->second.pop_front();
        --size_;
        if (found->second.empty()) {
            jobs_.erase(found);
        } else {
            turns_.push_back(job.owner);
        }
        return job;
    }

    std::optional<Job> take(Ticket ticket) {
        for (auto& [owner, jobs] : jobs_) {
            const auto job = std::ranges::find(jobs, ticket, &Job::ticket);
            if (job == jobs.end()) {
                continue;
            }
            std::optional<Job> taken(std::move(*job));
            jobs.erase(job);
            --size_;
            if (jobs.empty()) {
                std::erase(turns_, taken->owner);
                jobs_.erase(taken->owner);
            }
            return taken;
        }
        return std::nullopt;
    }

  private:
    std::map<Owner, std::deque<Job>> jobs_;
    /// Every owner of a job once.
    std::deque<Owner> turns_;
    std::size_t size_ = 0;
};

}  // namespace

/// What the threads share, under one mutex that is held for a few instructions at a time and never
/// while a slice or a `deliver` runs.
struct Lane::Work {
    explicit Work(const LaneSettings& given) : settings(given) {}

    void run();
    /// Waits for a job; nothing when the lane stops.
    std::optional<Job> next();
    /// Whether what the slice delivers is still wanted; without `more` the ticket is then spent.
    bool finish(const Job& job, bool more, microseconds took);
    void wait_again(Job job);

    const LaneSettings settings;
    mutable std::mutex mutex;
    std::condition_variable has_news;
    Rota waiting;
    /// Jobs whose slice runs and that are still wanted.
    std::unordered_map<Ticket, std::shared_ptr<std::atomic<bool>>> wanted;
    std::size_t running = 0;
    std::uint64_t last_ticket = 0;
    LaneLoad counts;
    bool is_stopping = false;

    std::mutex joining;
    std::vector<std::thread> threads;
};

std::optional<Job> Lane::Work::next() {
    std::unique_lock lock(mutex);
    has_news.wait(lock, [this] { return is_stopping || !waiting.empty(); });
    if (is_stopping) {
        return std::nullopt;
    }
    std::optional<Job> job(waiting.pop());
    counts.longest_wait = std::max(counts.longest_wait, time_since(job->since));
    wanted.emplace(job->ticket, job->is_wanted);
    ++running;
    return job;
}

bool Lane::Work::finish(const Job& job, bool more, microseconds took) {
    const std::lock_guard lock(mutex);
    --running;
    counts.searching += took;
    counts.longest_slice = std::max(counts.longest_slice, took);
    if (!job.is_wanted->load()) {
        return false;
    }
    if (!more) {
        wanted.erase(job.ticket);
        ++counts.answered;
    }
    return true;
}

/// Cancelled while it delivered, or the lane has stopped: then it is dropped.
void Lane::Work::wait_again(Job job) {
    {
        const std::lock_guard lock(mutex);
        wanted.erase(job.ticket);
        if (!job.is_wanted->load()) {
            return;
        }
        job.since = Clock::now();
        waiting.push(std::move(job));
    }
    has_news.notify_one();
}

void Lane::Work::run() {
    if (settings.nice > 0) {
        // It concerns this thread alone. Where it isn't allowed, the thread gets its full share.
        setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), settings.nice);
    }
    while (std::optional<Job> job = next()) {
        const Clock::time_point start = Clock::now();
        const Step step = job->slice([flag = job->is_wanted] { return flag->load(); });
        if (!finish(*job, step.more, time_since(start))) {
            continue;
        }
        if (step.deliver) {
            step.deliver();
        }
        if (step.more) {
            wait_again(std::move(*job));
        }
    }
}

Lane::Lane(const LaneSettings& settings) : work_(std::make_unique<Work>(settings)) {
    assert(settings.threads >= 1 && settings.max_queue >= 1);
    work_->threads.reserve(settings.threads);
    for (unsigned i = 0; i < settings.threads; ++i) {
        work_->threads.emplace_back([work = work_.get()] { work->run(); });
    }
}

Lane::~Lane() { stop(); }

std::optional<Ticket> Lane::add(Owner owner, Slice slice) {
    Ticket ticket{};
    {
        const std::lock_guard lock(work_->mutex);
        if (work_->is_stopping || work_->waiting.size() >= work_->settings.max_queue) {
            ++work_->counts.refused;
            return std::nullopt;
        }
        ticket = Ticket{++work_->last_ticket};
        work_->waiting.push({ticket, owner, std::move(slice), Clock::now()});
    }
    work_->has_news.notify_one();
    return ticket;
}

void Lane::cancel(Ticket ticket) {
    // Its captures are released outside the lock: they may be anything.
    std::optional<Job> dropped;
    const std::lock_guard lock(work_->mutex);
    const auto running = work_->wanted.find(ticket);
    if (running != work_->wanted.end()) {
        running->second->store(false);
        work_->wanted.erase(running);
        ++work_->counts.cancelled;
        return;
    }
    dropped = work_->waiting.take(ticket);
    work_->counts.cancelled += dropped ? 1 : 0;
}

void Lane::stop() {
    Rota dropped;
    {
        const std::lock_guard lock(work_->mutex);
        work_->is_stopping = true;
        std::swap(dropped, work_->waiting);
        work_->counts.cancelled += dropped.size() + work_->wanted.size();
        for (const auto& [ticket, is_wanted] : work_->wanted) {
            is_wanted->store(false);
        }
        work_->wanted.clear();
    }
    work_->has_news.notify_all();
    const std::lock_guard lock(work_->joining);
    for (std::thread& thread : work_->threads) {
        thread.join();
    }
    work_->threads.clear();
}

LaneLoad Lane::load() const {
    const std::lock_guard lock(work_->mutex);
    LaneLoad load = work_->counts;
    load.waiting = work_->waiting.size();
    load.running = work_->running;
    return load;
}

}  // namespace congkak::ai
