// Counting and closing. Closing never removes from within: sockets remove themselves when they end.
#include "server/net/hub.hpp"

#include <utility>
#include <vector>

namespace congkak::net {
namespace {

template <class Map, class Key>
std::size_t count_of(const Map& map, const Key& key) {
    const auto found = map.find(key);
    return found == map.end() ? 0 : found->second;
}

template <class Map, class Key>
void subtract(Map& map, const Key& key) {
    const auto found = map.find(key);
    if (found != map.end() && --found->second == 0) {
        map.erase(found);
    }
}

}  // namespace

bool Hub::add(LiveSocket& socket, Owner owner) {
    const bool address_full = count_of(per_address_, owner.address) >= limits_.sockets_per_address;
    const bool account_full =
        owner.account && count_of(per_account_, *owner.account) >= limits_.sockets_per_account;
    if (closing_ || address_full || account_full) {
        return false;
    }
    ++per_address_[owner.address];
    if (owner.account) {
        ++per_account_[*owner.account];
    }
    sockets_.emplace(&socket, std::move(owner));
    return true;
}

void Hub::remove(LiveSocket& socket) {
    const auto found = sockets_.find(&socket);
    if (found == sockets_.end()) {
        return;
    }
    subtract(per_address_, found->second.address);
    if (found->second.account) {
        subtract(per_account_, *found->second.account);
    }
    sockets_.erase(found);
}

bool Hub::add(HttpConnection& connection) {
    if (closing_ || sockets_.size() + connections_.size() >= limits_.connections) {
        return false;
    }
    connections_.insert(&connection);
    return true;
}

void Hub::remove(HttpConnection& connection) { connections_.erase(&connection); }

void Hub::close_session(const std::string& session, protocol::CloseCode code) {
    if (session.empty()) {
        return;
    }
    for (auto& [socket, owner] : sockets_) {
        if (owner.session == session) {
            socket->hang_up(code);
        }
    }
}

void Hub::close_all(protocol::CloseCode code) {
    closing_ = true;
    for (auto& [socket, owner] : sockets_) {
        socket->hang_up(code);
    }
}

void Hub::abort_all() {
    closing_ = true;
    for (auto& [socket, owner] : sockets_) {
        socket->abort();
    }
    for (HttpConnection* connection : connections_) {
        connection->abort();
    }
}

void Hub::wind_up_http() {
    for (HttpConnection* connection : connections_) {
        connection->wind_up();
    }
}

}  // namespace congkak::net
