#include "engine/record/text_error.hpp"

namespace congkak::record {

std::string message(const TextError& error) {
    return "line " + std::to_string(error.line) + ", column " + std::to_string(error.column) +
           ": expected " + error.expected;
}

}  // namespace congkak::record
