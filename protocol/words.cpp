#include "protocol/words.hpp"

#include <algorithm>
#include <array>

#include "engine/record/position_text.hpp"

namespace congkak::protocol {

namespace {

using namespace std::string_view_literals;

/// The words of an enumeration in its order.
template <typename T>
constexpr auto words = nullptr;
template <>
constexpr std::array words<rules::Side>{"south"sv, "north"sv};
template <>
constexpr std::array words<rules::Winner>{"south"sv, "north"sv, "draw"sv};
template <>
constexpr std::array words<rules::SowingEnd>{"free_turn"sv, "capture"sv, "no_capture"sv,
                                             "mati"sv,      "stopped"sv, "burnt"sv};
template <>
constexpr std::array words<Mode>{"computer"sv, "same_screen"sv, "people"sv};
template <>
constexpr std::array words<Level>{"easy"sv, "normal"sv, "expert"sv, "perfect"sv};
template <>
constexpr std::array words<Starts>{"you"sv, "opponent"sv};
template <>
constexpr std::array words<Seat>{"south"sv, "north"sv, "both"sv};
template <>
constexpr std::array words<Termination>{"normal"sv, "resigned"sv, "aborted"sv, "agreed"sv};
template <>
constexpr std::array words<rules::Phase>{"opening"sv, "sowing"sv, "round_over"sv, "over"sv};
template <>
constexpr std::array words<rules::OpeningRest>{"free_turn"sv, "capture"sv, "no_capture"sv,
                                               "mati"sv,      "stopped"sv, "emptied"sv,
                                               "no_seeds"sv,  "sowing"sv,  "done"sv};
template <>
constexpr std::array words<rules::MatchBy>{"seeds"sv, "rounds_won"sv, "seeds_total"sv};
template <>
constexpr std::array words<PointsReason>{"win"sv,  "repeat_sowings"sv, "no_reply_win_again"sv,
                                         "lost"sv, "draw"sv,           "unranked"sv};

template <typename T>
std::string_view word(T value) noexcept {
    return words<T>[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view to_text(rules::Side side) noexcept { return word(side); }
std::string_view to_text(rules::Winner winner) noexcept { return word(winner); }
std::string_view to_text(rules::SowingEnd end) noexcept { return word(end); }
std::string_view to_text(Mode mode) noexcept { return word(mode); }
std::string_view to_text(Level level) noexcept { return word(level); }
std::string_view to_text(Starts starts) noexcept { return word(starts); }
std::string_view to_text(Seat seat) noexcept { return word(seat); }
std::string_view to_text(Termination termination) noexcept { return word(termination); }
std::string_view to_text(rules::Phase phase) noexcept { return word(phase); }
std::string_view to_text(rules::OpeningRest rest) noexcept { return word(rest); }
std::string_view to_text(rules::MatchBy by) noexcept { return word(by); }
std::string_view to_text(PointsReason reason) noexcept { return word(reason); }

std::string to_text(PitRef pit) { return std::string(1, record::letter_of(pit.side, pit.pit)); }

template <typename T>
std::optional<T> parse_word(std::string_view text) noexcept {
    const auto& list = words<T>;
    const auto* found = std::find(list.begin(), list.end(), text);
    return found == list.end() ? std::nullopt : std::optional(static_cast<T>(found - list.begin()));
}

template <>
std::optional<PitRef> parse_word<PitRef>(std::string_view text) noexcept {
    const auto found = text.size() == 1 ? record::pit_of(text.front()) : std::nullopt;
    return found ? std::optional(PitRef{.side = found->side, .pit = found->pit}) : std::nullopt;
}

template <typename T>
std::string words_of() {
    std::string text = "one of ";
    std::string_view separator;
    for (const std::string_view entry : words<T>) {
        text.append(separator).append(entry);
        separator = ", ";
    }
    return text;
}

#define CONGKAK_WORDS(type)                                                   \
    template std::optional<type> parse_word<type>(std::string_view) noexcept; \
    template std::string words_of<type>();
CONGKAK_WORDS(rules::Side)
CONGKAK_WORDS(rules::Winner)
CONGKAK_WORDS(rules::SowingEnd)
CONGKAK_WORDS(Mode)
CONGKAK_WORDS(Level)
CONGKAK_WORDS(Starts)
CONGKAK_WORDS(Seat)
CONGKAK_WORDS(Termination)
CONGKAK_WORDS(rules::Phase)
CONGKAK_WORDS(rules::OpeningRest)
CONGKAK_WORDS(rules::MatchBy)
CONGKAK_WORDS(PointsReason)
#undef CONGKAK_WORDS

}  // namespace congkak::protocol
