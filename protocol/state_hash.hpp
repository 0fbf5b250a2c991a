// The hash by which a page notices that what it shows isn't what the server knows.
//
// FNV-1a, 64 bits, over the UTF-8 bytes of fourteen lines joined by a line feed, without one at the
// end. Numbers are decimal, sides and the words of a state are written as in messages, lists with a
// space between, `-` stands for nothing:
//
//      1 `congkak.v1`
//      2 the game's id
//      3 its version
//      4 the position's text
//      5 round and phase: `1 sowing`
//      6 the rounds that are over, each with starter, winner and stores: `south north 45-53`
//      7 the ply
//      8 who is to sow
//      9 who is awaited
//     10 whose choice of the opening is in
//     11 in an opening South's and North's hand, hole and seeds: `c 4 -`, `- store 2`
//     12 who offers to stop
//     13 `-`, for the clocks
//     14 `*` while the game runs, else winner, termination, stores and score:
//        `south normal 53-45 rounds_won 2-1`
//
// It covers what every viewer may know and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/ids.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

/// The canonical text. The state's own hash isn't looked at.
[[nodiscard]] std::string hashed_text(const GameId& game, Version version, const State& state,
                                      const std::optional<Result>& result);

/// 16 lower-case hex digits.
[[nodiscard]] std::string state_hash(const GameId& game, Version version, const State& state,
                                     const std::optional<Result>& result);

/// FNV-1a over bytes.
[[nodiscard]] std::uint64_t fnv1a(std::string_view bytes) noexcept;

}  // namespace congkak::protocol
