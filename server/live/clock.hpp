// The wall clock as the settings have it, and its times in messages.
#pragma once

#include <chrono>

#include "protocol/time.hpp"
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

[[nodiscard]] inline protocol::Time time_of(Millis at) {
    return protocol::Time(std::chrono::milliseconds(at));
}

}  // namespace congkak::live
