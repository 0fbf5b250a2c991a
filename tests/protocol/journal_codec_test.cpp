#include "protocol/journal_codec.hpp"

#include <gtest/gtest.h>

#include <set>

#include "protocol/encode.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol {
namespace {

TEST(JournalCodec, BringsEveryEntryBack) {
    std::set<std::string_view> kinds;
    for (const JournalEntry& entry : samples::journal()) {
        const auto again = decode_payload(kind_of(entry), encode_payload(entry));
        ASSERT_TRUE(again) << kind_of(entry) << ": " << again.error().message;
        EXPECT_EQ(*again, entry) << encode_payload(entry);
        kinds.insert(kind_of(entry));
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<JournalEntry>);
}

TEST(JournalCodec, StoresEventsAsTheyAreSent) {
    const Ended ended = samples::ended();
    EXPECT_EQ(encode_event(samples::game_id(), 9, samples::noon(), ended),
              encode_stored_event(samples::game_id(), 9, samples::noon(), kind_of(ended),
                                  encode_payload(ended)));
}

TEST(JournalCodec, KeepsTheWholeRulesetWhateverBecomesOfThePack) {
    const auto payload = nlohmann::json::parse(encode_payload(samples::setup()));
    EXPECT_EQ(payload["clauses"], (nlohmann::json{{"capture.lap", "turn"}}));
    EXPECT_GT(payload["ruleset"].size(), 15U);
    EXPECT_EQ(payload["ruleset"]["capture.lap"], "turn");
}

TEST(JournalCodec, RefusesWhatItNeverWrote) {
    EXPECT_FALSE(decode_payload("snapshot", "{}"));
    EXPECT_FALSE(decode_payload("sown", "{}"));
    EXPECT_FALSE(decode_payload("sown", "not json"));
    const std::string payload = encode_payload(TakenBack{2, samples::running_view().state});
    EXPECT_TRUE(decode_payload("taken_back", payload));
    const auto other_kind = decode_payload("level_changed", payload);
    ASSERT_FALSE(other_kind);
    EXPECT_EQ(other_kind.error().field, "level");
    auto changed = nlohmann::json::parse(payload);
    changed["state"]["board"]["north"]["pits"][3] = 256;
    const auto too_many = decode_payload("taken_back", changed.dump());
    ASSERT_FALSE(too_many);
    EXPECT_EQ(too_many.error().field, "state.board.north.pits[3]");
    auto setup = nlohmann::json::parse(encode_payload(samples::setup()));
    setup["ruleset"]["end"] = "never";
    const auto no_such_end = decode_payload("created", setup.dump());
    ASSERT_FALSE(no_such_end);
    EXPECT_EQ(no_such_end.error().field, "ruleset.end");
}

}  // namespace
}  // namespace congkak::protocol
