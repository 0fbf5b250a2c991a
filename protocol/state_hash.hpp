// The hash by which a page notices that what it shows isn't what the server knows.
//
// FNV-1a, 64 bits, over the UTF-8 bytes of eight lines joined by a line feed, without one at the
// end: `congkak.v1`; the game's id; its version; the position's text; the ply; `south`, `north` or
// `-` to sow; `-` for the clocks; `*` while the game runs, else winner, termination and stores as
// `south normal 53-45`. Numbers are decimal. It covers what every viewer may know and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/ids.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

/// The canonical text.
[[nodiscard]] std::string hashed_text(const GameId& game, Version version,
                                      std::string_view position, int ply,
                                      std::optional<rules::Side> to_sow,
                                      const std::optional<Result>& result);

/// 16 lower-case hex digits.
[[nodiscard]] std::string state_hash(const GameId& game, Version version, std::string_view position,
                                     int ply, std::optional<rules::Side> to_sow,
                                     const std::optional<Result>& result);

/// FNV-1a over bytes.
[[nodiscard]] std::uint64_t fnv1a(std::string_view bytes) noexcept;

}  // namespace congkak::protocol
