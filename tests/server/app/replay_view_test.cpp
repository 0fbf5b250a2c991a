// What `congkak replay` prints of openings, rounds and their ends.
#include "server/app/replay_view.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/record/record_text.hpp"
#include "server/app/embedded_packs.hpp"

namespace congkak::app {
namespace {

record::Record golden(const std::string& name) {
    std::ifstream file("tests/vectors/records/" + name + ".txt");
    std::ostringstream text;
    text << file.rdbuf();
    const protocol::Packs packs = load_embedded_packs();
    const auto record = record::parse_record(
        text.str(), [&packs](std::string_view id) { return packs.ruleset(id); });
    EXPECT_TRUE(record) << message(record.error());
    return *record;
}

std::vector<std::string> lines_of(const std::string& name) {
    std::istringstream text(replay_text(golden(name)));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) {
        lines.push_back(line);
    }
    return lines;
}

TEST(ReplayText, HasALineForEachStepOfAnOpening) {
    const auto lines = lines_of("opening_pass");
    ASSERT_EQ(lines.size(), 7U);
    EXPECT_EQ(lines[0], "0 - 1,1,1,1/0 1,1,1,1/0 *");
    EXPECT_EQ(lines[1], "1 (d|B) 1,1,1,0/1 1,0,0,1/0 *");
    EXPECT_EQ(lines[2], "2 (a|) 0,0,2,0/1 1,0,0,2/1 *");
    EXPECT_EQ(lines[3], "3 (|A) 0,0,0,0/2 0,0,0,2/4 n");
    EXPECT_EQ(lines[5], "5 a 0,0,0,0/3 0,0,0,0/5 -");
    EXPECT_EQ(lines[6], "stores 3-5, winner north, normal");
}

TEST(ReplayText, HasALineForEachFurtherRoundAndTheScoreThatDecides) {
    const auto lines = lines_of("rounds_won");
    int rounds = 0;
    for (const std::string& line : lines) {
        rounds += line.find(" | 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 ") != std::string::npos;
    }
    EXPECT_EQ(rounds, 2);
    EXPECT_NE(lines.back().find(", rounds 2-1, winner south, normal"), std::string::npos)
        << lines.back();
    EXPECT_EQ(lines_of("stopped").back(), "stores 36-34, winner south, agreed");
    EXPECT_EQ(lines_of("round_started").back().substr(0, 7), "stores ");
    EXPECT_NE(lines_of("round_started").back().find("running"), std::string::npos);
}

}  // namespace
}  // namespace congkak::app
