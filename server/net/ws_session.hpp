// One WebSocket: a read loop and a write loop around a Conversation.
//
// For http_session.cpp only: Beast shows in this header.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/accounts/accounts.hpp"
#include "server/live/games.hpp"
#include "server/live/viewer.hpp"
#include "server/net/conversation.hpp"
#include "server/net/hub.hpp"
#include "server/net/outbox.hpp"

namespace congkak::net {

class WsSession final : public LiveSocket,
                        public live::Viewer,
                        public std::enable_shared_from_this<WsSession> {
  public:
    struct Services {
        live::Games& games;
        Hub& hub;
        ConversationRules rules;
    };
    using Upgrade = boost::beast::http::request<boost::beast::http::empty_body>;

    /// Both references outlive the session.
    WsSession(boost::beast::tcp_stream stream, const Services& services, std::string address,
              std::optional<accounts::Session> login);
    ~WsSession() override;

    /// Accepts the upgrade and runs until the socket ends.
    void start(Upgrade upgrade);

    void hang_up(protocol::CloseCode code) override;
    void abort() override;

    void deliver(std::shared_ptr<const std::string> frame) override;
    [[nodiscard]] std::optional<live::AccountId> account() const override;

  private:
    using Self = std::shared_ptr<WsSession>;
    static boost::asio::awaitable<void> run(Self self, std::shared_ptr<Upgrade> upgrade);
    static boost::asio::awaitable<void> read_loop(Self self);
    static boost::asio::awaitable<void> write_loop(Self self);
    static boost::asio::awaitable<void> time_loop(Self self);

    void admit();
    void read_one();
    void carry_out(Actions actions);
    void play(const protocol::Frame& frame);

    Services services_;
    boost::beast::websocket::stream<boost::beast::tcp_stream> ws_;
    std::string address_;
    std::optional<accounts::Session> login_;
    bool speaks_protocol_ = false;
    Conversation conversation_;
    Outbox outbox_;
    boost::beast::flat_buffer buffer_;
    boost::asio::steady_timer wake_;      ///< Cancelled when there is something to write.
    boost::asio::steady_timer deadline_;  ///< Of the conversation, or of closing.
    Clock::time_point close_deadline_;
    std::optional<protocol::CloseCode> closing_;
    bool connected_ = false;  ///< The games know this viewer.
    bool ended_ = false;
};

}  // namespace congkak::net
