// The way home: other threads post their results here, timers ring here, and what belongs to an
// owner that has gone is dropped.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <utility>

namespace congkak::live {

/// A value: copies go along with the work. The io_context outlives all of them.
class Mailbox {
  public:
    using Letter = std::function<void()>;

    /// `owner` is alive as long as letters are wanted.
    Mailbox(boost::asio::io_context& io, std::weak_ptr<const void> owner)
        : io_(&io), owner_(std::move(owner)) {}

    /// Runs the letter later, on the owning thread. Any thread.
    void post(Letter letter) const {
        boost::asio::post(*io_, [owner = owner_, letter = std::move(letter)] {
            if (const auto alive = owner.lock()) {
                letter();
            }
        });
    }

    /// Runs the letter after a while unless the timer is set anew, cancelled or destroyed. Owning
    /// thread. The timer is one of this io_context.
    void ring(boost::asio::steady_timer& timer, std::chrono::milliseconds delay,
              Letter letter) const {
        timer.expires_after(delay);
        timer.async_wait([owner = owner_, letter = std::move(letter)](const auto& error) {
            const auto alive = owner.lock();
            if (!error && alive) {
                letter();
            }
        });
    }

    [[nodiscard]] boost::asio::steady_timer make_timer() const {
        return boost::asio::steady_timer(*io_);
    }

  private:
    boost::asio::io_context* io_;
    std::weak_ptr<const void> owner_;
};

}  // namespace congkak::live
