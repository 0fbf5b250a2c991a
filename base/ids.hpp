// Numbers that several layers name: accounts, and moments of the wall clock.
#pragma once

#include <cstdint>

namespace congkak::base {

/// Greater than 0, as in the database. Never leaves the server.
using AccountId = std::int64_t;

/// UTC, milliseconds since the epoch.
using Millis = std::int64_t;

}  // namespace congkak::base
