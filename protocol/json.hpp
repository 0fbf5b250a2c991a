// The JSON value that the protocol writes: members keep the order in which they are documented.
#pragma once

#include <nlohmann/json.hpp>

namespace congkak::protocol {

using Json = nlohmann::ordered_json;

}  // namespace congkak::protocol
