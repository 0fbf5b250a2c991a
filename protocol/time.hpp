// Points in time as the protocol carries them.
#pragma once

#include <chrono>

namespace congkak::protocol {

/// UTC, milliseconds since the epoch; an integer in JSON.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

}  // namespace congkak::protocol
