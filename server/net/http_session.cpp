// The loop over one connection's requests. Sizes are bounded before anything is parsed, times by
// the stream's deadline; a request that becomes a WebSocket takes the stream with it.
#include "server/net/http_session.hpp"

#include <spdlog/spdlog.h>

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include "protocol/limits.hpp"
#include "server/net/http_messages.hpp"
#include "server/net/json_responses.hpp"
#include "server/net/spawn.hpp"
#include "server/net/ws_session.hpp"

namespace congkak::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::uint32_t max_header_bytes = 16 * 1024;

/// What to answer to a request that could not be read; nothing where nobody waits for an answer.
std::optional<Response> answer_to(const error_code& failed) {
    if (failed == http::error::body_limit) {
        return error_response(protocol::ErrorCode::too_large);
    }
    if (failed == http::error::header_limit || failed == http::error::buffer_overflow) {
        Response response = error_response(protocol::ErrorCode::too_large);
        response.status = 431;
        return response;
    }
    const bool unreadable =
        failed.category() == make_error_code(http::error::bad_target).category();
    if (unreadable && failed != http::error::end_of_stream &&
        failed != http::error::partial_message) {
        return error_response(protocol::ErrorCode::bad_request);
    }
    return std::nullopt;
}

class HttpSession final : public HttpConnection, public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(asio::ip::tcp::socket socket, Site& site, const HttpRules& rules,
                std::string address)
        : site_(site),
          rules_(rules),
          stream_(std::move(socket)),
          address_(std::move(address)),
          answered_(stream_.get_executor()) {}

    void start() { spawn(stream_.get_executor(), run(shared_from_this()), "a connection"); }

    void wind_up() override {
        winding_up_ = true;
        if (idle_) {
            stream_.cancel();
        }
    }

    void abort() override {
        winding_up_ = true;
        stream_.close();
        answered_.cancel();
    }

  private:
    using Self = std::shared_ptr<HttpSession>;
    using Parser = http::request_parser<http::string_body>;

    static asio::awaitable<void> run(Self self) {
        if (!self->site_.hub().add(*self)) {
            co_return;
        }
        // The hub must not know a connection that is gone, whatever a handler threw.
        std::exception_ptr thrown;
        try {
            co_await serve(self);
        } catch (...) {
            thrown = std::current_exception();
        }
        self->site_.hub().remove(*self);
        if (thrown) {
            std::rethrow_exception(thrown);
        }
    }

    static asio::awaitable<void> serve(Self self) {
        bool keep_alive = true;
        while (keep_alive && !self->winding_up_) {
            self->parser_.emplace();
            self->parser_->header_limit(max_header_bytes);
            self->parser_->body_limit(protocol::body_limits.bytes);
            error_code failed;
            co_await read_request(self, &failed);
            if (failed) {
                std::optional<Response> answer = answer_to(failed);
                co_await refuse(self, std::move(answer));
                co_return;
            }
            const bool upgrades = beast::websocket::is_upgrade(self->parser_->get());
            keep_alive = self->parser_->get().keep_alive();
            const bool head = self->parser_->get().method() == http::verb::head;
            auto request = to_request(self->parser_->get(), self->site_.cookie());
            if (!request) {
                std::optional<Response> answer = error_response(protocol::ErrorCode::bad_request);
                co_await refuse(self, std::move(answer));
                co_return;
            }
            request->address = self->address_of(self->parser_->get());
            if (upgrades) {
                auto shared = std::make_shared<Request>(*std::move(request));
                const bool handed_over = co_await upgrade(self, std::move(shared));
                if (handed_over) {
                    co_return;
                }
            } else {
                self->ask(*std::move(request));
                co_await wait_for_answer(self);
            }
            keep_alive = keep_alive && !self->winding_up_;
            co_await write_answer(self, keep_alive, head);
            keep_alive = keep_alive && self->stream_.socket().is_open();
        }
        co_await hang_up(self);
    }

    static asio::awaitable<void> read_request(Self self, error_code* failed) {
        self->stream_.expires_after(self->rules_.idle);
        self->idle_ = true;
        co_await http::async_read_header(self->stream_, self->buffer_, *self->parser_,
                                         asio::redirect_error(asio::use_awaitable, *failed));
        self->idle_ = false;
        if (!*failed) {
            self->stream_.expires_after(self->rules_.transfer);
            co_await http::async_read(self->stream_, self->buffer_, *self->parser_,
                                      asio::redirect_error(asio::use_awaitable, *failed));
        }
        self->stream_.expires_never();
    }

    [[nodiscard]] std::string address_of(const http::fields& fields) const {
        if (rules_.trust_forwarded_for) {
            if (auto forwarded = forwarded_limit_key(fields)) {
                return *std::move(forwarded);
            }
        }
        return address_;
    }

    /// Lets the site answer; the answer ends up in `answer_`.
    void ask(Request request) {
        answer_.reset();
        site_.handle(std::move(request), [self = shared_from_this()](Response response) {
            self->answer_ = std::move(response);
            self->answered_.cancel();
        });
    }

    static asio::awaitable<void> wait_for_answer(Self self) {
        while (!self->answer_ && self->stream_.socket().is_open()) {
            error_code cancelled;
            self->answered_.expires_at(Clock::time_point::max());
            co_await self->answered_.async_wait(
                asio::redirect_error(asio::use_awaitable, cancelled));
        }
    }

    static asio::awaitable<void> write_answer(Self self, bool keep_alive, bool head) {
        if (!self->answer_) {
            co_return;
        }
        const BeastResponse message = to_message(*self->answer_, keep_alive, head);
        http::response_serializer<http::span_body<const char>> serializer(message);
        self->stream_.expires_after(self->rules_.transfer);
        error_code failed;
        if (head) {
            co_await http::async_write_header(self->stream_, serializer,
                                              asio::redirect_error(asio::use_awaitable, failed));
        } else {
            co_await http::async_write(self->stream_, serializer,
                                       asio::redirect_error(asio::use_awaitable, failed));
        }
        self->stream_.expires_never();
        if (failed) {
            self->stream_.close();
        }
    }

    static asio::awaitable<void> refuse(Self self, std::optional<Response> response) {
        if (response) {
            self->answer_ = std::move(response);
            co_await write_answer(self, false, false);
        }
        co_await hang_up(self);
    }

    /// Ends the connection so that the last response is still read: what the peer goes on sending
    /// is read away for a while, as closing with unread data would take the response back.
    static asio::awaitable<void> hang_up(Self self) {
        constexpr std::size_t most_read_away = 1024 * 1024;
        constexpr std::chrono::seconds patience{2};
        error_code failed;
        self->stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, failed);
        self->stream_.expires_after(patience);
        auto scratch = std::make_unique<std::array<char, 4096>>();
        std::size_t total = 0;
        while (!failed && total < most_read_away && !self->aborted()) {
            const asio::mutable_buffer space = asio::buffer(*scratch);
            total += co_await self->stream_.async_read_some(
                space, asio::redirect_error(asio::use_awaitable, failed));
        }
        self->stream_.close();
    }

    [[nodiscard]] bool aborted() { return !stream_.socket().is_open(); }

    /// True where the stream went to a WebSocket session; else `answer_` says why not.
    static asio::awaitable<bool> upgrade(Self self, std::shared_ptr<Request> request) {
        self->answer_ = self->site_.refuse_socket(*request);
        if (self->answer_) {
            co_return false;
        }
        auto login = std::make_shared<std::optional<accounts::Session>>();
        auto known = std::make_shared<bool>(false);
        self->site_.identify(*request, self->remember(login, known));
        while (!*known && !self->aborted()) {
            error_code cancelled;
            self->answered_.expires_at(Clock::time_point::max());
            co_await self->answered_.async_wait(
                asio::redirect_error(asio::use_awaitable, cancelled));
        }
        if (self->answer_ || self->aborted()) {
            co_return false;
        }
        self->hand_over(request->address, *login);
        co_return true;
    }

    accounts::Accounts::Done<std::optional<accounts::Session>> remember(
        std::shared_ptr<std::optional<accounts::Session>> login, std::shared_ptr<bool> known) {
        return [self = shared_from_this(), login = std::move(login), known = std::move(known)](
                   const boost::system::result<std::optional<accounts::Session>,
                                               accounts::AccountError>& found) {
            if (found) {
                *login = *found;
            } else {
                self->answer_ = error_response(found.error());
            }
            *known = true;
            self->answered_.cancel();
        };
    }

    void hand_over(const std::string& address, std::optional<accounts::Session> login) {
        WsSession::Upgrade message;
        static_cast<http::request_header<>&>(message) = parser_->get().base();
        const WsSession::Services services{
            .games = site_.games(), .hub = site_.hub(), .rules = site_.conversation()};
        std::make_shared<WsSession>(std::move(stream_), services, address, std::move(login))
            ->start(std::move(message));
    }

    Site& site_;
    HttpRules rules_;
    beast::tcp_stream stream_;
    std::string address_;
    beast::flat_buffer buffer_{max_header_bytes + protocol::body_limits.bytes};
    std::optional<Parser> parser_;
    std::optional<Response> answer_;
    asio::steady_timer answered_;  ///< Cancelled when an answer is there.
    bool idle_ = false;
    bool winding_up_ = false;
};

}  // namespace

void start_http_session(asio::ip::tcp::socket socket, Site& site, const HttpRules& rules) {
    error_code failed;
    const auto peer = socket.remote_endpoint(failed);
    if (failed) {
        return;
    }
    socket.set_option(asio::ip::tcp::no_delay(true), failed);
    std::make_shared<HttpSession>(std::move(socket), site, rules, limit_key(peer.address()))
        ->start();
}

}  // namespace congkak::net
