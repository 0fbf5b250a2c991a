// The walk over the boards of one turn, stage by stage.
//
// Not part of the interface of the search: best_turn.cpp alone includes it.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/rules/board.hpp"
#include "engine/rules/outcome.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/sowing.hpp"
#include "engine/search/solve/best_turn.hpp"

namespace congkak::search::detail {

/// A board within the turn and how it was reached. Compares by what decides how the turn goes on,
/// and then by how short the way was.
struct Node {
    rules::Ring ring{};
    std::uint8_t others_store = 0;
    bool lapped = false;
    /// Sowings up to here.
    std::uint8_t sowings = 0;
    std::uint8_t pit = 0;
    std::uint32_t step = 0;

    [[nodiscard]] bool is_same_board(const Node& node) const noexcept {
        return ring == node.ring && others_store == node.others_store && lapped == node.lapped;
    }
    friend auto operator<=>(const Node&, const Node&) noexcept = default;
};
static_assert(sizeof(Node) == 32);

/// A sowing of a board that was looked at, and the step before it.
struct Step {
    std::uint32_t before = 0;
    std::uint8_t pit = 0;
};

/// What the walk does with a sowing that it made.
struct Sown {
    const rules::Outcome& outcome;
    const rules::Position& after;
    std::uint32_t step = 0;
    rules::Pit pit;
    int sowings = 0;
    int haul = 0;
};

/// Which boards belong to a stage.
enum class StageBy : std::uint8_t { seeds_gone, sowings };

class TurnWalk {
  public:
    TurnWalk(const rules::Ruleset& ruleset, const rules::Position& position,
             const TurnLimits& limits, const TurnWatch& watch, StageBy stage_by);

    /// Looks at every stage, or at every one before `visit` says that it has what it wants.
    /// `visit(const Sown&)` returns whether to go on.
    template <class Visit>
    void run(const Visit& visit);

    /// The pits up to and with `pit`, which was sown after `step`.
    [[nodiscard]] std::vector<rules::Pit> line(std::uint32_t step, rules::Pit pit) const;

    /// Stages from the first one on that no board was left out of.
    [[nodiscard]] int complete_stages() const noexcept { return complete_; }
    /// Nothing was left out and no stage is left.
    [[nodiscard]] bool is_exhaustive() const noexcept {
        return cut_from_ == stages_.size() && !is_ended_;
    }
    [[nodiscard]] bool is_stopped() const noexcept { return is_stopped_; }
    [[nodiscard]] std::uint64_t searched() const noexcept { return searched_; }
    [[nodiscard]] int stages() const noexcept { return static_cast<int>(stages_.size()); }
    /// Of the best end so far, for the watch.
    int best_haul = 0;

  private:
    using Stage = std::vector<Node>;

    template <class Visit>
    bool look_at(const Node& node, const Visit& visit);
    void keep(const rules::Position& after, std::uint32_t step, rules::Pit pit, int sowings);
    /// Each board once; the `most` most promising.
    void thin(Stage& stage, std::size_t number, std::size_t most);
    [[nodiscard]] rules::Position position_of(const Node& node) const noexcept;
    [[nodiscard]] std::size_t allowance(std::size_t stage) const noexcept;
    [[nodiscard]] int promise(const Node& node) const noexcept;
    [[nodiscard]] bool may_go_on();

    const rules::Ruleset& ruleset_;
    const rules::Position start_;
    const TurnLimits limits_;
    const TurnWatch& watch_;
    const StageBy stage_by_;
    const rules::Side mover_;
    const int seeds_;
    std::vector<Stage> stages_;
    std::size_t stage_ = 0;
    std::size_t width_ = 1;
    std::vector<Step> steps_;
    std::uint64_t searched_ = 0;
    std::uint64_t next_watch_ = 0;
    int complete_ = 0;
    /// The first stage that boards were left out of.
    std::size_t cut_from_;
    bool is_ended_ = false;
    bool is_stopped_ = false;
};

template <class Visit>
void TurnWalk::run(const Visit& visit) {
    for (stage_ = 0; stage_ < stages_.size(); ++stage_) {
        Stage stage = std::move(stages_[stage_]);
        thin(stage, stage_, allowance(stage_));
        for (const Node& node : stage) {
            if (!may_go_on() || !look_at(node, visit)) {
                is_ended_ = true;
                return;
            }
        }
        complete_ += stage_ < cut_from_ ? 1 : 0;
    }
}

template <class Visit>
bool TurnWalk::look_at(const Node& node, const Visit& visit) {
    const rules::Position before = position_of(node);
    const auto step = static_cast<std::uint32_t>(steps_.size());
    steps_.push_back({.before = node.step, .pit = node.pit});
    const int sowings = node.sowings + 1;
    for (const rules::Pit pit : rules::legal_pits(ruleset_, before)) {
        rules::Position after = before;
        const rules::Outcome outcome = rules::sow_legal(ruleset_, after, pit);
        ++searched_;
        const int haul = after.board.store(mover_) - start_.board.store(mover_);
        if (!visit(Sown{.outcome = outcome,
                        .after = after,
                        .step = step,
                        .pit = pit,
                        .sowings = sowings,
                        .haul = haul})) {
            return false;
        }
        if (outcome.turn_goes_on) {
            keep(after, step, pit, sowings);
        }
    }
    return true;
}

}  // namespace congkak::search::detail
