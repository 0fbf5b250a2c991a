// The list of passwords that are guessed first. Written for this project from well-known patterns:
// a word (English, Malay, Indonesian, a keyboard walk) and an ending.
#pragma once

#include <string_view>

namespace congkak::accounts {

/// Whether `folded` (lower case) is such a password, also where digits stand for letters
/// ("p4ssw0rd") or it is a run ("abcdefgh", "87654321") or one short piece repeated ("abababab").
[[nodiscard]] bool is_common_password(std::string_view folded);

}  // namespace congkak::accounts
