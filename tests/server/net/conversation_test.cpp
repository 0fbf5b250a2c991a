// The socket's rules as scripts: frames and the time go in, actions come out.
#include "server/net/conversation.hpp"

#include <gtest/gtest.h>

#include <string>

namespace congkak::net {
namespace {

using protocol::CloseCode;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Clock::time_point start{};
const std::string id = R"("id":"0123456789abcdef0123456789abcdef")";
const std::string hello =
    R"({"type":"hello",)" + id + R"(,"data":{"client":"1","protocols":["congkak.v1"]}})";
const std::string watch = R"({"type":"leaderboard",)" + id + R"(,"data":{"live":true}})";

/// "say:CODE" or the frame, "do:TYPE", "hang:NUMBER", separated by spaces.
std::string told(const Actions& actions) {
    std::string text;
    for (const Action& action : actions) {
        text += text.empty() ? "" : " ";
        if (const auto* say = std::get_if<Say>(&action)) {
            const std::string key = R"("code":")";
            const std::size_t at = say->frame.find(key);
            text += at == std::string::npos
                        ? "say:" + say->frame
                        : "say:" + say->frame.substr(
                                       at + key.size(),
                                       say->frame.find('"', at + key.size()) - at - key.size());
        } else if (const auto* order = std::get_if<Do>(&action)) {
            text += "do:" + std::string(protocol::type_of(order->frame.command));
        } else {
            text += "hang:" + std::to_string(static_cast<int>(std::get<Hang>(action).code));
        }
    }
    return text;
}

Conversation greeted(const ConversationRules& rules = {}) {
    Conversation conversation(rules, start);
    EXPECT_EQ(told(conversation.on_text(hello, start)), "do:hello");
    return conversation;
}

TEST(Conversation, StartsWithHello) {
    Conversation conversation({}, start);
    EXPECT_EQ(told(conversation.on_text(watch, start)), "say:hello_first");
    EXPECT_EQ(told(conversation.on_text(hello, start)), "do:hello");
    EXPECT_EQ(told(conversation.on_text(watch, start)), "do:leaderboard");
    EXPECT_EQ(told(conversation.on_text(hello, start)), "say:hello_first") << "only once";
}

TEST(Conversation, EndsWhereNoHelloCame) {
    Conversation conversation({}, start);
    EXPECT_EQ(conversation.next_deadline(), start + seconds(5));
    EXPECT_EQ(told(conversation.on_time(start + milliseconds(4999))), "");
    EXPECT_EQ(told(conversation.on_text(watch, start + milliseconds(4999))), "say:hello_first");
    EXPECT_EQ(told(conversation.on_time(start + seconds(5))), "hang:4408");
}

TEST(Conversation, EndsWithoutACommonVersion) {
    Conversation conversation({}, start);
    const std::string other =
        R"({"type":"hello",)" + id + R"(,"data":{"client":"1","protocols":["congkak.v9"]}})";
    EXPECT_EQ(told(conversation.on_text(other, start)), "say:unsupported_version hang:4406");
}

TEST(Conversation, PingsAndMeasuresTheRoundTrip) {
    Conversation conversation = greeted();
    EXPECT_EQ(conversation.next_deadline(), start + seconds(15));
    EXPECT_EQ(told(conversation.on_time(start + seconds(15))),
              R"(say:{"type":"ping","data":{"n":1}})");
    EXPECT_FALSE(conversation.round_trip());
    const std::string pong = R"({"type":"pong","data":{"n":1}})";
    EXPECT_EQ(told(conversation.on_text(pong, start + seconds(15) + milliseconds(80))), "");
    EXPECT_EQ(conversation.round_trip(), milliseconds(80));
    const std::string stale = R"({"type":"pong","data":{"n":0}})";
    EXPECT_EQ(told(conversation.on_text(stale, start + seconds(20))), "");
    EXPECT_EQ(conversation.round_trip(), milliseconds(80)) << "only the newest ping counts";
}

TEST(Conversation, AnswersPings) {
    Conversation conversation = greeted();
    EXPECT_EQ(told(conversation.on_text(R"({"type":"ping","data":{"n":7}})", start)),
              R"(say:{"type":"pong","data":{"n":7}})");
}

TEST(Conversation, EndsWhenNothingIsHeard) {
    Conversation conversation = greeted();
    EXPECT_NE(told(conversation.on_time(start + seconds(15))), "");
    EXPECT_NE(told(conversation.on_time(start + seconds(30))), "");
    EXPECT_EQ(conversation.next_deadline(), start + seconds(45));
    EXPECT_EQ(told(conversation.on_time(start + seconds(45))), "hang:4408");
}

TEST(Conversation, GoesOnWhileSomethingIsHeard) {
    Conversation conversation = greeted();
    for (int i = 1; i < 20; ++i) {
        const Clock::time_point now = start + seconds(15 * i);
        EXPECT_NE(told(conversation.on_time(now)), "hang:4408");
        const std::string pong = R"({"type":"pong","data":{"n":)" + std::to_string(i) + "}}";
        EXPECT_EQ(told(conversation.on_text(pong, now)), "");
    }
}

TEST(Conversation, RefusesWhatComesTooFastBeforeReadingIt) {
    ConversationRules rules;
    rules.commands = {.per_second = 1, .burst = 2};
    Conversation conversation = greeted(rules);
    EXPECT_EQ(told(conversation.on_text(watch, start)), "do:leaderboard");
    EXPECT_EQ(told(conversation.on_text("not even JSON", start)), "say:rate_limited");
    EXPECT_EQ(told(conversation.on_text(watch, start + seconds(1))), "do:leaderboard");
}

TEST(Conversation, EndsAFlood) {
    ConversationRules rules;
    rules.commands = {.per_second = 1, .burst = 1};
    rules.max_refused = 3;
    Conversation conversation = greeted(rules);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(told(conversation.on_text(watch, start)), "say:rate_limited");
    }
    EXPECT_EQ(told(conversation.on_text(watch, start)), "hang:4429");
}

TEST(Conversation, AnswersUnreadableFramesAndThenEnds) {
    Conversation conversation = greeted();
    const std::string deep = R"({"type":"sow","data":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}})";
    EXPECT_EQ(told(conversation.on_text("{", start)), "say:bad_json");
    EXPECT_EQ(told(conversation.on_text(deep, start)), "say:too_deep");
    EXPECT_EQ(told(conversation.on_text(R"({"type":"fly","id":1})", start)), "say:unknown_type");
    EXPECT_EQ(told(conversation.on_text(R"({"type":"ping","type":"pong"})", start)),
              "say:duplicate_key");
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(told(conversation.on_text("{", start)), "say:bad_json");
    }
    EXPECT_EQ(told(conversation.on_text("{", start)), "say:bad_json hang:4400");
}

TEST(Conversation, EndsWithABinaryFrame) {
    Conversation conversation = greeted();
    EXPECT_EQ(told(conversation.on_binary()), "say:bad_json hang:4400");
}

}  // namespace
}  // namespace congkak::net
