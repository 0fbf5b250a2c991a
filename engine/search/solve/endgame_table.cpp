#include "engine/search/solve/endgame_table.hpp"

#include <algorithm>
#include <cassert>

#include "engine/search/solve/best_value.hpp"

namespace congkak::search {

namespace {

using rules::Position;
using rules::Ruleset;
using rules::Side;

/// Not yet made.
constexpr std::int8_t unknown = 127;
static_assert(EndgameShape::most_seeds < unknown);

class Maker {
  public:
    Maker(const Ruleset& ruleset, const EndgameShape& shape, std::span<std::int8_t> entries)
        : ruleset_(ruleset), shape_(shape), entries_(entries) {}

    int value(const Position& position) {
        const std::size_t index = shape_.index(position);
        if (entries_[index] == unknown) {
            entries_[index] = static_cast<std::int8_t>(detail::best_value(
                ruleset_, position, [this](const Position& after) { return value(after); }));
        }
        return entries_[index];
    }

  private:
    const Ruleset& ruleset_;
    const EndgameShape& shape_;
    std::span<std::int8_t> entries_;
};

/// Visits every entry in order: `visit(position)` where somebody can sow, `visit_none(position,
/// index)` where not; both say whether to go on. False where one of them or the watch did not.
template <class Visit, class VisitNone>
bool for_every_entry(const EndgameShape& shape, const EndgameWatch& watch, const Visit& visit,
                     const VisitNone& visit_none) {
    constexpr std::size_t between_questions = 1U << 14U;
    std::size_t done = 0;
    std::size_t next_question = 0;
    for (int seeds = 0; seeds <= shape.seeds(); ++seeds) {
        Distributions all(shape.pits(), seeds);
        do {
            if (done >= next_question) {
                next_question = done + between_questions;
                if (watch && !watch({.done = done, .entries = shape.entries(), .seeds = seeds})) {
                    return false;
                }
            }
            Position position = all.position();
            for (int lapped = 0; lapped <= (shape.tells_lapped() ? 1 : 0); ++lapped, ++done) {
                position.lapped = lapped == 1;
                const bool is_one = !position.board.occupied(Side::south).empty();
                if (is_one ? !visit(position) : !visit_none(position, done)) {
                    return false;
                }
            }
        } while (all.advance());
    }
    return true;
}

/// In pieces, since the memory of a large table takes its time.
bool clear(std::span<std::int8_t> entries, const EndgameWatch& watch) {
    constexpr std::size_t piece = 1U << 20U;
    for (std::size_t at = 0; at < entries.size(); at += piece) {
        if (watch && !watch({.done = 0, .entries = entries.size(), .seeds = 0})) {
            return false;
        }
        const auto part = entries.subspan(at, std::min(piece, entries.size() - at));
        std::fill(part.begin(), part.end(), unknown);
    }
    return true;
}

}  // namespace

Ruleset endgame_clauses(const Ruleset& ruleset) noexcept {
    Ruleset clauses;
    clauses.pits = ruleset.pits;
    clauses.seeds = ruleset.pits;
    clauses.relay = ruleset.relay;
    clauses.capture = ruleset.capture;
    clauses.after_capture = ruleset.after_capture;
    clauses.end = ruleset.end;
    clauses.sweep = ruleset.sweep;
    return clauses;
}

EndgameTable::EndgameTable(const Ruleset& ruleset, const EndgameShape& shape,
                           std::span<const std::int8_t> entries) noexcept
    : clauses_(endgame_clauses(ruleset)), shape_(shape), entries_(entries) {
    assert(entries.size() == shape.entries());
}

std::optional<int> EndgameTable::value(const Position& position) const noexcept {
    if (!shape_.covers(position)) {
        return std::nullopt;
    }
    return entries_[shape_.index(position)];
}

bool make_endgames(const Ruleset& ruleset, const EndgameShape& shape,
                   std::span<std::int8_t> entries, const EndgameWatch& watch) {
    assert(entries.size() == shape.entries());
    if (!clear(entries, watch)) {
        return false;
    }
    Maker maker(ruleset, shape, entries);
    return for_every_entry(
        shape, watch,
        [&](const Position& position) {
            (void)maker.value(position);
            return true;
        },
        [&](const Position& /*position*/, std::size_t index) {
            entries[index] = EndgameTable::no_position;
            return true;
        });
}

EndgameCheck check_endgames(const Ruleset& ruleset, const EndgameShape& shape,
                            std::span<const std::int8_t> entries, const EndgameWatch& watch) {
    assert(entries.size() == shape.entries());
    EndgameCheck check;
    const auto entry = [&](const Position& position) -> int {
        return entries[shape.index(position)];
    };
    const auto compare = [&](const Position& position, int found, int expected) {
        if (found != expected) {
            check.mistake = {.position = position, .entry = found, .expected = expected};
        }
        return found == expected;
    };
    const bool ran_through = for_every_entry(
        shape, watch,
        [&](const Position& position) {
            return compare(position, entry(position), detail::best_value(ruleset, position, entry));
        },
        [&](const Position& position, std::size_t index) {
            return compare(position, entries[index], EndgameTable::no_position);
        });
    check.is_stopped = !ran_through && !check.mistake;
    return check;
}

}  // namespace congkak::search
