#include "server/live/registry.hpp"

#include <algorithm>
#include <utility>

namespace congkak::live {

using std::chrono::steady_clock;

Registry::Registry(Mailbox mailbox, std::chrono::milliseconds keep,
                   std::function<bool(const LiveGame&)> is_wanted,
                   std::function<void(const LiveGame&)> left)
    : mailbox_(std::move(mailbox)),
      keep_(keep),
      is_wanted_(std::move(is_wanted)),
      left_(std::move(left)),
      timer_(mailbox_.make_timer()) {}

void Registry::enlist(const GamePtr& game) {
    for (const AccountId account : game->players()) {
        running_[account].insert(game->id);
    }
    if (game->setup.mode == protocol::Mode::people && game->setup.rematch_of) {
        rematches_[*game->setup.rematch_of] = game;
    }
}

void Registry::expect(const GamePtr& game) { enlist(game); }

void Registry::give_up(const LiveGame& game) { end(game); }

void Registry::add(const GamePtr& game) {
    games_[game->id] = game;
    if (game->durable->is_over()) {
        let_go_later(game->id);
    } else {
        enlist(game);
    }
}

void Registry::end(const LiveGame& game) {
    bool ran = false;
    for (const AccountId account : game.players()) {
        const auto found = running_.find(account);
        if (found != running_.end() && found->second.erase(game.id) > 0) {
            ran = true;
            if (found->second.empty()) {
                running_.erase(found);
            }
        }
    }
    if (game.setup.rematch_of) {
        const auto followed = rematches_.find(*game.setup.rematch_of);
        if (followed != rematches_.end() && followed->second->id == game.id) {
            rematches_.erase(followed);
        }
    }
    if (ran && games_.contains(game.id)) {
        let_go_later(game.id);
    }
}

GamePtr Registry::rematch_of(const protocol::GameId& id) const {
    const auto found = rematches_.find(id);
    return found == rematches_.end() ? nullptr : found->second;
}

GamePtr Registry::find(const protocol::GameId& id) const {
    const auto found = games_.find(id);
    return found == games_.end() ? nullptr : found->second;
}

std::size_t Registry::count(AccountId account) const {
    const auto found = running_.find(account);
    return found == running_.end() ? 0 : found->second.size();
}

std::vector<GamePtr> Registry::running(AccountId account) const {
    std::vector<GamePtr> games;
    const auto found = running_.find(account);
    if (found != running_.end()) {
        for (const protocol::GameId& id : found->second) {
            if (const GamePtr game = find(id)) {
                games.push_back(game);
            }
        }
    }
    std::ranges::stable_sort(games, std::greater(),
                             [](const GamePtr& game) { return game->durable->updated_at(); });
    return games;
}

bool Registry::plays_ranked(AccountId account) const {
    return std::ranges::any_of(running(account),
                               [](const GamePtr& game) { return game->setup.ranked; });
}

std::vector<GamePtr> Registry::all(AccountId account) const {
    std::vector<GamePtr> games = all();
    std::erase_if(games, [&](const GamePtr& game) { return !game->durable->is_player(account); });
    return games;
}

std::vector<GamePtr> Registry::all() const {
    std::vector<GamePtr> games;
    games.reserve(games_.size());
    for (const auto& [id, game] : games_) {
        games.push_back(game);
    }
    return games;
}

void Registry::let_go_later(const protocol::GameId& id) {
    leaving_.push_back({steady_clock::now() + keep_, id});
    if (leaving_.size() == 1) {
        mailbox_.ring(timer_, keep_, [this] { let_go(); });
    }
}

void Registry::let_go() {
    const auto now = steady_clock::now();
    std::vector<protocol::GameId> again;
    while (!leaving_.empty() && leaving_.front().at <= now) {
        const protocol::GameId id = leaving_.front().id;
        leaving_.pop_front();
        const GamePtr game = find(id);
        if (game && is_wanted_(*game)) {
            again.push_back(id);
        } else if (game) {
            games_.erase(id);
            left_(*game);
        }
    }
    for (const protocol::GameId& id : again) {
        leaving_.push_back({now + std::max(keep_, std::chrono::milliseconds(1000)), id});
    }
    if (!leaving_.empty()) {
        const auto wait = std::chrono::ceil<std::chrono::milliseconds>(leaving_.front().at - now);
        mailbox_.ring(timer_, wait, [this] { let_go(); });
    }
}

}  // namespace congkak::live
