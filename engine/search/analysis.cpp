#include "engine/search/analysis.hpp"

#include <algorithm>
#include <utility>

#include "engine/rules/sowing.hpp"

namespace congkak::search {

namespace {

using rules::Position;
using rules::Side;

/// Whether a sowing begins a turn.
bool begins_turn(const rules::Played* earlier, const rules::Played& entry) {
    const rules::PlayedSowing* before = earlier != nullptr ? earlier->sowing() : nullptr;
    return before == nullptr || earlier->round != entry.round ||
           before->turn != entry.sowing()->turn;
}

/// Looks for the longest sowing of the line.
void find_chain(const rules::Ruleset& ruleset, Decision& decision) {
    Position at = decision.played.before;
    std::size_t last = 0;
    for (std::size_t i = 0; i < decision.best.size(); ++i) {
        const int sown = rules::sow_legal(ruleset, at, decision.best[i]).sown;
        if (sown > decision.longest) {
            decision.longest = sown;
            last = i;
        }
    }
    decision.chain.assign(decision.best.begin(),
                          decision.best.begin() + static_cast<std::ptrdiff_t>(last) + 1);
}

}  // namespace

std::vector<TurnPlayed> turns_of(const rules::Game& game) {
    std::vector<TurnPlayed> turns;
    bool goes_on = false;
    for (int ply = 0; ply < game.ply(); ++ply) {
        const std::span<const rules::Played> history = game.history();
        const rules::Played& entry = history[static_cast<std::size_t>(ply)];
        const rules::PlayedSowing* sowing = entry.sowing();
        if (sowing == nullptr) {
            continue;
        }
        const rules::Outcome& outcome = sowing->outcome;
        const Position& before = game.position_at(ply);
        if (begins_turn(ply > 0 ? &history[static_cast<std::size_t>(ply) - 1] : nullptr, entry)) {
            turns.push_back({ply, entry.round, outcome.mover, before, {}, 0, 0});
        }
        TurnPlayed& turn = turns.back();
        turn.line.push_back(outcome.pit);
        turn.haul = entry.after.board.store(turn.side) - turn.before.board.store(turn.side);
        turn.longest = std::max<int>(turn.longest, outcome.sown);
        goes_on = outcome.turn_goes_on;
    }
    if (goes_on) {
        turns.pop_back();
    }
    return turns;
}

Decision judge(const rules::Ruleset& ruleset, const TurnPlayed& turn, const TurnLimits& limits,
               const TurnWatch& watch) {
    TurnLimits one_end = limits;
    one_end.ends = 1;
    const BestTurn found = best_turn(ruleset, turn.before, one_end, watch);
    Decision decision;
    decision.played = turn;
    decision.is_stopped = found.is_stopped;
    const bool is_better = found.best().haul > turn.haul;
    decision.best = is_better ? found.best().line : turn.line;
    decision.haul = is_better ? found.best().haul : turn.haul;
    decision.is_sure = decision.haul == found.at_most;
    find_chain(ruleset, decision);
    return decision;
}

std::optional<std::size_t> turning_point(std::span<const Decision> decisions,
                                         rules::Winner winner) noexcept {
    if (winner == rules::Winner::draw) {
        return std::nullopt;
    }
    const Side loser = winner == rules::Winner::south ? Side::north : Side::south;
    std::optional<std::size_t> worst;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Decision& decision = decisions[i];
        if (decision.played.side == loser &&
            decision.lost() > (worst ? decisions[*worst].lost() : 0)) {
            worst = i;
        }
    }
    return worst;
}

std::optional<std::size_t> longest_missed(std::span<const Decision> decisions, Side side) noexcept {
    std::optional<std::size_t> longest;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Decision& decision = decisions[i];
        if (decision.played.side == side && decision.longest > decision.played.longest &&
            decision.longest > (longest ? decisions[*longest].longest : 0)) {
            longest = i;
        }
    }
    return longest;
}

}  // namespace congkak::search
