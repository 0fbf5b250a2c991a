// The tags of a record that speak of the game's end: Result, Winner, Termination.
#pragma once

#include <boost/system/result.hpp>
#include <optional>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/record/tags.hpp"
#include "engine/record/text_error.hpp"
#include "engine/rules/game.hpp"

namespace congkak::record {

/// Refuses tags that don't agree with `game` after its moves, which began at `moves_at`. Nothing
/// while the game runs.
[[nodiscard]] boost::system::result<std::optional<Ending>, TextError> read_ending(
    const std::vector<Tag>& tags, const rules::Game& game, const TextError& moves_at);

}  // namespace congkak::record
