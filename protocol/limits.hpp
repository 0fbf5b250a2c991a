// The numbers and names that both ends of congkak.v1 agree on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace congkak::protocol {

/// The WebSocket subprotocol, and the name that hello lists.
inline constexpr std::string_view protocol_name = "congkak.v1";

/// What a text may be before anything looks into it.
struct TextLimits {
    std::size_t bytes = 0;
    /// Nested objects and arrays; `{}` has depth 1.
    std::size_t depth = 0;
    /// Members of one object.
    std::size_t members = 0;
};

/// A frame from a client.
inline constexpr TextLimits frame_limits{.bytes = 4096, .depth = 6, .members = 64};
/// The body of an HTTP request.
inline constexpr TextLimits body_limits{.bytes = 256 * 1024, .depth = 6, .members = 64};

inline constexpr std::size_t max_resumed_games = 32;
inline constexpr std::size_t max_offered_protocols = 8;
inline constexpr std::size_t max_clauses = 32;
/// Bytes of a short word: a pack's or a clause's name, a client's version.
inline constexpr std::size_t max_word_bytes = 64;
/// Bytes of a position's text.
inline constexpr std::size_t max_position_bytes = 128;
inline constexpr std::int64_t max_ply = 1'000'000;
/// The largest integer that JavaScript holds exactly: versions, times and ping numbers stay below.
inline constexpr std::int64_t max_integer = (std::int64_t{1} << 53) - 1;

}  // namespace congkak::protocol
