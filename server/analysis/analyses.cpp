#include "server/analysis/analyses.hpp"

#include <utility>
#include <vector>

#include "engine/search/analysis.hpp"
#include "server/analysis/write_analysis.hpp"

namespace congkak::analysis {
namespace {

using namespace std::chrono_literals;
using protocol::ErrorCode;

constexpr std::size_t most_boards = 100'000;

protocol::Error refused(ErrorCode code, std::chrono::milliseconds come_back_after) {
    return {code, {}, {}, come_back_after};
}

/// What the slices of one analysis hand to each other; one thread has it at a time.
struct Work {
    protocol::GameId game;
    std::shared_ptr<const match::Table> table;
    std::vector<search::TurnPlayed> turns;
    std::uint64_t budget = 0;
    std::vector<search::Decision> decisions;

    /// Judges a turn; false where it was told to stop.
    bool judge_next(const ai::Wanted& wanted) {
        const search::TurnLimits limits{.sowings = budget, .boards = most_boards, .ends = 1};
        decisions.push_back(search::judge(table->setup().ruleset, turns[decisions.size()], limits,
                                          [&](const search::TurnProgress&) { return wanted(); }));
        return !decisions.back().is_stopped;
    }
    [[nodiscard]] bool is_done() const { return decisions.size() == turns.size(); }
    [[nodiscard]] Text text() const {
        return std::make_shared<const std::string>(write_analysis(game, *table, decisions, budget));
    }
};

}  // namespace

Analyses::Analyses(ai::Pool& pool, Settings settings, Post post)
    : pool_(pool),
      settings_(std::move(settings)),
      post_(std::move(post)),
      self_(std::make_shared<Analyses*>(this)) {}

Analyses::~Analyses() { *self_ = nullptr; }

Analyses::Clock::time_point Analyses::now() const {
    return settings_.now ? settings_.now() : Clock::now();
}

Text Analyses::find(const protocol::GameId& game) const {
    const auto found = results_.find(game);
    return found == results_.end() ? nullptr : found->second;
}

Answer Analyses::ask(AccountId account, const protocol::GameId& game,
                     const std::shared_ptr<const match::Table>& table) {
    if (Text text = find(game)) {
        return text;
    }
    sweep();
    for (const auto& [other, running] : running_) {
        if (other != game && running.askers.contains(account)) {
            return refused(ErrorCode::rate_limited, 1s);
        }
    }
    const auto found = running_.find(game);
    if (found == running_.end()) {
        return start(account, game, table);
    }
    found->second.askers[account] = now();
    return found->second.progress;
}

void Analyses::leave(AccountId account, const protocol::GameId& game) {
    const auto found = running_.find(game);
    if (found != running_.end()) {
        found->second.askers.erase(account);
        stop_if_deserted(game);
    }
}

void Analyses::sweep() {
    const Clock::time_point left = now() - settings_.lease;
    std::vector<protocol::GameId> games;
    for (auto& [game, running] : running_) {
        std::erase_if(running.askers, [&](const auto& asker) { return asker.second < left; });
        games.push_back(game);
    }
    for (const protocol::GameId& game : games) {
        stop_if_deserted(game);
    }
}

void Analyses::stop_if_deserted(const protocol::GameId& game) {
    const auto found = running_.find(game);
    if (found != running_.end() && found->second.askers.empty()) {
        pool_.searches().cancel(found->second.ticket);
        running_.erase(found);
    }
}

/// An hour begins with the first start after the one before.
std::optional<protocol::Error> Analyses::refusal(AccountId account) {
    const Clock::time_point time = now();
    std::erase_if(started_, [&](const auto& entry) { return time - entry.second.since >= 1h; });
    Started& started = started_.try_emplace(account, Started{0, time}).first->second;
    if (started.count >= settings_.per_hour) {
        return refused(ErrorCode::rate_limited,
                       std::chrono::ceil<std::chrono::seconds>(started.since + 1h - time));
    }
    ++started.count;
    return std::nullopt;
}

Answer Analyses::start(AccountId account, const protocol::GameId& game,
                       const std::shared_ptr<const match::Table>& table) {
    if (const auto error = refusal(account)) {
        return *error;
    }
    const auto work = std::make_shared<Work>(
        Work{game, table, search::turns_of(table->game()), settings_.budget, {}});
    const Progress progress{.done = 0, .of = work->turns.size()};
    if (work->is_done()) {
        finished(game, work->text());
        return find(game);
    }
    const auto home = [post = post_, self = self_](auto member, auto... values) {
        post([self, member, values...] {
            if (*self != nullptr) {
                ((*self)->*member)(values...);
            }
        });
    };
    const auto ticket = pool_.searches().add(account, [work, home](const ai::Wanted& wanted) {
        if (!work->judge_next(wanted)) {
            return ai::Step{};
        }
        if (work->is_done()) {
            return ai::Step{
                .deliver = [home, game = work->game,
                            text = work->text()] { home(&Analyses::finished, game, text); },
                .more = false};
        }
        return ai::Step{
            .deliver = [home, game = work->game,
                        done = work->decisions.size()] { home(&Analyses::progressed, game, done); },
            .more = true};
    });
    if (!ticket) {
        return refused(ErrorCode::busy, 2s);
    }
    running_.emplace(game, Running{*ticket, progress, {{account, now()}}});
    return progress;
}

void Analyses::progressed(const protocol::GameId& game, std::size_t done) {
    const auto found = running_.find(game);
    if (found != running_.end()) {
        found->second.progress.done = done;
    }
    sweep();
}

void Analyses::finished(const protocol::GameId& game, const Text& text) {
    running_.erase(game);
    if (!results_.emplace(game, text).second) {
        return;
    }
    kept_.push_back(game);
    kept_bytes_ += text->size();
    while (kept_.size() > 1 && kept_bytes_ > settings_.kept_bytes) {
        const auto oldest = results_.find(kept_.front());
        kept_bytes_ -= oldest->second->size();
        results_.erase(oldest);
        kept_.pop_front();
    }
}

}  // namespace congkak::analysis
