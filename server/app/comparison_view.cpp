#include "server/app/comparison_view.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/record/moves.hpp"
#include "engine/record/record_words.hpp"

namespace congkak::app {

namespace {

using protocol::PlayStep;
using protocol::Reading;
using protocol::SideBoard;
using rules::Game;
using rules::Side;

std::string name_of(Side side) { return side == Side::south ? "South" : "North"; }

std::string hole_text(const rules::Hole& hole) {
    return hole.is_store ? name_of(hole.side) + "'s store"
                         : protocol::to_text(protocol::PitRef{hole.side, hole.pit});
}

std::string padded(std::string text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

/// A line of cells, from the left hand of South's player to the right.
std::string row(std::vector<std::string> cells, bool is_mirrored) {
    if (is_mirrored) {
        std::reverse(cells.begin(), cells.end());
    }
    std::string line = "     ";
    for (std::string& cell : cells) {
        line += padded(std::move(cell), 4);
    }
    return line + "\n";
}

std::vector<std::string> letters(Side side, int pits) {
    std::vector<std::string> cells;
    for (const rules::Pit pit : rules::PitSet::all(pits)) {
        cells.push_back(protocol::to_text(protocol::PitRef{side, pit}));
    }
    return cells;
}

std::vector<std::string> seeds(const SideBoard& half) {
    std::vector<std::string> cells;
    for (const int count : half.pits) {
        cells.push_back(std::to_string(count));
    }
    for (const protocol::PitRef burnt : half.burnt) {
        cells[static_cast<std::size_t>(burnt.pit.index())] = "x";
    }
    return cells;
}

/// South's side is near. With the store at the right hand South's pits run from left to right, with
/// the store at the left the other way.
std::string board_text(const PlayStep& step, protocol::StoreSide store_side) {
    const auto& [south, north] = step.after.board;
    const bool is_left = store_side == protocol::StoreSide::left;
    const int pits = static_cast<int>(south.pits.size());
    const int at_left = is_left ? south.store : north.store;
    const int at_right = is_left ? north.store : south.store;
    const std::string gap(static_cast<std::size_t>(pits) * 4, ' ');
    std::string text = row(letters(Side::north, pits), !is_left) + row(seeds(north), !is_left);
    text += padded(std::to_string(at_left), 5) + gap + padded(std::to_string(at_right), 5) + "\n";
    return text + row(seeds(south), is_left) + row(letters(Side::south, pits), is_left);
}

/// What a player may choose first in an opening.
std::string choices_text(const rules::Ruleset& ruleset, Side side) {
    std::string text = name_of(side) + " chooses from";
    for (const rules::Pit pit : Game(ruleset).legal(side)) {
        text += " " + protocol::to_text(protocol::PitRef{side, pit});
    }
    return text;
}

/// Who goes on, or that nobody does.
std::string next_text(const PlayStep& step, const Game& game) {
    if (step.after.to_sow) {
        return name_of(*step.after.to_sow) + " to sow";
    }
    if (game.position_at(step.ply).opening) {
        return step.ply > 0 ? "the opening goes on"
                            : choices_text(game.ruleset(), Side::south) + " and " +
                                  choices_text(game.ruleset(), Side::north);
    }
    return "the round is over";
}

std::string capture_text(const protocol::Sowing& sowing) {
    if (!sowing.capture) {
        return "";
    }
    const protocol::CaptureView& capture = *sowing.capture;
    return ", " + std::to_string(capture.own) + " from " + protocol::to_text(capture.pit) +
           " and " + std::to_string(capture.taken) + " from " + protocol::to_text(capture.opposite);
}

std::string swept_text(const std::optional<std::array<int, 2>>& swept) {
    return swept ? ", then swept " + record::words::score((*swept)[0], (*swept)[1]) : "";
}

/// The hands of a sowing and how it came to rest.
std::string sowing_text(const protocol::Sowing& sowing) {
    std::string text = "lifts";
    for (const rules::Lift& lift : sowing.lifts) {
        text += " " + protocol::to_text(protocol::PitRef{lift.side, lift.pit}) + ":" +
                std::to_string(lift.seeds);
    }
    text += "; last seed in " + hole_text(sowing.last) + ": ";
    text += protocol::to_text(sowing.ended);
    text += capture_text(sowing) + ", " + std::to_string(sowing.gained) + " gained";
    if (sowing.forfeited > 0) {
        text += ", " + std::to_string(sowing.forfeited) + " forfeited";
    }
    return text + swept_text(sowing.swept);
}

std::string opening_text(const protocol::Opening& opening) {
    std::string text = std::to_string(opening.beats) + " beats";
    for (const Side side : {Side::south, Side::north}) {
        const protocol::OpeningSideView& part = opening.sides[rules::index_of(side)];
        text += "; " + name_of(side) + " ";
        text += protocol::to_text(part.rest);
        text += part.last ? " in " + hole_text(*part.last) : "";
    }
    return text + swept_text(opening.swept);
}

std::string done_text(const PlayStep& step) {
    if (step.sowing) {
        return sowing_text(*step.sowing);
    }
    if (step.opened) {
        return opening_text(*step.opened);
    }
    return step.ply == 0 ? "the start" : "a further round";
}

std::string half_text(std::string_view name, const Reading& reading, const Game& game, int ply) {
    const PlayStep step = protocol::make_step(game, ply);
    std::string text = "\n" + std::string(name) + ": " + done_text(step) + "\n";
    text += board_text(step, reading.pack->store_side);
    return text + "     " + step.after.position + ", " + next_text(step, game) + "\n";
}

std::string ending_text(std::string_view name, const Game& game) {
    const rules::GameResult score = game.score();
    const rules::Board& board = game.position().board;
    std::string text = std::string(name) + ": ";
    if (const auto result = game.result()) {
        text += "winner ";
        text += protocol::to_text(result->winner);
    } else {
        text += "unfinished";
    }
    text += ", " + record::words::score(score.south, score.north);
    if (game.ruleset().match_by != rules::MatchBy::seeds) {
        text += std::string(" by ") + std::string(protocol::to_text(game.ruleset().match_by)) +
                ", stores " +
                record::words::score(board.store(Side::south), board.store(Side::north));
    }
    return text + " after " + std::to_string(game.ply()) + " moves and " +
           std::to_string(game.round()) + (game.round() == 1 ? " round\n" : " rounds\n");
}

std::string_view what_text(compare::What what) noexcept {
    switch (what) {
        case compare::What::start:
            return "the first boards, or what may be chosen, are not the same";
        case compare::What::board:
            return "the boards are not the same";
        case compare::What::to_sow:
            return "it is not the same side's turn";
        case compare::What::legal:
            return "not the same pits may be chosen";
        case compare::What::end:
            return "it does not end in the same way";
    }
    return "";
}

std::string head_text(const protocol::Compared& compared) {
    std::string text = "left: " + protocol::reading_text(compared.left) + "\n" +
                       "right: " + protocol::reading_text(compared.right) + "\n" +
                       "seed: " + std::to_string(compared.seed) + "\n";
    for (const auto& drawn :
         protocol::drawn_differences(*compared.left.pack, *compared.right.pack)) {
        text += "drawn: " + drawn.what + " " + drawn.left + " and " + drawn.right + "\n";
    }
    return text;
}

/// The moves up to `last`.
std::string moves_text(const Game& game, int last) {
    std::string text;
    for (const rules::Played& played : game.history().first(static_cast<std::size_t>(last))) {
        text += (text.empty() ? "" : " ") + record::move_text(played);
    }
    return text.empty() ? "none" : text;
}

std::string parting_text(const Game& game, const compare::Parting& parting) {
    std::string text = "\nThey part before the first move: ";
    if (parting.ply > 0) {
        const auto last = static_cast<std::size_t>(parting.ply) - 1;
        const rules::Played& played = game.history()[last];
        text = "alike: " + moves_text(game, parting.ply - 1) + "\n\nThey part in move " +
               std::to_string(parting.ply) + " `" + record::move_text(played) + "`, round " +
               std::to_string(played.round) + ": ";
    }
    return text.append(what_text(parting.what)).append(".\n");
}

std::string alike_text(const protocol::Compared& compared) {
    const bool is_drawn =
        !protocol::drawn_differences(*compared.left.pack, *compared.right.pack).empty();
    return compared.left.ruleset == compared.right.ruleset && is_drawn
               ? "\nThe arithmetic is the same: they part only in what is drawn.\n"
               : "\nThey play this game alike to its end.\n";
}

}  // namespace

std::string comparison_text(const protocol::Compared& compared,
                            const compare::Comparison& comparison) {
    const auto& [left, right, parting] = comparison;
    const int ply = parting ? parting->ply : 0;
    return head_text(compared) + (parting ? parting_text(left, *parting) : alike_text(compared)) +
           half_text("left", compared.left, left, ply) +
           half_text("right", compared.right, right, ply) + "\nHow they ended:\n" +
           ending_text("left", left) + ending_text("right", right);
}

}  // namespace congkak::app
