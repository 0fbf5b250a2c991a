#include "protocol/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "protocol/close_code.hpp"
#include "protocol/error_code.hpp"

namespace congkak::protocol {
namespace {

/// How many values lead back to themselves through their word.
template <typename T>
int words_there_and_back() {
    int count = 0;
    for (int value = 0; value < 32; ++value) {
        for (int other = 0; other < count; ++other) {
            EXPECT_NE(to_text(static_cast<T>(count)), to_text(static_cast<T>(other)));
        }
        const std::string list = words_of<T>() + ',';
        if (value >= std::count(list.begin(), list.end(), ',')) {
            break;
        }
        EXPECT_EQ(parse_word<T>(to_text(static_cast<T>(value))), static_cast<T>(value));
        ++count;
    }
    EXPECT_FALSE(parse_word<T>(""));
    EXPECT_FALSE(parse_word<T>("South"));
    return count;
}

TEST(Words, LeadThereAndBack) {
    EXPECT_EQ(words_there_and_back<rules::Side>(), 2);
    EXPECT_EQ(words_there_and_back<rules::Winner>(), 3);
    EXPECT_EQ(words_there_and_back<rules::SowingEnd>(), 6);
    EXPECT_EQ(words_there_and_back<Mode>(), 3);
    EXPECT_EQ(words_there_and_back<Level>(), 4);
    EXPECT_EQ(words_there_and_back<Starts>(), 2);
    EXPECT_EQ(words_there_and_back<Seat>(), 3);
    EXPECT_EQ(words_there_and_back<Termination>(), 4);
    EXPECT_EQ(words_there_and_back<rules::Phase>(), 4);
    EXPECT_EQ(words_there_and_back<rules::OpeningRest>(), 9);
    EXPECT_EQ(words_there_and_back<rules::MatchBy>(), 3);
    EXPECT_EQ(words_there_and_back<PointsReason>(), 6);
}

TEST(Words, NameWhatTheyStandFor) {
    EXPECT_EQ(to_text(rules::SowingEnd::no_capture), "no_capture");
    EXPECT_EQ(to_text(rules::SowingEnd::mati), "mati");
    EXPECT_EQ(to_text(PointsReason::no_reply_win_again), "no_reply_win_again");
    EXPECT_EQ(words_of<Level>(), "one of easy, normal, expert, perfect");
}

TEST(Words, LettersNameThePitsOfBothSides) {
    EXPECT_EQ(to_text(PitRef{rules::Side::south, rules::Pit(1)}), "a");
    EXPECT_EQ(to_text(PitRef{rules::Side::north, rules::Pit(11)}), "K");
    EXPECT_EQ(parse_word<PitRef>("g"), (PitRef{rules::Side::south, rules::Pit(7)}));
    for (const std::string_view text : {"", "l", "L", "ab", "1", "-", "\xc3\xa4"}) {
        EXPECT_FALSE(parse_word<PitRef>(text)) << text;
    }
}

TEST(ErrorCode, HasOneTextEachAndAnHttpStatus) {
    std::set<std::string_view> texts;
    for (const ErrorInfo& entry : error_table()) {
        EXPECT_TRUE(texts.insert(entry.text).second) << entry.text;
        EXPECT_EQ(parse_error_code(entry.text), entry.code);
        EXPECT_GE(entry.http_status, 400) << entry.text;
        EXPECT_LT(entry.http_status, 600) << entry.text;
        EXPECT_FALSE(entry.message.empty()) << entry.text;
    }
    EXPECT_EQ(texts.size(), 45U);
    EXPECT_FALSE(parse_error_code("teapot"));
}

TEST(CloseCode, HasAReasonThatFitsACloseFrame) {
    for (const CloseInfo& entry : close_table()) {
        EXPECT_LE(entry.reason.size(), 123U);
        EXPECT_EQ(&info(entry.code), &entry);
    }
    EXPECT_EQ(info(CloseCode::silent).come_back, ComeBack::at_once);
    EXPECT_EQ(info(CloseCode::unreadable).come_back, ComeBack::never);
}

}  // namespace
}  // namespace congkak::protocol
