// Where two readings part, and that nothing but the seed decides it.
#include "engine/compare/comparison.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/rules/clauses.hpp"
#include "protocol/packs.hpp"
#include "protocol/reading.hpp"
#include "tests/protocol/pack_files.hpp"

namespace congkak::compare {
namespace {

using record::position_text;
using rules::Ruleset;

const protocol::Packs& packs() {
    static const protocol::Packs all = protocol::testing::all_packs();
    return all;
}

Ruleset reading(const std::string& text) {
    const auto found = protocol::parse_reading(text, packs());
    EXPECT_TRUE(found) << text << ": " << found.error().message;
    return found->ruleset;
}

Comparison compared(const std::string& left, const std::string& right, std::uint64_t seed,
                    const std::string& moves = "") {
    rules::Game begun(reading(left));
    const auto played = record::play_moves(begun, moves);
    EXPECT_TRUE(played) << message(played.error());
    return compare(reading(left), reading(right), seed, begun.history());
}

/// Of the first seeds the one that parts so.
std::optional<Comparison> parting_so(const std::string& left, const std::string& right, What what) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Comparison found = compared(left, right, seed);
        if (found.parting && found.parting->what == what) {
            return found;
        }
    }
    return std::nullopt;
}

TEST(Comparison, PartsInTheMoveThatOneReadingSowsOtherwise) {
    const Comparison found =
        compared("tradisional", "tradisional+capture.side=none", 1, "abggacadg");
    ASSERT_TRUE(found.parting);
    EXPECT_EQ(found.parting->what, What::board);
    const int ply = found.parting->ply;
    EXPECT_EQ(position_text(found.left.position_at(ply - 1)),
              position_text(found.right.position_at(ply - 1)));
    EXPECT_NE(position_text(found.left.position_at(ply)),
              position_text(found.right.position_at(ply)));
    EXPECT_EQ(found.left.history()[static_cast<std::size_t>(ply) - 1].sowing()->outcome.end,
              rules::SowingEnd::capture);
    EXPECT_EQ(record::moves_text(found.left).substr(0, 9), "abggacadg");
}

TEST(Comparison, PlaysTheSameGameWhereTheArithmeticIsTheSame) {
    const Comparison found = compared("tradisional", "umum", 7);
    EXPECT_FALSE(found.parting);
    EXPECT_TRUE(found.left.is_over());
    EXPECT_EQ(record::moves_text(found.left), record::moves_text(found.right));
}

TEST(Comparison, PartsAtTheStart) {
    for (const auto& [left, right] :
         {std::pair("tradisional", "tradisional+pits=5"), std::pair("tradisional", "arena"),
          std::pair("arena", "arena+opening=simultaneous_nearest"),
          std::pair("mancala", "tradisional")}) {
        const Comparison found = compared(left, right, 3);
        ASSERT_TRUE(found.parting) << left << " " << right;
        EXPECT_EQ(*found.parting, (Parting{What::start, 0})) << left << " " << right;
        EXPECT_TRUE(found.left.is_over());
        EXPECT_TRUE(found.right.is_over());
    }
}

TEST(Comparison, PartsInWhoGoesOnAfterTheOpening) {
    const auto found = parting_so("arena", "arena+after_opening=last_finisher", What::to_sow);
    ASSERT_TRUE(found);
    const auto& entry = found->left.history()[static_cast<std::size_t>(found->parting->ply) - 1];
    ASSERT_NE(entry.opening(), nullptr);
    EXPECT_TRUE(entry.opening()->opened.ends_opening);
}

TEST(Comparison, PartsWhereARoundIsOverInOneOnly) {
    const auto found = parting_so("tradisional", "ringkas", What::end);
    ASSERT_TRUE(found);
    const int ply = found->parting->ply;
    EXPECT_NE(found->left.position_at(ply).over, found->right.position_at(ply).over);
}

TEST(Comparison, PartsBetweenRounds) {
    const Comparison rounds = compared("tradisional", "tradisional+rounds=3", 5);
    ASSERT_TRUE(rounds.parting);
    EXPECT_EQ(rounds.parting->what, What::end);
    EXPECT_EQ(rounds.left.ply(), rounds.parting->ply);
    EXPECT_GT(rounds.right.round(), 1);
    const auto refilled =
        parting_so("tradisional+rounds=3", "tradisional+rounds=3+refill_from=far", What::board);
    ASSERT_TRUE(refilled);
    EXPECT_NE(refilled->left.history()[static_cast<std::size_t>(refilled->parting->ply) - 1]
                  .started_round(),
              nullptr);
    EXPECT_TRUE(parting_so("tradisional+rounds=3", "tradisional+rounds=3+round_starter=winner",
                           What::to_sow));
}

TEST(Comparison, PartsOverBurntPits) {
    const std::string burning = "tradisional+pits=3+rounds=until_burnt+refill=partial";
    const auto found = parting_so(burning, burning + "+burnt=forfeit", What::board);
    ASSERT_TRUE(found);
    const rules::Board& before = found->left.position_at(found->parting->ply - 1).board;
    EXPECT_FALSE(before.burnt(rules::Side::south).empty() &&
                 before.burnt(rules::Side::north).empty());
}

TEST(Comparison, TellsWhoMaySowWhatWhereTheBoardsAreTheSame) {
    // Nothing but the first choice differs, and the start is told apart from what comes later.
    rules::Game free(reading("arena"));
    rules::Game nearest(reading("arena+opening=simultaneous_nearest"));
    EXPECT_EQ(difference(free, nearest), What::legal);
    EXPECT_EQ(difference(free, free), std::nullopt);
}

/// These moves must never change: seeds stand in packs, in addresses and in golden files.
TEST(Comparison, IsTheSameOnEveryMachine) {
    const Comparison found = compared("tradisional", "congkak-melayu", 1);
    EXPECT_EQ(record::moves_text(found.left), "d B b G dcfgega A c C fe F a A b C a GE cfe D f F");
    const Comparison large = compared("sunog", "arena", 9'007'199'254'740'991U);
    EXPECT_EQ(record::moves_text(large.left).substr(0, 40),
              "(g|G) GD gbe D d FGG e GBF a A d F gdga ");
    const Comparison again = compared("tradisional", "congkak-melayu", 1);
    EXPECT_EQ(record::moves_text(found.left), record::moves_text(again.left));
    EXPECT_EQ(record::moves_text(found.right), record::moves_text(again.right));
    EXPECT_NE(record::moves_text(found.left),
              record::moves_text(compared("tradisional", "congkak-melayu", 2).left));
}

/// What a comparison promises, between all packs and seeds: alike up to the parting and different
/// there, and each game goes to its end.
TEST(Comparison, IsAlikeUpToTheParting) {
    int parted = 0;
    int longest = 0;
    for (const protocol::Pack& left : packs().all()) {
        for (const protocol::Pack& right : packs().all()) {
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                const Comparison found = compare(left.ruleset, right.ruleset, seed);
                const int common =
                    found.parting ? std::max(found.parting->ply - 1, 0) : found.left.ply();
                const int first = found.parting && found.parting->ply == 0 ? 1 : 0;
                for (int ply = first; ply <= common; ++ply) {
                    ASSERT_EQ(found.left.position_at(ply), found.right.position_at(ply));
                }
                EXPECT_FALSE(left.ruleset == right.ruleset && found.parting);
                EXPECT_TRUE(found.left.is_over() && found.right.is_over());
                parted += found.parting ? 1 : 0;
                longest = std::max({longest, found.left.ply(), found.right.ply()});
            }
        }
    }
    EXPECT_GT(parted, 150);
    EXPECT_LT(longest, most_plies / 10);
}

/// Every game that a pack tells of a disagreement parts in its last move.
TEST(Comparison, PartsInTheGamesThatThePacksTell) {
    int told = 0;
    for (const protocol::Pack& pack : packs().all()) {
        for (const protocol::Disagreement& disagreement : pack.disagreements) {
            const std::string name = pack.id + " " + disagreement.clause;
            if (!disagreement.game.empty()) {
                rules::Game begun(disagreement.used_ruleset);
                const auto played = record::play_moves(begun, disagreement.game);
                ASSERT_TRUE(played) << name << ": " << message(played.error());
                const Comparison found = compare(disagreement.used_ruleset,
                                                 disagreement.other_ruleset, 0, begun.history());
                ASSERT_TRUE(found.parting) << name;
                EXPECT_EQ(found.parting->ply, begun.ply()) << name;
                ++told;
            }
            if (disagreement.seed) {
                EXPECT_TRUE(compare(disagreement.used_ruleset, disagreement.other_ruleset,
                                    *disagreement.seed)
                                .parting)
                    << name << " from seed " << *disagreement.seed;
            }
        }
    }
    EXPECT_GT(told, 20);
}

}  // namespace
}  // namespace congkak::compare
