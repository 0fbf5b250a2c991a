#include "server/live/audience.hpp"

#include <utility>

namespace congkak::live {
namespace {

template <class Map, class Key>
void remove_from(Map& map, const Key& key, const Viewer* viewer) {
    const auto found = map.find(key);
    if (found != map.end()) {
        std::erase(found->second, viewer);
        if (found->second.empty()) {
            map.erase(found);
        }
    }
}

}  // namespace

void Audience::connect(const ViewerPtr& viewer, std::optional<Actor> actor) {
    if (connections_.contains(viewer.get())) {
        return;
    }
    if (actor) {
        accounts_[actor->id].push_back(viewer.get());
    }
    connections_.emplace(viewer.get(), Connection{viewer, std::move(actor), {}});
}

void Audience::disconnect(const Viewer& viewer) {
    const auto found = connections_.find(&viewer);
    if (found == connections_.end()) {
        return;
    }
    for (const protocol::GameId& game : found->second.watched) {
        remove_from(watchers_, game, &viewer);
    }
    if (found->second.actor) {
        remove_from(accounts_, found->second.actor->id, &viewer);
    }
    connections_.erase(found);
}

bool Audience::is_connected(const Viewer& viewer) const { return connections_.contains(&viewer); }

std::optional<Actor> Audience::actor(const Viewer& viewer) const {
    const auto found = connections_.find(&viewer);
    return found == connections_.end() ? std::nullopt : found->second.actor;
}

void Audience::rename(const Actor& actor) {
    const auto found = accounts_.find(actor.id);
    if (found != accounts_.end()) {
        for (const Viewer* viewer : found->second) {
            connections_.at(viewer).actor = actor;
        }
    }
}

void Audience::watch(const Viewer& viewer, const protocol::GameId& game) {
    const auto found = connections_.find(&viewer);
    if (found != connections_.end() && found->second.watched.insert(game).second) {
        watchers_[game].push_back(&viewer);
    }
}

void Audience::unwatch(const Viewer& viewer, const protocol::GameId& game) {
    const auto found = connections_.find(&viewer);
    if (found != connections_.end() && found->second.watched.erase(game) > 0) {
        remove_from(watchers_, game, &viewer);
    }
}

bool Audience::is_watched(const protocol::GameId& game) const { return watchers_.contains(game); }

bool Audience::is_watching(const Viewer& viewer, const protocol::GameId& game) const {
    const auto found = connections_.find(&viewer);
    return found != connections_.end() && found->second.watched.contains(game);
}

void Audience::send(const Viewer& viewer, const FramePtr& frame) const {
    const auto found = connections_.find(&viewer);
    if (found != connections_.end()) {
        found->second.viewer->deliver(frame);
    }
}

void Audience::send_to_watchers(const protocol::GameId& game, const FramePtr& frame) const {
    const auto found = watchers_.find(game);
    if (found != watchers_.end()) {
        for (const Viewer* viewer : found->second) {
            connections_.at(viewer).viewer->deliver(frame);
        }
    }
}

void Audience::send_to_account(AccountId account, const FramePtr& frame) const {
    const auto found = accounts_.find(account);
    if (found != accounts_.end()) {
        for (const Viewer* viewer : found->second) {
            connections_.at(viewer).viewer->deliver(frame);
        }
    }
}

}  // namespace congkak::live
