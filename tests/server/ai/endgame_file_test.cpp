// Endgame tables as files: read back as written, and refused for the right reason when not.
#include "server/ai/endgame_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/rules/clauses.hpp"
#include "server/ai/endgames.hpp"

namespace congkak::ai {
namespace {

namespace fs = std::filesystem;
using rules::Ruleset;

/// A folder of its own for every test.
class EndgameFiles : public ::testing::Test {
  protected:
    void SetUp() override {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::temp_directory_path() /
                  ("congkak-endgames-" + std::to_string(::getpid()) + test->name());
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string path(const std::string& name = "table") const { return (folder_ / name).string(); }

    /// Up to 4 seeds; what it holds.
    std::vector<std::int8_t> write(const Ruleset& ruleset) const {
        const auto shape = *search::EndgameShape::of(ruleset, 4);
        std::vector<std::int8_t> entries(shape.entries());
        EXPECT_TRUE(search::make_endgames(ruleset, shape, entries));
        EXPECT_TRUE(write_endgame_file(path(), ruleset, shape, entries));
        return entries;
    }

    std::string content() const {
        std::ifstream file(path(), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    EndgameFileError error_of(const std::string& content) const {
        std::ofstream(path(), std::ios::binary | std::ios::trunc) << content;
        const auto opened = EndgameFile::open(path());
        EXPECT_FALSE(opened);
        return opened ? EndgameFileError::missing : opened.error();
    }

    fs::path folder_;
};

Ruleset with_clauses() {
    Ruleset ruleset;
    EXPECT_TRUE(rules::set_clause(ruleset, "pits", "4"));
    EXPECT_TRUE(rules::set_clause(ruleset, "capture.lap", "turn"));
    EXPECT_TRUE(rules::set_clause(ruleset, "end", "both_empty"));
    EXPECT_TRUE(rules::set_clause(ruleset, "rounds", "3"));
    return ruleset;
}

TEST_F(EndgameFiles, AreReadBackAsTheyWereWritten) {
    for (const Ruleset& ruleset : {Ruleset{}, with_clauses()}) {
        const std::vector<std::int8_t> entries = write(ruleset);
        const auto opened = EndgameFile::open(path());
        ASSERT_TRUE(opened) << message(opened.error());
        EXPECT_TRUE(std::ranges::equal(opened->entries(), entries));
        EXPECT_EQ(opened->ruleset(), search::endgame_clauses(ruleset));
        EXPECT_EQ(opened->table().shape().seeds(), 4);
        EXPECT_TRUE(opened->table().is_for(ruleset));
        EXPECT_FALSE(fs::exists(path("table.part")));
    }
}

TEST_F(EndgameFiles, StayUsableWhenTheirNameIsTakenByAnother) {
    write(Ruleset{});
    const auto first = EndgameFile::open(path());
    write(with_clauses());
    EXPECT_TRUE(first->table().is_for(Ruleset{}));
    EXPECT_EQ(first->entries().front(), search::EndgameTable::no_position);
}

TEST_F(EndgameFiles, AreRefusedForWhatIsWrongWithThem) {
    EXPECT_EQ(EndgameFile::open(path("none")).error(), EndgameFileError::missing);
    EXPECT_EQ(EndgameFile::open(folder_.string()).error(), EndgameFileError::failed);
    EXPECT_EQ(error_of(""), EndgameFileError::foreign);
    EXPECT_EQ(error_of(std::string(2000, 'x')), EndgameFileError::foreign);

    write(with_clauses());
    const std::string good = content();
    EXPECT_EQ(error_of(good.substr(0, 300)), EndgameFileError::wrong_length);
    EXPECT_EQ(error_of(good.substr(0, good.size() - 1)), EndgameFileError::wrong_length);
    EXPECT_EQ(error_of(good + "x"), EndgameFileError::wrong_length);
    std::string changed = good;
    changed[8] = 2;
    EXPECT_EQ(error_of(changed), EndgameFileError::other_version);
}

TEST_F(EndgameFiles, AreRefusedWhereverAByteIsChanged) {
    write(with_clauses());
    const std::string good = content();
    for (std::size_t at = 12; at < good.size(); at += at < 512 ? 7 : 97) {
        std::string changed = good;
        changed[at] = static_cast<char>(changed[at] ^ 4);
        const EndgameFileError error = error_of(changed);
        EXPECT_TRUE(error == EndgameFileError::damaged || error == EndgameFileError::wrong_length)
            << at;
    }
}

TEST_F(EndgameFiles, AreNotWrittenWhereNobodyCan) {
    const auto shape = *search::EndgameShape::of(Ruleset{}, 1);
    const std::vector<std::int8_t> entries(shape.entries());
    EXPECT_EQ(write_endgame_file(path("no/folder"), Ruleset{}, shape, entries).error(),
              EndgameFileError::failed);
}

/// Waits for the thread, which ends by itself.
std::optional<EndgameFile> table_of(const std::string& folder, const Ruleset& ruleset) {
    Endgames endgames(folder, "test", Ruleset{}, 4);
    endgames.start();
    for (int i = 0; i < 2000 && !endgames.find(Ruleset{}); ++i) {
        ::usleep(5000);
    }
    return endgames.find(ruleset);
}

TEST_F(EndgameFiles, AreMadeInTheBackgroundAndFoundAgain) {
    const auto made = table_of(path("new"), Ruleset{});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->table().shape().seeds(), 4);
    EXPECT_FALSE(table_of(path("new"), with_clauses()));
    const std::string file = path("new/test-7x4.endgames");
    const auto written = fs::last_write_time(file);
    EXPECT_TRUE(table_of(path("new"), Ruleset{}));
    EXPECT_EQ(fs::last_write_time(file), written);

    std::ofstream(file, std::ios::binary | std::ios::trunc) << "nothing of use";
    EXPECT_TRUE(table_of(path("new"), Ruleset{}));
    EXPECT_NE(fs::last_write_time(file), written);
}

TEST_F(EndgameFiles, AreGivenUpWhenTheServerStops) {
    {
        Endgames endgames(path("new"), "test", Ruleset{}, 14);
        endgames.start();
    }
    EXPECT_FALSE(fs::exists(path("new/test-7x14.endgames")));
    Endgames off(path("new"), "test", Ruleset{}, 0);
    off.start();
    EXPECT_FALSE(off.find(Ruleset{}));
}

}  // namespace
}  // namespace congkak::ai
