// Names given to guests: "Tamu 48213".
#pragma once

#include <string>

namespace congkak::accounts {

/// A random guest name. With every failed `attempt` (from 0) the number grows longer, so that a
/// free one is soon found however many guests there are. Contains a space, which no registered name
/// may.
[[nodiscard]] std::string new_guest_name(int attempt);

}  // namespace congkak::accounts
