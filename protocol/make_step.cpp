// Making the views of study_views.hpp.
#include <cassert>

#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/make_state.hpp"
#include "protocol/study_views.hpp"

namespace congkak::protocol {

Standing make_standing(const rules::Position& position) {
    Standing standing{.position = record::position_text(position),
                      .board = make_board(position.board),
                      .to_sow = std::nullopt};
    if (!position.over && !position.opening) {
        standing.to_sow = position.to_sow;
    }
    return standing;
}

PlayStep make_step(const rules::Game& game, int ply) {
    PlayStep step;
    step.ply = ply;
    step.after = make_standing(game.position_at(ply));
    if (ply == 0) {
        return step;
    }
    const rules::Played& played = game.history()[static_cast<std::size_t>(ply) - 1];
    step.round = played.round;
    step.move = record::move_text(played);
    if (const auto* sowing = played.sowing()) {
        rules::Position position = game.position_at(ply - 1);
        const auto traced = rules::sow_traced(game.ruleset(), position, sowing->outcome.pit);
        assert(traced && position == played.after);
        step.sowing = make_sowing(*traced, ply);
    } else if (const auto* opening = played.opening()) {
        step.opened = make_opening(opening->opened, ply);
    }
    return step;
}

}  // namespace congkak::protocol
