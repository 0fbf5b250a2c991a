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

TEST(JournalCodec, ShowsNobodyWhatIsSecret) {
    const State state = samples::running_view().state;
    const HiddenChoice choice{{rules::Side::south, state}, {rules::Side::south, rules::Pit(3)}};
    EXPECT_EQ(nlohmann::json::parse(encode_payload(choice))["secret"]["pit"], "c");
    EXPECT_EQ(encode_event(samples::game_id(), 9, samples::noon(), choice.shown),
              encode_stored_event(samples::game_id(), 9, samples::noon(), "chosen",
                                  encode_shown(choice)));
    const HiddenChoice other{choice.shown, {rules::Side::south, rules::Pit(4)}};
    EXPECT_EQ(encode_shown(other), encode_shown(choice));

    const SeatTaken taken{{rules::Side::north, HumanPlayer{"Budi"}, state}, 4711};
    EXPECT_EQ(nlohmann::json::parse(encode_payload(taken))["secret"]["account"], 4711);
    EXPECT_EQ(encode_shown(taken).find("4711"), std::string::npos);
}

TEST(JournalCodec, ReadsRowsFromBeforeThereWereRounds) {
    auto setup = nlohmann::json::parse(encode_payload(samples::setup()));
    setup.erase("side");
    setup.erase("opponent");
    setup.erase("start");
    const auto old_setup = decode_payload("created", setup.dump());
    ASSERT_TRUE(old_setup) << old_setup.error().message;
    EXPECT_EQ(std::get<GameSetup>(*old_setup), samples::setup());

    const auto without_rounds = [](const JournalEntry& entry) {
        auto payload = nlohmann::json::parse(encode_payload(entry));
        payload.erase("forfeited");
        auto& state = payload["state"];
        for (const char* name : {"round", "phase", "rounds", "awaits", "opening", "stop_offer"}) {
            state.erase(name);
        }
        state["board"]["south"].erase("burnt");
        state["board"]["north"].erase("burnt");
        if (payload.contains("result")) {
            payload["result"].erase("by");
            payload["result"].erase("score");
        }
        return payload.dump();
    };
    for (const Sown& sown : samples::play(rules::Ruleset{}).events) {
        const auto old = decode_payload("sown", without_rounds(sown));
        ASSERT_TRUE(old) << old.error().message;
        Sown expected = sown;
        expected.state.rounds.clear();
        EXPECT_EQ(std::get<Sown>(*old), expected);
    }
    const auto old_end = decode_payload("ended", without_rounds(samples::ended()));
    ASSERT_TRUE(old_end) << old_end.error().message;
    EXPECT_EQ(std::get<Ended>(*old_end).result, samples::ended().result);
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
