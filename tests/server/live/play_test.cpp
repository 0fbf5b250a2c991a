// Playing through the live games: sowing, refusing, watching, in one tab and in two.
#include "tests/server/live/play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/live/secrets.hpp"

namespace congkak::live::testing {
namespace {

using ::testing::ElementsAre;

TEST_F(Play, ASowingIsAcknowledgedAndToldWithTheNextVersion) {
    const std::string game = world.create(tab);
    tab->forget();
    const std::string id =
        world.send(tab, {{"type", "sow"}, {"game", game}, {"data", {{"ply", 0}, {"pit", "a"}}}});
    EXPECT_TRUE(tab->frames().empty());
    world.until([&] { return tab->count("sown") == 1; });
    EXPECT_EQ(tab->frames()[0].at("re"), id);
    EXPECT_EQ(tab->frames()[0].at("data"), json({{"version", 2}, {"ply", 1}}));
    EXPECT_EQ(tab->frames()[1].at("version"), 2);
    EXPECT_EQ(tab->frames()[1].at("data").at("ended"), "free_turn");
}

TEST_F(Play, EverySowingOfTheComputerIsAnEventOfItsOwn) {
    const std::string game = world.create(tab, {{"starts", "opponent"}});
    world.wait_for_turn(tab);
    const auto sown = tab->all("sown");
    ASSERT_FALSE(sown.empty());
    for (std::size_t i = 0; i < sown.size(); ++i) {
        EXPECT_EQ(sown[i].at("data").at("ply"), i + 1);
        EXPECT_EQ(sown[i].at("data").at("side"), "south");
    }
    EXPECT_EQ(world.view(game, siti.id).at("you"), "north");
}

TEST_F(Play, RefusesWhatTheTableRefuses) {
    const std::string game = world.create(tab);
    const auto sow = [&](int ply, const char* pit) {
        return json{{"type", "sow"}, {"game", game}, {"data", {{"ply", ply}, {"pit", pit}}}};
    };
    EXPECT_EQ(refusal(sow(0, "B")), "illegal_sowing");
    EXPECT_EQ(refusal(sow(0, "k")), "illegal_sowing");
    const json stale = world.ask(tab, sow(4, "a"));
    EXPECT_EQ(stale.at("error").at("code"), "stale_ply");
    EXPECT_EQ(stale.at("state").at("ply"), 0);
    EXPECT_EQ(refusal({{"type", "rematch"}, {"game", game}, {"data", json::object()}}),
              "game_running");
    EXPECT_EQ(refusal({{"type", "takeback"}, {"game", game}, {"data", {{"ply", 0}}}}),
              "not_allowed");

    const TabPtr stranger = world.open_tab(world.make_account("budi"));
    EXPECT_EQ(world.ask(stranger, sow(0, "a")).at("error").at("code"), "not_your_game");
    const TabPtr nobody = world.open_tab(std::nullopt);
    EXPECT_EQ(world.ask(nobody, sow(0, "a")).at("error").at("code"), "not_logged_in");
    EXPECT_EQ(refusal({{"type", "resign"}, {"game", "aaaaaaaaaaaaaaaa"}}), "unknown_game");
}

TEST_F(Play, ARankedGameHasNoHelp) {
    const std::string game = world.create(tab, {{"ranked", true}});
    world.sow(tab, game, "a");
    EXPECT_EQ(refusal({{"type", "takeback"}, {"game", game}, {"data", {{"ply", 1}}}}),
              "not_allowed");
    EXPECT_EQ(refusal({{"type", "level"}, {"game", game}, {"data", {{"level", "normal"}}}}),
              "not_allowed");
}

TEST_F(Play, TakesBackAndChangesTheLevelInUnrankedGames) {
    const std::string game = world.create(tab);
    world.sow_all(tab, game, "ad");
    world.wait_for_turn(tab);
    const int ply = tab->state().at("ply");
    const json answer =
        world.ask(tab, {{"type", "takeback"}, {"game", game}, {"data", {{"ply", ply}}}});
    EXPECT_EQ(answer.at("data").at("ply"), 1);
    world.until([&] { return tab->count("taken_back") == 1; });
    EXPECT_EQ(tab->last("taken_back").at("data").at("plies"), ply - 1);
    EXPECT_EQ(tab->state().at("to_sow"), "south");

    world.ask(tab, {{"type", "level"}, {"game", game}, {"data", {{"level", "expert"}}}});
    world.until([&] { return tab->count("level_changed") == 1; });
    const json view = world.view(game, siti.id);
    EXPECT_EQ(view.at("players").at("north").at("level"), "expert");
    EXPECT_EQ(view.at("moves"), "a");
    EXPECT_EQ(view.at("state").at("hash"), tab->state().at("hash"));
}

TEST_F(Play, TwoTabsSeeTheSameEventsWithoutAGap) {
    const std::string game = world.create(tab);
    const TabPtr other = world.open_tab(siti);
    world.ask(other, {{"type", "watch"}, {"game", game}, {"data", json::object()}});
    const TabPtr stranger = world.open_tab(std::nullopt);
    world.ask(stranger, {{"type", "watch"}, {"game", game}, {"data", json::object()}});
    EXPECT_TRUE(stranger->last("snapshot").at("data").at("view").at("you").is_null());

    world.sow(tab, game, "a");
    world.sow(other, game, "d");
    world.wait_for_turn(tab);
    EXPECT_EQ(tab->versions(), other->versions());
    EXPECT_EQ(tab->versions(), stranger->versions());
    for (std::size_t i = 0; i < tab->versions().size(); ++i) {
        EXPECT_EQ(tab->versions()[i], static_cast<std::int64_t>(i) + 2);
    }
    world.ask(other, {{"type", "unwatch"}, {"game", game}});
    const auto seen = other->versions();
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    world.until([&] { return tab->count("ended") == 1; });
    EXPECT_EQ(other->versions(), seen);
}

TEST_F(Play, WhoComesBackGetsWhatWasMissed) {
    const std::string game = world.create(tab);
    world.sow(tab, game, "a");
    world.games().disconnect(*tab);
    const TabPtr other = world.open_tab(siti);
    world.ask(other, {{"type", "watch"}, {"game", game}, {"data", {{"version", 1}}}});
    EXPECT_THAT(other->versions(), ElementsAre(2));
    EXPECT_EQ(other->count("snapshot"), 0U);
    other->forget();
    world.ask(other, {{"type", "watch"}, {"game", game}, {"data", {{"version", 2}}}});
    EXPECT_EQ(other->frames().size(), 1U);
    world.ask(other, {{"type", "watch"}, {"game", game}, {"data", {{"version", 9}}}});
    EXPECT_EQ(other->count("snapshot"), 1U);
}

TEST_F(Play, HelloTellsTheAccountItsGamesAndWhatWasMissed) {
    const std::string game = world.create(tab);
    world.sow(tab, game, "a");
    const TabPtr back = world.open_tab(siti);
    const json hello = {
        {"type", "hello"},
        {"data",
         {{"client", "0.1.0"},
          {"protocols", {"congkak.v1"}},
          {"resume",
           {{{"game", game}, {"version", 1}}, {{"game", "aaaaaaaaaaaaaaaa"}, {"version", 1}}}}}}};
    const json answer = world.ask(back, hello);
    EXPECT_EQ(answer.at("data").at("account").at("name"), "siti");
    EXPECT_EQ(answer.at("data").at("games").at(0).at("game"), game);
    EXPECT_EQ(answer.at("data").at("limits").at("games_per_account"), 20);
    world.until([&] { return back->count("error") == 1; });
    EXPECT_THAT(back->versions(), ElementsAre(2));
    EXPECT_EQ(back->last("error").at("error").at("code"), "unknown_game");
    EXPECT_EQ(back->last("error").at("re"), answer.at("re"));
}

TEST_F(Play, TheSeedThatWasCommittedToIsRevealedAtTheEnd) {
    const std::string game = world.create(tab);
    const std::string commitment = world.view(game, siti.id).at("commitment");
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    world.until([&] { return tab->count("ended") == 1; });
    const std::string seed = tab->last("ended").at("data").at("seed");
    EXPECT_EQ(commitment_to(*protocol::GameId::parse(game), seed), commitment);
    EXPECT_EQ(world.view(game, std::nullopt).at("seed"), seed);
    EXPECT_EQ(refusal({{"type", "resign"}, {"game", game}}), "game_over");
}

TEST_F(Play, TwoPeopleOnOneScreenPlayAWholeGame) {
    const std::string game = world.create(tab, {{"opponent", "same_screen"}});
    EXPECT_EQ(tab->last("snapshot").at("data").at("view").at("you"), "both");
    world.play_to_the_end(tab, game);
    world.until([&] { return tab->last("games").at("data").at("games").empty(); });
    EXPECT_EQ(tab->count("points"), 0U);
    EXPECT_TRUE(tab->last("ended").at("data").at("seed").is_null());
    const json stores = tab->last("ended").at("data").at("result").at("stores");
    EXPECT_EQ(stores.at("south").get<int>() + stores.at("north").get<int>(), 98);
}

TEST_F(Play, StopAnswersWhatWasAcceptedAndRefusesTheRest) {
    const std::string game = world.create(tab);
    const std::string id =
        world.send(tab, {{"type", "sow"}, {"game", game}, {"data", {{"ply", 0}, {"pit", "a"}}}});
    bool stopped = false;
    world.games().stop([&] { stopped = true; });
    EXPECT_EQ(refusal({{"type", "resign"}, {"game", game}}), "shutting_down");
    world.until([&] { return stopped; });
    ASSERT_EQ(tab->answers(id).size(), 1U);
    EXPECT_EQ(tab->answers(id)[0].at("type"), "ok");
}

}  // namespace
}  // namespace congkak::live::testing
