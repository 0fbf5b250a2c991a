// Which names are allowed and which are the same.
#include "server/accounts/name.hpp"

#include <gtest/gtest.h>

#include <string>

#include "server/accounts/guest_name.hpp"

namespace congkak::accounts {
namespace {

TEST(Name, AllowsLettersAndDigitsOfAnyScript) {
    for (const char* name : {"Siti", "siti_1", "a-b.c", "123", "Łukasz", "สมชาย", "हिन्दी", "Δάφνη",
                             "さくら子", "张伟三", "ꦢꦏꦺꦴꦤ꧀"}) {
        EXPECT_TRUE(parse_name(name).has_value()) << name;
    }
}

TEST(Name, RefusesWhatPeopleCantSeeOrTellApart) {
    const std::string zero_width = "Si\u200bti";
    const std::string bidi_override = "Si\u202eti";
    const std::string cyrillic_a_in_latin = "p\u0430ypal";
    for (const std::string& name : {zero_width, bidi_override, cyrillic_a_in_latin}) {
        EXPECT_FALSE(parse_name(name).has_value()) << name;
    }
}

TEST(Name, RefusesOtherCharactersAndLengths) {
    for (const char* name : {"", "ab", "...", "two words", " siti", "siti\n", "a/b", "<b>", "a@b.c",
                             "aaaaaaaaaaaaaaaaaaaaa", "\xff\xfe\xfd", "siti😀"}) {
        EXPECT_FALSE(parse_name(name).has_value()) << name;
    }
    EXPECT_TRUE(parse_name("aaaaaaaaaaaaaaaaaaaa").has_value()) << "20 characters";
}

TEST(Name, CountsWhatIsSeenNotCodePoints) {
    EXPECT_FALSE(parse_name("a\u0301\u0301\u0301\u0301b").has_value()) << "two letters, many marks";
    EXPECT_FALSE(parse_name("\u0301abc").has_value()) << "a mark on nothing";
}

TEST(Name, IsTheSameWhateverTheCaseAndTheForm) {
    EXPECT_EQ(parse_name("SITI")->key, parse_name("siti")->key);
    EXPECT_EQ(parse_name("STRASSE")->key, parse_name("straße")->key);
    EXPECT_EQ(parse_name("Se\u0301ti")->key, parse_name("S\u00e9ti")->key);
    EXPECT_EQ(parse_name("ｓｉｔｉ")->key, parse_name("siti")->key);
    EXPECT_NE(parse_name("siti")->key, parse_name("s1ti")->key);
}

TEST(Name, KeepsTheCaseForShowing) { EXPECT_EQ(parse_name("SiTi")->display, "SiTi"); }

TEST(Name, RefusesReservedWordsInAnyCase) {
    EXPECT_FALSE(parse_name("Admin").has_value());
    EXPECT_FALSE(parse_name("ＡＤＭＩＮ").has_value());
    EXPECT_FALSE(parse_name("komputer").has_value());
    EXPECT_TRUE(parse_name("komputerku").has_value());
}

TEST(Name, OfAGuestCanNeverBeRegistered) {
    for (int attempt = 0; attempt < 12; ++attempt) {
        EXPECT_FALSE(parse_name(new_guest_name(attempt)).has_value());
    }
}

}  // namespace
}  // namespace congkak::accounts
