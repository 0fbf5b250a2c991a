// What is behind the listener: the HTTP API, the page's files, and who may open a socket.
// Owning thread only.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/accounts/accounts.hpp"
#include "server/live/games.hpp"
#include "server/net/conversation.hpp"
#include "server/net/cookies.hpp"
#include "server/net/http_types.hpp"
#include "server/net/hub.hpp"
#include "server/net/origin.hpp"
#include "server/net/rate_limiter.hpp"
#include "server/net/router.hpp"
#include "server/net/static_files.hpp"

namespace congkak::ranking {
class Board;
}
namespace congkak::analysis {
class Analyses;
}

namespace congkak::study {
class Desk;
}

namespace congkak::net {

struct SiteSettings {
    std::string public_url;  ///< Empty: whatever host a request names.
    std::vector<std::string> allowed_origins;
    Rate requests_per_address{.per_second = 50, .burst = 200};
    Rate guests_per_address{.per_second = 30.0 / 3600, .burst = 30};
    Rate logins_per_address{.per_second = 20.0 / 60, .burst = 20};
    ConversationRules conversation;
};

/// What is served as it is.
struct SiteContent {
    std::vector<PageFile> page;
    std::string rulesets;  ///< Body of GET /api/v1/rulesets.
    std::string levels;    ///< Body of GET /api/v1/levels.
};

struct SiteServices {
    accounts::Accounts& accounts;
    live::Games& games;
    const ranking::Board& board;
    study::Desk& desk;
    analysis::Analyses& analyses;
    Hub& hub;
    /// Runs a function on the owning thread after some time, if the server still runs then.
    std::function<void(std::chrono::milliseconds, std::function<void()>)> later;
};

class Site {
  public:
    /// Everything in `services` outlives the object.
    Site(const SiteSettings& settings, SiteServices services, const SiteContent& content);

    void handle(Request request, Respond respond);

    /// The refusal of a WebSocket at this path from this page, before the upgrade. Counts as a
    /// request.
    [[nodiscard]] std::optional<Response> refuse_socket(const Request& request);

    /// Whose socket it will be. Broken storage is answered with an error.
    void identify(const Request& request,
                  accounts::Accounts::Done<std::optional<accounts::Session>> done);

    [[nodiscard]] const SessionCookie& cookie() const { return cookie_; }
    [[nodiscard]] const ConversationRules& conversation() const { return conversation_; }
    [[nodiscard]] live::Games& games() { return services_.games; }
    [[nodiscard]] Hub& hub() { return services_.hub; }

  private:
    SiteServices services_;
    OriginPolicy origins_;
    SessionCookie cookie_;
    ConversationRules conversation_;
    KeyedLimiter requests_;
    StaticFiles files_;
    Router router_;
};

}  // namespace congkak::net
