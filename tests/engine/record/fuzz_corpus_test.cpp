// Replays what the fuzz targets of texts have collected.
#include <gtest/gtest.h>

#include "tests/fuzz/check_moves.hpp"
#include "tests/fuzz/check_record.hpp"
#include "tests/fuzz/replay_corpus.hpp"

namespace congkak::testing {
namespace {

TEST(FuzzCorpus, OfRecordsHolds) {
    EXPECT_GE(fuzz::replay("tests/fuzz/corpus/record", fuzz::check_record), 6);
}

TEST(FuzzCorpus, OfPositionsHolds) {
    EXPECT_GE(fuzz::replay("tests/fuzz/corpus/position", fuzz::check_position), 4);
}

TEST(FuzzCorpus, OfMovesHolds) {
    EXPECT_GE(fuzz::replay("tests/fuzz/corpus/moves", fuzz::check_moves), 8);
}

}  // namespace
}  // namespace congkak::testing
