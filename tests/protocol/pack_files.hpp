// The packs of config/rulesets for tests.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "protocol/packs.hpp"

namespace congkak::protocol::testing {

inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline std::vector<std::filesystem::path> pack_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator("config/rulesets")) {
        if (!entry.path().string().ends_with(".schema.json")) {
            files.push_back(entry.path());
        }
    }
    return files;
}

inline Packs all_packs() {
    Packs packs;
    for (const auto& path : pack_files()) {
        const auto added = packs.add(read_file(path));
        EXPECT_TRUE(added) << path << ": " << added.error().path << " " << added.error().message;
    }
    return packs;
}

}  // namespace congkak::protocol::testing
