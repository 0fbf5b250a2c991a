// What `congkak compare` prints, held against the reviewed files of tests/vectors/comparisons.
//
// CONGKAK_WRITE_GOLDENS=1 in the environment rewrites the files; look at the difference then.
#include "server/app/comparison_view.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "server/app/embedded_packs.hpp"

namespace congkak::app {
namespace {

struct Golden {
    std::string name;
    std::string left;
    std::string right;
    std::int64_t seed = 0;
};

std::string shown(const Golden& golden) {
    const protocol::Packs packs = load_embedded_packs();
    const protocol::Compared compared{*protocol::parse_reading(golden.left, packs),
                                      *protocol::parse_reading(golden.right, packs), golden.seed};
    return comparison_text(compared, compare::compare(compared.left.ruleset, compared.right.ruleset,
                                                      static_cast<std::uint64_t>(golden.seed)));
}

TEST(ComparisonText, IsThatOfTheReviewedFiles) {
    const std::string folder = "tests/vectors/comparisons/";
    for (const Golden& golden :
         {Golden{"tradisional_congkak-melayu", "tradisional", "congkak-melayu", 1},
          Golden{"arena_sunog", "arena", "sunog", 1},
          Golden{"tradisional_umum", "tradisional", "umum", 1},
          Golden{"pertandingan_tradisional-rounds", "pertandingan+capture.lap=none",
                 "tradisional+rounds=3", 1},
          Golden{"mancala_tradisional", "mancala", "tradisional", 1}}) {
        const std::string file = folder + golden.name + ".txt";
        const std::string text = shown(golden);
        if (std::getenv("CONGKAK_WRITE_GOLDENS") != nullptr) {
            std::ofstream(file) << text;
        }
        std::ostringstream stored;
        stored << std::ifstream(file).rdbuf();
        EXPECT_EQ(stored.str(), text) << file;
    }
}

}  // namespace
}  // namespace congkak::app
