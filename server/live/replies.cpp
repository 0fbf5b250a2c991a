#include "server/live/replies.hpp"

#include <utility>

#include "protocol/encode.hpp"

namespace congkak::live {

bool Replies::is_repeat(const CommandKey& key, const ViewerPtr& viewer) {
    const auto [found, is_new] = entries_.try_emplace(key);
    Entry& entry = found->second;
    if (entry.game) {
        audience_.send(*viewer, frame_of(protocol::encode_repeated(key.id, entry.stored)));
        return true;
    }
    entry.waiting.push_back(viewer);
    return !is_new;
}

std::optional<protocol::GameId> Replies::game_of(const CommandKey& key) const {
    const auto found = entries_.find(key);
    return found == entries_.end() ? std::nullopt : found->second.game;
}

Replies::Entry& Replies::keep(const CommandKey& key, const protocol::GameId& game,
                              std::string stored) {
    Entry& entry = entries_[key];
    if (!entry.game) {
        by_game_[game].push_back(key);
    }
    entry.game = game;
    entry.stored = std::move(stored);
    return entry;
}

void Replies::acknowledge(const CommandKey& key, const protocol::GameId& game,
                          const protocol::Reply& reply) {
    Entry& entry = keep(key, game, protocol::encode_stored_reply(reply));
    const auto waiting = std::exchange(entry.waiting, {});
    const std::string stored = entry.stored;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        const std::string text = i == 0 ? protocol::encode_ok(key.id, reply, true)
                                        : protocol::encode_repeated(key.id, stored);
        audience_.send(*waiting[i], frame_of(text));
    }
}

void Replies::acknowledge_again(const CommandKey& key, const std::string& stored) {
    const auto found = entries_.find(key);
    if (found == entries_.end() || found->second.game) {
        return;
    }
    const std::vector<ViewerPtr> waiting = std::move(found->second.waiting);
    entries_.erase(found);
    const FramePtr frame = frame_of(protocol::encode_repeated(key.id, stored));
    for (const ViewerPtr& viewer : waiting) {
        audience_.send(*viewer, frame);
    }
}

void Replies::refuse(const CommandKey& key, protocol::ErrorReply error) {
    const auto found = entries_.find(key);
    if (found == entries_.end() || found->second.game) {
        return;
    }
    const std::vector<ViewerPtr> waiting = std::move(found->second.waiting);
    entries_.erase(found);
    error.re = key.id;
    const FramePtr frame = frame_of(protocol::encode_error(error));
    for (const ViewerPtr& viewer : waiting) {
        audience_.send(*viewer, frame);
    }
}

void Replies::remember(const CommandKey& key, const protocol::GameId& game, std::string stored) {
    keep(key, game, std::move(stored));
}

void Replies::forget(const protocol::GameId& game) {
    const auto found = by_game_.find(game);
    if (found == by_game_.end()) {
        return;
    }
    for (const CommandKey& key : found->second) {
        entries_.erase(key);
    }
    by_game_.erase(found);
}

std::vector<ViewerPtr> Replies::waiting(const CommandKey& key) const {
    const auto found = entries_.find(key);
    return found == entries_.end() ? std::vector<ViewerPtr>() : found->second.waiting;
}

}  // namespace congkak::live
