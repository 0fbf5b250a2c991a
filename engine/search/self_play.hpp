// Games of the computer against itself, by which levels are calibrated.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "engine/rules/game.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/search/choose.hpp"
#include "engine/search/level.hpp"

namespace congkak::search {

/// Who sits where: a level, or nobody who thinks.
struct Contender {
    /// Null: any legal pit, each as likely.
    const Level* level = nullptr;
};

struct PlayedGame {
    rules::GameResult result;
    /// South had more than half of all seeds in the store before North's first, second turn of the
    /// first round, or the round was over by then and South had. A simultaneous opening is the
    /// first turn of both, so there the first one is never so.
    bool decided_before_first_reply = false;
    bool decided_before_second_reply = false;
    /// South's first turn in the letters of a record; in a simultaneous opening South's choices.
    std::string opening;
    int sowings = 0;
    int rounds = 1;
    /// The most sowings searched for one choice.
    int most_searched = 0;
};

/// One match from the first position, South starting, to its end. The ruleset is valid.
[[nodiscard]] PlayedGame play_game(const rules::Ruleset& ruleset, Contender south, Contender north,
                                   const GameSeed& seed);

/// The seed of game `index`, 0 or more, of a series.
[[nodiscard]] GameSeed seed_in_series(std::uint64_t series_seed, int index) noexcept;

/// Sums over games; the order in which they are added makes no difference.
struct Tally {
    void add(const PlayedGame& game);
    void add(const Tally& other);

    int games = 0;
    int south_wins = 0;
    int north_wins = 0;
    int draws = 0;
    int decided_before_first_reply = 0;
    int decided_before_second_reply = 0;
    /// Sowings and rounds of all games.
    std::int64_t sowings = 0;
    std::int64_t rounds = 0;
    int most_searched = 0;
    /// South's score by `match_by` less North's, summed.
    std::int64_t margin = 0;
    /// How often each first turn was played.
    std::map<std::string, int> openings;
};

}  // namespace congkak::search
