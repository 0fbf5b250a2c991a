// What a socket has yet to write: ordered and bounded.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>

namespace congkak::net {

class Outbox {
  public:
    static constexpr std::size_t max_messages = 128;
    static constexpr std::size_t max_bytes = std::size_t{256} * 1024;

    using Message = std::shared_ptr<const std::string>;

    /// False, and nothing is kept, when the message would exceed the bounds: its reader is too
    /// slow. The message being written (the front) counts.
    [[nodiscard]] bool push(Message message);

    [[nodiscard]] bool empty() const { return messages_.empty(); }
    /// Not when empty.
    [[nodiscard]] const Message& front() const { return messages_.front(); }
    void pop();

    [[nodiscard]] std::size_t size() const { return messages_.size(); }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

  private:
    std::deque<Message> messages_;
    std::size_t bytes_ = 0;
};

}  // namespace congkak::net
