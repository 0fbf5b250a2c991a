// A linear walk: the table is short.
#include "server/net/router.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "server/net/json_responses.hpp"

namespace congkak::net {
namespace {

std::vector<std::string> split(std::string_view path) {
    std::vector<std::string> segments;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        segments.emplace_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return segments;
}

using Parameters = std::map<std::string, std::string, std::less<>>;

std::optional<Parameters> match(const std::vector<std::string>& pattern,
                                const std::vector<std::string>& path) {
    if (pattern.size() != path.size()) {
        return std::nullopt;
    }
    Parameters parameters;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (pattern[i].starts_with('{')) {
            parameters[pattern[i].substr(1, pattern[i].size() - 2)] = path[i];
        } else if (pattern[i] != path[i]) {
            return std::nullopt;
        }
    }
    return parameters;
}

Response method_not_allowed(const std::set<std::string>& methods) {
    std::string allow;
    for (const std::string& method : methods) {
        allow.append(allow.empty() ? "" : ", ").append(method);
    }
    Response response = error_response(protocol::ErrorCode::method_not_allowed);
    response.headers.emplace_back("Allow", allow);
    return response;
}

}  // namespace

void Router::add(std::string method, std::string pattern, Handler handler) {
    routes_.push_back({std::move(method), split(pattern), std::move(handler)});
}

void Router::handle(Request request, Respond respond) const {
    const std::vector<std::string> path = split(request.path);
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    std::set<std::string> allowed;
    for (const Route& route : routes_) {
        std::optional<Parameters> parameters = match(route.segments, path);
        if (!parameters) {
            continue;
        }
        if (route.method == method) {
            request.parameters = *std::move(parameters);
            route.handler(std::make_shared<const Request>(std::move(request)), std::move(respond));
            return;
        }
        allowed.insert(route.method);
    }
    respond(allowed.empty() ? error_response(protocol::ErrorCode::not_found)
                            : method_not_allowed(allowed));
}

}  // namespace congkak::net
