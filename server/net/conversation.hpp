// What a WebSocket session says and does, without any I/O: hello, heartbeat, limits.
//
// The session feeds frames and the time in and carries out the actions that come back, in order.
//  - The first command is hello, within `hello_within`; before it everything else is refused.
//  - The rate is looked at before a frame is parsed; pings count too.
//  - Frames that can't be read are answered; after `max_unreadable` of them the socket is closed,
//  as
//    it is after `max_refused` frames in a row that came too fast.
//  - The server pings every `ping_every`, measures the round trip by the answer to its newest ping,
//    and closes when nothing at all was heard for `silence`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/close_code.hpp"
#include "protocol/commands.hpp"
#include "server/net/rate_limiter.hpp"

namespace congkak::net {

struct ConversationRules {
    std::chrono::milliseconds hello_within{5000};
    std::chrono::milliseconds ping_every{15'000};
    std::chrono::milliseconds silence{45'000};
    Rate commands{.per_second = 20, .burst = 40};
    int max_unreadable = 8;
    int max_refused = 200;
};

/// Write this frame.
struct Say {
    std::string frame;
};
/// Hand this to the games. The first is always the hello.
struct Do {
    protocol::Frame frame;
};
/// Write what was said and close. Nothing follows.
struct Hang {
    protocol::CloseCode code;
};
using Action = std::variant<Say, Do, Hang>;
using Actions = std::vector<Action>;

class Conversation {
  public:
    Conversation(const ConversationRules& rules, Clock::time_point now);

    [[nodiscard]] Actions on_text(std::string_view text, Clock::time_point now);
    [[nodiscard]] Actions on_binary();

    /// To be called at next_deadline(), and harmless earlier.
    [[nodiscard]] Actions on_time(Clock::time_point now);
    [[nodiscard]] Clock::time_point next_deadline() const;

    /// Of the newest answered ping.
    [[nodiscard]] std::optional<std::chrono::milliseconds> round_trip() const {
        return round_trip_;
    }

  private:
    [[nodiscard]] Actions too_fast();
    [[nodiscard]] Actions unreadable(const protocol::DecodeError& error);
    [[nodiscard]] Actions on_frame(protocol::Frame frame, Clock::time_point now);
    [[nodiscard]] Actions on_hello(protocol::Frame frame, Clock::time_point now);
    void on_pong(std::int64_t n, Clock::time_point now);

    ConversationRules rules_;
    TokenBucket bucket_;
    Clock::time_point hello_deadline_;
    Clock::time_point next_ping_;
    Clock::time_point heard_at_;
    Clock::time_point pinged_at_;
    std::int64_t pings_ = 0;
    std::optional<std::chrono::milliseconds> round_trip_;
    int unreadable_ = 0;
    int refused_ = 0;
    bool greeted_ = false;
};

}  // namespace congkak::net
