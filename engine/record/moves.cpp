#include "engine/record/moves.hpp"

#include "engine/record/cursor.hpp"
#include "engine/record/position_text.hpp"

namespace congkak::record {

namespace {

using rules::Game;
using rules::Outcome;
using rules::PlayedSowing;
using rules::Side;

bool opponent_passed(const Outcome& outcome) noexcept {
    return outcome.passed.has_value() && *outcome.passed != outcome.mover;
}

bool is_space(char character) noexcept {
    return character == ' ' || character == '\n' || character == '\t' || character == '\r';
}

void skip_spaces(Cursor& cursor) noexcept {
    while (!cursor.at_end() && is_space(cursor.peek())) {
        cursor.take();
    }
}

/// Writes turns and counts them.
class TurnWriter {
  public:
    explicit TurnWriter(TurnNumbers numbers) noexcept : numbers_(numbers) {}

    void begin() {
        if (turns_ > 0) {
            text_ += ' ';
        }
        if (numbers_ == TurnNumbers::with && turns_ % 2 == 0) {
            text_ += std::to_string(turns_ / 2 + 1) + ". ";
        }
        ++turns_;
    }
    void add(char character) { text_ += character; }

    [[nodiscard]] std::string take() && { return std::move(text_); }

  private:
    std::string text_;
    TurnNumbers numbers_;
    int turns_ = 0;
};

std::string name_of(Side side) { return side == Side::south ? "South" : "North"; }

/// Reads turns and plays them.
class Player {
  public:
    Player(Game& game, Cursor cursor, TurnNumbers numbers) noexcept
        : game_(game), cursor_(cursor), numbers_(numbers), side_(game.position().to_sow) {}

    boost::system::result<void, TextError> play() {
        skip_spaces(cursor_);
        while (!cursor_.at_end()) {
            if (const auto read = turn(); !read) {
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
    boost::system::result<void, TextError> turn() {
        if (game_.is_over() && !pass_due_) {
            return cursor_.error("no further turn: the round is over");
        }
        if (const auto read = number(); !read) {
            return read.error();
        }
        ++turns_;
        const auto read = pass_due_ ? pass() : sowings();
        side_ = rules::other(side_);
        return read;
    }

    boost::system::result<void, TextError> number() {
        if (numbers_ == TurnNumbers::without || turns_ % 2 != 0) {
            return {};
        }
        const std::string expected = std::to_string(turns_ / 2 + 1) + ".";
        if (!cursor_.accept(std::string_view(expected))) {
            return cursor_.error("`" + expected + "` before a turn of the player who started");
        }
        skip_spaces(cursor_);
        return {};
    }

    boost::system::result<void, TextError> pass() {
        if (!cursor_.accept('-')) {
            return cursor_.error("`-`: " + name_of(side_) + " has no seed to sow and passes");
        }
        pass_due_ = false;
        return {};
    }

    boost::system::result<void, TextError> sowings() {
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
                pass_due_ = opponent_passed(*outcome);
                return {};
            }
            if (cursor_.at_end()) {
                return {};
            }
        }
    }

    std::string expected_letter() const {
        std::string letters;
        for (const rules::Pit pit : rules::legal_pits(game_.ruleset(), game_.position())) {
            letters += (letters.empty() ? "`" : ", `");
            letters += letter_of(side_, pit);
            letters += '`';
        }
        return "a pit that " + name_of(side_) + " may sow: " + letters;
    }

    Game& game_;
    Cursor cursor_;
    TurnNumbers numbers_;
    /// Whose turn is read next.
    Side side_;
    int turns_ = 0;
    /// The opponent of the last mover had to pass, and that isn't read yet.
    bool pass_due_ = false;
};

}  // namespace

std::string moves_text(const Game& game, TurnNumbers numbers) {
    TurnWriter writer(numbers);
    bool turn_begins = true;
    for (const PlayedSowing& sowing : game.history()) {
        if (turn_begins) {
            writer.begin();
        }
        writer.add(letter_of(sowing.outcome.mover, sowing.outcome.pit));
        turn_begins = !sowing.outcome.turn_goes_on;
        if (opponent_passed(sowing.outcome)) {
            writer.begin();
            writer.add('-');
        }
    }
    return std::move(writer).take();
}

boost::system::result<void, TextError> play_moves(Game& game, std::string_view text,
                                                  TurnNumbers numbers) {
    if (text.size() > most_moves_bytes) {
        return Cursor(text).error("moves of at most 65536 characters");
    }
    while (!text.empty() && is_space(text.back())) {
        text.remove_suffix(1);
    }
    return Player(game, Cursor(text), numbers).play();
}

}  // namespace congkak::record
