#include "protocol/http.hpp"

#include <gtest/gtest.h>

#include <string>

#include "protocol/limits.hpp"

namespace congkak::protocol {
namespace {

TEST(Http, ReadsCredentials) {
    const auto read = decode_credentials(R"({"name":"Siti Nurhaliza","password":"p\u00e9 \"x\""})");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->name, "Siti Nurhaliza");
    EXPECT_EQ(read->password, "p\xc3\xa9 \"x\"");
}

TEST(Http, NamesTheFieldThatIsWrong) {
    const auto verdict = [](const std::string& body) {
        const auto read = decode_credentials(body);
        return read ? "accepted"
                    : std::string(to_text(read.error().code)) + ' ' + read.error().field;
    };
    EXPECT_EQ(verdict(""), "bad_json ");
    EXPECT_EQ(verdict("[]"), "bad_field ");
    EXPECT_EQ(verdict(R"({"password":"x"})"), "bad_field name");
    EXPECT_EQ(verdict(R"({"name":"x"})"), "bad_field password");
    EXPECT_EQ(verdict(R"({"name":7,"password":"x"})"), "bad_field name");
    EXPECT_EQ(verdict(R"({"name":"x","password":"x","admin":true})"), "unknown_field admin");
    EXPECT_EQ(verdict(R"({"name":"x","name":"y","password":"x"})"), "duplicate_key name");
    EXPECT_EQ(verdict(R"({"name":")" + std::string(1025, 'x') + R"(","password":"x"})"),
              "bad_field name");
    EXPECT_EQ(verdict(std::string(body_limits.bytes + 1, ' ')), "too_large ");
}

TEST(Http, DoesNotSpendLongOnAnObjectWithManyMembers) {
    std::string body = "{";
    for (int member = 0; member < 20'000; ++member) {
        body += "\"k" + std::to_string(member) + "\":1,";
    }
    body.back() = '}';
    ASSERT_LE(body.size(), body_limits.bytes);
    const auto read = decode_credentials(body);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::bad_json);
}

TEST(Http, TakesNoBodyOrAnEmptyObject) {
    EXPECT_TRUE(decode_empty(""));
    EXPECT_TRUE(decode_empty("{}"));
    EXPECT_FALSE(decode_empty("null"));
    EXPECT_FALSE(decode_empty(R"({"name":"x"})"));
}

TEST(Http, ReadsItsOwnCursorsOnly) {
    const Cursor cursor{.points = 130,
                        .reached_at = Time(std::chrono::milliseconds(1'767'268'800'000)),
                        .account = 42};
    EXPECT_EQ(encode_cursor(cursor), "130.1767268800000.42");
    EXPECT_EQ(parse_cursor(encode_cursor(cursor)), cursor);
    for (const std::string_view text : {"", "1.2", "1.2.3.4", "1..3", "1.2.", "-1.2.3", "01.2.3",
                                        "1.2.x", " 1.2.3", "1.2.99999999999999999999"}) {
        EXPECT_FALSE(parse_cursor(text)) << text;
    }
}

TEST(Http, LimitsAPage) {
    EXPECT_EQ(parse_limit("1"), 1);
    EXPECT_EQ(parse_limit("100"), 100);
    for (const std::string_view text : {"", "0", "101", "-1", "1.5", "x", "+5", "007"}) {
        EXPECT_FALSE(parse_limit(text)) << text;
    }
}

TEST(Http, PutsAnErrorUnderItsName) {
    EXPECT_EQ(encode_http_error({ErrorCode::name_taken, "", "name", std::nullopt}),
              R"({"error":{"code":"name_taken","message":"this name is taken","field":"name"}})");
}

}  // namespace
}  // namespace congkak::protocol
