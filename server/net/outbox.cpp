// The bounds of outbox.hpp.
#include "server/net/outbox.hpp"

#include <utility>

namespace congkak::net {

bool Outbox::push(Message message) {
    if (messages_.size() >= max_messages || message->size() > max_bytes - bytes_) {
        return false;
    }
    bytes_ += message->size();
    messages_.push_back(std::move(message));
    return true;
}

void Outbox::pop() {
    bytes_ -= messages_.front()->size();
    messages_.pop_front();
}

}  // namespace congkak::net
