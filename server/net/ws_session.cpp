// Three loops on one thread: reading, writing, and keeping time. Whoever closes sets `closing_`;
// the write loop then writes what is queued and the close frame, the time loop bounds how long. A
// slow reader too gets what is queued if it can, so that whoever asked for too much at once comes
// nearer to it each time.
#include "server/net/ws_session.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <utility>

#include "protocol/encode.hpp"
#include "protocol/limits.hpp"
#include "server/net/spawn.hpp"

namespace congkak::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::chrono::seconds handshake_time{10};
constexpr std::chrono::seconds closing_time{5};

/// The subprotocol to answer with: ours where it is offered, else the first that is. A browser
/// shows a page why it was closed only after a handshake that agreed on something.
std::string chosen_protocol(const WsSession::Upgrade& upgrade) {
    const auto offered = upgrade[beast::http::field::sec_websocket_protocol];
    std::string chosen;
    for (const auto& token : beast::http::token_list(offered)) {
        const std::string name(token.data(), token.size());
        if (name == protocol::protocol_name) {
            return name;
        }
        if (chosen.empty()) {
            chosen = name;
        }
    }
    return chosen;
}

std::string unsupported_version() {
    protocol::ErrorReply reply;
    reply.error.code = protocol::ErrorCode::unsupported_version;
    return protocol::encode_error(reply);
}

}  // namespace

WsSession::WsSession(beast::tcp_stream stream, const Services& services, std::string address,
                     std::optional<accounts::Session> login)
    : services_(services),
      ws_(std::move(stream)),
      address_(std::move(address)),
      login_(std::move(login)),
      conversation_(services.rules, Clock::now()),
      wake_(ws_.get_executor()),
      deadline_(ws_.get_executor()) {}

WsSession::~WsSession() = default;

void WsSession::start(Upgrade upgrade) {
    auto shared = std::make_shared<Upgrade>(std::move(upgrade));
    spawn(ws_.get_executor(), run(shared_from_this(), std::move(shared)), "a socket");
}

std::optional<live::AccountId> WsSession::account() const {
    return login_ ? std::optional(login_->account.id) : std::nullopt;
}

void WsSession::deliver(std::shared_ptr<const std::string> frame) {
    if (closing_ || ended_) {
        return;
    }
    if (!outbox_.push(std::move(frame))) {
        hang_up(protocol::CloseCode::slow_reader);
        return;
    }
    wake_.cancel();
}

void WsSession::hang_up(protocol::CloseCode code) {
    if (closing_ || ended_) {
        return;
    }
    closing_ = code;
    close_deadline_ = Clock::now() + closing_time;
    wake_.cancel();
    deadline_.cancel();
}

void WsSession::abort() {
    if (ended_) {
        return;
    }
    ended_ = true;
    beast::get_lowest_layer(ws_).close();
    wake_.cancel();
    deadline_.cancel();
}

asio::awaitable<void> WsSession::run(Self self, std::shared_ptr<Upgrade> upgrade) {
    const std::string subprotocol = chosen_protocol(*upgrade);
    self->speaks_protocol_ = subprotocol == protocol::protocol_name;
    beast::get_lowest_layer(self->ws_).expires_never();
    websocket::stream_base::timeout timeouts;
    timeouts.handshake_timeout = handshake_time;
    timeouts.idle_timeout = websocket::stream_base::none();
    timeouts.keep_alive_pings = false;
    self->ws_.set_option(timeouts);
    self->ws_.set_option(
        websocket::stream_base::decorator([subprotocol](websocket::response_type& response) {
            if (!subprotocol.empty()) {
                response.set(beast::http::field::sec_websocket_protocol, subprotocol);
            }
        }));
    self->ws_.read_message_max(protocol::frame_limits.bytes);
    self->ws_.auto_fragment(false);

    error_code failed;
    co_await self->ws_.async_accept(*upgrade, asio::redirect_error(asio::use_awaitable, failed));
    if (failed) {
        co_return;
    }
    self->admit();
    spawn(self->ws_.get_executor(), write_loop(self), "a socket's writing");
    spawn(self->ws_.get_executor(), time_loop(self), "a socket's clock");
    // Games and hub must not know a socket that is gone, whatever a handler threw.
    std::exception_ptr thrown;
    try {
        co_await read_loop(self);
    } catch (...) {
        thrown = std::current_exception();
    }
    self->abort();
    if (self->connected_) {
        self->services_.games.disconnect(*self);
    }
    self->services_.hub.remove(*self);
    if (thrown) {
        std::rethrow_exception(thrown);
    }
}

void WsSession::admit() {
    Hub::Owner owner{.address = address_,
                     .account = account(),
                     .session = login_ ? login_->hash : std::string{}};
    if (!services_.hub.add(*this, std::move(owner))) {
        hang_up(protocol::CloseCode::too_many);
    } else if (!speaks_protocol_) {
        deliver(std::make_shared<const std::string>(unsupported_version()));
        hang_up(protocol::CloseCode::no_common_version);
    }
}

asio::awaitable<void> WsSession::read_loop(Self self) {
    while (!self->ended_) {
        error_code failed;
        co_await self->ws_.async_read(self->buffer_,
                                      asio::redirect_error(asio::use_awaitable, failed));
        if (failed) {
            if (failed != websocket::error::closed && !self->closing_) {
                spdlog::debug("a socket ended: {}", failed.message());
            }
            co_return;
        }
        self->read_one();
    }
}

void WsSession::read_one() {
    const std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.consume(buffer_.size());
    if (closing_) {
        return;
    }
    carry_out(ws_.got_text() ? conversation_.on_text(text, Clock::now())
                             : conversation_.on_binary());
}

void WsSession::carry_out(Actions actions) {
    for (Action& action : actions) {
        if (auto* say = std::get_if<Say>(&action)) {
            deliver(std::make_shared<const std::string>(std::move(say->frame)));
        } else if (const auto* order = std::get_if<Do>(&action)) {
            play(order->frame);
        } else {
            hang_up(std::get<Hang>(action).code);
        }
    }
}

void WsSession::play(const protocol::Frame& frame) {
    if (closing_ || ended_) {
        return;
    }
    const Self self = shared_from_this();
    if (!connected_) {
        connected_ = true;
        std::optional<live::Actor> actor;
        if (login_) {
            actor.emplace(live::Actor{.id = login_->account.id,
                                      .name = login_->account.name,
                                      .guest = login_->account.guest});
        }
        services_.games.connect(self, std::move(actor));
    }
    services_.games.handle(self, frame);
}

asio::awaitable<void> WsSession::write_loop(Self self) {
    error_code failed;
    while (!self->ended_ && !failed) {
        if (self->outbox_.empty()) {
            if (self->closing_) {
                break;
            }
            error_code cancelled;
            self->wake_.expires_at(Clock::time_point::max());
            co_await self->wake_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
            continue;
        }
        const Outbox::Message message = self->outbox_.front();
        const asio::const_buffer bytes = asio::buffer(*message);
        self->ws_.text(true);
        co_await self->ws_.async_write(bytes, asio::redirect_error(asio::use_awaitable, failed));
        self->outbox_.pop();
    }
    if (!failed && !self->ended_ && self->closing_) {
        const protocol::CloseInfo& info = protocol::info(*self->closing_);
        websocket::close_reason reason;
        reason.code = static_cast<websocket::close_code>(info.code);
        reason.reason.assign(info.reason.data(), info.reason.size());
        co_await self->ws_.async_close(reason, asio::redirect_error(asio::use_awaitable, failed));
    }
    self->abort();
}

asio::awaitable<void> WsSession::time_loop(Self self) {
    while (!self->ended_) {
        error_code cancelled;
        self->deadline_.expires_at(self->closing_ ? self->close_deadline_
                                                  : self->conversation_.next_deadline());
        co_await self->deadline_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
        const Clock::time_point now = Clock::now();
        if (self->closing_ && now >= self->close_deadline_) {
            self->abort();
        } else if (!self->closing_ && !self->ended_) {
            self->carry_out(self->conversation_.on_time(now));
        }
    }
}

}  // namespace congkak::net
