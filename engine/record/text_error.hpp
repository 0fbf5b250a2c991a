// Why a text could not be read: where, and what should have stood there.
#pragma once

#include <string>

namespace congkak::record {

struct TextError {
    /// Both count from 1; a column is a byte of the line.
    int line = 1;
    int column = 1;
    /// Continues the words "expected …".
    std::string expected;

    friend bool operator==(const TextError&, const TextError&) = default;
};

/// `line 3, column 7: expected …`
[[nodiscard]] std::string message(const TextError& error);

}  // namespace congkak::record
