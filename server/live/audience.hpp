// Who is connected, whose account that is, and who watches which game.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "protocol/ids.hpp"
#include "server/live/frame.hpp"
#include "server/live/viewer.hpp"

namespace congkak::live {

using ViewerPtr = std::shared_ptr<Viewer>;

class Audience {
  public:
    void connect(const ViewerPtr& viewer, std::optional<Actor> actor);
    void disconnect(const Viewer& viewer);

    [[nodiscard]] bool is_connected(const Viewer& viewer) const;
    /// Nothing without a login.
    [[nodiscard]] std::optional<Actor> actor(const Viewer& viewer) const;
    /// The account's name or kind has changed.
    void rename(const Actor& actor);

    /// Nothing happens for a viewer that isn't connected.
    void watch(const Viewer& viewer, const protocol::GameId& game);
    void unwatch(const Viewer& viewer, const protocol::GameId& game);
    [[nodiscard]] bool is_watched(const protocol::GameId& game) const;
    [[nodiscard]] bool is_watching(const Viewer& viewer, const protocol::GameId& game) const;

    /// To one viewer, where it is still connected.
    void send(const Viewer& viewer, const FramePtr& frame) const;
    void send_to_watchers(const protocol::GameId& game, const FramePtr& frame) const;
    void send_to_account(AccountId account, const FramePtr& frame) const;
    [[nodiscard]] bool is_here(AccountId account) const { return accounts_.contains(account); }

  private:
    struct Connection {
        ViewerPtr viewer;
        std::optional<Actor> actor;
        std::set<protocol::GameId> watched;
    };

    std::unordered_map<const Viewer*, Connection> connections_;
    std::unordered_map<protocol::GameId, std::vector<const Viewer*>> watchers_;
    std::unordered_map<AccountId, std::vector<const Viewer*>> accounts_;
};

}  // namespace congkak::live
