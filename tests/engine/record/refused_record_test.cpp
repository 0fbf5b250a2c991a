// Records that are refused, and where.
#include <gtest/gtest.h>

#include "engine/record/record_text.hpp"
#include "tests/engine/record/packs.hpp"

namespace congkak::testing {
namespace {

using namespace record;

struct Refused {
    std::string name;
    std::string text;
    int line;
    int column;
    std::string expected;
};

class RefusedRecord : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedRecord, NamesLineColumnAndWhatWasExpected) {
    const auto record = parse_record(GetParam().text, test_pack);
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().line, GetParam().line) << message(record.error());
    EXPECT_EQ(record.error().column, GetParam().column) << message(record.error());
    EXPECT_NE(record.error().expected.find(GetParam().expected), std::string::npos)
        << message(record.error());
}

const std::string rules_line = "[Rules \"tradisional\"]\n";

INSTANTIATE_TEST_SUITE_P(
    Form, RefusedRecord,
    ::testing::Values(
        Refused{"Empty", "", 1, 1, "a tag line, or an empty line"},
        Refused{"TooLong", std::string(70000, '\n'), 1, 1, "at most 65536"},
        Refused{"NoRules", "\n1. g\n", 2, 1, "a tag Rules"},
        Refused{"NoName", "[ \"x\"]\n\n", 1, 2, "a tag's name"},
        Refused{"NoValue", "[Rules tradisional]\n\n", 1, 8, "quotation marks"},
        Refused{"EmptyValue", rules_line + "[South \"\"]\n\n", 2, 9, "a value"},
        Refused{"OpenValue", "[Rules \"tradisional\n\n", 1, 20, "a closing quotation mark"},
        Refused{"BadEscape", rules_line + "[South \"a\\n\"]\n\n", 2, 11, "after a backslash"},
        Refused{"OpenTag", "[Rules \"tradisional\"\n\n", 1, 21, "`]`"},
        Refused{"TextBehindATag", "[Rules \"tradisional\"] x\n", 1, 22, "the end of the line"},
        Refused{"UnknownTag", rules_line + "[Colour \"red\"]\n\n", 2, 2, "a tag of records"},
        Refused{"RepeatedTag", rules_line + rules_line + "\n", 2, 2, "no second tag Rules"},
        Refused{"NoEmptyLine", rules_line + "1. g\n", 2, 1, "an empty line"},
        Refused{"BadDate", rules_line + "[Date \"2026-02-30\"]\n\n", 2, 8, "a date"}),
    [](const auto& tested) { return tested.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Rules, RefusedRecord,
    ::testing::Values(
        Refused{"UnknownPack", "[Rules \"chess\"]\n\n", 1, 9, "a ruleset pack"},
        Refused{"UnknownClause", rules_line + "[Clause.speed \"7\"]\n\n", 2, 2, "a clause"},
        Refused{"BadClause", rules_line + "[Clause.pits \"12\"]\n\n", 2, 15, "3..11"},
        Refused{"ClausesThatCannotGoTogether", rules_line + "[Clause.match_by \"seeds_total\"]\n\n",
                2, 2, "clause match_by"},
        Refused{"RoundsThatWouldNeverEnd",
                rules_line + "[Clause.rounds \"until_burnt\"]\n[Clause.refill \"fresh\"]\n\n", 3, 2,
                "clause refill"},
        Refused{"PositionWithinAnOpening",
                "[Rules \"sunog\"]\n[Position \"7,7,7,7,7,7,0/1 7,7,7,7,7,7,7/0 *\"]\n\n", 2, 12,
                "of an opening only"},
        Refused{"PositionOfAnOpeningThatTheRulesHaveNot",
                rules_line + "[Position \"7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 *\"]\n\n", 2, 12,
                "of an opening only"},
        Refused{"BadPosition", rules_line + "[Position \"7,7,7/0 7,7/0 s\"]\n\n", 2, 23,
                "at least 3 pits"},
        Refused{"PositionOfAnotherBoard", rules_line + "[Position \"7,7,7/0 7,7,7/0 s\"]\n\n", 2,
                12, "a position of"},
        Refused{"PositionWithoutASeedToSow",
                rules_line + "[Position \"0,0,0,0,0,0,0/7 7,7,7,7,7,7,7/0 s\"]\n\n", 2, 12,
                "has a seed"}),
    [](const auto& tested) { return tested.param.name; });

INSTANTIATE_TEST_SUITE_P(
    Ending, RefusedRecord,
    ::testing::Values(
        Refused{"IllegalMove", rules_line + "\n1. g\nC D\n", 4, 2, "a pit that North may sow"},
        Refused{"NormalBeforeTheEnd",
                rules_line + "[Result \"0-0\"]\n[Winner \"draw\"]\n[Termination \"normal\"]\n\n\n",
                6, 1, "moves until the round is over"},
        Refused{"NormalBeforeTheLastRound",
                rules_line + "[Clause.rounds \"2\"]\n[Result \"0-0\"]\n[Winner \"draw\"]\n"
                             "[Termination \"normal\"]\n\n\n",
                7, 1, "moves until the match is over"},
        Refused{"OtherStores",
                rules_line +
                    "[Result \"9-0\"]\n[Winner \"south\"]\n[Termination \"resigned\"]\n\n1. g\n",
                2, 10, "10-0"},
        Refused{"WinnerOfARunningGame", rules_line + "[Winner \"south\"]\n\n1. g\n", 2, 10, "`*`"},
        Refused{"ResultOfARunningGame", rules_line + "[Result \"10-0\"]\n\n1. g\n", 2, 2,
                "Termination"},
        Refused{"TerminationAlone", rules_line + "[Termination \"time\"]\n\n", 2, 2, "Result"},
        Refused{"UnknownTermination", rules_line + "[Termination \"luck\"]\n\n", 2, 15,
                "one of normal"},
        Refused{"NobodyWonByTime",
                rules_line + "[Result \"0-0\"]\n[Winner \"*\"]\n[Termination \"time\"]\n\n", 3, 10,
                "one of south"}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace congkak::testing
