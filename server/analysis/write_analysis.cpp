#include "server/analysis/write_analysis.hpp"

#include "engine/record/position_text.hpp"
#include "engine/rules/sowing.hpp"
#include "protocol/analysis_view.hpp"
#include "protocol/make_state.hpp"

namespace congkak::analysis {
namespace {

using rules::Side;

std::vector<protocol::PitRef> line_of(Side side, const std::vector<rules::Pit>& pits) {
    std::vector<protocol::PitRef> line;
    for (const rules::Pit pit : pits) {
        line.push_back({side, pit});
    }
    return line;
}

std::vector<protocol::StoresAt> stores_of(const rules::Game& game) {
    std::vector<protocol::StoresAt> stores;
    for (int ply = 0; ply <= game.ply(); ++ply) {
        const rules::Board& board = game.position_at(ply).board;
        const int round = ply == 0 ? 1 : game.history()[static_cast<std::size_t>(ply) - 1].round;
        stores.push_back({ply, round, board.store(Side::south), board.store(Side::north)});
    }
    return stores;
}

std::vector<protocol::DecisionView::Board> boards_after(const rules::Ruleset& ruleset,
                                                        rules::Position at,
                                                        const std::vector<rules::Pit>& line) {
    std::vector<protocol::DecisionView::Board> boards;
    for (const rules::Pit pit : line) {
        rules::sow_legal(ruleset, at, pit);
        boards.push_back(protocol::make_board(at.board));
    }
    return boards;
}

protocol::DecisionView view_of(const rules::Ruleset& ruleset, const search::Decision& decision) {
    const search::TurnPlayed& played = decision.played;
    return {.ply = played.ply + 1,
            .round = played.round,
            .side = played.side,
            .turn = line_of(played.side, played.line),
            .made = played.haul,
            .best = line_of(played.side, decision.best),
            .haul = decision.haul,
            .sure = decision.is_sure,
            .position = record::position_text(played.before),
            .board = protocol::make_board(played.before.board),
            .turn_boards = boards_after(ruleset, played.before, played.line),
            .best_boards = boards_after(ruleset, played.before, decision.best)};
}

std::optional<protocol::MissedChain> missed_by(Side side,
                                               const std::vector<search::Decision>& decisions) {
    const auto missed = search::longest_missed(decisions, side);
    if (!missed) {
        return std::nullopt;
    }
    const search::Decision& decision = decisions[*missed];
    return protocol::MissedChain{*missed, line_of(side, decision.chain), decision.longest};
}

}  // namespace

std::string write_analysis(const protocol::GameId& game, const match::Table& table,
                           const std::vector<search::Decision>& decisions, std::uint64_t budget) {
    protocol::AnalysisView view{
        .game = game,
        .pack = table.setup().pack,
        .total = table.game().start().board.total(),
        .stores = stores_of(table.game()),
        .decisions = {},
        .turning_point = {},
        .missed = {missed_by(Side::south, decisions), missed_by(Side::north, decisions)},
        .budget = budget};
    for (const search::Decision& decision : decisions) {
        view.decisions.push_back(view_of(table.setup().ruleset, decision));
    }
    view.turning_point = search::turning_point(decisions, table.result()->winner);
    return protocol::encode_analysis(view);
}

}  // namespace congkak::analysis
