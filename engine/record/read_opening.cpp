#include "engine/record/read_opening.hpp"

#include <array>

#include "engine/record/position_text.hpp"

namespace congkak::record {

namespace {

using boost::system::result;
using rules::Game;
using rules::Side;

constexpr std::array<Side, 2> both{Side::south, Side::north};

/// Where each side's next letter stands in the text.
using Places = std::array<Cursor, 2>;

/// Passes over the letters of one side.
void skip_letters(Cursor& cursor, Side side) {
    for (auto letter = pit_of(cursor.peek()); letter && letter->side == side;
         letter = pit_of(cursor.peek())) {
        cursor.take();
    }
}

std::string expected_choice(const Game& game, Side side) {
    return "a pit that " + name_of(side) + " may choose: " + letters_of(side, game.legal(side));
}

bool has_letter(const Cursor& place, Side side) {
    const auto letter = pit_of(place.peek());
    return letter && letter->side == side;
}

/// Makes the choice of one side that is awaited.
result<void, TextError> make_choice(Game& game, Side side, Cursor& place) {
    const auto letter = pit_of(place.peek());
    if (!letter || letter->side != side || !game.choose(side, letter->pit)) {
        return place.error(expected_choice(game, side));
    }
    place.take();
    return {};
}

/// Makes choices until there is none left for anybody who has to choose.
result<void, TextError> make_choices(Game& game, Places& places) {
    while (game.opening() != nullptr) {
        const std::array<bool, 2> awaited{game.awaits(Side::south), game.awaits(Side::north)};
        bool any_left = false;
        for (const Side side : both) {
            any_left |=
                awaited[rules::index_of(side)] && has_letter(places[rules::index_of(side)], side);
        }
        if (!any_left) {
            return {};
        }
        for (const Side side : both) {
            if (!awaited[rules::index_of(side)]) {
                continue;
            }
            const auto made = make_choice(game, side, places[rules::index_of(side)]);
            if (!made) {
                return made.error();
            }
        }
    }
    return {};
}

/// After the last choice: no letter is left over, and an opening that isn't over has begun and ends
/// the text.
result<void, TextError> check_rest(const Game& game, const Places& places, bool text_ends) {
    for (const Side side : both) {
        const Cursor& place = places[rules::index_of(side)];
        if (has_letter(place, side)) {
            return place.error("no further choice of " + name_of(side));
        }
    }
    const bool goes_on = game.opening() != nullptr;
    for (const Side side : both) {
        if (goes_on && game.awaits(side) && (!text_ends || game.ply() == 0)) {
            return places[rules::index_of(side)].error(expected_choice(game, side));
        }
    }
    return {};
}

}  // namespace

std::string name_of(Side side) { return side == Side::south ? "South" : "North"; }

std::string letters_of(Side side, rules::PitSet pits) {
    std::string letters;
    for (const rules::Pit pit : pits) {
        letters += (letters.empty() ? "`" : ", `");
        letters += letter_of(side, pit);
        letters += '`';
    }
    return letters;
}

result<void, TextError> play_opening(Game& game, Cursor& cursor) {
    if (!cursor.accept('(')) {
        return cursor.error("`(` and the choices of the simultaneous opening");
    }
    Places places{cursor, cursor};
    skip_letters(cursor, Side::south);
    if (!cursor.accept('|')) {
        return cursor.error("a further choice of South, or `|` and those of North");
    }
    places[1] = cursor;
    skip_letters(cursor, Side::north);
    if (!cursor.accept(')')) {
        return cursor.error("a further choice of North, or `)`");
    }
    if (const auto made = make_choices(game, places); !made) {
        return made.error();
    }
    return check_rest(game, places, cursor.at_end());
}

}  // namespace congkak::record
