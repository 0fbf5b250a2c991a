// The few Unicode operations that names and passwords need; keeps ICU out of other files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace congkak::accounts::unicode {

/// All return nothing where `text` is not well-formed UTF-8.
[[nodiscard]] std::optional<std::string> nfkc(std::string_view text);
[[nodiscard]] std::optional<std::string> nfkc_case_fold(std::string_view text);
[[nodiscard]] std::optional<std::string> nfc(std::string_view text);
[[nodiscard]] std::optional<std::u32string> code_points(std::string_view text);

[[nodiscard]] bool is_letter_or_digit(char32_t c);
/// A mark that is drawn onto the character before it.
[[nodiscard]] bool is_combining_mark(char32_t c);
/// Characters that no font draws, such as a zero-width joiner.
[[nodiscard]] bool is_ignorable(char32_t c);

/// Whether all letters are of one script, or of scripts that are commonly written together
/// (UTS 39, "highly restrictive").
[[nodiscard]] bool is_of_one_script(std::string_view utf8);

}  // namespace congkak::accounts::unicode
