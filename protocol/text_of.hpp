// JSON values as compact text. Inside the layer only.
#pragma once

#include <string>

#include "protocol/json.hpp"

namespace congkak::protocol {

/// Never throws: bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] inline std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace congkak::protocol
