// Ruleset packs and clauses as JSON: both ways, and what is refused with its path.
#include "protocol/ruleset_json.hpp"

#include <gtest/gtest.h>

#include "engine/rules/clauses.hpp"
#include "protocol/packs.hpp"
#include "tests/protocol/pack_files.hpp"

namespace congkak::protocol {
namespace {

using namespace testing;
using nlohmann::json;
using rules::Ruleset;

json tradisional() { return json::parse(read_file("config/rulesets/tradisional.json")); }

TEST(PackJson, IsReadBackAndWritesEveryClauseOut) {
    const Packs packs = all_packs();
    for (const Pack& pack : packs.all()) {
        json document = pack_json(pack);
        EXPECT_EQ(document.at("clauses").size(), rules::all_clauses().size());
        document.erase("boards");
        const auto read = parse_pack(document.dump());
        ASSERT_TRUE(read) << read.error().path << " " << read.error().message;
        EXPECT_EQ(read->ruleset, pack.ruleset);
        EXPECT_EQ(read->disagreements.size(), pack.disagreements.size());
        EXPECT_EQ(read->glossary.seed.id, pack.glossary.seed.id);
        EXPECT_EQ(pack_json(*read).at("disagreements"), document.at("disagreements"));
        EXPECT_EQ(pack_json(*read).at("sources"), document.at("sources"));
    }
}

TEST(ClauseListJson, NamesEveryClauseAndWhatItCanBe) {
    const json list = clause_list_json();
    ASSERT_EQ(list.size(), rules::all_clauses().size());
    EXPECT_EQ(list[0], json::parse(R"({"name":"pits","kind":"number","lowest":3,"highest":11})"));
    EXPECT_EQ(list[2], json::parse(R"({"name":"relay","kind":"boolean"})"));
    EXPECT_EQ(list[3], json::parse(R"({"name":"capture.side","kind":"word",
                                       "values":["own","none","opponent"]})"));
    EXPECT_EQ(list[12], json::parse(R"({"name":"rounds","kind":"number_or_word","lowest":1,
                                        "highest":20,"values":["until_burnt"]})"));
}

struct BadClauses {
    std::string name;
    std::string clauses;
    std::string path;
    std::string message;
};

class RefusedClauses : public ::testing::TestWithParam<BadClauses> {};

TEST_P(RefusedClauses, NameTheirPath) {
    const auto ruleset = apply_clauses(Ruleset{}, json::parse(GetParam().clauses));
    ASSERT_FALSE(ruleset);
    EXPECT_EQ(ruleset.error().path, GetParam().path);
    EXPECT_NE(ruleset.error().message.find(GetParam().message), std::string::npos)
        << ruleset.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    , RefusedClauses,
    ::testing::Values(
        BadClauses{"NotAnObject", "[]", "", "object"},
        BadClauses{"UnknownClause", R"({"speed":7})", "speed", "not a clause"},
        BadClauses{"NumberAsText", R"({"pits":"7"})", "pits", "3..11"},
        BadClauses{"NumberWithFraction", R"({"pits":7.0})", "pits", "3..11"},
        BadClauses{"NumberOutOfRange", R"({"pits":12})", "pits", "3..11"},
        BadClauses{"NegativeNumber", R"({"seeds":-1})", "seeds", "1..11"},
        BadClauses{"BooleanAsText", R"({"relay":"true"})", "relay", "true, false"},
        BadClauses{"WordAsBoolean", R"({"capture.lap":true})", "capture.lap", "none, turn"},
        BadClauses{"UnknownWord", R"({"end":"never"})", "end", "no_move"},
        BadClauses{"RoundsAsText", R"({"rounds":"3"})", "rounds", "until_burnt"},
        BadClauses{"Null", R"({"end":null})", "end", "no_move"},
        BadClauses{"ImpossibleTogether", R"({"sweep":"none","rounds":2})", "sweep", "refill"}),
    [](const auto& tested) { return tested.param.name; });

TEST(Clauses, PitsWithoutSeedsMeansAsManySeedsWhateverThePackSays) {
    const Packs packs = all_packs();
    const Ruleset mancala = *packs.ruleset("mancala");
    EXPECT_EQ(apply_clauses(mancala, {{"pits", 5}})->seeds, 5);
    EXPECT_EQ(apply_clauses(mancala, {{"pits", 5}, {"seeds", 4}})->seeds, 4);
    EXPECT_EQ(apply_clauses(mancala, {{"seeds", 3}})->pits, 6);
    EXPECT_EQ(*apply_clauses(mancala, json::object()), mancala);
}

TEST(Clauses, TheDifferenceFromThePackLeadsBack) {
    const Packs packs = all_packs();
    for (const Pack& from : packs.all()) {
        EXPECT_EQ(clauses_json(from.ruleset, from), json::object());
        for (const Pack& to : packs.all()) {
            const auto rebuilt = apply_clauses(from.ruleset, clauses_json(to.ruleset, from));
            ASSERT_TRUE(rebuilt);
            EXPECT_EQ(*rebuilt, to.ruleset) << from.id << " " << to.id;
        }
    }
}

/// A change to a good pack's file, and the path that is then to blame.
struct BadPack {
    std::string name;
    void (*spoil)(json&);
    std::string path;
};

class RefusedPack : public ::testing::TestWithParam<BadPack> {};

TEST_P(RefusedPack, NamesThePath) {
    json document = tradisional();
    GetParam().spoil(document);
    const auto pack = parse_pack(document.dump());
    ASSERT_FALSE(pack);
    EXPECT_EQ(pack.error().path, GetParam().path) << pack.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    , RefusedPack,
    ::testing::Values(
        BadPack{"NotAnObject", [](json& pack) { pack = json::array(); }, ""},
        BadPack{"NoId", [](json& pack) { pack.erase("id"); }, "id"},
        BadPack{"EmptyId", [](json& pack) { pack["id"] = ""; }, "id"},
        BadPack{"UnknownField", [](json& pack) { pack["colour"] = "red"; }, "colour"},
        BadPack{"MissingLanguage", [](json& pack) { pack["name"].erase("ms"); }, "name.ms"},
        BadPack{"BadClause", [](json& pack) { pack["clauses"]["capture.lap"] = "long"; },
                "clauses.capture.lap"},
        BadPack{"BadDirection", [](json& pack) { pack["direction"] = "up"; }, "direction"},
        BadPack{"StoreOnTheWrongSide", [](json& pack) { pack["store_side"] = "left"; },
                "store_side"},
        BadPack{"BadBoard",
                [](json& pack) {
                    pack["boards"] = {5, 12};
                },
                "boards[1]"},
        BadPack{"BoardTwice",
                [](json& pack) {
                    pack["boards"] = {5, 9, 5};
                },
                "boards[2]"},
        BadPack{"NumberAsName", [](json& pack) { pack["region_names"][0] = 7; }, "region_names[0]"},
        BadPack{"SourceWithoutUse", [](json& pack) { pack["sources"][0].erase("used_for"); },
                "sources[0].used_for"},
        BadPack{"SourceWithoutCertainty", [](json& pack) { pack["sources"][0].erase("certainty"); },
                "sources[0].certainty"},
        BadPack{"UnknownCertainty", [](json& pack) { pack["sources"][0]["certainty"] = "sure"; },
                "sources[0].certainty"},
        BadPack{"NoRegion", [](json& pack) { pack.erase("region"); }, "region"},
        BadPack{"DisagreementOnNoClause",
                [](json& pack) { pack["disagreements"][1]["clause"] = "colour"; },
                "disagreements[1].clause"},
        BadPack{"ReadingThatIsNotThePacks",
                [](json& pack) { pack["disagreements"][1]["used"] = "9"; },
                "disagreements[1].used"},
        BadPack{"ReadingThatIsNone", [](json& pack) { pack["disagreements"][1]["other"] = "12"; },
                "disagreements[1].other"},
        BadPack{"DirectionThatIsNone",
                [](json& pack) { pack["disagreements"][0]["other"] = "left"; },
                "disagreements[0].other"},
        BadPack{"ReadingThatCannotBePlayed",
                [](json& pack) {
                    pack["disagreements"][1]["with"] = {
                        {"rounds", 3}, {"refill", "fresh"}, {"match_by", "rounds_won"}};
                    pack["disagreements"][1]["clause"] = "rounds";
                    pack["disagreements"][1]["used"] = "3";
                    pack["disagreements"][1]["other"] = "until_burnt";
                },
                "disagreements[1].other"},
        BadPack{"BadClauseOfBothReadings",
                [](json& pack) {
                    pack["disagreements"][1]["with"] = {{"end", "never"}};
                },
                "disagreements[1].with.end"},
        BadPack{"NegativeSeed", [](json& pack) { pack["disagreements"][1]["seed"] = -1; },
                "disagreements[1].seed"},
        BadPack{"SeedTooLarge", [](json& pack) { pack["disagreements"][1]["seed"] = 4294967296; },
                "disagreements[1].seed"},
        BadPack{"UnknownFieldOfADisagreement",
                [](json& pack) { pack["disagreements"][1]["why"] = "so"; }, "disagreements[1].why"},
        BadPack{"UnknownGlossaryWord", [](json& pack) { pack["glossary"]["house"] = "no"; },
                "glossary.house"}),
    [](const auto& tested) { return tested.param.name; });

TEST(PackText, ThatIsNotJsonIsRefused) {
    EXPECT_EQ(parse_pack("{").error().message, "is not JSON");
}

TEST(PackList, RefusesASecondPackOfTheSameId) {
    Packs packs;
    const std::string text = tradisional().dump();
    ASSERT_TRUE(packs.add(text));
    const auto again = packs.add(text);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().path, "id");
    EXPECT_EQ(packs.all().size(), 1U);
}

}  // namespace
}  // namespace congkak::protocol
