// Requests and responses as the rest of this folder sees them; Beast stays behind http_session.cpp.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace congkak::net {

struct Request {
    std::string method;  ///< "GET"
    std::string path;    ///< Percent-decoded, starts with a slash, has no dot segments.
    std::map<std::string, std::string, std::less<>> query;
    std::string host;
    std::optional<std::string> origin;
    std::optional<std::string> session_token;  ///< From the cookie.
    std::string content_type;                  ///< Without parameters, lower case.
    std::optional<std::string> idempotency_key;
    std::string if_none_match;
    std::string body;
    std::string address;  ///< Whose request it is, for limits.
    std::map<std::string, std::string, std::less<>> parameters;  ///< Of the route: {name}.

    [[nodiscard]] std::optional<std::string> query_value(std::string_view name) const {
        const auto found = query.find(name);
        return found == query.end() ? std::nullopt : std::optional(found->second);
    }
};

struct Response {
    int status = 200;
    std::string content_type;
    std::string body;
    /// Sent instead of `body` where set; lives as long as the program.
    std::string_view constant_body;
    std::vector<std::pair<std::string, std::string>> headers;
};

/// Called once, on the owning thread, now or later. The connection may be gone by then.
using Respond = std::function<void(Response)>;

using SharedRequest = std::shared_ptr<const Request>;

using Handler = std::function<void(const SharedRequest&, Respond)>;

}  // namespace congkak::net
