#include "server/live/rematches.hpp"

#include <optional>

#include "db/store.hpp"
#include "protocol/encode.hpp"

namespace congkak::live {

GamePtr Rematches::running(const LiveGame& old) const {
    return old.setup.mode == protocol::Mode::people ? parts_.registry.rematch_of(old.id) : nullptr;
}

void Rematches::join(const CommandKey& key, const GamePtr& game) {
    if (!game->durable && game->is_ahead_of_disk()) {
        game->pending.back()->afterwards.emplace_back([this, key, game](bool stored) {
            if (stored) {
                keep_reply(key, game);
            } else {
                parts_.refusals.fail(key, std::nullopt);
            }
        });
    } else {
        keep_reply(key, game);
    }
}

void Rematches::keep_reply(const CommandKey& key, const GamePtr& game) {
    const protocol::GameCreated reply{game->id};
    const db::CommandReply kept{key.account, key.id.text(), game->id.text(),
                                protocol::encode_stored_reply(reply)};
    parts_.storage.write([kept](db::Store& store) { store.keep_reply(kept); },
                         [this, mailbox = parts_.mailbox, key, game,
                          reply](const std::optional<db::StorageError>& error) {
                             mailbox.post([this, key, game, reply, failed = error.has_value()] {
                                 if (failed) {
                                     parts_.refusals.fail(key, std::nullopt);
                                     return;
                                 }
                                 const auto waiting = parts_.replies.waiting(key);
                                 parts_.replies.acknowledge(key, game->id, reply);
                                 for (const ViewerPtr& viewer : waiting) {
                                     parts_.watching.watch(*viewer, *game, std::nullopt);
                                 }
                             });
                         });
}

}  // namespace congkak::live
