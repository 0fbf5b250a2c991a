// Header fields in and out.
#include "server/net/http_messages.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address_v6.hpp>
#include <string_view>
#include <utility>

#include "server/net/target.hpp"

namespace congkak::net {
namespace {

namespace http = boost::beast::http;

constexpr auto security_headers = std::to_array<std::pair<const char*, const char*>>({
    {"Content-Security-Policy",
     "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
     "form-action 'self'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "same-origin"},
    {"X-Frame-Options", "DENY"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"},
});

std::optional<std::string> value_of(const http::fields& fields, http::field name) {
    const auto found = fields.find(name);
    return found == fields.end() ? std::nullopt : std::optional(std::string(found->value()));
}

std::string media_type(std::string text) {
    text.resize(std::min(text.find(';'), text.size()));
    while (text.ends_with(' ')) {
        text.pop_back();
    }
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

}  // namespace

std::optional<Request> to_request(const BeastRequest& message, const SessionCookie& cookie) {
    const auto target = message.target();
    std::optional<Target> parsed = parse_target({target.data(), target.size()});
    if (!parsed || message.count(http::field::origin) > 1 || message.count(http::field::host) > 1) {
        return std::nullopt;
    }
    Request request;
    request.method = std::string(message.method_string());
    request.path = std::move(parsed->path);
    request.query = std::move(parsed->query);
    request.host = value_of(message, http::field::host).value_or("");
    request.origin = value_of(message, http::field::origin);
    request.session_token = cookie.find(value_of(message, http::field::cookie).value_or(""));
    request.content_type = media_type(value_of(message, http::field::content_type).value_or(""));
    if (const auto found = message.find("Idempotency-Key"); found != message.end()) {
        request.idempotency_key = std::string(found->value());
    }
    request.if_none_match = value_of(message, http::field::if_none_match).value_or("");
    request.body = message.body();
    return request;
}

BeastResponse to_message(const Response& response, bool keep_alive, bool head) {
    constexpr unsigned http_1_1 = 11;
    BeastResponse message;
    message.version(http_1_1);
    message.result(static_cast<unsigned>(response.status));
    for (const auto& [name, value] : security_headers) {
        message.set(name, value);
    }
    for (const auto& [name, value] : response.headers) {
        message.insert(name, value);
    }
    const std::string_view body =
        response.constant_body.empty() ? std::string_view(response.body) : response.constant_body;
    const bool has_body = response.status != 204 && response.status != 304;
    if (has_body) {
        message.set(http::field::content_type, response.content_type);
        message.content_length(body.size());
        if (!head) {
            message.body() = {body.data(), body.size()};
        }
    }
    message.keep_alive(keep_alive);
    return message;
}

std::string limit_key(const boost::asio::ip::address& address) {
    if (!address.is_v6()) {
        return address.to_string();
    }
    const boost::asio::ip::address_v6 v6 = address.to_v6();
    if (v6.is_v4_mapped()) {
        return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6).to_string();
    }
    auto bytes = v6.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

std::optional<std::string> forwarded_limit_key(const http::fields& fields) {
    std::string last;
    for (const auto& field : fields) {
        if (boost::beast::iequals(field.name_string(), "X-Forwarded-For")) {
            last = std::string(field.value());
        }
    }
    last.erase(0, last.rfind(',') + 1);
    std::erase(last, ' ');
    boost::system::error_code failed;
    const auto address = boost::asio::ip::make_address(last, failed);
    return failed ? std::nullopt : std::optional(limit_key(address));
}

}  // namespace congkak::net
