// The levels' file, and the ladder that the built-in levels make.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "server/app/embedded_packs.hpp"
#include "server/app/levels_file.hpp"
#include "server/app/selfplay_series.hpp"

namespace congkak::app {
namespace {

using nlohmann::json;
using nlohmann::operator""_json_pointer;
using search::Tally;

json one_level() {
    return json::parse(R"({"levels":[{
        "id":"calm","names":{"ms":"Tenang","id":"Tenang","en":"Calm"},"points":5,
        "horizon":{"seeds":20,"sowings":1,"reply_sowings":0,"budget":50},
        "errors":{"sure_lifts":2,"miscount_percent":10,"whim_percent":100},
        "worth":{"free_turn":300,"capture":25,"unseen":-50,"mobility":1,"own_side":2,
                 "threatened":5,"reply_percent":3,"win":4}}]})");
}

TEST(LevelsFile, ReadsEveryNumberToItsPlace) {
    const auto levels = parse_levels(one_level().dump());
    ASSERT_TRUE(levels) << levels.error().path << levels.error().message;
    const search::NamedLevel* level = levels->find("calm");
    ASSERT_NE(level, nullptr);
    EXPECT_EQ(level->names.en, "Calm");
    EXPECT_EQ(level->points, 5);
    const search::Level expected{.follow_seeds = 20,
                                 .string_sowings = 1,
                                 .reply_sowings = 0,
                                 .budget = 50,
                                 .sure_lifts = 2,
                                 .miscount = 10,
                                 .whim = 100,
                                 .weights = {.free_turn = 300,
                                             .capture = 25,
                                             .unseen = -50,
                                             .mobility = 1,
                                             .own_side = 2,
                                             .threatened = 5,
                                             .reply = 3,
                                             .win = 4}};
    EXPECT_EQ(level->level, expected);
    EXPECT_EQ(levels->find("wild"), nullptr);
}

struct Refusal {
    json::json_pointer where;
    json value;
    std::string path;
};

TEST(LevelsFile, RefusesWhatItDoesNotKnowWithItsPath) {
    const Refusal refusals[] = {
        {"/colour"_json_pointer, 1, "colour"},
        {"/levels"_json_pointer, json::array(), "levels"},
        {"/levels"_json_pointer, 3, "levels"},
        {"/levels/0/depth"_json_pointer, 9, "levels[0].depth"},
        {"/levels/0/id"_json_pointer, "Calm", "levels[0].id"},
        {"/levels/0/id"_json_pointer, "random", "levels[0].id"},
        {"/levels/0/names/en"_json_pointer, "", "levels[0].names.en"},
        {"/levels/0/points"_json_pointer, -1, "levels[0].points"},
        {"/levels/0/horizon/seeds"_json_pointer, 0, "levels[0].horizon.seeds"},
        {"/levels/0/horizon/budget"_json_pointer, 10, "levels[0].horizon.budget"},
        {"/levels/0/errors/whim_percent"_json_pointer, 1.5, "levels[0].errors.whim_percent"},
        {"/levels/0/errors/whim_percent"_json_pointer, 18446744073709551615U,
         "levels[0].errors.whim_percent"},
        {"/levels/0/worth/win"_json_pointer, "much", "levels[0].worth.win"},
        {"/levels/0/worth/luck"_json_pointer, 1, "levels[0].worth.luck"},
    };
    for (const Refusal& refusal : refusals) {
        json document = one_level();
        document[refusal.where] = refusal.value;
        const auto levels = parse_levels(document.dump());
        ASSERT_FALSE(levels) << refusal.where;
        EXPECT_EQ(levels.error().path, refusal.path) << levels.error().message;
    }
}

TEST(LevelsFile, RefusesMissingKeysTwinsAndWhatIsNoJson) {
    json without = one_level();
    without["levels"][0]["worth"].erase("capture");
    EXPECT_EQ(parse_levels(without.dump()).error().path, "levels[0].worth.capture");
    json twins = one_level();
    twins["levels"].push_back(twins["levels"][0]);
    EXPECT_EQ(parse_levels(twins.dump()).error().path, "levels[1].id");
    EXPECT_EQ(parse_levels("{").error().message, "is not JSON");
}

TEST(LevelsFile, NamesTheFileThatCanNotBeRead) {
    try {
        static_cast<void>(load_levels("no/such/levels.json"));
        FAIL() << "there is no such file";
    } catch (const std::runtime_error& error) {
        EXPECT_EQ(std::string(error.what()), "no/such/levels.json: the file can't be read");
    }
}

const std::vector<std::string> calibrated{"tradisional", "congkak-melayu", "arena"};
const std::vector<std::string> all_levels{"easy", "normal", "expert"};
const std::vector<std::pair<std::string, std::string>> steps{
    {"random", "easy"}, {"easy", "normal"}, {"normal", "expert"}};

/// A level, or `random`, of some levels.
search::Contender contender(const search::Levels& levels, const std::string& id) {
    const search::NamedLevel* level = levels.find(id);
    return {.level = level == nullptr ? nullptr : &level->level};
}

/// docs/levels.md has a thousand games of each pairing. These are fewer, so limits leave them room.
Tally play(const std::string& south, const std::string& north, const std::string& pack,
           unsigned threads = 2, int games = 200) {
    const search::Levels levels = load_levels();
    return play_series({.ruleset = *load_embedded_packs().ruleset(pack),
                        .south = contender(levels, south),
                        .north = contender(levels, north),
                        .games = games,
                        .seed = 2,
                        .threads = threads},
                       [](int) {});
}

double share_of_south(const Tally& tally) {
    return 100 * (tally.south_wins + 0.5 * tally.draws) / tally.games;
}

TEST(Levels, EachBeatsTheOneBelowFromEitherSide) {
    for (const std::string& pack : calibrated) {
        for (const auto& [lower, upper] : steps) {
            const double starting = share_of_south(play(upper, lower, pack));
            const double answering = 100 - share_of_south(play(lower, upper, pack));
            const std::string what = pack + " " + upper;
            EXPECT_GT(starting, 62) << what;
            EXPECT_GT(answering, 62) << what;
            EXPECT_GT(starting + answering, 2 * 70) << what;
            EXPECT_LT(starting + answering, 2 * (lower == "random" ? 97 : 93)) << what;
        }
    }
}

TEST(Levels, EachBeatsTheOneBelowUnderEveryOtherPack) {
    for (const std::string pack : {"sunog", "pertandingan", "jawa-sleman", "ringkas", "mancala"}) {
        for (const auto& [lower, upper] : steps) {
            const double both = share_of_south(play(upper, lower, pack, 2, 100)) + 100 -
                                share_of_south(play(lower, upper, pack, 2, 100));
            EXPECT_GT(both, 2 * 55) << pack << " " << upper;
        }
    }
}

TEST(Levels, LeaveTheOtherSideATurnAndVaryTheirOpenings) {
    for (const std::string& pack : calibrated) {
        for (const std::string& level : all_levels) {
            for (const std::string north : {"random", "easy", "normal", "expert"}) {
                const Tally tally = play(level, north, pack);
                const std::string what = pack + " " + level + " : " + north;
                EXPECT_LE(tally.decided_before_first_reply, 0.02 * tally.games) << what;
                EXPECT_LE(tally.decided_before_second_reply, 0.08 * tally.games) << what;
                for (const auto& [opening, times] : tally.openings) {
                    EXPECT_LE(times, 0.4 * tally.games) << what << " plays " << opening;
                }
            }
        }
    }
}

TEST(Levels, KeepToTheirBudgets) {
    const search::Levels levels = load_levels();
    for (const std::string& pack : calibrated) {
        for (const search::NamedLevel& level : levels.all()) {
            const Tally tally = play(level.id, level.id, pack, 2, 50);
            EXPECT_GT(tally.most_searched, 0);
            EXPECT_LE(tally.most_searched, level.level.budget) << pack << " " << level.id;
        }
    }
}

TEST(Selfplay, GivesTheSameResultsWithAnyNumberOfThreads) {
    const Tally one = play("normal", "easy", "tradisional", 1);
    const Tally five = play("normal", "easy", "tradisional", 5);
    EXPECT_EQ(one.games, 200);
    EXPECT_EQ(one.south_wins + one.north_wins + one.draws, 200);
    EXPECT_EQ(one.south_wins, five.south_wins);
    EXPECT_EQ(one.sowings, five.sowings);
    EXPECT_EQ(one.margin, five.margin);
    EXPECT_EQ(one.openings, five.openings);
}

TEST(Confidence, IsWilsonsInterval) {
    const Interval half = confidence(50, 100);
    EXPECT_NEAR(half.low, 40.38, 0.01);
    EXPECT_NEAR(half.high, 59.62, 0.01);
    const Interval never = confidence(0, 100);
    EXPECT_NEAR(never.low, 0, 1e-9);
    EXPECT_NEAR(never.high, 3.70, 0.01);
}

}  // namespace
}  // namespace congkak::app
