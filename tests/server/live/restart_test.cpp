// A restart is no event: games, answers and the computer's turns are what they were.
#include <gtest/gtest.h>

#include "db/store.hpp"
#include "tests/server/live/durable.hpp"

namespace congkak::live::testing {
namespace {

using namespace std::chrono_literals;

using Restart = Durable;

TEST_F(Restart, AfterARestartTheGameIsWhatItWas) {
    world.sow_all(tab, game, "ad");
    world.wait_for_turn(tab);
    const json before = world.view(game, siti.id);
    const auto versions = tab->versions();
    world.restart();
    const TabPtr back = world.open_tab(siti);
    EXPECT_EQ(world.view(game, siti.id), before);
    EXPECT_EQ(world.games().running_games(siti.id).size(), 1U);
    world.ask(back, {{"type", "watch"}, {"game", game}, {"data", {{"version", 1}}}});
    EXPECT_EQ(back->versions(), versions);
    const std::string pit = before.at("state").at("legal").at(0);
    EXPECT_EQ(world.sow(back, game, pit).at("type"), "ok");
}

TEST_F(Restart, AfterARestartARepeatIsAnsweredAndNotPlayed) {
    const json create = world.ask(tab, new_game(), id_of(1));
    const json sown = world.ask(tab, sow(game, 0, "a"), id_of(2));
    world.restart();
    const TabPtr back = world.open_tab(siti);
    const json create_again = world.ask(back, new_game(), id_of(1));
    EXPECT_EQ(create_again.at("repeated"), true);
    EXPECT_EQ(create_again.at("data"), create.at("data"));
    EXPECT_EQ(back->count("snapshot"), 1U);
    const json sown_again = world.ask(back, sow(game, 0, "a"), id_of(2));
    EXPECT_EQ(sown_again.at("repeated"), true);
    EXPECT_EQ(sown_again.at("data"), sown.at("data"));
    EXPECT_EQ(world.games().running_games(siti.id).size(), 2U);
    EXPECT_EQ(world.view(game, siti.id).at("state").at("ply"), 1);
    // Another account's equal id is another command.
    const TabPtr other = world.open_tab(world.make_account("budi"));
    EXPECT_FALSE(world.ask(other, new_game(), id_of(1)).contains("repeated"));
}

TEST_F(Restart, AfterARestartCommandsOfAFinishedGameCanBeRepeatedForADay) {
    world.ask(tab, sow(game, 0, "a"), id_of(1));
    world.ask(tab, {{"type", "resign"}, {"game", game}}, id_of(2));
    const json rematch = {{"type", "rematch"}, {"game", game}, {"data", json::object()}};
    const json next = world.ask(tab, rematch, id_of(3));
    world.restart();
    TabPtr back = world.open_tab(siti);
    const json sown = world.ask(back, sow(game, 0, "a"), id_of(1));
    EXPECT_TRUE(sown.value("repeated", false)) << sown;
    const json resigned = world.ask(back, {{"type", "resign"}, {"game", game}}, id_of(2));
    EXPECT_TRUE(resigned.value("repeated", false)) << resigned;
    EXPECT_EQ(world.ask(back, rematch, id_of(3)).at("data"), next.at("data"));
    EXPECT_EQ(world.ask(back, sow(game, 0, "a"), id_of(4)).at("error").at("code"), "game_over");

    world.clock += 25 * 3600 * 1000;
    world.restart();
    back = world.open_tab(siti);
    bool expired = false;
    world.storage().write([&](db::Store& store) { (void)store.expire(world.clock, 1000); },
                          [](const auto&) {});
    world.until([&] {
        const json answer = world.ask(back, {{"type", "resign"}, {"game", game}}, id_of(2));
        expired = answer.at("type") == "error" && answer.at("error").at("code") == "expired";
        return expired;
    });
    EXPECT_TRUE(expired);
}

TEST_F(Restart, AnIdOfAFinishedGameIsNotPlayedInAnother) {
    const json resigned = world.ask(tab, {{"type", "resign"}, {"game", game}}, id_of(1));
    world.restart();
    const TabPtr back = world.open_tab(siti);
    const std::string next = world.create(back);
    // Whatever was sent behind it was meant for a table that did not come to be.
    world.send(back, sow(next, 0, "a"), id_of(1));
    world.send(back, sow(next, 1, "d"), id_of(2));
    world.until([&] { return back->answers(id_of(2)).size() == 1; });
    const json again = back->answers(id_of(1)).at(0);
    EXPECT_TRUE(again.value("repeated", false)) << again;
    EXPECT_EQ(again.at("data"), resigned.at("data"));
    EXPECT_EQ(back->answers(id_of(2)).at(0).at("error").at("code"), "storage_failed");
    EXPECT_EQ(back->count("sown"), 0U);
    EXPECT_EQ(world.sow(back, next, "a").at("data").at("ply"), 1);
    EXPECT_EQ(back->versions(), (std::vector<std::int64_t>{2}));
}

TEST_F(Restart, AnIdOfAFinishedGameGetsItsAnswerThoughTheNewCommandIsRefused) {
    const json resigned = world.ask(tab, {{"type", "resign"}, {"game", game}}, id_of(1));
    world.restart();
    const TabPtr back = world.open_tab(siti);
    const std::string next = world.create(back);
    for (const json& refused :
         {sow(next, 7, "a"), sow(next, 0, "k"), sow("aaaaaaaaaaaaaaaa", 0, "a")}) {
        const json again = world.ask(back, refused, id_of(1));
        EXPECT_TRUE(again.value("repeated", false)) << again;
        EXPECT_EQ(again.at("data"), resigned.at("data"));
    }
    EXPECT_EQ(world.ask(back, sow(next, 7, "a"), id_of(2)).at("error").at("code"), "stale_ply");
}

TEST_F(Restart, RowsFromBeforeThereWereRoundsAreReadAndNotSentAsTheyAre) {
    world.sow_all(tab, game, "ad");
    world.wait_for_turn(tab);
    const json before = world.view(game, siti.id);
    const auto version = tab->versions().back();
    world.crash();
    // What the version before this one did not write.
    (void)world.number(R"(update journal set payload = replace(payload, ',"forfeited":0', ''))");
    world.start();
    const TabPtr back = world.open_tab(siti);
    EXPECT_EQ(world.view(game, siti.id), before);
    world.ask(back, {{"type", "watch"}, {"game", game}, {"data", {{"version", version - 1}}}});
    EXPECT_EQ(back->count("snapshot"), 1U);
    EXPECT_TRUE(back->versions().empty());
}

TEST_F(Restart, AResumeThatComesAfterAWatchSendsNothingTwice) {
    world.settings.pace = {std::chrono::hours(1), 0ms, std::chrono::hours(1)};
    world.sow(tab, game, "a");
    world.restart();
    const TabPtr back = world.open_tab(siti);
    const json known = {{"game", game}, {"version", 1}};
    world.send(back, {{"type", "hello"},
                      {"data",
                       {{"client", "1"},
                        {"protocols", {"congkak.v1"}},
                        {"resume", {{{"game", std::string(16, 'a')}, {"version", 1}}, known}}}}});
    world.ask(back, {{"type", "watch"}, {"game", game}, {"data", {{"version", 1}}}});
    world.sow(back, game, "d");
    world.run_for(200ms);
    EXPECT_EQ(back->versions(), (std::vector<std::int64_t>{2, 3}));
}

TEST_F(Restart, AfterARestartTheComputerGoesOn) {
    world.settings.pace = {std::chrono::hours(1), 0ms, std::chrono::hours(1)};
    world.restart();
    tab = world.open_tab(siti);
    const std::string slow = world.create(tab, {{"starts", "opponent"}});
    world.run_for(50ms);
    EXPECT_EQ(tab->count("sown"), 0U);
    world.settings.pace = {0ms, 0ms, 0ms};
    world.restart();
    tab = world.open_tab(siti);
    world.ask(tab, {{"type", "watch"}, {"game", slow}, {"data", {{"version", 1}}}});
    world.until([&] { return tab->count("sown") > 0 && tab->state().at("to_sow") == "north"; });
    EXPECT_EQ(tab->state().at("to_sow"), "north");
}

TEST_F(Restart, AChoiceForAPositionThatHasPassedIsDropped) {
    world.settings.pace = {100ms, 0ms, 100ms};
    world.restart();
    tab = world.open_tab(siti);
    const std::string slow = world.create(tab);
    world.sow_all(tab, slow, "ad");
    world.ask(tab, {{"type", "takeback"}, {"game", slow}, {"data", {{"ply", 2}}}});
    world.run_for(400ms);
    EXPECT_EQ(tab->count("sown"), 2U);
    EXPECT_EQ(tab->state().at("ply"), 1);
}

}  // namespace
}  // namespace congkak::live::testing
