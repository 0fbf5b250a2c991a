#include "engine/search/solve/turn_walk.hpp"

#include <algorithm>

namespace congkak::search::detail {

TurnWalk::TurnWalk(const rules::Ruleset& ruleset, const rules::Position& position,
                   const TurnLimits& limits, const TurnWatch& watch, StageBy stage_by)
    : ruleset_(ruleset),
      start_(position),
      limits_(limits),
      watch_(watch),
      stage_by_(stage_by),
      mover_(position.to_sow),
      seeds_(position.board.in_pits(rules::Side::south) +
             position.board.in_pits(rules::Side::north)),
      stages_(static_cast<std::size_t>(seeds_) + 1),
      // A stage is thinned when it has twice as many.
      width_(std::max<std::size_t>(1, limits.boards / 2 / stages_.size())),
      cut_from_(stages_.size()) {
    Node first;
    first.ring = position.board.ring(mover_);
    first.others_store = static_cast<std::uint8_t>(position.board.store(rules::other(mover_)));
    first.lapped = position.lapped;
    stages_.front().push_back(first);
}

rules::Position TurnWalk::position_of(const Node& node) const noexcept {
    rules::Position position = start_;
    position.board.set_ring(mover_, node.ring);
    position.board.set_store(rules::other(mover_), node.others_store);
    position.lapped = node.lapped;
    return position;
}

void TurnWalk::keep(const rules::Position& after, std::uint32_t step, rules::Pit pit, int sowings) {
    Node node;
    node.ring = after.board.ring(mover_);
    node.others_store = static_cast<std::uint8_t>(after.board.store(rules::other(mover_)));
    node.lapped = after.lapped;
    node.sowings = static_cast<std::uint8_t>(sowings);
    node.pit = static_cast<std::uint8_t>(pit.index());
    node.step = step;
    const int left =
        after.board.in_pits(rules::Side::south) + after.board.in_pits(rules::Side::north);
    const auto number =
        static_cast<std::size_t>(stage_by_ == StageBy::sowings ? sowings : seeds_ - left);
    Stage& stage = stages_[number];
    stage.push_back(node);
    if (stage.size() >= 2 * width_) {
        thin(stage, number, width_);
    }
}

void TurnWalk::thin(Stage& stage, std::size_t number, std::size_t most) {
    std::sort(stage.begin(), stage.end());
    const auto same = [](const Node& left, const Node& right) { return left.is_same_board(right); };
    stage.erase(std::unique(stage.begin(), stage.end(), same), stage.end());
    if (stage.size() <= most) {
        return;
    }
    cut_from_ = std::min(cut_from_, number);
    // The sort made the order one of the boards alone, so equal promise is cut the same way always.
    std::vector<std::pair<int, std::uint32_t>> by_promise;
    by_promise.reserve(stage.size());
    for (std::uint32_t i = 0; i < stage.size(); ++i) {
        by_promise.emplace_back(-promise(stage[i]), i);
    }
    const auto end = by_promise.begin() + static_cast<std::ptrdiff_t>(most);
    std::nth_element(by_promise.begin(), end, by_promise.end());
    Stage kept;
    kept.reserve(most);
    for (auto it = by_promise.begin(); it != end; ++it) {
        kept.push_back(stage[it->second]);
    }
    stage = std::move(kept);
}

std::size_t TurnWalk::allowance(std::size_t stage) const noexcept {
    // Half as much again as an equal share of what is left, since no stage but the fullest takes
    // all of it; a board has some three pits to sow.
    const std::uint64_t left = limits_.sowings - std::min(limits_.sowings, searched_);
    const std::uint64_t boards = left / 2 / (stages_.size() - stage);
    return static_cast<std::size_t>(std::max<std::uint64_t>(1, boards));
}

int TurnWalk::promise(const Node& node) const noexcept {
    const int n = start_.board.pits();
    int promise = 0;
    for (int pit = 0; pit < n; ++pit) {
        const int seeds = node.ring[static_cast<std::size_t>(pit)];
        promise += seeds > 0 ? 1 : 0;
        promise += seeds == n - pit ? 2 : 0;
    }
    return promise;
}

bool TurnWalk::may_go_on() {
    constexpr std::uint64_t between_questions = 4096;
    if (searched_ >= limits_.sowings) {
        return false;
    }
    if (!watch_ || searched_ < next_watch_) {
        return true;
    }
    next_watch_ = searched_ + between_questions;
    std::size_t waiting = 0;
    for (const Stage& stage : stages_) {
        waiting += stage.size();
    }
    is_stopped_ = !watch_({.searched = searched_,
                           .haul = best_haul,
                           .waiting = waiting,
                           .stage = static_cast<int>(stage_),
                           .stages = stages()});
    return !is_stopped_;
}

std::vector<rules::Pit> TurnWalk::line(std::uint32_t step, rules::Pit pit) const {
    std::vector<rules::Pit> line{pit};
    for (; step != 0; step = steps_[step].before) {
        line.emplace_back(steps_[step].pit + 1);
    }
    std::reverse(line.begin(), line.end());
    return line;
}

}  // namespace congkak::search::detail
