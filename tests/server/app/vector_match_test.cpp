// The matches of an independent implementation, and that a wrong one is noticed.
#include "server/app/vector_match.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "server/app/embedded_packs.hpp"

namespace congkak::app {
namespace {

using nlohmann::json;

json first_match() {
    std::ifstream file("tests/vectors/matches.jsonl");
    std::string line;
    std::getline(file, line);
    return json::parse(line);
}

TEST(VectorMatches, AllPass) {
    const protocol::Packs packs = load_embedded_packs();
    std::ifstream file("tests/vectors/matches.jsonl");
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        const MatchReport report = verify_match(line, packs);
        ++number;
        EXPECT_EQ(report.verdict, Verdict::passed) << "line " << number << ": " << report.detail;
    }
    EXPECT_EQ(number, 620);
}

struct Spoilt {
    std::string name;
    void (*spoil)(json&);
    std::string detail;
};

class SpoiltMatch : public ::testing::TestWithParam<Spoilt> {};

TEST_P(SpoiltMatch, Fails) {
    json match = first_match();
    ASSERT_EQ(verify_match(match.dump(), load_embedded_packs()).verdict, Verdict::passed);
    GetParam().spoil(match);
    const MatchReport report = verify_match(match.dump(), load_embedded_packs());
    EXPECT_EQ(report.verdict, Verdict::failed);
    EXPECT_NE(report.detail.find(GetParam().detail), std::string::npos) << report.detail;
}

INSTANTIATE_TEST_SUITE_P(
    , SpoiltMatch,
    ::testing::Values(
        Spoilt{"Position", [](json& match) { match["events"][0]["position"] = match["start"]; },
               "event 1"},
        Spoilt{"Letter", [](json& match) { match["events"][0]["sow"] = "A"; }, "can't follow"},
        Spoilt{"Stores", [](json& match) { match["stores"][0] = 1; }, "stores"},
        Spoilt{"Winner", [](json& match) { match["winner"] = nullptr; }, "winner"},
        Spoilt{"MissingEvent", [](json& match) { match["events"].erase(0); }, "can't follow"},
        Spoilt{"Pack", [](json& match) { match["pack"] = "chess"; }, "no pack chess"},
        Spoilt{"Clause", [](json& match) { match["clauses"]["end"] = "never"; }, "clause end"},
        Spoilt{"Start", [](json& match) { match["start"] = "7"; }, "start"},
        Spoilt{"NoEvents", [](json& match) { match.erase("events"); }, "events"}),
    [](const auto& tested) { return tested.param.name; });

TEST(VectorMatches, ThatAreNotJsonFail) {
    EXPECT_EQ(verify_match("{", load_embedded_packs()).verdict, Verdict::failed);
}

}  // namespace
}  // namespace congkak::app
