// Points come with the end of a ranked game, once; the board shows them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live/world.hpp"

namespace congkak::live::testing {
namespace {

using namespace std::chrono_literals;

/// The starter wins 63-35 with these: the last one is a free turn and leaves nothing to sow, so the
/// computer never does.
constexpr const char* long_win = "abebaegcbedfebfcfgcgaeadgegagcgdgfg";
/// A store of 54 before the computer's first turn.
constexpr const char* short_win = "abggacadg";

class Points : public ::testing::Test {
  protected:
    void SetUp() override {
        world.settings.board_interval = 0ms;
        world.start();
        siti = world.make_account("siti");
        tab = world.open_tab(siti);
    }

    /// Plays the line, then whatever is legal, and waits for the points.
    json win(const std::string& pits, const char* level = "easy") {
        const std::size_t known = tab->count("points");
        const std::string game = world.create(tab, {{"ranked", true}, {"level", level}});
        world.sow_all(tab, game, pits);
        world.play_to_the_end(tab, game);
        world.until([&] { return tab->count("points") > known; }, "points");
        EXPECT_EQ(tab->last("points").at("game"), game);
        return tab->last("points").at("data");
    }

    World world;
    Actor siti;
    TabPtr tab;
};

TEST_F(Points, AWinEarnsWhatTheLevelIsWorth) {
    const json points = win(short_win);
    EXPECT_EQ(points.at("awarded"), 10);
    EXPECT_EQ(points.at("reason"), "win");
    EXPECT_EQ(points.at("total"), 10);
    EXPECT_EQ(points.at("rank"), 1);
    const json again = win(std::string(short_win), "expert");
    EXPECT_EQ(again.at("total").get<int>(), 10 + again.at("awarded").get<int>());
    EXPECT_EQ(world.games().account_of(siti).points, again.at("total").get<int>());
}

TEST_F(Points, TheSameSowingsOrAnotherWinWithoutAReplyEarnNothing) {
    EXPECT_EQ(win(long_win).at("awarded"), 10);
    EXPECT_EQ(win(long_win).at("awarded"), 0);
    EXPECT_NE(tab->last("points").at("data").at("reason"), "win");
    EXPECT_EQ(world.games().account_of(siti).points, 10);
}

TEST_F(Points, AreBookedOnceHoweverOftenTheLastCommandComes) {
    const std::string game = world.create(tab, {{"ranked", true}});
    world.sow_all(tab, game, short_win);
    json last;
    std::uint64_t n = 1;
    for (world.wait_for_turn(tab); tab->state().at("status") == "running";
         world.wait_for_turn(tab)) {
        last = {
            {"type", "sow"},
            {"game", game},
            {"data", {{"ply", tab->state().at("ply")}, {"pit", tab->state().at("legal").at(0)}}}};
        world.ask(tab, last, id_of(++n));
    }
    world.until([&] { return tab->count("points") == 1; });
    world.ask(tab, last, id_of(n));
    world.restart();
    tab = world.open_tab(siti);
    world.ask(tab, last, id_of(n));
    EXPECT_EQ(world.games().account_of(siti).points, 10);
    EXPECT_EQ(world.games().account_of(siti).rank, 1);
    EXPECT_EQ(tab->count("points"), 0U);
    EXPECT_EQ(world.view(game, siti.id).at("points").at("awarded"), 10);
}

TEST_F(Points, UnrankedAndLostGamesSaySo) {
    const std::string game = world.create(tab);
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    world.until([&] { return tab->count("points") == 1; });
    EXPECT_EQ(tab->last("points").at("data").at("reason"), "unranked");
    const std::string ranked = world.create(tab, {{"ranked", true}});
    world.ask(tab, {{"type", "resign"}, {"game", ranked}});
    world.until([&] { return tab->count("points") == 2; });
    EXPECT_EQ(tab->last("points").at("data").at("reason"), "lost");
    EXPECT_TRUE(tab->last("points").at("data").at("rank").is_null());
}

TEST_F(Points, AGuestsPointsAreListedOnceTheGuestRegisters) {
    const Actor guest = world.make_account("tamu", true);
    tab = world.open_tab(guest);
    EXPECT_TRUE(win(short_win).at("rank").is_null());
    EXPECT_EQ(world.games().leaderboard(10, {}, {})->total, 0);
    world.games().account_changed({guest.id, "tina", false});
    const auto page = *world.games().leaderboard(10, {}, guest.id);
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].name, "tina");
    EXPECT_EQ(page.rows[0].wins.easy, 1);
    ASSERT_TRUE(page.rows[0].best);
    EXPECT_GT(page.rows[0].best->margin, 0);
    EXPECT_EQ(page.you->rank, 1);
}

TEST_F(Points, WhoLooksAtTheBoardIsToldOfAChange) {
    const TabPtr watcher = world.open_tab(std::nullopt);
    const json answer = world.ask(watcher, {{"type", "leaderboard"}, {"data", {{"live", true}}}});
    EXPECT_EQ(answer.at("data").at("board").at("total"), 0);
    win(short_win);
    world.until([&] { return watcher->count("leaderboard") == 1; });
    const json board = watcher->last("leaderboard").at("data").at("board");
    EXPECT_EQ(board.at("rows").at(0).at("name"), "siti");
    world.ask(watcher, {{"type", "leaderboard"}, {"data", {{"live", false}}}});
    win("b", "normal");
    EXPECT_EQ(watcher->count("leaderboard"), 1U);
}

// A machine that had been up for less than the interval told of the first change only when it had:
// the clock counts from the machine's start. So the interval here is longer than any machine is up.
TEST(PointsRate, ChangesOfTheBoardAreToldAtMostOnceInAnInterval) {
    World world;
    world.settings.board_interval = std::chrono::years(10);
    world.start();
    const TabPtr watcher = world.open_tab(std::nullopt);
    world.ask(watcher, {{"type", "leaderboard"}, {"data", {{"live", true}}}});
    const Actor budi = world.make_account("budi");
    world.games().account_changed(budi);
    world.until([&] { return watcher->count("leaderboard") == 1; });
    for (int i = 0; i < 5; ++i) {
        world.games().account_changed(budi);
        world.run_for(5ms);
    }
    EXPECT_EQ(watcher->count("leaderboard"), 1U);
}

}  // namespace
}  // namespace congkak::live::testing
