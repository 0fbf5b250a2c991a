#include "server/live/writer.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "db/store.hpp"
#include "server/live/batches.hpp"

namespace congkak::live {
namespace {

using namespace std::chrono_literals;

constexpr auto read_again_after = 250ms;
/// Readings before commanders are told that it failed: about three seconds.
constexpr int patience = 12;

/// The last version of a game on disk; 0 where there is none.
protocol::Version version_on_disk(db::Store& store, const std::string& id) {
    const auto game = store.game(id);
    return game && !game->events.empty() ? game->events.back().version : 0;
}

}  // namespace

struct Writer::Doubt {
    GamePtr game;
    boost::asio::steady_timer timer;
    int readings = 0;
    protocol::Version version = 0;
    bool told = false;
};

Writer::Writer(db::Storage& storage, Mailbox mailbox, Listener& listener)
    : storage_(storage), mailbox_(std::move(mailbox)), listener_(listener) {}

void Writer::submit(const GamePtr& game, const BatchPtr& batch) {
    assert(!game->recovering);
    game->newest = batch->after;
    game->pending.push_back(batch);
    ++open_;
    const auto broken = game->broken;
    storage_.write(
        [batch, broken](db::Store& store) {
            if (*broken) {
                throw db::StorageError(db::StorageFailure::failed_unit, "behind a failed unit");
            }
            try {
                live::store(*batch, store);
            } catch (...) {
                *broken = true;
                throw;
            }
        },
        [this, mailbox = mailbox_, game, batch, broken](std::optional<db::StorageError> error) {
            if (error) {
                *broken = true;
            }
            mailbox.post([this, game, batch, error] { settle(game, batch, error); });
        });
}

void Writer::settle(const GamePtr& game, const BatchPtr& batch,
                    std::optional<db::StorageError> error) {
    batch->settled = true;
    batch->error = std::move(error);
    if (batch->error && !game->recovering) {
        const auto level = batch->earlier ? spdlog::level::info : spdlog::level::err;
        spdlog::log(level, "game {}: not stored: {}", game->id.view(), batch->error->what());
        game->recovering = true;
    }
    if (!game->recovering) {
        assert(game->pending.front() == batch);
        game->pending.pop_front();
        --open_;
        listener_.stored(game, *batch);
        finish_if_idle();
    } else if (std::ranges::all_of(game->pending, [](const auto& b) { return b->settled; })) {
        recover(game);
    }
}

void Writer::recover(const GamePtr& game) {
    const bool in_doubt = std::ranges::any_of(
        game->pending, [](const BatchPtr& batch) { return batch->error->may_be_stored(); });
    if (!in_doubt) {
        decide(game, game->durable ? game->durable->version() : 0);
        return;
    }
    read_again(std::make_shared<Doubt>(Doubt{game, mailbox_.make_timer()}));
}

void Writer::read_again(const std::shared_ptr<Doubt>& doubt) {
    storage_.read(
        [doubt](db::Store& store) {
            doubt->version = version_on_disk(store, doubt->game->id.text());
        },
        [this, mailbox = mailbox_, doubt](std::optional<db::StorageError> error) {
            mailbox.post([this, doubt, failed = error.has_value()] {
                if (failed) {
                    still_unknown(doubt);
                } else {
                    decide(doubt->game, doubt->version);
                }
            });
        });
}

void Writer::still_unknown(const std::shared_ptr<Doubt>& doubt) {
    ++doubt->readings;
    if (finished_) {
        decide(doubt->game, doubt->game->durable ? doubt->game->durable->version() : 0);
        return;
    }
    if (doubt->readings >= patience && !doubt->told) {
        doubt->told = true;
        for (const BatchPtr& batch : doubt->game->pending) {
            listener_.lost(doubt->game, *batch);
        }
    }
    mailbox_.ring(doubt->timer, read_again_after, [this, doubt] { read_again(doubt); });
}

void Writer::decide(const GamePtr& game, protocol::Version version) {
    game->broken = std::make_shared<std::atomic<bool>>(false);
    for (const BatchPtr& batch : std::exchange(game->pending, {})) {
        --open_;
        if (batch->after->version() <= version) {
            listener_.stored(game, *batch);
        } else {
            listener_.lost(game, *batch);
        }
    }
    game->newest = game->durable;
    game->recovering = false;
    spdlog::warn("game {}: goes on from version {}", game->id.view(), version);
    listener_.recovered(game);
    finish_if_idle();
}

void Writer::finish(std::function<void()> done) {
    finished_ = std::move(done);
    finish_if_idle();
}

void Writer::finish_if_idle() {
    if (finished_ && open_ == 0) {
        std::exchange(finished_, nullptr)();
    }
}

}  // namespace congkak::live
