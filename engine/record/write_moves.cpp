// Writing moves: the first half of moves.hpp.
#include <array>
#include <utility>

#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"

namespace congkak::record {

namespace {

using rules::Game;
using rules::Outcome;
using rules::Played;
using rules::Side;

/// Writes the parts of a match one behind the other, and counts turns.
class MovesWriter {
  public:
    MovesWriter(const Game& game, TurnNumbers numbers) : numbers_(numbers) {
        begin_round(game.start().to_sow);
    }

    void add(const Played& played) {
        if (const auto* opening = played.opening()) {
            add(opening->opened);
        } else if (const auto* sowing = played.sowing()) {
            add(sowing->outcome);
        } else if (const auto* started = played.started_round()) {
            separate();
            text_ += '|';
            begin_round(started->starter);
        }
    }

    [[nodiscard]] std::string take() && {
        end_opening();
        return std::move(text_);
    }

  private:
    void begin_round(Side starter) noexcept {
        starter_ = starter;
        pairs_ = 0;
        turn_begins_ = true;
    }

    void add(const rules::Opened& opened) {
        in_opening_ = true;
        for (const Side side : {Side::south, Side::north}) {
            if (const auto& pit = opened.sides[rules::index_of(side)].chosen) {
                choices_[rules::index_of(side)] += letter_of(side, *pit);
            }
        }
        if (opened.ends_opening) {
            end_opening();
        }
        if (opened.passed) {
            pass(*opened.passed);
        }
    }

    void end_opening() {
        if (in_opening_) {
            text_ += "(" + choices_[0] + "|" + choices_[1] + ")";
        }
        in_opening_ = false;
    }

    void add(const Outcome& outcome) {
        if (turn_begins_) {
            begin_turn(outcome.mover);
        }
        text_ += letter_of(outcome.mover, outcome.pit);
        turn_begins_ = !outcome.turn_goes_on;
        if (outcome.passed && *outcome.passed != outcome.mover) {
            pass(*outcome.passed);
        }
    }

    void pass(Side side) {
        begin_turn(side);
        text_ += '-';
    }

    void begin_turn(Side side) {
        separate();
        if (side == starter_ && numbers_ == TurnNumbers::with) {
            text_ += std::to_string(++pairs_) + ". ";
        }
    }

    void separate() {
        if (!text_.empty()) {
            text_ += ' ';
        }
    }

    std::string text_;
    TurnNumbers numbers_;
    Side starter_ = Side::south;
    int pairs_ = 0;
    bool turn_begins_ = true;
    /// South's and North's letters of an opening that isn't written yet.
    std::array<std::string, 2> choices_;
    bool in_opening_ = false;
};

/// The letter of the pit that a side chose, or nothing.
std::string chosen(const rules::Opened& opened, Side side) {
    const auto& pit = opened.sides[rules::index_of(side)].chosen;
    return pit ? std::string{letter_of(side, *pit)} : std::string();
}

}  // namespace

std::string move_text(const Played& played) {
    if (const auto* sowing = played.sowing()) {
        return {letter_of(sowing->outcome.mover, sowing->outcome.pit)};
    }
    if (const auto* opening = played.opening()) {
        return "(" + chosen(opening->opened, Side::south) + "|" +
               chosen(opening->opened, Side::north) + ")";
    }
    return "|";
}

std::string moves_text(const Game& game, TurnNumbers numbers) {
    MovesWriter writer(game, numbers);
    for (const Played& played : game.history()) {
        writer.add(played);
    }
    return std::move(writer).take();
}

}  // namespace congkak::record
