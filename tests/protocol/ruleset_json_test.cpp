// Ruleset packs and clauses as JSON: the nine packs themselves, and what is refused with its path.
#include "protocol/ruleset_json.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/rules/clauses.hpp"
#include "engine/rules/game.hpp"
#include "protocol/packs.hpp"

namespace congkak::protocol {
namespace {

using nlohmann::json;
using rules::Ruleset;

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::filesystem::path> pack_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator("config/rulesets")) {
        if (!entry.path().string().ends_with(".schema.json")) {
            files.push_back(entry.path());
        }
    }
    return files;
}

Packs all_packs() {
    Packs packs;
    for (const auto& path : pack_files()) {
        const auto added = packs.add(read_file(path));
        EXPECT_TRUE(added) << path << ": " << added.error().path << " " << added.error().message;
    }
    return packs;
}

json tradisional() { return json::parse(read_file("config/rulesets/tradisional.json")); }

TEST(PackFiles, AreTheNineOfTheRulesAndNamedByTheirIds) {
    std::set<std::string> ids;
    for (const auto& path : pack_files()) {
        const auto pack = parse_pack(read_file(path));
        ASSERT_TRUE(pack) << path << ": " << pack.error().path << " " << pack.error().message;
        EXPECT_EQ(pack->id, path.stem());
        ids.insert(pack->id);
    }
    EXPECT_EQ(ids, (std::set<std::string>{"tradisional", "umum", "jawa-sleman", "congkak-melayu",
                                          "sunog", "ringkas", "arena", "pertandingan", "mancala"}));
}

TEST(PackFiles, DifferFromTheDefaultsAsTheRulesSay) {
    const Packs packs = all_packs();
    const std::vector<std::pair<std::string, json>> expected{
        {"tradisional", json::object()},
        {"umum", json::object()},
        {"jawa-sleman", {{"end", "three_empty"}, {"sweep", "none"}}},
        {"congkak-melayu", {{"capture.lap", "sowing"}}},
        {"sunog",
         {{"opening", "simultaneous_nearest"},
          {"after_opening", "last_finisher"},
          {"capture.side", "none"},
          {"rounds", "until_burnt"},
          {"round_starter", "unburnt"}}},
        {"ringkas", {{"end", "side_empty"}}},
        {"arena",
         {{"opening", "simultaneous"},
          {"end", "side_empty"},
          {"refill", "even"},
          {"burnt", "forfeit"}}},
        {"pertandingan",
         {{"capture.lap", "sowing"},
          {"rounds", 3},
          {"refill", "fresh"},
          {"match_by", "rounds_won"}}},
        {"mancala",
         {{"pits", 6},
          {"seeds", 4},
          {"relay", false},
          {"capture.needs_opposite", true},
          {"end", "side_empty"}}}};
    const Pack defaults{};
    for (const auto& [id, clauses] : expected) {
        const Pack* pack = packs.find(id);
        ASSERT_NE(pack, nullptr) << id;
        EXPECT_EQ(clauses_json(pack->ruleset, defaults), clauses) << id;
    }
    EXPECT_EQ(packs.find("tradisional")->direction, Direction::anticlockwise);
    EXPECT_EQ(packs.find("umum")->store_side, StoreSide::left);
    EXPECT_EQ(packs.find("sunog")->boards, (std::vector<int>{7, 5, 9}));
    EXPECT_EQ(packs.find("chess"), nullptr);
}

/// The two readings of a disagreement on a clause.
struct Readings {
    Ruleset used;
    Ruleset other;
};

/// As much of a ruleset as can be played: the first round decides what the games show.
Ruleset first_round(Ruleset ruleset) {
    ruleset.rounds = rules::Rounds();
    ruleset.match_by = rules::MatchBy::seeds;
    return ruleset;
}

Readings readings_of(const Pack& pack, const Disagreement& disagreement) {
    Readings readings{.used = pack.ruleset, .other = pack.ruleset};
    EXPECT_TRUE(rules::set_clause(readings.other, disagreement.clause, disagreement.other))
        << disagreement.clause << " " << disagreement.other;
    return readings;
}

TEST(PackDisagreements, NameAClauseThePacksReadingAndAnother) {
    const Packs packs = all_packs();
    for (const Pack& pack : packs.all()) {
        EXPECT_FALSE(pack.disagreements.empty()) << pack.id;
        for (const Disagreement& disagreement : pack.disagreements) {
            SCOPED_TRACE(pack.id + " " + disagreement.clause + " " + disagreement.other);
            EXPECT_NE(disagreement.used, disagreement.other);
            if (disagreement.clause != "direction") {
                EXPECT_EQ(rules::clause_value(pack.ruleset, disagreement.clause),
                          disagreement.used);
                const Readings readings = readings_of(pack, disagreement);
                EXPECT_NE(readings.used, readings.other);
            }
        }
    }
}

TEST(PackDisagreements, PartInTheLastSowingOfTheirGame) {
    const Packs packs = all_packs();
    int games = 0;
    for (const Pack& pack : packs.all()) {
        for (const Disagreement& disagreement : pack.disagreements) {
            if (disagreement.game.empty()) {
                continue;
            }
            SCOPED_TRACE(pack.id + " " + disagreement.clause + " " + disagreement.other);
            const Readings readings = readings_of(pack, disagreement);
            rules::Game used(first_round(readings.used));
            rules::Game other(first_round(readings.other));
            const auto played = record::play_moves(used, disagreement.game);
            ASSERT_TRUE(played) << message(played.error());
            for (const rules::PlayedSowing& sowing : used.history()) {
                ASSERT_EQ(other.position(), used.position_at(other.ply()));
                ASSERT_TRUE(other.apply(sowing.outcome.pit));
            }
            EXPECT_NE(other.position(), used.position());
            ++games;
        }
    }
    EXPECT_GT(games, 80);
}

TEST(PackDisagreements, HaveAGameWhereverOnePlayedRoundCanShowIt) {
    const Packs packs = all_packs();
    const std::set<std::string> shown{"relay",
                                      "capture.side",
                                      "capture.needs_opposite",
                                      "capture.own_seed",
                                      "capture.lap",
                                      "after_capture",
                                      "end",
                                      "sweep"};
    for (const Pack& pack : packs.all()) {
        const bool alternating = pack.ruleset.opening == rules::Opening::alternating;
        for (const Disagreement& disagreement : pack.disagreements) {
            EXPECT_EQ(!disagreement.game.empty(),
                      alternating && shown.contains(disagreement.clause))
                << pack.id << " " << disagreement.clause << " " << disagreement.other;
        }
    }
}

TEST(PackJson, IsReadBackAndWritesEveryClauseOut) {
    const Packs packs = all_packs();
    for (const Pack& pack : packs.all()) {
        json document = pack_json(pack);
        EXPECT_EQ(document.at("clauses").size(), rules::all_clauses().size());
        const auto clause = rules::first_unsupported_clause(pack.ruleset);
        EXPECT_EQ(document.at("playable"), !clause.has_value());
        EXPECT_EQ(document.at("unsupported_clause"), clause ? json(*clause) : json());
        document.erase("playable");
        document.erase("unsupported_clause");
        document.erase("boards");
        const auto read = parse_pack(document.dump());
        ASSERT_TRUE(read) << read.error().path << " " << read.error().message;
        EXPECT_EQ(read->ruleset, pack.ruleset);
        EXPECT_EQ(read->disagreements.size(), pack.disagreements.size());
        EXPECT_EQ(read->glossary.seed.id, pack.glossary.seed.id);
    }
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
        BadPack{"NumberAsName", [](json& pack) { pack["region_names"][0] = 7; }, "region_names[0]"},
        BadPack{"SourceWithoutUse", [](json& pack) { pack["sources"][0].erase("used_for"); },
                "sources[0].used_for"},
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
