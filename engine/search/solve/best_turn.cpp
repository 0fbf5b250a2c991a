#include "engine/search/solve/best_turn.hpp"

#include <algorithm>
#include <cassert>
#include <unordered_set>

#include "engine/search/solve/turn_bound.hpp"
#include "engine/search/solve/turn_walk.hpp"

namespace congkak::search {

namespace {

using detail::Sown;
using detail::StageBy;
using detail::TurnWalk;

/// The best ends so far, a bounded number of them.
class Ends {
  public:
    explicit Ends(std::size_t most) : most_(most) {}

    void add(const Sown& sown, rules::Side mover) {
        if (is_full_ && sown.haul < least_) {
            return;
        }
        all_.push_back({.step = sown.step,
                        .pit = sown.pit,
                        .sowings = sown.sowings,
                        .haul = sown.haul,
                        .swept = sown.outcome.swept[rules::index_of(mover)],
                        .after = sown.after});
        if (all_.size() > 2 * most_ + 16) {
            trim();
        }
    }

    [[nodiscard]] std::vector<TurnEnd> take(const TurnWalk& walk) {
        trim();
        std::vector<TurnEnd> ends;
        for (const Found& found : all_) {
            ends.push_back({.line = walk.line(found.step, found.pit),
                            .haul = found.haul,
                            .swept = found.swept,
                            .after = found.after});
        }
        return ends;
    }

  private:
    struct Found {
        std::uint32_t step = 0;
        rules::Pit pit;
        int sowings = 0;
        int haul = 0;
        int swept = 0;
        rules::Position after;
    };

    void trim() {
        std::stable_sort(all_.begin(), all_.end(), [](const Found& left, const Found& right) {
            return left.haul != right.haul ? left.haul > right.haul : left.sowings < right.sowings;
        });
        std::unordered_set<rules::Position> seen;
        std::erase_if(all_, [&](const Found& found) {
            return seen.size() == most_ || !seen.insert(found.after).second;
        });
        is_full_ = all_.size() == most_;
        least_ = all_.empty() ? 0 : all_.back().haul;
    }

    std::size_t most_;
    std::vector<Found> all_;
    bool is_full_ = false;
    int least_ = 0;
};

/// For a search that was given up before it saw one.
TurnEnd any_end(const rules::Ruleset& ruleset, const rules::Position& position) {
    const rules::Side mover = position.to_sow;
    TurnEnd end;
    end.after = position;
    rules::Outcome outcome;
    do {
        end.line.push_back(rules::legal_pits(ruleset, end.after).first());
        outcome = rules::sow_legal(ruleset, end.after, end.line.back());
    } while (outcome.turn_goes_on);
    end.haul = end.after.board.store(mover) - position.board.store(mover);
    end.swept = outcome.swept[rules::index_of(mover)];
    return end;
}

}  // namespace

BestTurn best_turn(const rules::Ruleset& ruleset, const rules::Position& position,
                   const TurnLimits& limits, const TurnWatch& watch) {
    assert(!position.over && !position.opening && limits.ends >= 1);
    TurnWalk walk(ruleset, position, limits, watch, StageBy::seeds_gone);
    Ends ends(limits.ends);
    walk.run([&](const Sown& sown) {
        if (!sown.outcome.turn_goes_on) {
            walk.best_haul = std::max(walk.best_haul, sown.haul);
            ends.add(sown, position.to_sow);
        }
        return true;
    });
    BestTurn result;
    result.ends = ends.take(walk);
    if (result.ends.empty()) {
        result.ends.push_back(any_end(ruleset, position));
    }
    result.is_exhaustive = walk.is_exhaustive();
    result.at_most = result.is_exhaustive ? result.best().haul : turn_bound(ruleset, position);
    result.is_stopped = walk.is_stopped();
    result.searched = walk.searched();
    return result;
}

ShortestTurn shortest_turn(const rules::Ruleset& ruleset, const rules::Position& position,
                           int wanted, const TurnLimits& limits, const TurnWatch& watch) {
    assert(!position.over && !position.opening && wanted >= 1);
    ShortestTurn result;
    TurnWalk walk(ruleset, position, limits, watch, StageBy::sowings);
    walk.run([&](const Sown& sown) {
        walk.best_haul = std::max(walk.best_haul, sown.haul);
        if (sown.haul < wanted) {
            return true;
        }
        result.line = walk.line(sown.step, sown.pit);
        result.haul = sown.haul;
        result.after = sown.after;
        return false;
    });
    // A stage holds the boards after so many sowings, and looking at it makes one more.
    result.at_least = walk.complete_stages() + 1;
    result.is_impossible = walk.is_exhaustive() || turn_bound(ruleset, position) < wanted;
    result.is_stopped = walk.is_stopped();
    result.searched = walk.searched();
    return result;
}

int lacks_to_win(const rules::Position& position) noexcept {
    return position.board.total() / 2 + 1 - position.board.store(position.to_sow);
}

}  // namespace congkak::search
