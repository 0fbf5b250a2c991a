// What a level sees without counting. brute_force_test.cpp compares it with sowing every pit.
#include "engine/search/threat.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/engine/support.hpp"

namespace congkak::search {
namespace {

using rules::Ruleset;
using rules::Side;
using testing::position;

struct Case {
    std::string name;
    std::string at;
    int threatened = 0;
    Ruleset ruleset;
};

TEST(Threat, IsTheFullestPitThatOneHandCanCapture) {
    // North's pit k faces South's pit 8-k.
    const std::vector<Case> cases{
        {"2 seeds reach the empty pit 3, which faces pit 5",
         "0,0,0,0,9,0,0/0 2,0,0,0,0,0,0/0 s",
         9,
         {}},
        {"the pit that is reached holds a seed", "0,0,0,0,9,0,0/0 2,0,1,0,0,0,0/0 s", 0, {}},
        {"the hand ends in the store", "7,7,7,7,7,7,7/0 0,0,0,0,0,0,1/0 s", 0, {}},
        {"the hand ends on the other side", "7,7,7,7,7,7,7/0 0,0,0,0,0,0,3/0 s", 0, {}},
        {"the fuller of two", "0,0,0,4,9,0,0/0 2,0,0,0,0,0,0/0 s", 9, {}},
        {"pit 1 reaches 3 that faces 5, pit 2 reaches 4 that faces 4",
         "0,0,0,6,5,0,0/0 2,2,0,0,0,0,0/0 s",
         6,
         {}},
        {"nothing is taken at all", "0,0,0,0,9,0,0/0 2,0,0,0,0,0,0/0 s", 0,
         testing::with({{"capture.side", "none"}})},
        {"only after a lap", "0,0,0,0,9,0,0/0 2,0,0,0,0,0,0/0 s", 0,
         testing::with({{"capture.lap", "sowing"}})},
        {"a burnt pit is passed over: 2 seeds reach pit 4",
         "0,0,0,8,9,0,0/0 2,x,0,0,0,0,0/0 s",
         8,
         {}},
        {"a burnt pit takes a seed: 2 seeds reach pit 3", "0,0,0,8,9,0,0/0 2,x,0,0,0,0,0/0 s", 9,
         testing::with({{"burnt", "forfeit"}})},
        {"the burnt pit that is reached captures nothing", "0,0,0,8,9,0,0/0 2,0,x,0,0,0,0/0 s", 0,
         testing::with({{"burnt", "forfeit"}})},
    };
    for (const Case& c : cases) {
        const rules::Board board = position(c.at).board;
        EXPECT_EQ(threatened(c.ruleset, board, Side::south), c.threatened) << c.name;
        EXPECT_EQ(threatened(c.ruleset, board.mirrored(), Side::north), c.threatened) << c.name;
    }
}

}  // namespace
}  // namespace congkak::search
