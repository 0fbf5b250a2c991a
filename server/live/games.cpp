#include "server/live/games.hpp"

#include <utility>

#include "protocol/http.hpp"
#include "server/live/service.hpp"
#include "server/live/views.hpp"

namespace congkak::live {

Games::Games(boost::asio::io_context& io, db::Storage& storage, ai::Pool& pool,
             ranking::Board& board, Settings settings)
    : service_(std::make_unique<Service>(io, storage, pool, board, std::move(settings))) {}

Games::~Games() = default;

void Games::restore(std::function<void(std::optional<std::string>)> done) {
    service_->restore(std::move(done));
}

void Games::stop(std::function<void()> done) { service_->stop(std::move(done)); }

void Games::connect(std::shared_ptr<Viewer> viewer, std::optional<Actor> actor) {
    service_->audience().connect(viewer, std::move(actor));
}

void Games::disconnect(Viewer& viewer) { service_->disconnect(viewer); }

void Games::handle(const std::shared_ptr<Viewer>& viewer, const protocol::Frame& frame) {
    service_->commands().handle(viewer, frame);
}

std::vector<protocol::Summary> Games::running_games(AccountId account) const {
    return service_->publisher().running_games(account);
}

void Games::view(protocol::GameId game, std::optional<AccountId> account,
                 std::function<void(std::optional<protocol::GameView>)> done) {
    service_->find(game, [this, account, done = std::move(done)](const GamePtr& found) {
        std::optional<protocol::GameView> view;
        if (found) {
            const Onlooker onlooker = service_->previews().onlooker(*found, account);
            view = view_of(*found, onlooker, service_->settings().pace);
        }
        done(view);
    });
}

void Games::table(protocol::GameId game,
                  std::function<void(std::shared_ptr<const match::Table>)> done) {
    service_->find(game, [done = std::move(done)](const GamePtr& found) {
        done(found ? found->durable : nullptr);
    });
}

void Games::record(protocol::GameId game, std::function<void(std::optional<std::string>)> done) {
    service_->find(game, [this, done = std::move(done)](const GamePtr& found) {
        done(found ? std::optional(record_of(*found, *found->durable, service_->settings().packs))
                   : std::nullopt);
    });
}

protocol::Account Games::account_of(const Actor& actor) const {
    return service_->commands().account_of(actor);
}

std::optional<protocol::LeaderboardPage> Games::leaderboard(
    std::size_t limit, std::optional<std::string> after, std::optional<AccountId> account) const {
    std::optional<ranking::Cursor> start;
    if (after) {
        const auto cursor = protocol::parse_cursor(*after);
        if (!cursor) {
            return std::nullopt;
        }
        start = ranking::Cursor{cursor->points, cursor->reached_at.time_since_epoch().count(),
                                cursor->account};
    }
    return service_->board().page(limit, start, account);
}

void Games::account_changed(const Actor& actor) { service_->account_changed(actor); }

}  // namespace congkak::live
