// The checks every request passes, and the tables it then ends in.
#include "server/net/site.hpp"

#include <utility>

#include "server/net/account_api.hpp"
#include "server/net/analysis_api.hpp"
#include "server/net/game_api.hpp"
#include "server/net/json_responses.hpp"
#include "server/net/study_api.hpp"

namespace congkak::net {
namespace {

Response too_many(std::chrono::milliseconds wait) {
    protocol::Error error;
    error.code = protocol::ErrorCode::rate_limited;
    error.retry_after = wait;
    return error_response(error);
}

bool is_api(const Request& request) {
    return request.path.starts_with("/api/") || request.path == "/api" ||
           request.path == "/healthz";
}

bool only_reads(const Request& request) {
    return request.method == "GET" || request.method == "HEAD";
}

}  // namespace

Site::Site(const SiteSettings& settings, SiteServices services, const SiteContent& content)
    : services_(std::move(services)),
      origins_(settings.public_url, settings.allowed_origins),
      cookie_(origins_.is_secure()),
      conversation_(settings.conversation),
      requests_(settings.requests_per_address),
      files_(content.page) {
    router_.add("GET", "/healthz", [](const SharedRequest&, const Respond& respond) {
        respond(json_response(200, R"({"status":"ok"})"));
    });
    add_account_api(router_, {.accounts = services_.accounts,
                              .games = services_.games,
                              .hub = services_.hub,
                              .later = services_.later,
                              .cookie = cookie_,
                              .guests_per_address = settings.guests_per_address,
                              .logins_per_address = settings.logins_per_address});
    add_game_api(router_, {.accounts = services_.accounts,
                           .games = services_.games,
                           .board = services_.board,
                           .rulesets = content.rulesets,
                           .levels = content.levels});
    add_study_api(router_, services_.desk);
    add_analysis_api(router_, {services_.accounts, services_.games, services_.analyses});
}

void Site::handle(Request request, Respond respond) {
    const KeyedLimiter::Answer rate = requests_.take(request.address, Clock::now());
    if (!rate.allowed) {
        return respond(too_many(rate.wait));
    }
    if (!is_api(request)) {
        if (!only_reads(request)) {
            Response response = error_response(protocol::ErrorCode::method_not_allowed);
            response.headers.emplace_back("Allow", "GET, HEAD");
            return respond(std::move(response));
        }
        return respond(files_.get(request.path, request.if_none_match));
    }
    if (!only_reads(request)) {
        if (!origins_.allows(request.origin, request.host, request.session_token.has_value())) {
            return respond(error_response(protocol::ErrorCode::bad_origin));
        }
        if (request.method == "POST" && request.content_type != "application/json") {
            return respond(error_response(protocol::ErrorCode::unsupported_media_type));
        }
    }
    router_.handle(std::move(request), std::move(respond));
}

std::optional<Response> Site::refuse_socket(const Request& request) {
    const KeyedLimiter::Answer rate = requests_.take(request.address, Clock::now());
    if (!rate.allowed) {
        return too_many(rate.wait);
    }
    if (request.path != "/ws") {
        return error_response(protocol::ErrorCode::not_found);
    }
    if (!origins_.allows(request.origin, request.host, request.session_token.has_value())) {
        return error_response(protocol::ErrorCode::bad_origin);
    }
    return std::nullopt;
}

void Site::identify(const Request& request,
                    accounts::Accounts::Done<std::optional<accounts::Session>> done) {
    services_.accounts.resolve(request.session_token.value_or(""), std::move(done));
}

}  // namespace congkak::net
