// Each handler: limits, strict reading, Accounts, and the answer with its cookie.
#include "server/net/account_api.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "protocol/http.hpp"
#include "protocol/ids.hpp"
#include "server/accounts/name.hpp"
#include "server/net/json_responses.hpp"

namespace congkak::net {
namespace {

using accounts::Account;
using accounts::AccountError;
using accounts::Granted;
using accounts::Session;
using boost::system::result;

live::Actor to_actor(const Account& account) {
    return {.id = account.id, .name = account.name, .guest = account.guest};
}

class AccountApi : public std::enable_shared_from_this<AccountApi> {
  public:
    explicit AccountApi(AccountApiParts parts)
        : parts_(std::move(parts)),
          guests_(parts_.guests_per_address),
          logins_(parts_.logins_per_address) {}

    void guest(const SharedRequest& request, const Respond& respond) {
        if (const auto read = protocol::decode_empty(request->body); !read) {
            return respond(error_response(read.error()));
        }
        if (!has_good_key(*request, respond) ||
            (!request->session_token && !may(guests_, request->address, respond))) {
            return;
        }
        parts_.accounts.guest(
            request->session_token, request->idempotency_key,
            [self = shared_from_this(), respond](const result<Granted, AccountError>& granted) {
                self->answer_grant(granted, 201, 200, respond);
            });
    }

    void sign_up(const SharedRequest& request, const Respond& respond) {
        const auto given = protocol::decode_credentials(request->body);
        if (!given) {
            return respond(error_response(given.error()));
        }
        if (!has_good_key(*request, respond) || !may(logins_, request->address, respond)) {
            return;
        }
        parts_.accounts.sign_up(
            request->session_token, given->name, given->password, request->idempotency_key,
            [self = shared_from_this(), respond](const result<Granted, AccountError>& granted) {
                if (granted) {
                    self->parts_.games.account_changed(to_actor(granted->account));
                }
                self->answer_grant(granted, 201, 201, respond);
            });
    }

    void log_in(const SharedRequest& request, const Respond& respond) {
        const auto given = protocol::decode_credentials(request->body);
        if (!given) {
            return respond(error_response(given.error()));
        }
        if (!may(logins_, request->address, respond) ||
            !may(logins_, "name " + accounts::name_key(given->name), respond)) {
            return;
        }
        parts_.accounts.log_in(
            request->session_token, given->name, given->password,
            [self = shared_from_this(), respond](const result<Granted, AccountError>& granted) {
                self->answer_grant(granted, 200, 200, respond);
            });
    }

    void log_out(const SharedRequest& request, const Respond& respond) {
        if (const auto read = protocol::decode_empty(request->body); !read) {
            return respond(error_response(read.error()));
        }
        parts_.accounts.log_out(
            request->session_token.value_or(""),
            [self = shared_from_this(), respond](const result<std::string, AccountError>& ended) {
                if (!ended) {
                    return respond(error_response(ended.error()));
                }
                self->parts_.hub.close_session(*ended, protocol::CloseCode::session_ended);
                Response response = json_response(204, {});
                response.headers.emplace_back("Set-Cookie", self->parts_.cookie.clear());
                respond(std::move(response));
            });
    }

    void me(const SharedRequest& request, const Respond& respond) {
        parts_.accounts.resolve(
            request->session_token.value_or(""),
            [self = shared_from_this(),
             respond](const result<std::optional<Session>, AccountError>& session) {
                if (!session) {
                    return respond(error_response(session.error()));
                }
                if (!*session) {
                    return respond(error_response(protocol::ErrorCode::not_logged_in));
                }
                respond(json_response(200, self->body_of((*session)->account)));
            });
    }

  private:
    static bool has_good_key(const Request& request, const Respond& respond) {
        if (!request.idempotency_key || protocol::CommandId::parse(*request.idempotency_key)) {
            return true;
        }
        protocol::Error error;
        error.code = protocol::ErrorCode::bad_field;
        error.field = "Idempotency-Key";
        error.message = "32 lower-case hex digits";
        respond(error_response(error));
        return false;
    }

    static bool may(KeyedLimiter& limiter, const std::string& key, const Respond& respond) {
        const KeyedLimiter::Answer answer = limiter.take(key, Clock::now());
        if (!answer.allowed) {
            protocol::Error error;
            error.code = protocol::ErrorCode::rate_limited;
            error.retry_after = answer.wait;
            respond(error_response(error));
        }
        return answer.allowed;
    }

    [[nodiscard]] std::string body_of(const Account& account) const {
        return protocol::encode_http(parts_.games.account_of(to_actor(account)));
    }

    /// `made`: the status where a session was given, `there`: where there was one.
    void answer_grant(const result<Granted, AccountError>& granted, int made, int there,
                      const Respond& respond) {
        if (!granted) {
            return respond(error_response(granted.error()));
        }
        Response response =
            json_response(granted->token.empty() ? there : made, body_of(granted->account));
        if (!granted->token.empty()) {
            response.headers.emplace_back("Set-Cookie", parts_.cookie.set(granted->token));
        }
        respond(std::move(response));
        close_replaced(granted->replaced);
    }

    /// The page that asked comes back by itself with its new cookie; its other tabs are closed
    /// after it has that.
    void close_replaced(const std::string& session) {
        constexpr std::chrono::milliseconds grace{1500};
        if (!session.empty()) {
            parts_.later(grace, [self = shared_from_this(), session] {
                self->parts_.hub.close_session(session, protocol::CloseCode::session_ended);
            });
        }
    }

    AccountApiParts parts_;
    KeyedLimiter guests_;
    KeyedLimiter logins_;
};

}  // namespace

void add_account_api(Router& router, const AccountApiParts& parts) {
    const auto api = std::make_shared<AccountApi>(parts);
    const auto post = [&](const char* path, auto member) {
        router.add("POST", path,
                   [api, member](const SharedRequest& request, const Respond& respond) {
                       (api.get()->*member)(request, respond);
                   });
    };
    post("/api/v1/guest", &AccountApi::guest);
    post("/api/v1/signup", &AccountApi::sign_up);
    post("/api/v1/login", &AccountApi::log_in);
    post("/api/v1/logout", &AccountApi::log_out);
    router.add("GET", "/api/v1/me", [api](const SharedRequest& request, const Respond& respond) {
        api->me(request, respond);
    });
}

}  // namespace congkak::net
