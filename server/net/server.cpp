// The accept loop, and stopping in two steps.
#include "server/net/server.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/net/spawn.hpp"

namespace congkak::net {

namespace asio = boost::asio;
using boost::system::error_code;
using Tcp = asio::ip::tcp;

namespace {

constexpr std::chrono::milliseconds closing_time{4000};

std::string endpoint_text(const Tcp::endpoint& endpoint) {
    const std::string host = endpoint.address().to_string();
    return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" +
           std::to_string(endpoint.port());
}

}  // namespace

class Server::Implementation : public std::enable_shared_from_this<Implementation> {
  public:
    Implementation(asio::io_context& io, ServerSettings settings, accounts::Accounts& accounts,
                   live::Games& games, const ranking::Board& board, study::Desk& desk,
                   analysis::Analyses& analyses, const SiteContent& content)
        : io_(io),
          settings_(std::move(settings)),
          acceptor_(io),
          retry_(io),
          closing_(io),
          hub_(settings_.hub),
          site_(settings_.site,
                {.accounts = accounts,
                 .games = games,
                 .board = board,
                 .desk = desk,
                 .analyses = analyses,
                 .hub = hub_,
                 .later =
                     [this](std::chrono::milliseconds delay, std::function<void()> function) {
                         run_later(delay, std::move(function));
                     }},
                content) {}

    Bound bind() {
        error_code failed;
        const asio::ip::address address = asio::ip::make_address(settings_.address, failed);
        if (failed) {
            return {{}, "the address " + settings_.address + " is no IP address"};
        }
        const Tcp::endpoint endpoint(address, settings_.port);
        acceptor_.open(endpoint.protocol(), failed);
        if (!failed) {
            acceptor_.set_option(asio::socket_base::reuse_address(true), failed);
        }
        if (!failed) {
            acceptor_.bind(endpoint, failed);
        }
        if (!failed) {
            acceptor_.listen(asio::socket_base::max_listen_connections, failed);
        }
        if (failed == asio::error::address_in_use) {
            return {{},
                    "port " + std::to_string(settings_.port) + " at " + settings_.address +
                        " is in use; choose another with --port"};
        }
        if (failed) {
            return {{}, "can't listen at " + endpoint_text(endpoint) + ": " + failed.message()};
        }
        return {endpoint_text(acceptor_.local_endpoint()), {}};
    }

    void accept() { spawn(io_.get_executor(), accept_loop(shared_from_this()), "the listener"); }

    void stop_accepting() {
        stopping_ = true;
        error_code ignored;
        acceptor_.close(ignored);
        retry_.cancel();
    }

    void close_sessions(std::function<void()> done) {
        hub_.close_all(protocol::CloseCode::restarting);
        hub_.wind_up_http();
        spawn(io_.get_executor(), wait_until_closed(shared_from_this(), std::move(done)),
              "closing");
    }

  private:
    using Self = std::shared_ptr<Implementation>;

    static asio::awaitable<void> accept_loop(Self self) {
        while (!self->stopping_) {
            error_code failed;
            Tcp::socket socket = co_await self->acceptor_.async_accept(
                asio::redirect_error(asio::use_awaitable, failed));
            if (!failed) {
                start_http_session(std::move(socket), self->site_, self->settings_.http);
            } else if (!self->stopping_) {
                // Out of descriptors, most likely: others have to end first.
                constexpr std::chrono::milliseconds pause{100};
                spdlog::warn("a connection was not accepted: {}", failed.message());
                self->retry_.expires_after(pause);
                co_await self->retry_.async_wait(asio::redirect_error(asio::use_awaitable, failed));
            }
        }
    }

    static asio::awaitable<void> wait_until_closed(Self self, std::function<void()> done) {
        constexpr std::chrono::milliseconds step{20};
        const Clock::time_point patience = Clock::now() + closing_time;
        const Clock::time_point end = patience + closing_time / 4;
        while (!self->hub_.empty() && Clock::now() < end) {
            if (Clock::now() >= patience) {
                self->hub_.abort_all();
            }
            error_code ignored;
            self->closing_.expires_after(step);
            co_await self->closing_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
        }
        done();
    }

    void run_later(std::chrono::milliseconds delay, std::function<void()> function) {
        auto timer = std::make_shared<asio::steady_timer>(io_, delay);
        timer->async_wait([timer, weak = weak_from_this(),
                           function = std::move(function)](const error_code& failed) {
            const Self self = weak.lock();
            if (!failed && self && !self->stopping_) {
                function();
            }
        });
    }

    asio::io_context& io_;
    ServerSettings settings_;
    Tcp::acceptor acceptor_;
    asio::steady_timer retry_;
    asio::steady_timer closing_;
    Hub hub_;
    Site site_;
    bool stopping_ = false;
};

Server::Server(asio::io_context& io, ServerSettings settings, accounts::Accounts& accounts,
               live::Games& games, const ranking::Board& board, study::Desk& desk,
               analysis::Analyses& analyses, const SiteContent& content)
    : implementation_(std::make_shared<Implementation>(io, std::move(settings), accounts, games,
                                                       board, desk, analyses, content)) {}

Server::~Server() = default;

Bound Server::bind() { return implementation_->bind(); }

void Server::accept() { implementation_->accept(); }

void Server::stop_accepting() { implementation_->stop_accepting(); }

void Server::close_sessions(std::function<void()> done) {
    implementation_->close_sessions(std::move(done));
}

}  // namespace congkak::net
