// The `data` of a game's events as JSON values, as they are sent and, with secrets added, stored.
#pragma once

#include "protocol/events.hpp"
#include "protocol/json.hpp"

namespace congkak::protocol {

[[nodiscard]] Json data_of(const Snapshot& event);
[[nodiscard]] Json data_of(const Sown& event);
[[nodiscard]] Json data_of(const TakenBack& event);
[[nodiscard]] Json data_of(const LevelChanged& event);
[[nodiscard]] Json data_of(const Ended& event);
[[nodiscard]] Json data_of(const Chosen& event);
[[nodiscard]] Json data_of(const Opened& event);
[[nodiscard]] Json data_of(const RoundStarted& event);
[[nodiscard]] Json data_of(const StopOffered& event);
[[nodiscard]] Json data_of(const Joined& event);

}  // namespace congkak::protocol
