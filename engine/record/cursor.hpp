// A place in a text that is being read, which knows its line and column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "engine/record/text_error.hpp"

namespace congkak::record {

class Cursor {
  public:
    /// `text` outlives the cursor.
    explicit Cursor(std::string_view text) noexcept : text_(text) {}

    [[nodiscard]] bool at_end() const noexcept { return offset_ == text_.size(); }

    /// The next character, or '\0' at the end.
    [[nodiscard]] char peek() const noexcept { return at_end() ? '\0' : text_[offset_]; }

    [[nodiscard]] std::string_view rest() const noexcept { return text_.substr(offset_); }

    /// Not at the end.
    char take() noexcept {
        const char taken = text_[offset_++];
        if (taken == '\n') {
            ++line_;
            line_start_ = offset_;
        }
        return taken;
    }

    /// Takes `expected` if it stands here.
    [[nodiscard]] bool accept(char expected) noexcept {
        if (at_end() || peek() != expected) {
            return false;
        }
        take();
        return true;
    }
    [[nodiscard]] bool accept(std::string_view expected) noexcept {
        if (!rest().starts_with(expected)) {
            return false;
        }
        for (std::size_t i = 0; i < expected.size(); ++i) {
            take();
        }
        return true;
    }

    /// An error at this place.
    [[nodiscard]] TextError error(std::string expected) const {
        return {.line = line_,
                .column = static_cast<int>(offset_ - line_start_) + 1,
                .expected = std::move(expected)};
    }

  private:
    std::string_view text_;
    std::size_t offset_ = 0;
    std::size_t line_start_ = 0;
    int line_ = 1;
};

/// Moves an error that was found in a part of a text to where that part begins in the whole.
/// The part lies on one line.
[[nodiscard]] inline TextError shifted(TextError error, const TextError& start) {
    error.line = start.line;
    error.column += start.column - 1;
    return error;
}

}  // namespace congkak::record
