#include "engine/record/record.hpp"

namespace congkak::record {

std::optional<Ending> ending_of(const Record& record) {
    if (record.ending) {
        return record.ending;
    }
    const auto result = record.game.result();
    return result
               ? std::optional(Ending{.winner = result->winner, .termination = Termination::normal})
               : std::nullopt;
}

}  // namespace congkak::record
