// Random ids and seeds, and the commitment by which a player can check the computer's seed later.
#pragma once

#include <string>

#include "protocol/ids.hpp"

namespace congkak::live {

/// 80 random bits.
[[nodiscard]] protocol::GameId make_game_id();

/// 128 random bits as 32 lower-case hex digits.
[[nodiscard]] std::string make_seed();

/// SHA-256 of the text `<game id>:<seed>`, 64 lower-case hex digits. Shown when the game starts;
/// the seed is shown when it is over.
[[nodiscard]] std::string commitment_to(const protocol::GameId& game, const std::string& seed);

}  // namespace congkak::live
