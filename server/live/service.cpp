#include "server/live/service.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace congkak::live {

Service::Service(boost::asio::io_context& io, db::Storage& storage, ai::Pool& pool,
                 ranking::Board& board, Settings settings)
    : settings_(std::move(settings)),
      mailbox_(io, alive_),
      storage_(storage),
      replies_(audience_),
      registry_(
          mailbox_, settings_.keep_finished,
          [this](const LiveGame& game) { return audience_.is_watched(game.id); },
          [this](const LiveGame& game) { replies_.forget(game.id); }),
      shelf_(storage, mailbox_, registry_),
      previews_(settings_, audience_, registry_),
      hints_(pool, mailbox_, audience_, registry_),
      watching_(audience_, previews_, settings_),
      board_(board, audience_, mailbox_, settings_),
      computers_(pool, mailbox_, settings_,
                 [this](const GamePtr& game, const match::ComputerTurn& turn, rules::Pit pit) {
                     play_.computer(game, turn, pit);
                 }),
      publisher_({settings_, audience_, registry_, replies_, watching_, previews_, board_,
                  computers_, shelf_}),
      writer_(storage, mailbox_, publisher_),
      refusals_(shelf_, replies_, publisher_),
      play_(settings_, refusals_, writer_),
      starter_(settings_, registry_, writer_),
      rematches_({storage, mailbox_, registry_, replies_, refusals_, watching_}),
      commands_({settings_, audience_, replies_, shelf_, watching_, previews_, hints_, refusals_,
                 play_, starter_, rematches_, publisher_, board_, mailbox_}) {}

void Service::restore(std::function<void(std::optional<std::string>)> done) {
    const auto read = std::make_shared<ReadAll>();
    storage_.read([read](db::Store& store) { *read = read_all(store); },
                  [this, mailbox = mailbox_, read,
                   done = std::move(done)](std::optional<db::StorageError> error) {
                      mailbox.post([this, read, done, error] {
                          if (error) {
                              done(error->what());
                              return;
                          }
                          restore(*read);
                          done(std::nullopt);
                      });
                  });
}

void Service::restore(const ReadAll& read) {
    board_.fill(read.points);
    for (const ReadGame& stored : read.games) {
        const auto game = load(stored);
        if (!game) {
            spdlog::error("game {} can't be rebuilt and is left out: {}", stored.id, game.error());
            continue;
        }
        registry_.add(*game);
        for (const db::CommandReply& reply : stored.replies) {
            const auto id = protocol::CommandId::parse(reply.command_id);
            if (id && !reply.expired) {
                replies_.remember({reply.account, *id}, (*game)->id, reply.reply);
            }
        }
        computers_.wake(*game);
    }
    spdlog::info("{} running games", registry_.size());
}

void Service::stop(std::function<void()> done) {
    commands_.stop();
    computers_.stop();
    writer_.finish([mailbox = mailbox_, done = std::move(done)] { mailbox.post(done); });
}

void Service::disconnect(const Viewer& viewer) {
    board_.unsubscribe(viewer);
    audience_.disconnect(viewer);
}

void Service::account_changed(const Actor& actor) {
    audience_.rename(actor);
    board_.rename(actor);
    for (const GamePtr& game : registry_.all(actor.id)) {
        for (const rules::Side side : {rules::Side::south, rules::Side::north}) {
            if (game->durable->plays(actor.id, side)) {
                game->setup.players[rules::index_of(side)] = protocol::HumanPlayer{actor.name};
            }
        }
    }
}

void Service::find(const protocol::GameId& id, std::function<void(const GamePtr&)> done) {
    shelf_.find(id, std::nullopt, [mailbox = mailbox_, done = std::move(done)](const Found& found) {
        mailbox.post([done, game = found.game] { done(game); });
    });
}

}  // namespace congkak::live
