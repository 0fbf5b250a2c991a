// Levels for the tests of the computer's choices.
#pragma once

#include "engine/search/level.hpp"
#include "tests/engine/rules/random_play.hpp"

namespace congkak::search {

/// Counts everything rightly and likes every pit alike.
inline Level unerring_level(int sowings, int reply_sowings) {
    Level level;
    level.follow_seeds = 1000;
    level.string_sowings = sowings;
    level.reply_sowings = reply_sowings;
    level.budget = 100'000;
    level.sure_lifts = 100;
    return level;
}

/// Anything that config/levels.json may say.
inline Level random_level(testing::Random& random) {
    using testing::random_number;
    Level level;
    level.follow_seeds = random_number(random, 0, 3) == 0 ? 1000 : random_number(random, 1, 80);
    level.string_sowings = random_number(random, 1, 8);
    level.reply_sowings = random_number(random, 0, 4);
    level.budget = random_number(random, 11, 400);
    level.sure_lifts = random_number(random, 1, 10);
    level.miscount = random_number(random, 0, 1) == 0 ? random_number(random, 0, 100) : 100;
    level.whim = random_number(random, 0, 1000);
    level.weights.free_turn = random_number(random, 0, 5000);
    level.weights.capture = random_number(random, -100, 1000);
    level.weights.unseen = random_number(random, -5000, 5000);
    level.weights.mobility = random_number(random, 0, 1000);
    level.weights.own_side = random_number(random, 0, 100);
    level.weights.threatened = random_number(random, 0, 1000);
    level.weights.reply = random_number(random, 0, 200);
    level.weights.win = random_number(random, 0, 10'000);
    return level;
}

}  // namespace congkak::search
