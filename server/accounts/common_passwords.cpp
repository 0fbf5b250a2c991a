// Words and endings are kept apart: their combinations are the list (some thousand entries).
#include "server/accounts/common_passwords.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace congkak::accounts {
namespace {

constexpr auto words = std::to_array<std::string_view>({
    "abc",        "abcd",       "access",      "admin",      "administrator", "adminadmin",
    "akuganteng", "alamat",     "amerika",     "anakku",     "andromeda",     "angel",
    "anjing",     "apple",      "arsenal",     "asdf",       "asdfasdf",      "asdfgh",
    "asdfghjk",   "asdfghjkl",  "bahagia",     "balqis",     "bandung",       "barcelona",
    "baseball",   "basketball", "batman",      "bintang",    "bismillah",     "blink",
    "bonekaku",   "buttercup",  "butterfly",   "changeme",   "charlie",       "chelsea",
    "chocolate",  "cinta",      "cintaku",     "computer",   "congkak",       "congklak",
    "cookie",     "daniel",     "dragon",      "default",    "dakon",         "doraemon",
    "facebook",   "family",     "flower",      "football",   "forever",       "freedom",
    "ganteng",    "garuda",     "google",      "guest",      "gundam",        "hariini",
    "hello",      "hellohello", "helloworld",  "hunter",     "iloveu",        "iloveyou",
    "indonesia",  "internet",   "jakarta",     "jennifer",   "jessica",       "jordan",
    "kamusayang", "kata",       "katakunci",   "katalaluan", "katasandi",     "kekasih",
    "keluarga",   "kelantan",   "killer",      "komputer",   "kucing",        "letmein",
    "liverpool",  "login",      "lovely",      "loveme",     "lucky",         "magic",
    "malaysia",   "mancala",    "manchester",  "mawar",      "master",        "matahari",
    "merdeka",    "michael",    "michelle",    "minecraft",  "monkey",        "mustang",
    "mypassword", "naruto",     "newpassword", "nothing",    "onepiece",      "pahang",
    "parola",     "pass",       "passpass",    "passphrase", "password",      "passwort",
    "pelangi",    "permata",    "peaches",     "penang",     "pepper",        "persib",
    "pikachu",    "pokemon",    "princess",    "putri",      "qazwsx",        "qazwsxedc",
    "qwer",       "qwerasdf",   "qwert",       "qwertz",     "qwerty",        "qwertyu",
    "qwertyui",   "qwertyuiop", "rahasia",     "rahsia",     "ranger",        "realmadrid",
    "robert",     "root",       "rootroot",    "saatini",    "samsung",       "sayang",
    "sayangku",   "secret",     "selamat",     "selangor",   "semangat",      "senha",
    "shadow",     "snoopy",     "soccer",      "spiderman",  "starwars",      "summer",
    "sunflower",  "sunshine",   "supersecret", "superman",   "surabaya",      "tamu",
    "teddybear",  "tempatku",   "terserah",    "test",       "testing",       "testtest",
    "thomas",     "tigger",     "trustno",     "tuhan",      "unicorn",       "user",
    "username",   "welcome",    "whatever",    "winter",     "yellow",        "zaq",
    "zaqwsx",     "zxcv",       "zxcvbn",      "zxcvbnm",
});

constexpr auto endings = std::to_array<std::string_view>({
    "",       "!",      "!!",   ".",     "?",      "@",      "#",       "0",        "00",
    "000",    "007",    "01",   "1",     "11",     "111",    "1111",    "12",       "123",
    "123!",   "123.",   "1234", "1234!", "12345",  "123456", "1234567", "12345678", "123456789",
    "123123", "12321",  "1!",   "2",     "21",     "22",     "23",      "321",      "4321",
    "54321",  "654321", "69",   "7",     "77",     "777",    "786",     "88",       "888",
    "8888",   "9",      "99",   "999",   "@1",     "@12",    "@123",    "@1234",    "_123",
    "#1",     "#123",   "-123", "abc",   "123abc", "1q2w3e", "qwe",     "xyz",      "ku",
});

constexpr auto others = std::to_array<std::string_view>({
    "1q2w3e4r",   "1q2w3e4r5t", "1qaz2wsx",  "1qaz2wsx3edc", "q1w2e3r4",     "q1w2e3r4t5",
    "zaq12wsx",   "zaq1zaq1",   "zaq1xsw2",  "qweasdzxc",    "qwe123qwe",    "asd123asd",
    "a1b2c3d4",   "a1s2d3f4",   "1a2b3c4d",  "147258369",    "159357",       "741852963",
    "789456123",  "963852741",  "14789632",  "19283746",     "102030405",    "10203040",
    "aa123456",   "a1234567",   "a12345678", "a123456789",   "123456aa",     "12345678a",
    "123456789a", "1234abcd",   "12344321",  "11223344",     "112233445566", "12341234",
    "123123123",  "1231234",    "123454321", "31415926",     "314159265",    "27182818",
    "13572468",   "24681357",   "google123", "0192837465",   "98765432100",  "01020304",
});

bool is_year(std::string_view text) {
    return text.size() == 4 && (text.starts_with("19") || text.starts_with("20")) &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_ending(std::string_view text) {
    return std::ranges::find(endings, text) != endings.end() || is_year(text) ||
           (text.size() == 5 && is_year(text.substr(0, 4)) && text.back() == '!') ||
           (text.size() == 5 && is_year(text.substr(1)) && (text[0] == '@' || text[0] == '_'));
}

bool is_word_with_ending(std::string_view text) {
    return std::ranges::any_of(words, [&](std::string_view word) {
        return text.starts_with(word) && is_ending(text.substr(word.size()));
    });
}

/// Digits and signs read as the letters they resemble.
char unmasked(char c) {
    switch (c) {
        case '0':
            return 'o';
        case '1':
        case '!':
            return 'i';
        case '3':
            return 'e';
        case '4':
        case '@':
            return 'a';
        case '5':
        case '$':
            return 's';
        case '7':
            return 't';
        default:
            return c;
    }
}

bool is_masked_word(std::string_view text) {
    return std::ranges::any_of(words, [&](std::string_view word) {
        return text.size() >= word.size() &&
               std::equal(word.begin(), word.end(), text.begin(),
                          [](char a, char b) { return a == b || a == unmasked(b); }) &&
               is_ending(text.substr(word.size()));
    });
}

/// "aaaaaaaa", "12345678", "hgfedcba"; the digit after 9 is 0.
bool is_run(std::string_view text) {
    const auto steps_by = [&](int step) {
        for (std::size_t i = 1; i < text.size(); ++i) {
            const bool wraps = (step == 1 && text[i - 1] == '9' && text[i] == '0') ||
                               (step == -1 && text[i - 1] == '0' && text[i] == '9');
            if (text[i] - text[i - 1] != step && !wraps) {
                return false;
            }
        }
        return true;
    };
    return steps_by(0) || steps_by(1) || steps_by(-1);
}

bool repeats_a_short_piece(std::string_view text) {
    constexpr std::size_t longest_piece = 4;
    for (std::size_t piece = 1; piece <= longest_piece && piece < text.size(); ++piece) {
        bool repeats = true;
        for (std::size_t i = piece; i < text.size() && repeats; ++i) {
            repeats = text[i] == text[i - piece];
        }
        if (repeats) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool is_common_password(std::string_view folded) {
    return is_run(folded) || repeats_a_short_piece(folded) || is_word_with_ending(folded) ||
           is_masked_word(folded) || std::ranges::find(others, folded) != others.end();
}

}  // namespace congkak::accounts
