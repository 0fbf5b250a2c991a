// What a finished game earns, exactly once, and the sums.
#include <gtest/gtest.h>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using testing::make_account;
using testing::new_game;
using testing::ranked_win;
using testing::read_number;
using testing::StoreOnFile;

/// An account that plays games of one event each.
struct Player {
    StoreOnFile store;
    std::int64_t account = 0;

    Player() {
        store.write([this](Store& s) { account = make_account(s, "siti"); });
    }

    Award play(const FinishedGame& game) {
        Award award;
        store.write([&](Store& s) {
            s.create_game(new_game(game.id, account));
            award = s.finish_game(game);
        });
        return award;
    }
};

FinishedGame at_level(FinishedGame game, const std::string& level, std::int64_t points) {
    game.level = level;
    game.level_points = points;
    return game;
}

FinishedGame without_reply(FinishedGame game) {
    game.computer_had_a_turn = false;
    return game;
}

TEST(Points, AWinEarnsWhatItsLevelSays) {
    Player player;
    const Award easy = player.play(ranked_win("g1", 1, "abc"));
    EXPECT_EQ(easy.awarded, 10);
    EXPECT_EQ(easy.reason, AwardReason::win);
    EXPECT_FALSE(easy.repeated);
    EXPECT_EQ(easy.standing.points, 10);
    FinishedGame hard = at_level(ranked_win("g2", 1, "abd"), "expert", 100);
    hard.ended_ms = 6000;
    const Award expert = player.play(hard);
    EXPECT_EQ(expert.awarded, 100);
    EXPECT_EQ(expert.standing.points, 110);
    EXPECT_EQ(expert.standing.reached_ms, 6000);
    EXPECT_EQ(expert.standing.name, "siti");
    ASSERT_EQ(expert.standing.levels.size(), 2U);
    EXPECT_EQ(expert.standing.levels[1].level, "expert");
    EXPECT_EQ(expert.standing.levels[1].wins, 1);
}

TEST(Points, AGameEndsOnce) {
    Player player;
    const FinishedGame game = ranked_win("g1", 1, "abc");
    player.play(game);
    for (int i = 0; i < 2; ++i) {
        player.store.reopen();
        player.store.write([&](Store& s) {
            FinishedGame again = game;
            again.outcome = Outcome::lost;
            again.result = "other";
            const Award award = s.finish_game(again);
            EXPECT_TRUE(award.repeated);
            EXPECT_EQ(award.awarded, 10);
            EXPECT_EQ(award.reason, AwardReason::win);
            EXPECT_EQ(award.standing.points, 10);
        });
    }
    EXPECT_EQ(player.store->game("g1")->result, game.result);
    EXPECT_EQ(read_number(player.store.folder().database(), "select count(*) from wins"), 1);
}

TEST(Points, AnUndoneEndLeavesNoPoints) {
    Player player;
    player.store.write([&](Store& s) { s.create_game(new_game("g1", player.account)); });
    player.store.write_and_undo(
        [](Store& s) { static_cast<void>(s.finish_game(ranked_win("g1", 1, "abc"))); });
    EXPECT_EQ(player.store->points(player.account)->points, 0);
    player.store.write(
        [](Store& s) { EXPECT_EQ(s.finish_game(ranked_win("g1", 1, "abc")).standing.points, 10); });
}

TEST(Points, OtherEndsEarnNothing) {
    struct Case {
        const char* name;
        bool ranked;
        Outcome outcome;
        AwardReason reason;
    };
    const Case cases[] = {
        {"lost", true, Outcome::lost, AwardReason::lost},
        {"draw", true, Outcome::draw, AwardReason::draw},
        {"aborted", true, Outcome::none, AwardReason::unranked},
        {"won with help", false, Outcome::won, AwardReason::unranked},
        {"lost unranked", false, Outcome::lost, AwardReason::unranked},
    };
    Player player;
    for (const Case& each : cases) {
        SCOPED_TRACE(each.name);
        FinishedGame game = ranked_win(each.name, 1, "abc");
        game.ranked = each.ranked;
        game.outcome = each.outcome;
        const Award award = player.play(game);
        EXPECT_EQ(award.awarded, 0);
        EXPECT_EQ(award.reason, each.reason);
        EXPECT_EQ(award.standing.points, 0);
        EXPECT_EQ(player.store->game(each.name)->award_reason, reason_text(each.reason));
    }
    EXPECT_TRUE(player.store->all_points().empty());
    EXPECT_EQ(player.play(ranked_win("g1", 1, "abc")).awarded, 10);
}

TEST(Points, TheSowingsOfAnEarlierWinEarnNothingAtAnyLevel) {
    Player player;
    player.play(ranked_win("g1", 1, "abc"));
    const Award again = player.play(at_level(ranked_win("g2", 1, "abc"), "normal", 30));
    EXPECT_EQ(again.awarded, 0);
    EXPECT_EQ(again.reason, AwardReason::repeat_sowings);
    EXPECT_EQ(again.standing.points, 10);
    EXPECT_EQ(player.play(ranked_win("g3", 1, "abcd")).awarded, 10);
}

TEST(Points, TheSowingsOfSomebodyElseDoEarn) {
    Player player;
    player.play(ranked_win("g1", 1, "abc"));
    player.store.write([&](Store& s) { player.account = make_account(s, "ahmad"); });
    EXPECT_EQ(player.play(ranked_win("g2", 1, "abc")).awarded, 10);
}

TEST(Points, AWinWithoutAReplyEarnsOncePerLevel) {
    Player player;
    EXPECT_EQ(player.play(without_reply(ranked_win("g1", 1, "ab"))).awarded, 10);
    const Award again = player.play(without_reply(ranked_win("g2", 1, "ac")));
    EXPECT_EQ(again.awarded, 0);
    EXPECT_EQ(again.reason, AwardReason::no_reply_win_again);
    EXPECT_EQ(player.play(ranked_win("g3", 1, "ad B e")).awarded, 10);
    const FinishedGame normal = at_level(ranked_win("g4", 1, "ae"), "normal", 30);
    EXPECT_EQ(player.play(without_reply(normal)).awarded, 30);
}

TEST(Points, SumsAgreeWithTheLedger) {
    Player player;
    for (int i = 0; i < 20; ++i) {
        FinishedGame game = ranked_win("g" + std::to_string(i), 1, std::to_string(i % 15));
        game.margin = i;
        if (i % 3 == 0) {
            game = at_level(game, "normal", 30);
        }
        game.computer_had_a_turn = i % 4 != 0;
        player.play(game);
    }
    const auto standing = player.store->points(player.account).value();
    const auto file = player.store.folder().database();
    EXPECT_EQ(standing.points, read_number(file, "select sum(points) from wins"));
    std::int64_t wins = 0;
    for (const LevelWins& level : standing.levels) {
        wins += level.wins;
    }
    EXPECT_EQ(wins, read_number(file, "select count(*) from wins where points > 0"));
    EXPECT_EQ(read_number(file, "select count(*) from wins"), 20);
}

TEST(Points, TheBestMarginIsKept) {
    Player player;
    FinishedGame game = ranked_win("g1", 1, "a");
    game.margin = 40;
    player.play(game);
    game = ranked_win("g2", 1, "b");
    game.margin = 8;
    const Award award = player.play(game);
    ASSERT_EQ(award.standing.levels.size(), 1U);
    EXPECT_EQ(award.standing.levels[0].best_margin, 40);
    EXPECT_EQ(award.standing.levels[0].wins, 2);
}

TEST(Points, AllOfThemAreReadWithTheirLevels) {
    Player player;
    player.play(ranked_win("g1", 1, "a"));
    player.play(at_level(ranked_win("g2", 1, "b"), "normal", 30));
    player.store.write([&](Store& s) {
        player.account = s.create_account({"Guest 1", "guest 1", "", 1}).value().id;
    });
    player.play(ranked_win("g3", 1, "a"));
    player.store.reopen();
    const auto all = player.store->all_points();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].name, "siti");
    EXPECT_EQ(all[0].points, 40);
    EXPECT_EQ(all[0].levels.size(), 2U);
    EXPECT_FALSE(all[0].guest);
    EXPECT_TRUE(all[1].guest);
    EXPECT_EQ(all[1].points, 10);
    EXPECT_EQ(all[1].levels.size(), 1U);
}

}  // namespace
}  // namespace congkak::db
