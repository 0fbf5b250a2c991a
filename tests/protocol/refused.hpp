// Frames that must be refused, each for one reason.
#pragma once

#include <string>
#include <vector>

#include "protocol/error_code.hpp"

namespace congkak::protocol {

struct Refused {
    std::string name;
    std::string about;
    std::string text;
    ErrorCode code;
    std::string field;
    /// Where it isn't, `base64` has the bytes for the golden file.
    bool is_utf8 = true;
    std::string base64 = {};
};

[[nodiscard]] std::vector<Refused> refused_frames();

}  // namespace congkak::protocol
