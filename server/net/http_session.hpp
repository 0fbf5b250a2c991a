// One HTTP connection, until it ends or becomes a WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <chrono>

#include "server/net/site.hpp"

namespace congkak::net {

struct HttpRules {
    std::chrono::milliseconds idle{60'000};  ///< For the next request to come, headers included.
    std::chrono::milliseconds transfer{30'000};  ///< For a body to come, or a response to go.
    bool trust_forwarded_for = false;  ///< The address is the last one in X-Forwarded-For.
};

/// Starts to serve the connection. `site` outlives it.
void start_http_session(boost::asio::ip::tcp::socket socket, Site& site, const HttpRules& rules);

}  // namespace congkak::net
