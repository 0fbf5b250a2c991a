// Starting games: what can be asked for, how often, and the next one after a game.
#include <gtest/gtest.h>

#include "tests/server/live/play.hpp"

namespace congkak::live::testing {
namespace {

using Start = Play;

TEST_F(Start, ANewGameIsAcknowledgedThenShownThenListed) {
    const std::string game = world.create(tab);
    world.until([&] { return tab->count("games") == 1; });
    const auto& frames = tab->frames();
    ASSERT_EQ(frames.size(), 3U);
    EXPECT_EQ(frames[0].at("type"), "ok");
    EXPECT_EQ(frames[0].at("durable"), true);
    EXPECT_EQ(frames[1].at("type"), "snapshot");
    EXPECT_EQ(frames[1].at("version"), 1);
    const json& view = frames[1].at("data").at("view");
    EXPECT_EQ(view.at("you"), "south");
    EXPECT_EQ(view.at("players").at("south").at("name"), "siti");
    EXPECT_EQ(view.at("players").at("north").at("level"), "easy");
    EXPECT_TRUE(view.at("seed").is_null());
    EXPECT_EQ(frames[2].at("data").at("games").at(0).at("game"), game);
    EXPECT_EQ(frames[2].at("data").at("games").at(0).at("your_turn"), true);
}

TEST_F(Start, RefusesGamesThatCannotBe) {
    const auto code = [](const json& answer) { return answer.at("error").at("code"); };
    EXPECT_EQ(code(create({{"pack", "dakon"}})), "unknown_pack");
    const json conflict = create({{"clauses", {{"rounds", 3}, {"sweep", "none"}}}});
    EXPECT_EQ(code(conflict), "unsupported_ruleset");
    EXPECT_EQ(conflict.at("error").at("field"), "data.clauses.sweep");
    const json wrong = create({{"clauses", {{"capture.lap", "often"}}}});
    EXPECT_EQ(code(wrong), "bad_field");
    EXPECT_EQ(wrong.at("error").at("field").get<std::string>().find("data.clauses"), 0U);
    EXPECT_EQ(code(create({{"ranked", true}, {"pack", "umum"}})), "not_allowed");
    EXPECT_EQ(code(create({{"ranked", true}, {"clauses", {{"relay", false}}}})), "not_allowed");
    EXPECT_EQ(create({{"ranked", true}, {"clauses", {{"relay", true}}}}).at("type"), "ok");
}

TEST_F(Start, ARematchIsANewGameThatTheOtherSideStarts) {
    const std::string game = world.create(tab);
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    const json answer =
        world.ask(tab, {{"type", "rematch"}, {"game", game}, {"data", {{"level", "normal"}}}});
    ASSERT_EQ(answer.at("type"), "ok") << answer;
    const std::string next = answer.at("data").at("game");
    EXPECT_NE(next, game);
    const json view = world.view(next, siti.id);
    EXPECT_EQ(view.at("you"), "north");
    EXPECT_EQ(view.at("players").at("south").at("level"), "normal");
    world.wait_for_turn(tab);
}

TEST(StartLimits, OfGamesAtOnceAndOfStarts) {
    World world;
    world.settings.limits = {2, 3};
    world.start();
    const TabPtr tab = world.open_tab(world.make_account("siti"));
    const json create = {{"type", "create"},
                         {"data",
                          {{"opponent", "computer"},
                           {"level", "easy"},
                           {"starts", "you"},
                           {"pack", "tradisional"},
                           {"ranked", false}}}};
    const std::string first = world.create(tab);
    world.create(tab);
    EXPECT_EQ(world.ask(tab, create).at("error").at("code"), "too_many_games");
    world.ask(tab, {{"type", "resign"}, {"game", first}});
    EXPECT_EQ(world.ask(tab, create).at("type"), "ok");
    world.ask(tab, {{"type", "resign"}, {"game", tab->last("snapshot").at("game")}});
    const json early = world.ask(tab, create);
    EXPECT_EQ(early.at("error").at("code"), "rate_limited");
    EXPECT_EQ(early.at("error").at("retry_after_ms"), 20'000);
    world.clock += 20'000;
    EXPECT_EQ(world.ask(tab, create).at("type"), "ok");
}

}  // namespace
}  // namespace congkak::live::testing
