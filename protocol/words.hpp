// The closed lists of words in messages, and the letters of pits, both ways.
//
// Parsing is exact: no other case, no spaces.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/game.hpp"
#include "engine/rules/outcome.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"

namespace congkak::protocol {

/// Against the computer, two people at one screen, or two people with an account each.
enum class Mode : std::uint8_t { computer, same_screen, people };

/// Strength of the computer, ascending. Games against `perfect` never count.
enum class Level : std::uint8_t { easy, normal, expert, perfect };

/// Who sows first, as the player who asks for a game says it.
enum class Starts : std::uint8_t { you, opponent };

/// The side or sides that a viewer may sow for.
enum class Seat : std::uint8_t { south, north, both };

enum class Termination : std::uint8_t {
    normal,
    resigned,
    /// Nobody won: the game was given up before there was anything to win.
    aborted,
    /// Stopped between two rounds.
    agreed,
};

/// Why a finished game earned what it did.
enum class PointsReason : std::uint8_t {
    win,
    /// The same sowings as in an earlier win of that account.
    repeat_sowings,
    /// The computer never had a turn, and such a win has earned at this level before.
    no_reply_win_again,
    lost,
    draw,
    unranked,
};

/// A pit of a side: what one letter of a record names.
struct PitRef {
    rules::Side side = rules::Side::south;
    rules::Pit pit;

    friend constexpr bool operator==(const PitRef&, const PitRef&) noexcept = default;
};

[[nodiscard]] std::string_view to_text(rules::Side side) noexcept;
[[nodiscard]] std::string_view to_text(rules::Winner winner) noexcept;
[[nodiscard]] std::string_view to_text(rules::SowingEnd end) noexcept;
[[nodiscard]] std::string_view to_text(Mode mode) noexcept;
[[nodiscard]] std::string_view to_text(Level level) noexcept;
[[nodiscard]] std::string_view to_text(Starts starts) noexcept;
[[nodiscard]] std::string_view to_text(Seat seat) noexcept;
[[nodiscard]] std::string_view to_text(Termination termination) noexcept;
[[nodiscard]] std::string_view to_text(rules::Phase phase) noexcept;
[[nodiscard]] std::string_view to_text(rules::OpeningRest rest) noexcept;
[[nodiscard]] std::string_view to_text(rules::MatchBy by) noexcept;
[[nodiscard]] std::string_view to_text(PointsReason reason) noexcept;
/// `a`..`k` for South's pits 1..11, `A`..`K` for North's.
[[nodiscard]] std::string to_text(PitRef pit);

/// For every type above.
template <typename T>
[[nodiscard]] std::optional<T> parse_word(std::string_view text) noexcept;

/// "one of easy, normal, expert, perfect"; for every type above but PitRef.
template <typename T>
[[nodiscard]] std::string words_of();

}  // namespace congkak::protocol
