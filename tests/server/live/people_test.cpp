// Two accounts at one table: joining, playing, the rematch, and what stays after a restart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live/tables.hpp"

namespace congkak::live::testing {
namespace {

using ::testing::ElementsAre;
using People = Tables;

TEST_F(People, ATableWaitsWithAnOpenSeat) {
    const std::string game = open_table();
    const json view = tab->last("snapshot").at("data").at("view");
    EXPECT_EQ(view.at("players").at("north"), json({{"kind", "open"}}));
    EXPECT_EQ(view.at("you"), "south");
    EXPECT_TRUE(view.at("state").at("awaits").empty());
    EXPECT_EQ(code(world.move(tab, game, "sow", "a")), "seat_open");
    EXPECT_EQ(world.view(game, budi.id).at("can").at("join"), true);
    EXPECT_TRUE(world.games().running_games(budi.id).empty());
}

TEST_F(People, WhoeverJoinsIsToldOfAndHasTheGameInTheList) {
    const std::string game = open_table({{"starts", "opponent"}});
    tab->forget();
    const json answer = join(other, game);
    EXPECT_EQ(answer.at("data"), json({{"version", 2}}));
    world.until([&] { return tab->count("joined") == 1; });
    const json joined = tab->last("joined").at("data");
    EXPECT_EQ(joined.at("side"), "south");
    EXPECT_EQ(joined.at("player"), json({{"kind", "human"}, {"name", "budi"}}));
    EXPECT_EQ(joined.at("state").at("awaits"), json({"south"}));
    EXPECT_FALSE(joined.contains("secret"));

    world.until([&] { return other->count("games") == 1; });
    const json mine = other->last("games").at("data").at("games").at(0);
    EXPECT_EQ(mine.at("opponent").at("name"), "siti");
    EXPECT_EQ(mine.at("you"), "south");
    EXPECT_EQ(mine.at("your_turn"), true);
    const json theirs = tab->last("games").at("data").at("games").at(0);
    EXPECT_EQ(theirs.at("opponent").at("name"), "budi");
    EXPECT_EQ(theirs.at("your_turn"), false);
}

TEST_F(People, AThirdOneOnlyWatches) {
    const std::string game = table();
    const TabPtr third = world.open_tab(world.make_account("wati"));
    EXPECT_EQ(code(join(third, game)), "seat_taken");
    watch(third, game);
    EXPECT_TRUE(third->you().is_null());
    EXPECT_EQ(code(world.move(third, game, "sow", "a")), "not_your_game");
    EXPECT_EQ(code(world.ask(third, {{"type", "resign"}, {"game", game}})), "not_your_game");
    EXPECT_EQ(code(join(tab, game)), "not_allowed");
    EXPECT_EQ(code(join(world.open_tab(std::nullopt), game)), "not_logged_in");
}

TEST_F(People, OnlyOneOfTwoWhoJoinAtOnceGetsTheSeat) {
    const std::string game = open_table();
    const TabPtr third = world.open_tab(world.make_account("wati"));
    const std::string first = world.send(other, {{"type", "join"}, {"game", game}});
    const std::string second = world.send(third, {{"type", "join"}, {"game", game}});
    world.until([&] { return other->answers(first).size() + third->answers(second).size() == 2; });
    EXPECT_EQ(other->answers(first)[0].at("type"), "ok");
    EXPECT_EQ(code(third->answers(second)[0]), "seat_taken");
}

TEST_F(People, JoiningIsLimitedLikeStarting) {
    world.settings.limits.games_per_account = 1;
    world.restart();
    tab = world.open_tab(siti);
    other = world.open_tab(budi);
    const std::string game = open_table();
    world.create(other);
    EXPECT_EQ(code(join(other, game)), "too_many_games");
}

TEST_F(People, AWholeGameIsTheSameForBoth) {
    const std::string game = table();
    play(game, [&] { return tab->state().at("status") == "over"; });
    EXPECT_EQ(tab->last("ended"), other->last("ended"));
    world.until([&] { return other->last("games").at("data").at("games").empty(); });
    EXPECT_EQ(tab->count("points") + other->count("points"), 0U);
    EXPECT_EQ(world.number("select count(*) from wins"), 0);
}

TEST_F(People, BothAreThereAfterARestart) {
    const std::string game = table();
    ASSERT_EQ(world.sow(tab, game, "a").at("type"), "ok");
    catch_up();
    const json before = world.view(game, budi.id);
    restart(game);
    EXPECT_EQ(world.view(game, budi.id), before);
    EXPECT_EQ(world.games().running_games(budi.id).size(), 1U);
    EXPECT_EQ(world.number("select opponent from games"), budi.id);
    EXPECT_EQ(other->you(), "north");
    const TabPtr third = world.open_tab(world.make_account("wati"));
    EXPECT_EQ(code(join(third, game)), "seat_taken");
    EXPECT_EQ(
        code(world.ask(other, {{"type", "takeback"}, {"game", game}, {"data", {{"ply", 1}}}})),
        "not_allowed");
}

TEST_F(People, AnOpenSeatIsStillOpenAfterARestart) {
    const std::string game = open_table();
    world.restart();
    tab = world.open_tab(siti);
    other = world.open_tab(budi);
    watch(tab, game);
    EXPECT_EQ(join(other, game).at("type"), "ok");
}

TEST_F(People, AJoinThatIsRepeatedIsAnsweredTheSame) {
    const std::string game = open_table();
    const json command = {{"type", "join"}, {"game", game}};
    const json first = world.ask(other, command, id_of(1));
    EXPECT_TRUE(world.ask(other, command, id_of(1)).at("repeated"));
    world.restart();
    other = world.open_tab(budi);
    const json again = world.ask(other, command, id_of(1));
    EXPECT_TRUE(again.at("repeated"));
    EXPECT_EQ(again.at("data"), first.at("data"));
}

TEST_F(People, WhoGivesATableUpBeforeAnybodyCameLosesNothing) {
    const std::string game = open_table();
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    world.until([&] { return tab->count("ended") == 1; });
    EXPECT_EQ(tab->last("ended").at("data").at("result").at("termination"), "aborted");
    EXPECT_EQ(code(join(other, game)), "game_over");
    EXPECT_EQ(code(world.ask(tab, {{"type", "rematch"}, {"game", game}})), "not_allowed");
}

TEST_F(People, TheRematchIsOneGameForBothWithSidesSwapped) {
    const std::string game = table();
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    world.until([&] { return other->count("ended") == 1; });
    const json rematch = {{"type", "rematch"}, {"game", game}};
    // Both ask before either knows of the other.
    const std::string first = world.send(tab, rematch);
    const std::string second = world.send(other, rematch, id_of(7));
    world.until([&] { return other->answers(id_of(7)).size() == 1; });
    world.until([&] { return tab->answers(first).size() == 1; });
    const std::string next = tab->answers(first)[0].at("data").at("game");
    EXPECT_EQ(other->answers(second)[0].at("data").at("game"), next);
    EXPECT_EQ(other->answers(second)[0].at("durable"), true);
    world.until([&] { return other->last("snapshot").at("game") == next; });
    EXPECT_EQ(other->you(), "south");
    EXPECT_EQ(world.view(next, siti.id).at("you"), "north");
    EXPECT_EQ(world.games().running_games(budi.id).size(), 1U);

    world.restart();
    other = world.open_tab(budi);
    const json again = world.ask(other, rematch, id_of(7));
    EXPECT_EQ(again.at("data").at("game"), next);
    EXPECT_TRUE(again.value("repeated", false));
    EXPECT_EQ(world.ask(other, rematch).at("data").at("game"), next);
}

TEST_F(People, ANewNameIsSeenInTheSeatsOfThatAccountOnly) {
    const std::string game = table();
    world.games().account_changed({budi.id, "Budi Baru", false});
    const json players = world.view(game, siti.id).at("players");
    EXPECT_EQ(players.at("south").at("name"), "siti");
    EXPECT_EQ(players.at("north").at("name"), "Budi Baru");
}

}  // namespace
}  // namespace congkak::live::testing
