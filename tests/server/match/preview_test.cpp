#include "server/match/preview.hpp"

#include <gtest/gtest.h>

#include "engine/record/position_text.hpp"
#include "engine/rules/sowing.hpp"

namespace congkak::match {
namespace {

using rules::Side;

rules::Position position(const char* text) { return *record::parse_position(text); }

NamedRuleset without_capture() {
    NamedRuleset pack{"peaceful", {}};
    pack.ruleset.capture.side = rules::CaptureSide::none;
    return pack;
}

NamedRuleset without_relay() {
    NamedRuleset pack{"short", {}};
    pack.ruleset.relay = false;
    return pack;
}

TEST(Preview, SaysOfEveryLegalPitWhatSowingItDoes) {
    const rules::Ruleset ruleset;
    const rules::Position start = position("7,0,7,2,10,7,6/11 4,3,2,0,11,20,2/6 s");
    const auto previews = preview(ruleset, start, {});
    ASSERT_EQ(previews.size(), 6U);
    for (const PitPreview& shown : previews) {
        rules::Position after = start;
        const auto outcome = rules::sow(ruleset, after, shown.pit);
        ASSERT_TRUE(outcome);
        EXPECT_EQ(shown.outcome, *outcome);
        EXPECT_TRUE(shown.differs.empty());
    }
}

TEST(Preview, NamesThePacksInWhichTheSowingEndsOtherwise) {
    // Pit a: one seed into the empty pit b, which faces 9.
    const rules::Position start = position("1,0,0,0,0,0,3/40 0,0,0,0,0,9,1/44 s");
    const NamedRuleset packs[] = {without_capture(), without_relay(), {"same", {}}};
    const auto previews = preview(rules::Ruleset{}, start, packs);
    ASSERT_EQ(previews.size(), 2U);
    EXPECT_EQ(previews[0].outcome.end, rules::SowingEnd::capture);
    EXPECT_EQ(previews[0].outcome.gained, 10);
    ASSERT_EQ(previews[0].differs.size(), 1U);
    EXPECT_EQ(previews[0].differs[0].pack, "peaceful");
    EXPECT_EQ(previews[0].differs[0].outcome.end, rules::SowingEnd::no_capture);
}

TEST(Preview, LooksAtWhatAPackTakesThoughTheHoleIsTheSame) {
    NamedRuleset pack{"leaves", {}};
    pack.ruleset.capture.own_seed = rules::OwnSeed::left;
    const rules::Position start = position("1,0,0,0,0,0,3/40 0,0,0,0,0,9,1/44 s");
    const auto previews = preview(rules::Ruleset{}, start, std::span(&pack, 1));
    ASSERT_EQ(previews[0].differs.size(), 1U);
    EXPECT_EQ(previews[0].differs[0].outcome.gained, 9);
}

TEST(Preview, IsEmptyWhereNobodyIsToSow) {
    rules::Position over = position("0,0,0,0,0,0,0/49 0,0,0,0,0,0,0/49 -");
    EXPECT_TRUE(preview(rules::Ruleset{}, over, {}).empty());
}

}  // namespace
}  // namespace congkak::match
