// All open connections: counted for limits, closed when a session ends, told when the server stops.
// Owning thread only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "protocol/close_code.hpp"

namespace congkak::net {

/// A WebSocket as the hub knows it.
class LiveSocket {
  public:
    LiveSocket() = default;
    LiveSocket(const LiveSocket&) = delete;
    LiveSocket& operator=(const LiveSocket&) = delete;
    virtual ~LiveSocket() = default;

    /// Writes what is queued, then closes; gives up after some seconds.
    virtual void hang_up(protocol::CloseCode code) = 0;
    /// Drops the connection.
    virtual void abort() = 0;
};

/// An HTTP connection as the hub knows it.
class HttpConnection {
  public:
    HttpConnection() = default;
    HttpConnection(const HttpConnection&) = delete;
    HttpConnection& operator=(const HttpConnection&) = delete;
    virtual ~HttpConnection() = default;

    /// Ends the connection: at once where it is idle, else after the response that is due.
    virtual void wind_up() = 0;
    virtual void abort() = 0;
};

struct HubLimits {
    std::size_t sockets_per_account = 20;
    std::size_t sockets_per_address = 100;
    std::size_t connections = 10'000;
};

class Hub {
  public:
    explicit Hub(HubLimits limits) : limits_(limits) {}

    /// Whose a socket is. Without a login `account` is nothing and `session` empty.
    struct Owner {
        std::string address;
        std::optional<std::int64_t> account;
        std::string session;
    };

    /// False where the account or the address has its fill of sockets; then nothing was added.
    [[nodiscard]] bool add(LiveSocket& socket, Owner owner);
    void remove(LiveSocket& socket);

    /// False where there are too many connections of all kinds; then nothing was added.
    [[nodiscard]] bool add(HttpConnection& connection);
    void remove(HttpConnection& connection);

    /// Hangs up on every socket of a session.
    void close_session(const std::string& session, protocol::CloseCode code);

    /// Hangs up on everybody and adds no one any more.
    void close_all(protocol::CloseCode code);
    void abort_all();

    /// HTTP connections end after the response that is due. Does not touch sockets.
    void wind_up_http();

    [[nodiscard]] bool empty() const { return sockets_.empty() && connections_.empty(); }
    [[nodiscard]] std::size_t sockets() const { return sockets_.size(); }

  private:
    HubLimits limits_;
    bool closing_ = false;
    std::unordered_map<LiveSocket*, Owner> sockets_;
    std::unordered_set<HttpConnection*> connections_;
    std::unordered_map<std::string, std::size_t> per_address_;
    std::unordered_map<std::int64_t, std::size_t> per_account_;
};

}  // namespace congkak::net
