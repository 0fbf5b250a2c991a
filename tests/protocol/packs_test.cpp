// The nine packs themselves, and that their disagreements are real ones.
#include "protocol/packs.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/record/moves.hpp"
#include "engine/rules/clauses.hpp"
#include "engine/rules/game.hpp"
#include "tests/protocol/pack_files.hpp"

namespace congkak::protocol {
namespace {

using namespace testing;
using nlohmann::json;
using rules::Ruleset;

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

/// As much of a ruleset as can be played: the first round decides what the games show.
Ruleset first_round(Ruleset ruleset) {
    ruleset.rounds = rules::Rounds();
    ruleset.match_by = rules::MatchBy::seeds;
    return ruleset;
}

TEST(PackDisagreements, AreBetweenTwoReadings) {
    const Packs packs = all_packs();
    for (const Pack& pack : packs.all()) {
        EXPECT_FALSE(pack.disagreements.empty()) << pack.id;
        for (const Disagreement& disagreement : pack.disagreements) {
            SCOPED_TRACE(pack.id + " " + disagreement.clause + " " + disagreement.other);
            EXPECT_NE(disagreement.used, disagreement.other);
            EXPECT_EQ(disagreement.clause == "direction",
                      disagreement.used_ruleset == disagreement.other_ruleset);
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
            rules::Game used(first_round(disagreement.used_ruleset));
            rules::Game other(first_round(disagreement.other_ruleset));
            const auto played = record::play_moves(used, disagreement.game);
            ASSERT_TRUE(played) << message(played.error());
            for (const rules::Played& entry : used.history()) {
                ASSERT_EQ(other.position(), used.position_at(other.ply()));
                ASSERT_TRUE(other.apply(entry.sowing()->outcome.pit));
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

}  // namespace
}  // namespace congkak::protocol
