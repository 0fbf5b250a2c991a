// A table made again from what was recorded of it. The engine plays everything anew; a record that
// does not come out as it says is refused, never repaired.
#pragma once

#include <array>
#include <boost/system/result.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "server/match/table.hpp"

namespace congkak::match {

/// A recorded sowing: who, which pit, and how the board stood after it.
struct RecordedSowing {
    rules::Side side = rules::Side::south;
    rules::Pit pit;
    rules::Position after;
};

/// A recorded step of the opening: South's and North's choice that it revealed, and how the board
/// stood after it. Hidden choices were recorded before, as `Chosen`.
struct RecordedStep {
    std::array<std::optional<rules::Pit>, 2> chosen;
    /// Hands that are still being sown are in no pit.
    rules::Position after;
};

/// One recorded event; a table has those of its versions 2, 3 and so on.
struct Recorded {
    std::variant<RecordedSowing, Chosen, RecordedStep, TakenBack, LevelChanged, RoundStarted,
                 StopOffered, Joined, Ended>
        what;
    Millis at = 0;
};

/// Where a record can't be true.
struct RebuildError {
    /// Of the event that doesn't follow from those before it.
    std::int64_t version = 0;
    std::string reason;
};

[[nodiscard]] boost::system::result<Table, RebuildError> rebuild(Setup setup,
                                                                 std::span<const Recorded> events);

}  // namespace congkak::match
