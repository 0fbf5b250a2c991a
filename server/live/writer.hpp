// What tables did goes to disk here, in order, and comes back as stored or lost.
//
// After a failure nothing of that game is written any more until it is known what is on disk: the
// batches queued behind the failed one fail too (the flag LiveGame::broken, set on the storage
// thread). Where a failed COMMIT leaves room for doubt, the game's version is read again; batches
// up to it are stored after all, the others are lost and the table goes back.
#pragma once

#include <cstddef>
#include <functional>

#include "db/storage.hpp"
#include "server/live/live_game.hpp"
#include "server/live/mailbox.hpp"

namespace congkak::live {

class Writer {
  public:
    /// Owning thread, one call for each batch, in the order of a game's batches.
    struct Listener {
        virtual ~Listener() = default;
        /// The batch is on disk.
        virtual void stored(const GamePtr& game, Batch& batch) = 0;
        /// It isn't. Called as well, before the truth is known, where that takes too long; stored
        /// or lost follows.
        virtual void lost(const GamePtr& game, Batch& batch) = 0;
        /// After the last call of a recovery: the table goes on from LiveGame::durable.
        virtual void recovered(const GamePtr& game) = 0;
    };

    Writer(db::Storage& storage, Mailbox mailbox, Listener& listener);

    /// Makes batch->after the game's newest table. The game isn't recovering.
    void submit(const GamePtr& game, const BatchPtr& batch);

    /// Calls back, perhaps at once, when every batch has found its fate. Doubts are no longer
    /// waited for.
    void finish(std::function<void()> done);

  private:
    struct Doubt;

    void settle(const GamePtr& game, const BatchPtr& batch, std::optional<db::StorageError> error);
    void recover(const GamePtr& game);
    void read_again(const std::shared_ptr<Doubt>& doubt);
    void still_unknown(const std::shared_ptr<Doubt>& doubt);
    /// `version` is the last one on disk, 0 where the game isn't.
    void decide(const GamePtr& game, protocol::Version version);
    void finish_if_idle();

    db::Storage& storage_;
    Mailbox mailbox_;
    Listener& listener_;
    /// Batches without a fate.
    std::size_t open_ = 0;
    std::function<void()> finished_;
};

}  // namespace congkak::live
