#include "protocol/ids.hpp"

#include <algorithm>

namespace congkak::protocol {

namespace {

template <std::size_t Length>
bool spells(std::string_view text, std::string_view alphabet) noexcept {
    return text.size() == Length && text.find_first_not_of(alphabet) == std::string_view::npos;
}

}  // namespace

std::optional<GameId> GameId::parse(std::string_view text) {
    if (!spells<length>(text, alphabet)) {
        return std::nullopt;
    }
    GameId id;
    std::copy(text.begin(), text.end(), id.text_.begin());
    return id;
}

GameId GameId::from_bytes(std::span<const std::uint8_t, 10> random) {
    GameId id;
    unsigned bits = 0;
    unsigned held = 0;
    std::size_t next = 0;
    for (const std::uint8_t byte : random) {
        bits = bits << 8U | byte;
        for (held += 8; held >= 5; held -= 5) {
            id.text_[next++] = alphabet[bits >> (held - 5) & 31U];
        }
    }
    return id;
}

std::optional<CommandId> CommandId::parse(std::string_view text) {
    if (!spells<length>(text, "0123456789abcdef")) {
        return std::nullopt;
    }
    CommandId id;
    std::copy(text.begin(), text.end(), id.text_.begin());
    return id;
}

}  // namespace congkak::protocol
