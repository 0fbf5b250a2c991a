#include "server/net/analysis_api.hpp"

#include <functional>
#include <optional>
#include <utility>

#include "protocol/analysis_view.hpp"
#include "protocol/ids.hpp"
#include "server/net/json_responses.hpp"

namespace congkak::net {
namespace {

using accounts::AccountError;
using accounts::Session;
using boost::system::result;
using protocol::ErrorCode;

struct Answering {
    Response operator()(const analysis::Text& text) const { return json_response(200, *text); }
    Response operator()(const analysis::Progress& progress) const {
        Response response =
            json_response(202, protocol::encode_analysis_progress(progress.done, progress.of));
        response.headers.emplace_back("Retry-After", "1");
        return response;
    }
    Response operator()(const protocol::Error& error) const { return error_response(error); }
};

/// Whose game path it is, for somebody with an account.
void with_account(const AnalysisApiParts& parts, const SharedRequest& request,
                  const Respond& respond,
                  std::function<void(protocol::AccountId, const protocol::GameId&)> go_on) {
    const auto game = protocol::GameId::parse(request->parameters.at("id"));
    if (!game) {
        return respond(error_response(ErrorCode::unknown_game));
    }
    parts.accounts.resolve(request->session_token.value_or(""),
                           [respond, game = *game, go_on = std::move(go_on)](
                               const result<std::optional<Session>, AccountError>& session) {
                               if (!session) {
                                   respond(error_response(session.error()));
                               } else if (!*session) {
                                   respond(error_response(ErrorCode::not_logged_in));
                               } else {
                                   go_on((*session)->account.id, game);
                               }
                           });
}

void ask(const AnalysisApiParts& parts, protocol::AccountId account, const protocol::GameId& game,
         const Respond& respond) {
    if (const analysis::Text ready = parts.analyses.find(game)) {
        return respond(json_response(200, *ready));
    }
    parts.games.table(game, [&analyses = parts.analyses, account, game,
                             respond](const std::shared_ptr<const match::Table>& table) {
        if (!table) {
            respond(error_response(ErrorCode::unknown_game));
        } else if (!table->is_over()) {
            respond(error_response(ErrorCode::game_running));
        } else {
            respond(std::visit(Answering{}, analyses.ask(account, game, table)));
        }
    });
}

}  // namespace

void add_analysis_api(Router& router, const AnalysisApiParts& parts) {
    constexpr auto path = "/api/v1/games/{id}/analysis";
    router.add("GET", path, [parts](const SharedRequest& request, const Respond& respond) {
        with_account(parts, request, respond,
                     [parts, respond](protocol::AccountId account, const protocol::GameId& game) {
                         ask(parts, account, game, respond);
                     });
    });
    router.add("DELETE", path, [parts](const SharedRequest& request, const Respond& respond) {
        with_account(parts, request, respond,
                     [parts, respond](protocol::AccountId account, const protocol::GameId& game) {
                         parts.analyses.leave(account, game);
                         respond(json_response(204, {}));
                     });
    });
}

}  // namespace congkak::net
