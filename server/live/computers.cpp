#include "server/live/computers.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <utility>

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
        if (thought->ticket) {
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
        Thought{game, *turn, mailbox_.make_timer(), mailbox_.make_timer(), {}, {}, false});
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
    const search::NamedLevel* level = settings_.levels.find(thought->turn.level);
    if (level == nullptr) {
        spdlog::error("game {}: there is no level {}", thought->game->id.view(),
                      thought->turn.level);
        return;
    }
    const protocol::GameSetup& setup = thought->game->setup;
    thought->ticket =
        pool_.choose(request_of(setup, thought->turn, level->level),
                     [this, mailbox = mailbox_, weak = std::weak_ptr(thought)](rules::Pit pit) {
                         mailbox.post([this, weak, pit] {
                             if (const auto waiting = weak.lock()) {
                                 waiting->pit = pit;
                                 step(waiting);
                             }
                         });
                     });
    if (!thought->ticket) {
        mailbox_.ring(thought->retry, ask_again_after, [this, thought] { ask(thought); });
    }
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
