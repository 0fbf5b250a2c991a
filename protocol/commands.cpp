#include "protocol/commands.hpp"

#include <algorithm>
#include <array>

#include "protocol/limits.hpp"

namespace congkak::protocol {

bool offers_this_protocol(const Hello& hello) noexcept {
    return std::find(hello.protocols.begin(), hello.protocols.end(), protocol_name) !=
           hello.protocols.end();
}

std::string_view type_of(const Command& command) noexcept {
    constexpr std::array<std::string_view, std::variant_size_v<Command>> types{
        "hello", "ping",   "pong",       "create", "watch",   "unwatch",
        "sow",   "resign", "takeback",   "level",  "rematch", "leaderboard",
        "join",  "choose", "next_round", "stop",   "preview", "hint"};
    return types[command.index()];
}

}  // namespace congkak::protocol
