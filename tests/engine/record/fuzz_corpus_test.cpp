// Replays what the fuzz targets have collected.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/fuzz/check_record.hpp"

namespace congkak::testing {
namespace {

int replay(const std::filesystem::path& corpus, void (*check)(std::string_view)) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(corpus)) {
        SCOPED_TRACE(entry.path());
        std::ifstream file(entry.path(), std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        check(bytes.str());
        ++files;
    }
    return files;
}

TEST(FuzzCorpus, OfRecordsHolds) {
    EXPECT_GE(replay("tests/fuzz/corpus/record", fuzz::check_record), 6);
}

TEST(FuzzCorpus, OfPositionsHolds) {
    EXPECT_GE(replay("tests/fuzz/corpus/position", fuzz::check_position), 4);
}

}  // namespace
}  // namespace congkak::testing
