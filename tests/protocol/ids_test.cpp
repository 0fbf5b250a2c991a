#include "protocol/ids.hpp"

#include <gtest/gtest.h>

#include <set>

namespace congkak::protocol {
namespace {

TEST(GameId, IsSixteenLettersOfItsAlphabet) {
    EXPECT_TRUE(GameId::parse("abcdefghjkmnpqrs"));
    EXPECT_EQ(GameId::parse("2345678923456789")->text(), "2345678923456789");
    for (const std::string_view text :
         {"", "abcdefghjkmnpqr", "abcdefghjkmnpqrst", "ABCDEFGHJKMNPQRS", "abcdefghjkmnpqr0",
          "abcdefghjkmnpqr1", "abcdefghjkmnpqrl", "abcdefghjkmnpqro", "abcdefghjkmnpqr "}) {
        EXPECT_FALSE(GameId::parse(text)) << text;
    }
}

TEST(GameId, SpellsEveryBitOfItsBytes) {
    std::array<std::uint8_t, 10> bytes{};
    EXPECT_EQ(GameId::from_bytes(bytes).text(), "aaaaaaaaaaaaaaaa");
    std::set<std::string> texts;
    for (std::size_t bit = 0; bit < 80; ++bit) {
        bytes = {};
        bytes[bit / 8] = static_cast<std::uint8_t>(1U << bit % 8);
        texts.insert(GameId::from_bytes(bytes).text());
        EXPECT_TRUE(GameId::parse(GameId::from_bytes(bytes).text()));
    }
    EXPECT_EQ(texts.size(), 80U);
    bytes.fill(0xff);
    EXPECT_EQ(GameId::from_bytes(bytes).text(), "9999999999999999");
}

TEST(CommandId, IsThirtyTwoLowerCaseHexDigits) {
    EXPECT_EQ(CommandId::parse("0123456789abcdef0123456789abcdef")->text(),
              "0123456789abcdef0123456789abcdef");
    for (const std::string_view text :
         {"", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef0",
          "0123456789ABCDEF0123456789abcdef", "0123456789abcdeg0123456789abcdef"}) {
        EXPECT_FALSE(CommandId::parse(text)) << text;
    }
}

}  // namespace
}  // namespace congkak::protocol
