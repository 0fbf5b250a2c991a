// Reading moves: the second half of moves.hpp. In the order of the text: round by round, in the
// first one the opening, then the turns.
#include <array>
#include <vector>

#include "engine/record/cursor.hpp"
#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/record/read_opening.hpp"

namespace congkak::record {

namespace {

using boost::system::result;
using rules::Game;
using rules::Phase;
using rules::Side;

bool is_space(char character) noexcept {
    return character == ' ' || character == '\n' || character == '\t' || character == '\r';
}

void skip_spaces(Cursor& cursor) noexcept {
    while (!cursor.at_end() && is_space(cursor.peek())) {
        cursor.take();
    }
}

/// Reads moves and plays them.
class Player {
  public:
    Player(Game& game, Cursor cursor, TurnNumbers numbers) noexcept
        : game_(game), cursor_(cursor), numbers_(numbers) {
        begin_round();
    }

    result<void, TextError> play() {
        skip_spaces(cursor_);
        while (!cursor_.at_end()) {
            if (const auto read = part(); !read) {
                return read.error();
            }
            if (!cursor_.at_end() && !is_space(cursor_.peek())) {
                return cursor_.error("a space and the next turn");
            }
            skip_spaces(cursor_);
        }
        return {};
    }

  private:
    void begin_round() noexcept {
        side_ = game_.position().to_sow;
        pairs_ = 0;
    }

    result<void, TextError> part() {
        if (pass_due_) {
            return turn();
        }
        switch (game_.phase()) {
            case Phase::opening:
                return opening();
            case Phase::sowing:
                return turn();
            case Phase::round_over:
                return next_round();
            case Phase::over:
                break;
        }
        return cursor_.error(game_.ruleset().rounds.is_single()
                                 ? "no further turn: the round is over"
                                 : "no further turn: the match is over");
    }

    result<void, TextError> next_round() {
        if (!cursor_.accept('|')) {
            return cursor_.error("`|` and the next round: this one is over");
        }
        game_.start_next_round();
        begin_round();
        return {};
    }

    result<void, TextError> opening() {
        if (const auto read = play_opening(game_, cursor_); !read) {
            return read.error();
        }
        side_ = game_.position().to_sow;
        const rules::PlayedOpening* last =
            game_.history().empty() ? nullptr : game_.history().back().opening();
        if (last != nullptr && last->opened.passed) {
            pass_due_ = true;
            side_ = *last->opened.passed;
        }
        return {};
    }

    result<void, TextError> turn() {
        if (const auto read = number(); !read) {
            return read.error();
        }
        auto read = pass_due_ ? pass() : sowings();
        side_ = rules::other(side_);
        return read;
    }

    result<void, TextError> number() {
        if (numbers_ == TurnNumbers::without || side_ != game_.round_starter()) {
            return {};
        }
        const std::string expected = std::to_string(++pairs_) + ".";
        if (!cursor_.accept(std::string_view(expected))) {
            return cursor_.error("`" + expected + "` before a turn of the player who started");
        }
        skip_spaces(cursor_);
        return {};
    }

    result<void, TextError> pass() {
        if (!cursor_.accept('-')) {
            return cursor_.error("`-`: " + name_of(side_) + " has no seed to sow and passes");
        }
        pass_due_ = false;
        return {};
    }

    result<void, TextError> sowings() {
        for (;;) {
            const auto letter = pit_of(cursor_.peek());
            if (!letter || letter->side != side_) {
                return cursor_.error(expected_letter());
            }
            const auto outcome = game_.apply(letter->pit);
            if (!outcome) {
                return cursor_.error(expected_letter());
            }
            cursor_.take();
            if (!outcome->turn_goes_on) {
                pass_due_ = outcome->passed && *outcome->passed != outcome->mover;
                return {};
            }
            if (cursor_.at_end()) {
                return {};
            }
        }
    }

    std::string expected_letter() const {
        return "a pit that " + name_of(side_) +
               " may sow: " + letters_of(side_, game_.legal(side_));
    }

    Game& game_;
    Cursor cursor_;
    TurnNumbers numbers_;
    /// Whose turn is read next.
    Side side_ = Side::south;
    /// Turns of the round's starter so far.
    int pairs_ = 0;
    /// The player whose turn is read next had to pass, and that isn't read yet.
    bool pass_due_ = false;
};

}  // namespace

result<void, TextError> play_moves(Game& game, std::string_view text, TurnNumbers numbers) {
    if (text.size() > most_moves_bytes) {
        return Cursor(text).error("moves of at most 65536 characters");
    }
    while (!text.empty() && is_space(text.back())) {
        text.remove_suffix(1);
    }
    return Player(game, Cursor(text), numbers).play();
}

}  // namespace congkak::record
