// The wall clock as the settings have it.
#pragma once

#include <chrono>

#include "server/live/settings.hpp"

namespace congkak::live {

[[nodiscard]] inline Millis now(const Settings& settings) {
    if (settings.now) {
        return settings.now();
    }
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace congkak::live
