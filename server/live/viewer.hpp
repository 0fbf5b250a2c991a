// Who watches and plays: what the live games know of a connection and of the account behind it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/ids.hpp"

namespace congkak::live {

using base::AccountId;

/// An account as far as a game shows it.
struct Actor {
    AccountId id = 0;
    std::string name;
    bool guest = false;
};

/// One connection, implemented by its session. Used on the owning thread only.
class Viewer {
  public:
    Viewer() = default;
    Viewer(const Viewer&) = delete;
    Viewer& operator=(const Viewer&) = delete;
    virtual ~Viewer() = default;

    /// Puts a whole frame behind those already delivered. Does not throw, does not wait, and does
    /// not call back into Games; a viewer that is closing ignores it.
    virtual void deliver(std::shared_ptr<const std::string> frame) = 0;

    /// Nothing where the connection is not logged in.
    [[nodiscard]] virtual std::optional<AccountId> account() const = 0;
};

}  // namespace congkak::live
