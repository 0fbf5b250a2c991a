// Positions as text; that they round-trip is a property of rules/properties_test.cpp.
#include "engine/record/position_text.hpp"

#include <gtest/gtest.h>

#include "engine/rules/position.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace record;
using rules::Pit;
using rules::Side;

TEST(PositionText, OfTheFirstPosition) {
    EXPECT_EQ(position_text(rules::first_position(rules::Ruleset{})),
              "7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s");
    EXPECT_EQ(position_text(rules::first_position(rules::Ruleset{}, Side::north)),
              "7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 n");
}

TEST(PositionText, OfASimultaneousOpeningHasNobodyToSow) {
    const rules::Ruleset ruleset = with({{"pits", "3"}, {"opening", "simultaneous"}});
    EXPECT_EQ(position_text(rules::first_position(ruleset)), "7,7,7/0 7,7,7/0 *");
    EXPECT_EQ(position("7,7,7/0 7,7,7/0 *"), rules::first_position(ruleset));
}

TEST(PositionText, ReadsSidesStoresBurntPitsAndTheTurn) {
    const rules::Position at = position("0,12,x/3 4,5,6/78 n+");
    EXPECT_EQ(at.board.pits(), 3);
    EXPECT_EQ(at.board.seeds(Side::south, Pit(2)), 12);
    EXPECT_TRUE(at.board.is_burnt(Side::south, Pit(3)));
    EXPECT_FALSE(at.board.is_burnt(Side::south, Pit(1)));
    EXPECT_EQ(at.board.store(Side::south), 3);
    EXPECT_EQ(at.board.seeds(Side::north, Pit(3)), 6);
    EXPECT_EQ(at.board.store(Side::north), 78);
    EXPECT_EQ(at.to_sow, Side::north);
    EXPECT_TRUE(at.lapped);
    EXPECT_FALSE(at.over);
    EXPECT_TRUE(position("0,0,0/1 2,1,0/0 -").over);
}

struct Misread {
    std::string name;
    std::string text;
    int column;
    std::string expected;
};

class MisreadPosition : public ::testing::TestWithParam<Misread> {};

TEST_P(MisreadPosition, NamesColumnAndWhatWasExpected) {
    const auto parsed = parse_position(GetParam().text);
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().line, 1);
    EXPECT_EQ(parsed.error().column, GetParam().column) << message(parsed.error());
    EXPECT_NE(parsed.error().expected.find(GetParam().expected), std::string::npos)
        << message(parsed.error());
}

INSTANTIATE_TEST_SUITE_P(
    , MisreadPosition,
    ::testing::Values(
        Misread{"Empty", "", 1, "a number of seeds"},
        Misread{"TwoPits", "1,1/0 1,1/0 s", 4, "at least 3 pits"},
        Misread{"TwelvePits", "1,1,1,1,1,1,1,1,1,1,1,1/0 1,1,1/0 s", 23, "at most 11 pits"},
        Misread{"MissingNumber", "1,,1/0 1,1,1/0 s", 3, "a number of seeds"},
        Misread{"LeadingZero", "1,01,1/0 1,1,1/0 s", 3, "leading zeros"},
        Misread{"DoubleZero", "1,00,1/0 1,1,1/0 s", 3, "leading zeros"},
        Misread{"TooManySeedsInAPit", "1,256,1/0 1,1,1/0 s", 3, "at most 255"},
        Misread{"HugeNumber", "1,99999999999999999999,1/0 1,1,1/0 s", 3, "at most 255"},
        Misread{"TooManySeedsInAll", "99,99,99/0 1,1,1/0 s", 1, "at most 255 seeds in all"},
        Misread{"NoStore", "1,1,1 1,1,1/0 s", 6, "South's store"},
        Misread{"UnequalSides", "1,1,1/0 1,1,1,1/0 s", 9, "as many pits"},
        Misread{"NobodyToSow", "1,1,1/0 1,1,1/0", 16, "who is to sow"},
        Misread{"UnknownSide", "1,1,1/0 1,1,1/0 w", 17, "`s` or `n`"},
        Misread{"PlusInAnOpening", "1,1,1/0 1,1,1/0 *+", 18, "nothing more"},
        Misread{"PlusWhenOver", "1,1,1/0 1,1,1/0 -+", 18, "nothing more"},
        Misread{"MoreText", "1,1,1/0 1,1,1/0 s ", 18, "nothing more"},
        Misread{"TooLong", std::string(200, '1'), 1, "at most 128"}),
    [](const auto& tested) { return tested.param.name; });

TEST(PitLetters, AreSmallForSouthAndLargeForNorth) {
    EXPECT_EQ(letter_of(Side::south, Pit(1)), 'a');
    EXPECT_EQ(letter_of(Side::north, Pit(11)), 'K');
    for (int character = 0; character < 256; ++character) {
        const auto pit = pit_of(static_cast<char>(character));
        const bool is_letter =
            (character >= 'a' && character <= 'k') || (character >= 'A' && character <= 'K');
        ASSERT_EQ(pit.has_value(), is_letter) << character;
        if (pit) {
            EXPECT_EQ(letter_of(pit->side, pit->pit), static_cast<char>(character));
        }
    }
}

}  // namespace
}  // namespace congkak::testing
