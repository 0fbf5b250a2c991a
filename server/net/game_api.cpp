// Each handler: who asks, what for, and the games' or the board's answer.
#include "server/net/game_api.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "protocol/http.hpp"
#include "protocol/ids.hpp"
#include "protocol/words.hpp"
#include "server/net/json_responses.hpp"

namespace congkak::net {
namespace {

using accounts::Account;
using accounts::AccountError;
using accounts::Session;
using boost::system::result;

protocol::Wins to_wins(const std::vector<ranking::Wins>& wins) {
    protocol::Wins all;
    for (const ranking::Wins& level : wins) {
        if (level.level == protocol::to_text(protocol::Level::easy)) {
            all.easy = level.count;
        } else if (level.level == protocol::to_text(protocol::Level::normal)) {
            all.normal = level.count;
        } else if (level.level == protocol::to_text(protocol::Level::expert)) {
            all.expert = level.count;
        }
    }
    return all;
}

class GameApi : public std::enable_shared_from_this<GameApi> {
  public:
    explicit GameApi(GameApiParts parts) : parts_(std::move(parts)) {}

    void leaderboard(const SharedRequest& request, const Respond& respond) {
        constexpr int usual_rows = 25;
        const std::optional<std::string> limit_text = request->query_value("limit");
        const std::optional<int> limit =
            limit_text ? protocol::parse_limit(*limit_text) : usual_rows;
        if (!limit) {
            return respond(bad_query("limit", "a number from 1 to 100"));
        }
        identified(request, respond,
                   [self = shared_from_this(), request, respond,
                    rows = *limit](const std::optional<Session>& session) {
                       const auto page = self->parts_.games.leaderboard(
                           static_cast<std::size_t>(rows), request->query_value("after"),
                           session ? std::optional(session->account.id) : std::nullopt);
                       respond(page ? json_response(200, protocol::encode_http(*page))
                                    : bad_query("after", "a cursor from an earlier page"));
                   });
    }

    void player(const SharedRequest& request, const Respond& respond) {
        parts_.accounts.find(request->parameters.at("name"),
                             [self = shared_from_this(),
                              respond](const result<std::optional<Account>, AccountError>& found) {
                                 if (!found) {
                                     return respond(error_response(found.error()));
                                 }
                                 respond(*found ? json_response(200, self->profile_of(**found))
                                                : error_response(protocol::ErrorCode::not_found));
                             });
    }

    void game(const SharedRequest& request, const Respond& respond) {
        const auto id = protocol::GameId::parse(request->parameters.at("id"));
        if (!id) {
            return respond(error_response(protocol::ErrorCode::unknown_game));
        }
        identified(
            request, respond,
            [self = shared_from_this(), respond, id = *id](const std::optional<Session>& session) {
                self->parts_.games.view(
                    id, session ? std::optional(session->account.id) : std::nullopt,
                    [respond](const std::optional<protocol::GameView>& view) {
                        respond(view ? json_response(200, protocol::encode_http(*view))
                                     : error_response(protocol::ErrorCode::unknown_game));
                    });
            });
    }

    void record(const SharedRequest& request, const Respond& respond) {
        const auto id = protocol::GameId::parse(request->parameters.at("id"));
        if (!id) {
            return respond(error_response(protocol::ErrorCode::unknown_game));
        }
        parts_.games.record(*id, [respond](const std::optional<std::string>& text) {
            if (!text) {
                return respond(error_response(protocol::ErrorCode::unknown_game));
            }
            respond({.status = 200,
                     .content_type = "text/plain; charset=utf-8",
                     .body = *text,
                     .constant_body = {},
                     .headers = {{"Cache-Control", "no-store"}}});
        });
    }

    void running(const SharedRequest& request, const Respond& respond) {
        if (request->query_value("running") != "1") {
            return respond(bad_query("running", "only running=1 can be asked for"));
        }
        identified(request, respond,
                   [self = shared_from_this(), respond](const std::optional<Session>& session) {
                       if (!session) {
                           return respond(error_response(protocol::ErrorCode::not_logged_in));
                       }
                       respond(json_response(
                           200, protocol::encode_http(
                                    self->parts_.games.running_games(session->account.id))));
                   });
    }

    [[nodiscard]] const GameApiParts& parts() const { return parts_; }

  private:
    void identified(const SharedRequest& request, const Respond& respond,
                    std::function<void(const std::optional<Session>&)> go_on) {
        parts_.accounts.resolve(request->session_token.value_or(""),
                                [respond, go_on = std::move(go_on)](
                                    const result<std::optional<Session>, AccountError>& session) {
                                    session ? go_on(*session)
                                            : respond(error_response(session.error()));
                                });
    }

    [[nodiscard]] std::string profile_of(const Account& account) const {
        protocol::PlayerProfile profile;
        profile.name = account.name;
        profile.joined_at = protocol::Time(std::chrono::milliseconds(account.created_ms));
        profile.rank = parts_.board.rank(account.id);
        if (const ranking::Row* row = parts_.board.find(account.id)) {
            profile.points = row->points;
            profile.wins = to_wins(row->wins);
            const auto level =
                row->best ? protocol::parse_word<protocol::Level>(row->best->level) : std::nullopt;
            if (level) {
                profile.best = protocol::BestWin{.level = *level, .margin = row->best->margin};
            }
        }
        return protocol::encode_http(profile);
    }

    GameApiParts parts_;
};

}  // namespace

void add_game_api(Router& router, const GameApiParts& parts) {
    const auto api = std::make_shared<GameApi>(parts);
    const auto get = [&](const char* path, auto member) {
        router.add("GET", path,
                   [api, member](const SharedRequest& request, const Respond& respond) {
                       (api.get()->*member)(request, respond);
                   });
    };
    get("/api/v1/leaderboard", &GameApi::leaderboard);
    get("/api/v1/players/{name}", &GameApi::player);
    get("/api/v1/games", &GameApi::running);
    get("/api/v1/games/{id}", &GameApi::game);
    get("/api/v1/games/{id}/record", &GameApi::record);
    router.add("GET", "/api/v1/rulesets", [api](const SharedRequest&, const Respond& respond) {
        respond(json_response(200, api->parts().rulesets));
    });
    router.add("GET", "/api/v1/levels", [api](const SharedRequest&, const Respond& respond) {
        respond(json_response(200, api->parts().levels));
    });
}

}  // namespace congkak::net
