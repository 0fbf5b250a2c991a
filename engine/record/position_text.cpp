#include "engine/record/position_text.hpp"

#include "engine/record/cursor.hpp"

namespace congkak::record {

namespace {

using rules::Board;
using rules::Pit;
using rules::Side;

bool is_digit(char character) noexcept { return character >= '0' && character <= '9'; }

void append_side(std::string& text, const Board& board, Side side) {
    for (const Pit pit : rules::PitSet::all(board.pits())) {
        if (pit != Pit(1)) {
            text += ',';
        }
        text += board.is_burnt(side, pit) ? "x" : std::to_string(board.seeds(side, pit));
    }
    text += '/';
    text += std::to_string(board.store(side));
}

/// One side as it stands in the text; -1 is a burnt pit.
struct SideText {
    std::array<int, Pit::highest> seeds{};
    int pits = 0;
    int store = 0;
};

boost::system::result<int, TextError> parse_number(Cursor& cursor) {
    const Cursor start = cursor;
    if (!is_digit(cursor.peek())) {
        return cursor.error("a number of seeds");
    }
    int number = 0;
    while (is_digit(cursor.peek()) && number <= Board::most_seeds) {
        number = 10 * number + (cursor.take() - '0');
    }
    if (number > Board::most_seeds) {
        return start.error("at most 255 seeds");
    }
    if (start.peek() == '0' && (number != 0 || start.rest().substr(0, 2) == "00")) {
        return start.error("a number without leading zeros");
    }
    // In full words: C++20 would also let an int begin a TextError.
    return {boost::system::in_place_value, number};
}

boost::system::result<SideText, TextError> parse_side(Cursor& cursor, std::string_view owner) {
    SideText side;
    do {
        if (side.pits == Pit::highest) {
            return cursor.error("at most 11 pits a side");
        }
        int& seeds = side.seeds[static_cast<std::size_t>(side.pits++)];
        if (cursor.accept('x')) {
            seeds = -1;
            continue;
        }
        const auto number = parse_number(cursor);
        if (!number) {
            return number.error();
        }
        seeds = *number;
    } while (cursor.accept(','));
    if (side.pits < rules::Ruleset::fewest_pits) {
        return cursor.error("at least 3 pits a side");
    }
    if (!cursor.accept('/')) {
        return cursor.error("`,` and a further pit, or `/` and " + std::string(owner) + "'s store");
    }
    const auto store = parse_number(cursor);
    if (!store) {
        return store.error();
    }
    side.store = *store;
    return side;
}

void put_side(Board& board, Side side, const SideText& text) {
    for (const Pit pit : rules::PitSet::all(text.pits)) {
        const int seeds = text.seeds[static_cast<std::size_t>(pit.index())];
        if (seeds < 0) {
            board.burn(side, pit);
        } else {
            board.set_seeds(side, pit, seeds);
        }
    }
    board.set_store(side, text.store);
}

boost::system::result<void, TextError> parse_to_sow(Cursor& cursor, rules::Position& position) {
    switch (cursor.peek()) {
        case '-':
            position.over = true;
            break;
        case 's':
            position.to_sow = Side::south;
            break;
        case 'n':
            position.to_sow = Side::north;
            break;
        case '*':
            position.opening = true;
            break;
        default:
            return cursor.error("`s` or `n` to sow, `-` when the round is over, or `*`");
    }
    cursor.take();
    position.lapped = !position.over && !position.opening && cursor.accept('+');
    return {};
}

char letter_to_sow(const rules::Position& position) noexcept {
    if (position.over) {
        return '-';
    }
    if (position.opening) {
        return '*';
    }
    return position.to_sow == Side::south ? 's' : 'n';
}

}  // namespace

std::string position_text(const rules::Position& position) {
    std::string text;
    append_side(text, position.board, Side::south);
    text += ' ';
    append_side(text, position.board, Side::north);
    text += ' ';
    text += letter_to_sow(position);
    if (position.lapped) {
        text += '+';
    }
    return text;
}

boost::system::result<rules::Position, TextError> parse_position(std::string_view text) {
    Cursor cursor(text);
    if (text.size() > most_position_bytes) {
        return cursor.error("a position of at most 128 characters");
    }
    const auto south = parse_side(cursor, "South");
    if (!south) {
        return south.error();
    }
    if (!cursor.accept(' ')) {
        return cursor.error("a space and North's side");
    }
    const Cursor north_start = cursor;
    const auto north = parse_side(cursor, "North");
    if (!north) {
        return north.error();
    }
    if (north->pits != south->pits) {
        return north_start.error("as many pits for North as for South");
    }
    int total = south->store + north->store;
    for (std::size_t i = 0; i < Pit::highest; ++i) {
        total += std::max(south->seeds[i], 0) + std::max(north->seeds[i], 0);
    }
    if (total > Board::most_seeds) {
        return Cursor(text).error("at most 255 seeds in all");
    }
    rules::Position position{.board = Board(south->pits)};
    put_side(position.board, Side::south, *south);
    put_side(position.board, Side::north, *north);
    if (!cursor.accept(' ')) {
        return cursor.error("a space and who is to sow");
    }
    if (const auto read = parse_to_sow(cursor, position); !read) {
        return read.error();
    }
    if (!cursor.at_end()) {
        return cursor.error("nothing more");
    }
    return position;
}

char letter_of(Side side, Pit pit) noexcept {
    return static_cast<char>((side == Side::south ? 'a' : 'A') + pit.index());
}

std::optional<LetteredPit> pit_of(char letter) noexcept {
    if (letter >= 'a' && letter < 'a' + Pit::highest) {
        return LetteredPit{.side = Side::south, .pit = Pit(letter - 'a' + 1)};
    }
    if (letter >= 'A' && letter < 'A' + Pit::highest) {
        return LetteredPit{.side = Side::north, .pit = Pit(letter - 'A' + 1)};
    }
    return std::nullopt;
}

}  // namespace congkak::record
