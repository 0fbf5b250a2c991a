#include "engine/search/solve/perfect_turn.hpp"

#include <limits>
#include <optional>

#include "engine/rules/sowing.hpp"
#include "engine/search/solve/best_value.hpp"

namespace congkak::search {

namespace {

using rules::Pit;
using rules::Position;
using rules::Ruleset;
using rules::Side;

/// How far `side` is ahead in the stores.
int ahead(const Position& position, Side side) noexcept {
    return position.board.store(side) - position.board.store(rules::other(side));
}

/// The pits that the table recommends, to the end of the turn. The table covers the position, so
/// it covers all that follow.
PerfectTurn by_table(const Ruleset& ruleset, const Position& start, const EndgameTable& table) {
    PerfectTurn turn{.line = {}, .expected = *table.value(start), .is_exact = true, .searched = 0};
    Position at = start;
    for (bool goes_on = true; goes_on;) {
        const int value = *table.value(at);
        for (const Pit pit : rules::legal_pits(ruleset, at)) {
            Position after = at;
            const rules::Outcome outcome = rules::sow_legal(ruleset, after, pit);
            ++turn.searched;
            const auto told = [&](const Position& next) { return *table.value(next); };
            if (detail::worth(outcome, at, after, told) == value) {
                turn.line.push_back(pit);
                goes_on = outcome.turn_goes_on;
                at = after;
                break;
            }
        }
    }
    return turn;
}

class Answers {
  public:
    Answers(const Ruleset& ruleset, Side mover, const PerfectLimits& limits,
            const EndgameTable* table)
        : ruleset_(ruleset), mover_(mover), limits_(limits), table_(table) {}

    /// What the mover gains from the end of its turn on.
    int value(const Position& after) {
        if (after.over) {
            return 0;
        }
        const auto told = table_ != nullptr ? table_->value(after) : std::nullopt;
        if (told) {
            return after.to_sow == mover_ ? *told : -*told;
        }
        const BestTurn answer = best_turn(ruleset_, after, limits_.answer);
        searched += answer.searched;
        is_exact = false;
        return ahead(answer.best().after, mover_) - ahead(after, mover_);
    }

    std::uint64_t searched = 0;
    bool is_exact = true;

  private:
    const Ruleset& ruleset_;
    const Side mover_;
    const PerfectLimits& limits_;
    const EndgameTable* table_;
};

}  // namespace

PerfectTurn perfect_turn(const Ruleset& ruleset, const Position& position,
                         const PerfectLimits& limits, const EndgameTable* table,
                         const TurnWatch& watch) {
    if (table != nullptr && !table->is_for(ruleset)) {
        table = nullptr;
    }
    if (table != nullptr && table->value(position)) {
        return by_table(ruleset, position, *table);
    }
    const BestTurn own = best_turn(ruleset, position, limits.turn, watch);
    const Side mover = position.to_sow;
    Answers answers(ruleset, mover, limits, table);
    PerfectTurn best;
    best.expected = std::numeric_limits<int>::min();
    for (const TurnEnd& end : own.ends) {
        const int gained = ahead(end.after, mover) - ahead(position, mover);
        const int expected = gained + answers.value(end.after);
        if (expected > best.expected) {
            best.expected = expected;
            best.line = end.line;
        }
    }
    best.searched = own.searched + answers.searched;
    // With an end to spare, every end of the turn was among them.
    best.is_exact = own.is_exhaustive && answers.is_exact && own.ends.size() < limits.turn.ends;
    return best;
}

}  // namespace congkak::search
