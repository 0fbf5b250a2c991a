// Identifiers that travel: a game's, a command's, an account's.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/ids.hpp"

namespace congkak::protocol {

using base::AccountId;

/// Counts a game's events without a gap; 0 before the first.
using Version = std::int64_t;

/// 16 letters of an alphabet of 32 without 0, 1, l and o: 80 random bits.
class GameId {
  public:
    static constexpr std::size_t length = 16;
    static constexpr std::string_view alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

    /// Nothing where `text` isn't exactly such an id.
    [[nodiscard]] static std::optional<GameId> parse(std::string_view text);

    /// Spells 80 random bits, five a letter.
    [[nodiscard]] static GameId from_bytes(std::span<const std::uint8_t, 10> random);

    [[nodiscard]] std::string_view view() const noexcept { return {text_.data(), length}; }
    [[nodiscard]] std::string text() const { return std::string(view()); }

    friend auto operator<=>(const GameId&, const GameId&) noexcept = default;

  private:
    GameId() = default;

    std::array<char, length> text_{};
};

/// 32 lower-case hex digits, chosen by the client: names one command of one account for good.
/// An HTTP Idempotency-Key has the same form.
class CommandId {
  public:
    static constexpr std::size_t length = 32;

    /// Nothing where `text` isn't exactly such an id.
    [[nodiscard]] static std::optional<CommandId> parse(std::string_view text);

    [[nodiscard]] std::string_view view() const noexcept { return {text_.data(), length}; }
    [[nodiscard]] std::string text() const { return std::string(view()); }

    friend auto operator<=>(const CommandId&, const CommandId&) noexcept = default;

  private:
    CommandId() = default;

    std::array<char, length> text_{};
};

}  // namespace congkak::protocol

template <>
struct std::hash<congkak::protocol::GameId> {
    [[nodiscard]] std::size_t operator()(const congkak::protocol::GameId& id) const noexcept {
        return std::hash<std::string_view>()(id.view());
    }
};

template <>
struct std::hash<congkak::protocol::CommandId> {
    [[nodiscard]] std::size_t operator()(const congkak::protocol::CommandId& id) const noexcept {
        return std::hash<std::string_view>()(id.view());
    }
};
