#include "server/live/shelf.hpp"

#include <spdlog/spdlog.h>

#include <utility>

#include "db/store.hpp"
#include "server/live/loader.hpp"

namespace congkak::live {
namespace {

/// A game that is over, built again here on the storage's thread: that takes longer than the owning
/// thread has. Running games are all in memory.
GamePtr read_ended_game(db::Store& store, const protocol::GameId& id) {
    const auto stored = read_game(store, id.text());
    if (!stored) {
        return nullptr;
    }
    const auto loaded = load(*stored);
    if (!loaded) {
        spdlog::error("game {} can't be loaded: {}", id.view(), loaded.error());
        return nullptr;
    }
    if (!(*loaded)->durable->is_over()) {
        return nullptr;
    }
    (*loaded)->knows_replies = false;
    return *loaded;
}

}  // namespace

Shelf::Shelf(db::Storage& storage, Mailbox mailbox, Registry& registry)
    : storage_(storage), mailbox_(std::move(mailbox)), registry_(registry) {}

void Shelf::find(const protocol::GameId& id, std::optional<CommandKey> command,
                 std::function<void(const Found&)> done) {
    const GamePtr game = registry_.find(id);
    if (!game) {
        read(id, command, std::move(done));
    } else if (command && !game->knows_replies) {
        find_reply(*command, [game, done = std::move(done)](Found found) {
            found.game = found.failed ? nullptr : game;
            done(found);
        });
    } else {
        done({game, false, std::nullopt});
    }
}

void Shelf::read(const protocol::GameId& id, std::optional<CommandKey> command,
                 std::function<void(const Found&)> done) {
    const auto reading = std::make_shared<Found>();
    const auto take = [this, id, reading, done = std::move(done)](bool failed) {
        Found found{registry_.find(id), failed, std::move(reading->reply)};
        if (!found.game && reading->game) {
            found.game = std::move(reading->game);
            registry_.add(found.game);
        }
        done(found);
    };
    storage_.read(
        [reading, id, command](db::Store& store) {
            reading->game = read_ended_game(store, id);
            if (command) {
                reading->reply = store.command_reply(command->account, command->id.text());
            }
        },
        [mailbox = mailbox_, take](std::optional<db::StorageError> error) {
            mailbox.post([take, failed = error.has_value()] { take(failed); });
        });
}

void Shelf::find_reply(const CommandKey& command, std::function<void(const Found&)> done) {
    const auto found = std::make_shared<Found>();
    storage_.read(
        [found, command](db::Store& store) {
            found->reply = store.command_reply(command.account, command.id.text());
        },
        [mailbox = mailbox_, found, done = std::move(done)](std::optional<db::StorageError> error) {
            mailbox.post([found, done, failed = error.has_value()] {
                found->failed = failed;
                done(*found);
            });
        });
}

}  // namespace congkak::live
