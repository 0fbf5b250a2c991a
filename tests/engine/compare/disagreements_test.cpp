// The packs' disagreements are real: from the seed that each names, its two readings part.
#include <gtest/gtest.h>

#include "engine/compare/comparison.hpp"
#include "tests/protocol/pack_files.hpp"

namespace congkak::compare {
namespace {

using protocol::Disagreement;
using protocol::Pack;

bool part(const Disagreement& disagreement, std::uint64_t seed) {
    return compare(disagreement.used_ruleset, disagreement.other_ruleset, seed).parting.has_value();
}

template <class Check>
void for_every_disagreement(Check check) {
    const protocol::Packs packs = protocol::testing::all_packs();
    int count = 0;
    for (const Pack& pack : packs.all()) {
        for (const Disagreement& disagreement : pack.disagreements) {
            SCOPED_TRACE(pack.id + " " + disagreement.clause + " " + disagreement.other);
            check(disagreement);
            ++count;
        }
    }
    EXPECT_GT(count, 200);
}

TEST(Disagreements, PartFromTheirSeedUnlessOnlyTheDrawingDiffers) {
    for_every_disagreement([](const Disagreement& disagreement) {
        const bool only_drawn = disagreement.clause == "direction";
        ASSERT_EQ(disagreement.seed.has_value(), !only_drawn);
        EXPECT_NE(part(disagreement, disagreement.seed.value_or(1)), only_drawn);
    });
}

TEST(Disagreements, NameTheFirstSeedThatShowsThem) {
    for_every_disagreement([](const Disagreement& disagreement) {
        for (std::uint32_t seed = 1; seed < disagreement.seed.value_or(1); ++seed) {
            EXPECT_FALSE(part(disagreement, seed)) << seed;
        }
    });
}

}  // namespace
}  // namespace congkak::compare
