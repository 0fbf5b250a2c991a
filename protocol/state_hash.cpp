#include "protocol/state_hash.hpp"

#include <array>

#include "protocol/limits.hpp"

namespace congkak::protocol {

std::string hashed_text(const GameId& game, Version version, std::string_view position, int ply,
                        std::optional<rules::Side> to_sow, const std::optional<Result>& result) {
    std::string text(protocol_name);
    const auto line = [&](std::string_view content) { text.append("\n").append(content); };
    line(game.view());
    line(std::to_string(version));
    line(position);
    line(std::to_string(ply));
    line(to_sow ? to_text(*to_sow) : "-");
    line("-");
    line(result ? to_text(result->winner) : "*");
    if (result) {
        text.append(" ").append(to_text(result->termination));
        text.append(" ").append(std::to_string(result->stores[0]));
        text.append("-").append(std::to_string(result->stores[1]));
    }
    return text;
}

std::uint64_t fnv1a(std::string_view bytes) noexcept {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
    return hash;
}

std::string state_hash(const GameId& game, Version version, std::string_view position, int ply,
                       std::optional<rules::Side> to_sow, const std::optional<Result>& result) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::uint64_t hash = fnv1a(hashed_text(game, version, position, ply, to_sow, result));
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U) {
        *digit = digits[hash & 15U];
    }
    return text;
}

}  // namespace congkak::protocol
