// The views as JSON values, for whoever puts them into a larger one.
#pragma once

#include <vector>

#include "protocol/events.hpp"
#include "protocol/json.hpp"
#include "protocol/replies.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

[[nodiscard]] Json to_json(const Player& player);
[[nodiscard]] Json to_json(const Result& result);
/// Both halves of a board, South's first.
[[nodiscard]] Json to_json(const std::array<SideBoard, 2>& board);
[[nodiscard]] Json to_json(const State& state);
/// A sown event's data without its state.
[[nodiscard]] Json to_json(const Sowing& sowing);
/// An opened event's `opened`.
[[nodiscard]] Json to_json(const Opening& opening);
[[nodiscard]] Json to_json(const PitPreview& preview);
[[nodiscard]] Json to_json(const GameView& view);
[[nodiscard]] Json to_json(const Summary& summary);
[[nodiscard]] Json to_json(const std::vector<Summary>& games);
[[nodiscard]] Json to_json(const Account& account);
[[nodiscard]] Json to_json(const LeaderboardRow& row);
[[nodiscard]] Json to_json(const LeaderboardPage& page);
[[nodiscard]] Json to_json(const PlayerProfile& profile);
/// The object under `error`.
[[nodiscard]] Json to_json(const Error& error);

[[nodiscard]] Json to_json(const rules::Lift& lift);
[[nodiscard]] Json to_json(const rules::Hole& hole);
[[nodiscard]] Json to_json(const CaptureView& capture);
[[nodiscard]] Json to_json(const CarriedHand& hand);

}  // namespace congkak::protocol
