// Writing messages. Every function gives one whole text frame, compact JSON in UTF-8.
//
// Strings in the values are valid UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "protocol/commands.hpp"
#include "protocol/events.hpp"
#include "protocol/replies.hpp"
#include "protocol/time.hpp"

namespace congkak::protocol {

/// `durable`: what the reply acknowledges has been committed.
[[nodiscard]] std::string encode_ok(const CommandId& re, const Reply& reply, bool durable);

/// The text to keep with the command's id, for encode_repeated().
[[nodiscard]] std::string encode_stored_reply(const Reply& reply);

/// The answer to a command that was acknowledged before: `stored` is what encode_stored_reply()
/// gave then.
[[nodiscard]] std::string encode_repeated(const CommandId& re, std::string_view stored);

[[nodiscard]] std::string encode_error(const ErrorReply& reply);

/// `version` is the game's after the event (a snapshot's: the current one).
[[nodiscard]] std::string encode_event(const GameId& game, Version version, Time at,
                                       const GameEvent& event);

/// For events that were stored: `data` is what encode_shown() gave for an event of this type.
[[nodiscard]] std::string encode_stored_event(const GameId& game, Version version, Time at,
                                              std::string_view type, std::string_view data);

[[nodiscard]] std::string encode_account_event(Time at, const AccountEvent& event);

[[nodiscard]] std::string encode_ping(std::int64_t n);
[[nodiscard]] std::string encode_pong(std::int64_t n);

/// What a client sends; the inverse of decode_frame().
[[nodiscard]] std::string encode_frame(const Frame& frame);

}  // namespace congkak::protocol
