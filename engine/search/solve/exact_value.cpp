// The value is narrowed from both sides by questions "is it at least v?", each answered by a search
// that needs no more than yes or no, and whose answers are remembered for the next.
#include "engine/search/solve/exact_value.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "engine/rules/sowing.hpp"
#include "engine/search/solve/best_value.hpp"
#include "engine/search/solve/perfect_turn.hpp"

namespace congkak::search {

namespace {

using rules::Pit;
using rules::Position;
using rules::Ruleset;

/// Bounds of positions, told apart by their rank; of two that share a slot the later stays.
class Memory {
  public:
    struct Known {
        std::uint64_t key = 0;
        std::int8_t at_least = 0;
        std::int8_t at_most = 0;
        std::uint8_t best = 0;
    };
    static_assert(sizeof(Known) == 16);

    explicit Memory(std::size_t positions)
        : slots_(std::bit_floor(std::max<std::size_t>(positions, 1))) {}

    [[nodiscard]] Known& slot(std::uint64_t key) noexcept {
        const std::uint64_t mixed = key * 0x9e3779b97f4a7c15U;
        return slots_[(mixed ^ mixed >> 32U) & (slots_.size() - 1)];
    }

  private:
    std::vector<Known> slots_;
};

class Search {
  public:
    Search(const Ruleset& ruleset, const ExactLimits& limits, const EndgameTable* table,
           const ExactWatch& watch)
        : ruleset_(ruleset),
          limits_(limits),
          table_(table),
          watch_(watch),
          memory_(limits.remembered) {}

    /// At least `beta` or less than it, for the side to sow; what it gives is a bound on that side.
    int at_least(const Position& position, int beta);

    [[nodiscard]] bool is_over_limit() const noexcept { return is_over_limit_; }
    [[nodiscard]] bool is_stopped() const noexcept { return is_stopped_; }
    [[nodiscard]] std::uint64_t searched() const noexcept { return searched_; }

    /// What is proven of the whole, for the watch.
    ExactProgress proven;

  private:
    struct Child {
        Position position;
        int gain = 0;
        int order = 0;
        Pit pit;
        bool is_mine = false;
    };

    int look(const Position& position, int beta, Memory::Known known);
    std::size_t children(const Position& position, std::uint8_t best,
                         std::array<Child, Pit::highest>& found);
    void count_sowing();

    const Ruleset& ruleset_;
    const ExactLimits limits_;
    const EndgameTable* table_;
    const ExactWatch& watch_;
    Memory memory_;
    std::uint64_t searched_ = 0;
    std::uint64_t next_question_ = 0;
    bool is_over_limit_ = false;
    bool is_stopped_ = false;
};

int Search::at_least(const Position& position, int beta) {
    const int seeds = seeds_in_pits(position.board);
    if (-seeds >= beta) {
        return -seeds;
    }
    if (seeds < beta) {
        return seeds;
    }
    if (table_ != nullptr) {
        if (const auto value = table_->value(position)) {
            return *value;
        }
    }
    // 0 is the key of the empty board, which nobody asks about.
    const std::uint64_t key = position_rank(position);
    Memory::Known known = memory_.slot(key);
    if (known.key != key) {
        known = {.key = key,
                 .at_least = static_cast<std::int8_t>(-seeds),
                 .at_most = static_cast<std::int8_t>(seeds),
                 .best = 0};
    }
    if (known.at_least >= beta) {
        return known.at_least;
    }
    if (known.at_most < beta) {
        return known.at_most;
    }
    return look(position, beta, known);
}

int Search::look(const Position& position, int beta, Memory::Known known) {
    std::array<Child, Pit::highest> found;
    const std::size_t count = children(position, known.best, found);
    int best = -EndgameShape::most_seeds;
    for (std::size_t i = 0; i < count && best < beta && !is_over_limit_; ++i) {
        const Child& child = found[i];
        int worth = child.gain;
        if (!child.position.over) {
            worth += child.is_mine ? at_least(child.position, beta - child.gain)
                                   : -at_least(child.position, child.gain - beta + 1);
        }
        if (worth > best) {
            best = worth;
            known.best = static_cast<std::uint8_t>(child.pit.number());
        }
    }
    if (is_over_limit_) {
        return best;
    }
    if (best >= beta) {
        known.at_least = static_cast<std::int8_t>(best);
    } else {
        known.at_most = static_cast<std::int8_t>(best);
    }
    memory_.slot(known.key) = known;
    return best;
}

std::size_t Search::children(const Position& position, std::uint8_t best,
                             std::array<Child, Pit::highest>& found) {
    std::size_t count = 0;
    for (const Pit pit : rules::legal_pits(ruleset_, position)) {
        Child& child = found[count++];
        child.position = position;
        const rules::Outcome outcome = rules::sow_legal(ruleset_, child.position, pit);
        count_sowing();
        child.gain = detail::gain_of(outcome);
        child.pit = pit;
        child.is_mine = child.position.to_sow == position.to_sow;
        child.order = (pit.number() == best ? 1000 : 0) + child.gain +
                      (!child.position.over && child.is_mine ? 100 : 0);
    }
    std::sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Child& left, const Child& right) {
                  return left.order != right.order ? left.order > right.order
                                                   : left.pit < right.pit;
              });
    return count;
}

void Search::count_sowing() {
    constexpr std::uint64_t between_questions = 1U << 14U;
    is_over_limit_ = is_over_limit_ || ++searched_ >= limits_.sowings;
    if (watch_ && searched_ >= next_question_ && !is_over_limit_) {
        next_question_ = searched_ + between_questions;
        proven.searched = searched_;
        is_stopped_ = !watch_(proven);
        is_over_limit_ = is_stopped_;
    }
}

/// The turn of sowings that lose nothing of `value`.
std::vector<Pit> line_of(const Ruleset& ruleset, Position at, int value, Search& search) {
    std::vector<Pit> line;
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (const Pit pit : rules::legal_pits(ruleset, at)) {
            Position after = at;
            const rules::Outcome outcome = rules::sow_legal(ruleset, after, pit);
            const int rest = value - detail::gain_of(outcome);
            const bool keeps = after.over ? rest <= 0
                               : after.to_sow == at.to_sow
                                   ? search.at_least(after, rest) >= rest
                                   : search.at_least(after, 1 - rest) <= -rest;
            if (search.is_over_limit()) {
                return {};
            }
            if (keeps) {
                line.push_back(pit);
                goes_on = outcome.turn_goes_on;
                at = after;
                value = rest;
                break;
            }
        }
    }
    return line;
}

}  // namespace

boost::system::result<ExactValue, rules::RulesetProblem> exact_value(const Ruleset& ruleset,
                                                                     const Position& position,
                                                                     const ExactLimits& limits,
                                                                     const EndgameTable* table,
                                                                     const ExactWatch& watch) {
    if (!position.board.burnt(rules::Side::south).empty() ||
        !position.board.burnt(rules::Side::north).empty()) {
        return rules::RulesetProblem{"burnt", "exact values are not worked out with burnt pits"};
    }
    const int seeds = seeds_in_pits(position.board);
    if (!has_position_rank(position.board.pits(), seeds)) {
        return rules::RulesetProblem{"pits", "so many seeds on so many pits are out of reach"};
    }
    if (table != nullptr && !table->is_for(ruleset)) {
        table = nullptr;
    }
    Search search(ruleset, limits, table, watch);
    search.proven = {.searched = 0, .at_least = -seeds, .at_most = seeds};
    const PerfectTurn guess = perfect_turn(ruleset, position, {}, table);
    int beta = std::clamp(guess.expected, 1 - seeds, seeds);
    while (search.proven.at_least < search.proven.at_most) {
        const int found = search.at_least(position, beta);
        if (search.is_over_limit()) {
            break;
        }
        (found >= beta ? search.proven.at_least : search.proven.at_most) = found;
        beta = std::max(found, search.proven.at_least + 1);
    }
    ExactValue result{.at_least = search.proven.at_least,
                      .at_most = search.proven.at_most,
                      .line = {},
                      .is_stopped = false,
                      .searched = 0};
    if (result.is_exact()) {
        result.line = line_of(ruleset, position, result.at_least, search);
    }
    result.is_stopped = search.is_stopped();
    result.searched = search.searched() + guess.searched;
    return result;
}

}  // namespace congkak::search
