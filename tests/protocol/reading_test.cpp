// Readings of the rules as one line of text.
#include "protocol/reading.hpp"

#include <gtest/gtest.h>

#include "tests/protocol/pack_files.hpp"

namespace congkak::protocol {
namespace {

const Packs& packs() {
    static const Packs all = testing::all_packs();
    return all;
}

TEST(Reading, IsAPackWithClausesSetOtherwise) {
    const auto plain = parse_reading("sunog", packs());
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->ruleset, packs().find("sunog")->ruleset);
    EXPECT_EQ(reading_text(*plain), "sunog");

    const auto other =
        parse_reading("tradisional+capture.lap=turn+pits=5+rounds=until_burnt", packs());
    ASSERT_TRUE(other);
    EXPECT_EQ(other->ruleset.capture.lap, rules::Lap::turn);
    EXPECT_EQ(other->ruleset.seeds, 5);
    EXPECT_TRUE(other->ruleset.rounds.is_until_burnt());
    EXPECT_EQ(parse_reading(reading_text(*other), packs())->ruleset, other->ruleset);
    EXPECT_EQ(reading_text(*parse_reading("tradisional+relay=true", packs())), "tradisional");
}

/// Code, what was wrong, the clause, and the beginning of what would be possible.
std::string verdict(const std::string& text) {
    const auto reading = parse_reading(text, packs());
    if (reading) {
        return "accepted";
    }
    const ReadingProblem& problem = reading.error();
    return std::string(to_text(problem.code)) + " " + problem.given + " | " + problem.clause +
           " | " + problem.message.substr(0, 24);
}

TEST(Reading, SaysWhatIsWrongAndWhatWouldBePossible) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "unknown_pack  |  | is no pack; there are "},
        {"Tradisional", "unknown_pack Tradisional |  | is no pack; there are "},
        {"tradisional+", "bad_field  |  | is no clause; there are "},
        {"tradisional+capture=own", "bad_field capture | capture | is no clause; there are "},
        {"tradisional+relay", "bad_field relay | relay | must be relay= and one o"},
        {"tradisional+relay=", "bad_field relay= | relay | must be relay= and one o"},
        {"tradisional+pits=12", "bad_field pits=12 | pits | must be pits= and one of"},
        {"tradisional+pits=5+pits=5", "bad_field pits | pits | is set twice"},
        {std::string(most_reading_bytes + 1, 'x'), "bad_field  |  | must have at most 1024 b"},
    };
    for (const auto& [text, expected] : cases) {
        EXPECT_EQ(verdict(text).substr(0, expected.size()), expected) << text.substr(0, 40);
    }
    EXPECT_TRUE(verdict("tradisional+sweep=none+rounds=3").starts_with("unsupported_ruleset sweep"))
        << verdict("tradisional+sweep=none+rounds=3");
    EXPECT_NE(parse_reading("x", packs()).error().message.find("congkak-melayu"),
              std::string::npos);
    EXPECT_NE(parse_reading("umum+x=1", packs()).error().message.find("capture.needs_opposite"),
              std::string::npos);
}

TEST(Reading, TakesClausesAsJson) {
    const auto reading = make_reading("tradisional", {{"pits", 5}, {"relay", false}}, packs());
    ASSERT_TRUE(reading);
    EXPECT_EQ(reading_text(*reading), "tradisional+pits=5+relay=false");
    EXPECT_EQ(make_reading("x", {}, packs()).error().code, ErrorCode::unknown_pack);
    const auto conflict = make_reading("tradisional", {{"sweep", "none"}, {"rounds", 3}}, packs());
    EXPECT_EQ(conflict.error().code, ErrorCode::unsupported_ruleset);
    EXPECT_EQ(make_reading("tradisional", {{"pitz", 5}}, packs()).error().clause, "pitz");
}

}  // namespace
}  // namespace congkak::protocol
