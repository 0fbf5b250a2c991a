// The views as JSON values, for whoever puts them into a larger one.
#pragma once

#include <vector>

#include "protocol/json.hpp"
#include "protocol/replies.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

[[nodiscard]] Json to_json(const Player& player);
[[nodiscard]] Json to_json(const Result& result);
[[nodiscard]] Json to_json(const State& state);
/// A sown event's data without its state.
[[nodiscard]] Json to_json(const Sowing& sowing);
[[nodiscard]] Json to_json(const GameView& view);
[[nodiscard]] Json to_json(const Summary& summary);
[[nodiscard]] Json to_json(const std::vector<Summary>& games);
[[nodiscard]] Json to_json(const Account& account);
[[nodiscard]] Json to_json(const LeaderboardRow& row);
[[nodiscard]] Json to_json(const LeaderboardPage& page);
[[nodiscard]] Json to_json(const PlayerProfile& profile);
/// The object under `error`.
[[nodiscard]] Json to_json(const Error& error);

}  // namespace congkak::protocol
