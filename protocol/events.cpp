#include "protocol/events.hpp"

#include <array>

namespace congkak::protocol {

std::string_view type_of(const GameEvent& event) noexcept {
    constexpr std::array<std::string_view, std::variant_size_v<GameEvent>> types{
        "snapshot", "sown",   "taken_back",    "level_changed", "ended",
        "chosen",   "opened", "round_started", "stop_offered",  "joined"};
    return types[event.index()];
}

std::string_view type_of(const AccountEvent& event) noexcept {
    constexpr std::array<std::string_view, std::variant_size_v<AccountEvent>> types{
        "games", "points", "leaderboard", "choice", "preview"};
    return types[event.index()];
}

}  // namespace congkak::protocol
