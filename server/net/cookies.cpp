// Reading and writing of the header fields.
#include "server/net/cookies.hpp"

#include <algorithm>
#include <cstddef>

namespace congkak::net {

std::string_view SessionCookie::name() const {
    return secure_ ? "__Host-congkak_session" : "congkak_session";
}

std::optional<std::string> SessionCookie::find(std::string_view header) const {
    std::optional<std::string> token;
    while (!header.empty()) {
        const std::size_t end = std::min(header.find(';'), header.size());
        std::string_view pair = header.substr(0, end);
        header.remove_prefix(std::min(end + 1, header.size()));
        while (pair.starts_with(' ')) {
            pair.remove_prefix(1);
        }
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos || pair.substr(0, equals) != name()) {
            continue;
        }
        if (token) {
            return std::nullopt;
        }
        token = std::string(pair.substr(equals + 1));
    }
    return token;
}

std::string SessionCookie::set(std::string_view token) const {
    constexpr long days = 400;
    return with(token, days * 24 * 60 * 60);
}

std::string SessionCookie::clear() const { return with("", 0); }

std::string SessionCookie::with(std::string_view token, long seconds) const {
    std::string value(name());
    value.append("=").append(token);
    value.append("; Path=/; HttpOnly; SameSite=Lax; Max-Age=").append(std::to_string(seconds));
    if (secure_) {
        value.append("; Secure");
    }
    return value;
}

}  // namespace congkak::net
