// One table: a row per clause with its words, how to read it from a ruleset and how to set it.
#include "engine/rules/clauses.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <optional>

namespace congkak::rules {

namespace {

using namespace std::string_view_literals;

struct Row {
    ClauseInfo info;
    std::string (*value)(const Ruleset&);
    bool (*set)(Ruleset&, std::string_view);
};

/// Plain decimal digits without sign or leading zero, within lowest..highest.
std::optional<int> number_from(std::string_view text, int lowest, int highest) noexcept {
    if (text.empty() || text.front() < '1' || text.front() > '9') {
        return std::nullopt;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < lowest ||
        number > highest) {
        return std::nullopt;
    }
    return number;
}

/// `words` are the values of the enumeration at `field`, in its order.
template <const auto& words, auto field>
constexpr Row word_row(std::string_view name, std::string_view values) {
    return {.info = {.name = name, .kind = ClauseKind::word, .values = values, .words = words},
            .value =
                [](const Ruleset& ruleset) {
                    return std::string(words[static_cast<std::size_t>(field(ruleset))]);
                },
            .set =
                [](Ruleset& ruleset, std::string_view value) {
                    const auto found = std::find(words.begin(), words.end(), value);
                    if (found == words.end()) {
                        return false;
                    }
                    auto& target = field(ruleset);
                    target = static_cast<std::decay_t<decltype(target)>>(found - words.begin());
                    return true;
                }};
}

template <auto field>
constexpr Row boolean_row(std::string_view name, std::string_view values) {
    return {.info = {.name = name, .kind = ClauseKind::boolean, .values = values},
            .value = [](const Ruleset& ruleset) -> std::string {
                return field(ruleset) ? "true" : "false";
            },
            .set =
                [](Ruleset& ruleset, std::string_view value) {
                    if (value != "true" && value != "false") {
                        return false;
                    }
                    field(ruleset) = value == "true";
                    return true;
                }};
}

template <int lowest, int highest, auto field>
constexpr Row number_row(std::string_view name, std::string_view values) {
    return {.info = {.name = name,
                     .kind = ClauseKind::number,
                     .values = values,
                     .lowest = lowest,
                     .highest = highest},
            .value = [](const Ruleset& ruleset) { return std::to_string(field(ruleset)); },
            .set =
                [](Ruleset& ruleset, std::string_view value) {
                    const auto number = number_from(value, lowest, highest);
                    if (number) {
                        field(ruleset) = *number;
                    }
                    return number.has_value();
                }};
}

constexpr std::array rounds_words{"until_burnt"sv};

constexpr Row rounds_row() {
    return {.info = {.name = "rounds",
                     .kind = ClauseKind::number_or_word,
                     .values = "1, 2..20, until_burnt",
                     .words = rounds_words,
                     .lowest = 1,
                     .highest = Rounds::highest},
            .value = [](const Ruleset& ruleset) -> std::string {
                return ruleset.rounds.is_until_burnt() ? std::string(rounds_words.front())
                                                       : std::to_string(ruleset.rounds.limit());
            },
            .set =
                [](Ruleset& ruleset, std::string_view value) {
                    const auto number = number_from(value, 1, Rounds::highest);
                    if (!number && value != rounds_words.front()) {
                        return false;
                    }
                    ruleset.rounds = number ? Rounds(*number) : Rounds::until_burnt();
                    return true;
                }};
}

constexpr std::array capture_side{"own"sv, "none"sv, "opponent"sv};
constexpr std::array own_seed{"taken"sv, "left"sv};
constexpr std::array lap{"none"sv, "turn"sv, "sowing"sv, "lift"sv};
constexpr std::array after_capture{"turn_over"sv, "again"sv};
constexpr std::array opening{"alternating"sv, "simultaneous"sv, "simultaneous_nearest"sv};
constexpr std::array after_opening{"first_finisher"sv, "last_finisher"sv};
constexpr std::array end{"no_move"sv, "side_empty"sv, "three_empty"sv, "both_empty"sv};
constexpr std::array sweep{"owner"sv, "none"sv, "last_mover"sv};
constexpr std::array refill{"full"sv, "partial"sv, "even"sv, "fresh"sv};
constexpr std::array refill_from{"store"sv, "far"sv};
constexpr std::array burnt{"skip"sv, "forfeit"sv};
constexpr std::array burnt_for{"round"sv, "match"sv};
constexpr std::array round_starter{"loser"sv, "winner"sv, "unburnt"sv, "alternate"sv,
                                   "last_mover"sv};
constexpr std::array match_by{"seeds"sv, "rounds_won"sv, "seeds_total"sv};

// clang-format off
constexpr std::array rows{
    number_row<Ruleset::fewest_pits, Ruleset::most_pits,
               [](auto& r) -> auto& { return r.pits; }>("pits", "7, 3..11"),
    number_row<Ruleset::fewest_seeds, Ruleset::most_seeds,
               [](auto& r) -> auto& { return r.seeds; }>("seeds", "as many as pits, 1..11"),
    boolean_row<[](auto& r) -> auto& { return r.relay; }>("relay", "true, false"),
    word_row<capture_side, [](auto& r) -> auto& { return r.capture.side; }>(
        "capture.side", "own, none, opponent"),
    boolean_row<[](auto& r) -> auto& { return r.capture.needs_opposite; }>(
        "capture.needs_opposite", "false, true"),
    word_row<own_seed, [](auto& r) -> auto& { return r.capture.own_seed; }>(
        "capture.own_seed", "taken, left"),
    word_row<lap, [](auto& r) -> auto& { return r.capture.lap; }>(
        "capture.lap", "none, turn, sowing, lift"),
    word_row<after_capture, [](auto& r) -> auto& { return r.after_capture; }>(
        "after_capture", "turn_over, again"),
    word_row<opening, [](auto& r) -> auto& { return r.opening; }>(
        "opening", "alternating, simultaneous, simultaneous_nearest"),
    word_row<after_opening, [](auto& r) -> auto& { return r.after_opening; }>(
        "after_opening", "first_finisher, last_finisher"),
    word_row<end, [](auto& r) -> auto& { return r.end; }>(
        "end", "no_move, side_empty, three_empty, both_empty"),
    word_row<sweep, [](auto& r) -> auto& { return r.sweep; }>(
        "sweep", "owner, none, last_mover"),
    rounds_row(),
    word_row<refill, [](auto& r) -> auto& { return r.refill; }>(
        "refill", "full, partial, even, fresh"),
    word_row<refill_from, [](auto& r) -> auto& { return r.refill_from; }>(
        "refill_from", "store, far"),
    word_row<burnt, [](auto& r) -> auto& { return r.burnt; }>("burnt", "skip, forfeit"),
    word_row<burnt_for, [](auto& r) -> auto& { return r.burnt_for; }>(
        "burnt_for", "round, match"),
    word_row<round_starter, [](auto& r) -> auto& { return r.round_starter; }>(
        "round_starter", "loser, winner, unburnt, alternate, last_mover"),
    word_row<match_by, [](auto& r) -> auto& { return r.match_by; }>(
        "match_by", "seeds, rounds_won, seeds_total"),
};
// clang-format on

constexpr auto infos = [] {
    std::array<ClauseInfo, rows.size()> result{};
    std::transform(rows.begin(), rows.end(), result.begin(),
                   [](const Row& row) { return row.info; });
    return result;
}();

const Row* find_row(std::string_view name) noexcept {
    const auto row = std::find_if(rows.begin(), rows.end(), [name](const Row& candidate) {
        return candidate.info.name == name;
    });
    return row == rows.end() ? nullptr : &*row;
}

}  // namespace

std::span<const ClauseInfo> all_clauses() noexcept { return infos; }

const ClauseInfo* find_clause(std::string_view name) noexcept {
    const Row* row = find_row(name);
    return row == nullptr ? nullptr : &row->info;
}

std::string clause_value(const Ruleset& ruleset, std::string_view name) {
    const Row* row = find_row(name);
    assert(row != nullptr);
    return row->value(ruleset);
}

boost::system::result<void, ClauseError> set_clause(Ruleset& ruleset, std::string_view name,
                                                    std::string_view value) noexcept {
    const Row* row = find_row(name);
    if (row == nullptr) {
        return ClauseError::unknown_clause;
    }
    if (!row->set(ruleset, value)) {
        return ClauseError::bad_value;
    }
    return {};
}

void settle_seeds(Ruleset& ruleset, bool names_pits, bool names_seeds) noexcept {
    if (names_pits && !names_seeds) {
        ruleset.seeds = ruleset.pits;
    }
}

std::vector<std::string_view> differing_clauses(const Ruleset& base, const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    const bool names_pits = ruleset.pits != base.pits;
    for (const Row& row : rows) {
        const bool is_seeds = row.info.name == "seeds";
        const bool differs = is_seeds && names_pits ? ruleset.seeds != ruleset.pits
                                                    : row.value(base) != row.value(ruleset);
        if (differs) {
            names.push_back(row.info.name);
        }
    }
    return names;
}

}  // namespace congkak::rules
