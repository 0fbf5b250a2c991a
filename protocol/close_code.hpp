// Why the server closes a WebSocket, and when the client may come back.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace congkak::protocol {

enum class CloseCode : std::uint16_t {
    going_away = 1001,
    frame_too_large = 1009,
    restarting = 1012,
    /// Frame after frame that can't be read.
    unreadable = 4400,
    /// Logged out, or the session was revoked.
    session_ended = 4401,
    no_common_version = 4406,
    /// No hello in time, or no answer to pings.
    silent = 4408,
    /// The client reads more slowly than the server has to say.
    slow_reader = 4409,
    /// Commands or sockets.
    too_many = 4429,
};

enum class ComeBack : std::uint8_t {
    at_once,
    /// After some seconds, each time longer.
    later,
    after_login,
    /// The page is older than the server, or the server than the page.
    after_reload,
    /// Not by itself.
    never,
};

struct CloseInfo {
    CloseCode code;
    /// The close frame's reason, 123 bytes at most.
    std::string_view reason;
    ComeBack come_back;
};

/// Ascending by code.
[[nodiscard]] std::span<const CloseInfo> close_table() noexcept;

[[nodiscard]] const CloseInfo& info(CloseCode code) noexcept;

}  // namespace congkak::protocol
