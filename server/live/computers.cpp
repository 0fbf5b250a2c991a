#include "server/live/computers.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/rules/sowing.hpp"
#include "engine/search/perfect.hpp"

namespace congkak::live {
namespace {

/// When the pool's queue is full.
constexpr std::chrono::milliseconds ask_again_after{50};

/// The bits of a game's seed, 32 hex digits.
search::GameSeed seed_of(const std::string& hex) {
    search::GameSeed seed{};
    for (std::size_t i = 0; i < seed.size() && hex.size() >= 16 * (i + 1); ++i) {
        const char* first = hex.data() + 16 * i;
        std::from_chars(first, first + 16, seed[i], 16);
    }
    return seed;
}

ai::Request request_of(const protocol::GameSetup& setup, const match::ComputerTurn& turn,
                       const search::Level& level) {
    ai::Request request{setup.ruleset, turn.position, level, seed_of(setup.seed), turn.ply};
    if (turn.opening) {
        request.what = ai::OpeningChoice{*turn.opening, turn.side};
    }
    return request;
}

std::chrono::milliseconds pause(const Pace& pace, int seeds_before) {
    return std::min(pace.base + pace.per_seed * seeds_before, pace.most);
}

}  // namespace

struct Computers::Thought {
    GamePtr game;
    match::ComputerTurn turn;
    boost::asio::steady_timer pause;
    boost::asio::steady_timer retry;
    std::optional<ai::Ticket> ticket;
    /// The ticket is one of the pool's searches.
    bool is_search = false;
    std::optional<rules::Pit> pit;
    bool has_paused = false;
};

Computers::Computers(ai::Pool& pool, Mailbox mailbox, const Settings& settings, Move move)
    : pool_(pool), mailbox_(std::move(mailbox)), settings_(settings), move_(std::move(move)) {}

Computers::~Computers() { stop(); }

void Computers::stop() {
    stopped_ = true;
    while (!thoughts_.empty()) {
        forget(thoughts_.begin()->first);
    }
}

void Computers::forget(const protocol::GameId& id) {
    const auto found = thoughts_.find(id);
    if (found != thoughts_.end()) {
        const std::shared_ptr<Thought> thought = found->second;
        thoughts_.erase(found);
        thought->pause.cancel();
        thought->retry.cancel();
        if (thought->ticket && thought->is_search) {
            pool_.searches().cancel(*thought->ticket);
        } else if (thought->ticket) {
            pool_.cancel(*thought->ticket);
        }
    }
}

void Computers::wake(const GamePtr& game, std::chrono::milliseconds at_least) {
    const bool is_steady = !game->recovering && !game->is_ahead_of_disk() && game->durable;
    const auto turn = is_steady && !stopped_ ? game->durable->computer_turn() : std::nullopt;
    const auto found = thoughts_.find(game->id);
    if (turn && found != thoughts_.end() && found->second->turn.version == turn->version) {
        return;
    }
    forget(game->id);
    if (!turn) {
        return;
    }
    auto thought = std::make_shared<Thought>(
        Thought{game, *turn, mailbox_.make_timer(), mailbox_.make_timer(), {}, false, {}, false});
    thoughts_[game->id] = thought;
    const auto wait = std::max(at_least, pause(settings_.pace, turn->seeds_before));
    mailbox_.ring(thought->pause, wait, [this, thought] {
        thought->has_paused = true;
        step(thought);
    });
    ask(thought);
}

void Computers::ask(const std::shared_ptr<Thought>& thought) {
    if (!is_wanted(thought)) {
        return;
    }
    const match::ComputerTurn& turn = thought->turn;
    const auto& plan = thought->game->plan;
    if (turn.level != search::perfect_level || turn.opening) {
        ask_level(thought);
    } else if (plan && plan->at == turn.position && !plan->line.empty()) {
        follow_plan(thought);
    } else {
        ask_perfect(thought);
    }
}

void Computers::ask_again_where_refused(const std::shared_ptr<Thought>& thought) {
    if (!thought->ticket) {
        mailbox_.ring(thought->retry, ask_again_after, [this, thought] { ask(thought); });
    }
}

/// In an opening the perfect opponent chooses like the strongest level.
void Computers::ask_level(const std::shared_ptr<Thought>& thought) {
    const bool is_perfect = thought->turn.level == search::perfect_level;
    const search::NamedLevel* named = settings_.levels.find(thought->turn.level);
    if (!is_perfect && named == nullptr) {
        spdlog::error("game {}: there is no level {}", thought->game->id.view(),
                      thought->turn.level);
        return;
    }
    const search::Level& level = is_perfect ? settings_.levels.strongest() : named->level;
    thought->ticket =
        pool_.choose(request_of(thought->game->setup, thought->turn, level),
                     [this, mailbox = mailbox_, weak = std::weak_ptr(thought)](rules::Pit pit) {
                         mailbox.post([this, weak, pit] {
                             if (const auto waiting = weak.lock()) {
                                 waiting->pit = pit;
                                 step(waiting);
                             }
                         });
                     });
    ask_again_where_refused(thought);
}

void Computers::ask_perfect(const std::shared_ptr<Thought>& thought) {
    const auto found = [this, weak = std::weak_ptr(thought)](const std::vector<rules::Pit>& line) {
        const auto waiting = weak.lock();
        if (waiting && is_wanted(waiting)) {
            waiting->game->plan = Plan{.at = waiting->turn.position, .line = line};
            follow_plan(waiting);
            step(waiting);
        }
    };
    thought->is_search = true;
    thought->ticket = pool_.searches().add(
        thought->game->setup.account,
        [ruleset = thought->game->setup.ruleset, position = thought->turn.position,
         endgames = settings_.endgames, mailbox = mailbox_, found](const ai::Wanted& wanted) {
            const auto is_wanted = [&](const search::TurnProgress&) { return wanted(); };
            const auto exact = endgames ? endgames(ruleset) : std::nullopt;
            auto play = search::play_perfectly(ruleset, position, {},
                                               exact ? &exact->table() : nullptr, is_wanted);
            return ai::Step{.deliver =
                                [mailbox, found, line = std::move(play.line)] {
                                    mailbox.post([found, line] { found(line); });
                                },
                            .more = false};
        });
    ask_again_where_refused(thought);
}

void Computers::follow_plan(const std::shared_ptr<Thought>& thought) {
    Plan& plan = *thought->game->plan;
    thought->pit = plan.line.front();
    rules::sow_legal(thought->game->setup.ruleset, plan.at, plan.line.front());
    plan.line.erase(plan.line.begin());
}

bool Computers::is_wanted(const std::shared_ptr<Thought>& thought) const {
    const auto found = thoughts_.find(thought->game->id);
    return !stopped_ && found != thoughts_.end() && found->second == thought;
}

void Computers::step(const std::shared_ptr<Thought>& thought) {
    if (!is_wanted(thought) || !thought->pit || !thought->has_paused) {
        return;
    }
    forget(thought->game->id);
    const LiveGame& game = *thought->game;
    if (!game.recovering && game.newest->version() == thought->turn.version) {
        move_(thought->game, thought->turn, *thought->pit);
    }
}

}  // namespace congkak::live
