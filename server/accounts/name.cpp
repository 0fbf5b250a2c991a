// The rules of name.hpp, checked in the order in which they are told there.
#include "server/accounts/name.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "server/accounts/unicode.hpp"

namespace congkak::accounts {
namespace {

constexpr std::size_t min_visible = 3;
constexpr std::size_t max_visible = 20;
constexpr std::size_t max_bytes = 256;
constexpr std::size_t max_marks_in_a_row = 3;

/// Words that would let a player pose as the site, the computer or nobody.
constexpr std::array<std::string_view, 31> reserved{
    "admin",   "administrator", "anonymous", "api",      "bot",   "komputer",  "computer",
    "congkak", "deleted",       "everyone",  "guest",    "host",  "me",        "moderator",
    "nobody",  "north",         "null",      "operator", "owner", "pentadbir", "perfect",
    "root",    "sempurna",      "server",    "south",    "staff", "support",   "system",
    "tamu",    "tetamu",        "undefined",
};

bool has_allowed_characters(std::u32string_view points) {
    std::size_t visible = 0;
    std::size_t marks = 0;
    bool has_letter = false;
    for (const char32_t c : points) {
        if (unicode::is_ignorable(c)) {
            return false;
        }
        if (unicode::is_combining_mark(c)) {
            if (visible == 0 || ++marks > max_marks_in_a_row) {
                return false;
            }
            continue;
        }
        const bool letter = unicode::is_letter_or_digit(c);
        if (!letter && c != U'_' && c != U'-' && c != U'.') {
            return false;
        }
        has_letter = has_letter || letter;
        marks = 0;
        ++visible;
    }
    return has_letter && visible >= min_visible && visible <= max_visible;
}

}  // namespace

boost::system::result<Name, AccountError> parse_name(std::string_view text) {
    if (text.size() > max_bytes) {
        return AccountError::bad_name;
    }
    const std::optional<std::string> display = unicode::nfkc(text);
    if (!display) {
        return AccountError::bad_name;
    }
    const std::optional<std::u32string> points = unicode::code_points(*display);
    if (!points || !has_allowed_characters(*points) || !unicode::is_of_one_script(*display)) {
        return AccountError::bad_name;
    }
    std::string key = name_key(*display);
    if (key.empty() || std::ranges::find(reserved, key) != reserved.end()) {
        return AccountError::bad_name;
    }
    return Name{*display, std::move(key)};
}

std::string name_key(std::string_view text) {
    if (text.size() > max_bytes) {
        return {};
    }
    return unicode::nfkc_case_fold(text).value_or(std::string{});
}

}  // namespace congkak::accounts
