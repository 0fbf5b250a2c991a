// From Beast's messages to ours and back. For http_session.cpp: Beast shows in this header.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>

#include "server/net/cookies.hpp"
#include "server/net/http_types.hpp"

namespace congkak::net {

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;
using BeastResponse = boost::beast::http::response<boost::beast::http::span_body<const char>>;

/// Nothing where the target can't be read.
[[nodiscard]] std::optional<Request> to_request(const BeastRequest& message,
                                                const SessionCookie& cookie);

/// The response with its security headers. Its body is `response`'s, which must outlive it.
[[nodiscard]] BeastResponse to_message(const Response& response, bool keep_alive, bool head);

/// Under which name an address is counted: IPv6 by its /64, which one customer has for himself.
[[nodiscard]] std::string limit_key(const boost::asio::ip::address& address);

/// The last address in X-Forwarded-For, the one our own proxy wrote; nothing where it is none.
[[nodiscard]] std::optional<std::string> forwarded_limit_key(
    const boost::beast::http::fields& fields);

}  // namespace congkak::net
