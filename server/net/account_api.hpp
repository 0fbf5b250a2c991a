// /api/v1: guest, signup, login, logout, me.
#pragma once

#include <chrono>
#include <functional>

#include "server/accounts/accounts.hpp"
#include "server/live/games.hpp"
#include "server/net/cookies.hpp"
#include "server/net/hub.hpp"
#include "server/net/rate_limiter.hpp"
#include "server/net/router.hpp"

namespace congkak::net {

struct AccountApiParts {
    accounts::Accounts& accounts;
    live::Games& games;
    Hub& hub;
    std::function<void(std::chrono::milliseconds, std::function<void()>)> later;
    SessionCookie cookie;
    Rate guests_per_address;
    Rate logins_per_address;  ///< Also of sign-ups, and of logins to one name from anywhere.
};

/// The references in `parts` outlive the router.
void add_account_api(Router& router, const AccountApiParts& parts);

}  // namespace congkak::net
