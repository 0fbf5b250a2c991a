// What is answered to questions about whole games, and how large and slow it can become.
#include "server/study/answers.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/protocol/pack_files.hpp"

namespace congkak::study {
namespace {

using nlohmann::json;
using protocol::ErrorCode;

constexpr std::size_t plenty = 64 * 1024 * 1024;

const protocol::Packs& packs() {
    static const protocol::Packs all = protocol::testing::all_packs();
    return all;
}

Answer compared(const std::string& left, const std::string& right, std::size_t most = plenty) {
    return answer_compare({left, right, 1}, packs(), most);
}

Answer replayed(const json& body, std::size_t most = plenty) {
    const auto question = protocol::decode_replay(body.dump());
    EXPECT_TRUE(question);
    return answer_replay(*question, packs(), most);
}

std::string golden(const std::string& name) {
    return protocol::testing::read_file("tests/vectors/records/" + name + ".txt");
}

TEST(CompareAnswer, HasTheMovesThatBothPlay) {
    const Answer answer = compared("tradisional", "congkak-melayu");
    ASSERT_TRUE(answer);
    const json body = json::parse(*answer);
    const int ply = body["parts"]["ply"];
    ASSERT_GT(ply, 1);
    EXPECT_EQ(body["common"].size(), static_cast<std::size_t>(ply - 1));
    EXPECT_EQ(body["common"].back()["ply"], ply - 1);
    EXPECT_EQ(body["parts"]["left"]["move"], body["parts"]["right"]["move"]);
    EXPECT_NE(body["parts"]["left"]["position"], body["parts"]["right"]["position"]);
    EXPECT_EQ(body["drawn"][0]["what"], "direction");
    EXPECT_TRUE(body["ends"]["left"]["finished"]);
}

TEST(CompareAnswer, NamesTheReadingAndTheClauseAtFault) {
    const auto fault = [](const std::string& left, const std::string& right) {
        const Answer answer = compared(left, right);
        return answer ? "accepted"
                      : std::string(to_text(answer.error().code)) + " " + answer.error().field;
    };
    EXPECT_EQ(fault("x", "umum"), "unknown_pack left");
    EXPECT_EQ(fault("umum", "x"), "unknown_pack right");
    EXPECT_EQ(fault("umum", "umum+pits=2"), "bad_field right.pits");
    EXPECT_EQ(fault("umum+<b>=1", "umum"), "bad_field left.?");
    EXPECT_EQ(fault("umum+sweep=none+rounds=2", "umum"), "unsupported_ruleset left.sweep");
    // What was sent is not sent back.
    EXPECT_EQ(compared("<b>", "umum").error().message.find("<b>"), std::string::npos);
}

TEST(ReplayAnswer, ShowsARecordStepByStep) {
    const Answer answer = replayed({{"record", golden("opening_pass")}});
    ASSERT_TRUE(answer) << answer.error().message;
    const json body = json::parse(*answer);
    EXPECT_EQ(body["steps"][0]["move"], "(d|B)");
    EXPECT_EQ(body["steps"][0]["opened"]["south"]["chosen"], "d");
    EXPECT_EQ(body["steps"][1]["move"], "(a|)");
    EXPECT_EQ(body["result"]["winner"], "north");
    EXPECT_EQ(body["tags"]["Winner"], "north");
    EXPECT_FALSE(body["tags"].contains("Rules"));
    EXPECT_EQ(json::parse(*replayed({{"record", golden("running")}}))["result"], nullptr);
}

TEST(ReplayAnswer, SaysWhereARecordIsWrong) {
    const Answer answer = replayed({{"record", "[Rules \"tradisional\"]\n\n1. a X"}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, ErrorCode::bad_record);
    EXPECT_EQ(answer.error().field, "record");
    ASSERT_TRUE(answer.error().place);
    EXPECT_EQ(answer.error().place->line, 3);
    EXPECT_TRUE(answer.error().message.starts_with("line 3, column ")) << answer.error().message;
    EXPECT_NE(answer.error().message.find(": expected "), std::string::npos);
}

TEST(ReplayAnswer, ShowsAPositionOfAReading) {
    const auto shown = [](const std::string& position, const std::string& pack,
                          const json& clauses) {
        const Answer answer =
            replayed({{"position", position}, {"pack", pack}, {"clauses", clauses}});
        return answer ? "accepted"
                      : std::string(to_text(answer.error().code)) + " " + answer.error().field +
                            ": " + answer.error().message;
    };
    const json none = json::object();
    EXPECT_EQ(shown("1,2,3/4 5,6,7/8 s+", "tradisional", {{"pits", 3}}), "accepted");
    EXPECT_EQ(shown("7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 *", "arena", none), "accepted");
    EXPECT_EQ(shown("1,2,3/4 5,6,7/8 -", "tradisional", {{"pits", 3}}), "accepted");
    EXPECT_EQ(shown("1,2,3/4 5,6,7/8 s", "tradisional", none),
              "bad_field position: position must have 7 pits a side, as the ruleset has");
    EXPECT_EQ(shown("0,0,0/4 5,6,7/8 s", "tradisional", {{"pits", 3}}),
              "bad_field position: position must have a seed in the pits of whoever is to sow");
    EXPECT_EQ(
        shown("7,7,7,7,7,7,6/1 7,7,7,7,7,7,7/0 *", "arena", none),
        "bad_field position: position must be the ruleset's first one where its opening runs");
    EXPECT_TRUE(shown("1,2/3", "tradisional", none).starts_with("bad_record position: line 1, "));
    EXPECT_TRUE(shown("1", "x", none).starts_with("unknown_pack pack: "));
    EXPECT_TRUE(shown("1", "umum", {{"pitz", 3}}).starts_with("bad_field clauses.pitz: "));
}

TEST(Answers, AreRefusedWhereTheyWouldBeTooLarge) {
    const Answer comparison = compared("tradisional", "umum", 10'000);
    ASSERT_FALSE(comparison);
    EXPECT_EQ(comparison.error().code, ErrorCode::too_large);
    const std::size_t size = compared("tradisional", "umum")->size();
    EXPECT_TRUE(compared("tradisional", "umum", size));
    EXPECT_FALSE(compared("tradisional", "umum", size - 1));
    EXPECT_FALSE(replayed({{"record", golden("rounds_won")}}, 10'000));
}

/// The longest matches there are: 20 rounds on the largest board, in readings that never part.
TEST(Answers, StaySmallInTheLongestMatches) {
    const std::string longest = "+pits=11+seeds=11+rounds=until_burnt";
    std::size_t most_bytes = 0;
    for (const std::string relay : {"", "+relay=false"}) {
        const Answer answer = answer_compare(
            {"sunog" + longest + relay, "sunog" + longest + relay, 1}, packs(), plenty);
        ASSERT_TRUE(answer);
        most_bytes = std::max(most_bytes, answer->size());
    }
    EXPECT_GT(most_bytes, 1'000'000U);
    EXPECT_LT(most_bytes, 8U * 1024 * 1024);
}

}  // namespace
}  // namespace congkak::study
