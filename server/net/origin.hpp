// Which sites' pages may talk to this server.
//
// An Origin must be the public address, or one of the listed ones; where no public address is
// configured, the host the request itself names, with http or https. A cookie without an Origin is
// refused: browsers always send one, so such a request was made to look like one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace congkak::net {

class OriginPolicy {
  public:
    /// Origins as `https://example.org[:port]`; `public_url` may be empty.
    OriginPolicy(std::string public_url, std::vector<std::string> others);

    [[nodiscard]] bool allows(const std::optional<std::string>& origin, std::string_view host,
                              bool has_cookie) const;

    /// Whether pages are reached over TLS, so that cookies must be.
    [[nodiscard]] bool is_secure() const { return public_url_.starts_with("https://"); }

  private:
    std::string public_url_;
    std::vector<std::string> others_;
};

}  // namespace congkak::net
