// The engine sows a hand at a time from a table. Here random sowings under random clauses, burnt
// pits included, are held against PlainSowing, which drops seed by seed. CONGKAK_SOWINGS says how
// many; the ctest entry `engine/sowing_against_plain` runs 10^7.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "tests/engine/rules/plain_sowing.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

std::int64_t sowings_to_make() {
    const char* given = std::getenv("CONGKAK_SOWINGS");
    return given != nullptr ? std::strtoll(given, nullptr, 10) : 300'000;
}

/// A position that play from a first position seldom reaches: up to 255 seeds, anywhere, so that
/// hands go round the board several times.
Position random_position(Random& random, const Ruleset& ruleset) {
    Position at = random_start(random, ruleset);
    int left = random_number(random, 1, Board::most_seeds) - at.board.total();
    for (; left > 0; --left) {
        const Side side = random_number(random, 0, 1) == 0 ? Side::south : Side::north;
        const PitSet pits = at.board.occupied(side);
        if (pits.empty() || random_number(random, 0, 9) == 0) {
            at.board.set_store(side, at.board.store(side) + 1);
            continue;
        }
        const Pit pit = random_number(random, 0, 3) != 0 ? pits.first() : random_pit(random, pits);
        at.board.set_seeds(side, pit, at.board.seeds(side, pit) + 1);
    }
    at.lapped = random_number(random, 0, 1) != 0;
    return at;
}

/// Whether all three ways of sowing a pit give what the plain one gives.
bool agree(const Ruleset& ruleset, const Position& before, Pit pit, const Position& silent) {
    Position told = before;
    sow_legal(ruleset, told, pit);
    return silent == told && silent == PlainSowing(ruleset, before).sow(pit);
}

TEST(SowingAgainstPlain, AHandAtATimeIsSeedBySeed) {
    const std::int64_t to_make = sowings_to_make();
    Random random(printed_seed());
    std::int64_t made = 0;
    std::int64_t past_burnt = 0;
    std::int64_t rounds_the_board = 0;
    while (made < to_make) {
        const Ruleset ruleset = random_ruleset(random);
        Position at = random_number(random, 0, 3) == 0 ? random_position(random, ruleset)
                                                       : random_start(random, ruleset);
        while (!at.over) {
            // Cheaper than a fair choice, which would take most of the time.
            const auto word = random();
            PitSet pits = legal_pits(ruleset, at);
            auto choice = pits.begin();
            for (auto skip = word % static_cast<unsigned>(pits.size()); skip > 0; --skip) {
                ++choice;
            }
            const Position before = at;
            sow_silently(ruleset, at, *choice);
            ++made;
            past_burnt += !before.board.burnt(Side::south).empty();
            rounds_the_board +=
                before.board.seeds(before.to_sow, *choice) > 2 * ruleset.pits ? 1 : 0;
            ASSERT_TRUE(agree(ruleset, before, *choice, at))
                << described(ruleset) << '\n'
                << record::position_text(before) << ' ' << record::letter_of(before.to_sow, *choice)
                << "\nengine " << record::position_text(at) << "\nplain  "
                << record::position_text(PlainSowing(ruleset, before).sow(*choice));
        }
    }
    std::cout << made << " sowings, " << past_burnt << " with burnt pits, " << rounds_the_board
              << " that begin with a hand round the board\n";
    EXPECT_GT(past_burnt, 0);
    EXPECT_GT(rounds_the_board, 0);
}

}  // namespace
}  // namespace congkak::testing
