// Routes by table: a method and a path with {parameters} lead to a handler.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/http_types.hpp"

namespace congkak::net {

class Router {
  public:
    /// `pattern` like "/api/v1/games/{id}/record"; a parameter is one whole segment.
    void add(std::string method, std::string pattern, Handler handler);

    /// Calls the handler of the route, with its parameters added to the request; HEAD is served by
    /// GET. Answers not_found, or method_not_allowed with Allow, where there is none.
    void handle(Request request, Respond respond) const;

  private:
    struct Route {
        std::string method;
        std::vector<std::string> segments;
        Handler handler;
    };

    std::vector<Route> routes_;
};

}  // namespace congkak::net
