// Random matches under random clauses to the end, and that every rare event was met on the way.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/rules/rare_events.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

TEST(Stress, RandomMatchesMeetEveryRareEvent) {
    constexpr int matches = 4000;
    Random random(printed_seed());
    RareEvents events;
    std::int64_t plies = 0;
    for (int i = 0; i < matches; ++i) {
        const rules::Ruleset ruleset = random_match_ruleset(random);
        SCOPED_TRACE(described(ruleset));
        rules::Game game(ruleset);
        while (!game.is_over()) {
            const int before = game.ply();
            random_step(random, game);
            if (game.ply() > before) {
                events.look_at(game);
            }
        }
        plies += game.ply();
        ASSERT_FALSE(HasFailure());
    }
    std::cout << matches << " matches, " << plies << " sowings, openings and rounds\n";
    for (const auto& [event, count] : events.counts()) {
        std::cout << "  " << event << ": " << count << '\n';
        EXPECT_GT(count, 0) << event;
    }
}

}  // namespace
}  // namespace congkak::testing
