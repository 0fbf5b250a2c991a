// The session cookie.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace congkak::net {

/// How the session cookie is named and sent. `secure`: the page is reached over TLS, so the cookie
/// is bound to it and to this very host.
class SessionCookie {
  public:
    explicit SessionCookie(bool secure) : secure_(secure) {}

    /// The token in a Cookie header; nothing if there is none, or more than one.
    [[nodiscard]] std::optional<std::string> find(std::string_view header) const;

    /// Values of Set-Cookie. The browser keeps it for 400 days, the most that browsers allow; how
    /// long it is good the server decides.
    [[nodiscard]] std::string set(std::string_view token) const;
    [[nodiscard]] std::string clear() const;

  private:
    [[nodiscard]] std::string_view name() const;
    [[nodiscard]] std::string with(std::string_view token, long seconds) const;

    bool secure_;
};

}  // namespace congkak::net
