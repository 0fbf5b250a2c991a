// Replays what the fuzz targets have collected, in the ordinary tests.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

namespace congkak::fuzz {

/// Calls `check` with each file of a corpus; returns how many there were.
inline int replay(const std::filesystem::path& corpus, void (*check)(std::string_view)) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(corpus)) {
        std::ostringstream bytes;
        bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
        EXPECT_NO_THROW(check(bytes.str())) << entry.path();
        ++files;
    }
    return files;
}

}  // namespace congkak::fuzz
