// Matches of several rounds through the live games, and where sowings would end.
#include <gtest/gtest.h>

#include "tests/server/live/tables.hpp"

namespace congkak::live::testing {
namespace {

using Rounds = Tables;
using Preview = Tables;
using Position = Tables;

const json three_rounds = {{"rounds", 3}};

json on_one_screen() { return {{"opponent", "same_screen"}, {"clauses", three_rounds}}; }

TEST_F(Rounds, AreStartedAndBurnPits) {
    const std::string game = world.create(tab, on_one_screen());
    world.play_to_the_end(tab, game);
    const auto started = tab->all("round_started");
    ASSERT_FALSE(started.empty());
    EXPECT_EQ(started[0].at("data").at("round"), 2);
    EXPECT_EQ(started[0].at("data").at("state").at("rounds").size(), 1U);
    const json board = started[0].at("data").at("state").at("board");
    EXPECT_FALSE(board.at("south").at("burnt").empty() && board.at("north").at("burnt").empty());
    EXPECT_EQ(tab->last("ended").at("data").at("result").at("by"), "seeds");
}

TEST_F(Rounds, ComeBackAfterARestartBetweenThem) {
    const std::string game = table({{"clauses", three_rounds}});
    play(game, [&] { return phase() == "round_over"; });
    const json before = world.view(game, siti.id);
    restart(game);
    EXPECT_EQ(world.view(game, siti.id), before);
    EXPECT_EQ(before.at("can").at("next_round"), true);
    ASSERT_EQ(world.move(other, game, "next_round").at("type"), "ok");
    catch_up();
    EXPECT_EQ(code(world.ask(tab, {{"type", "next_round"},
                                   {"game", game},
                                   {"data", {{"ply", before.at("state").at("ply")}}}})),
              "stale_ply");
    restart(game);
    EXPECT_EQ(tab->state().at("round"), 2);
    play(game, [&] { return tab->state().at("status") == "over"; });
}

TEST_F(Rounds, AnOfferToStopIsSeenByBothAndSurvivesARestart) {
    const std::string game = table({{"clauses", three_rounds}});
    play(game, [&] { return phase() == "round_over"; });
    const json offered = world.move(other, game, "stop");
    EXPECT_EQ(offered.at("type"), "ok");
    world.until([&] { return tab->count("stop_offered") == 1; });
    EXPECT_EQ(tab->state().at("stop_offer"), "north");
    EXPECT_EQ(code(world.move(other, game, "stop")), "not_allowed");
    restart(game);
    EXPECT_EQ(tab->state().at("stop_offer"), "north");
    ASSERT_EQ(world.move(tab, game, "stop").at("type"), "ok");
    world.until([&] { return other->count("ended") == 1; });
    const json result = other->last("ended").at("data").at("result");
    EXPECT_EQ(result.at("termination"), "agreed");
    EXPECT_EQ(result.at("score"), result.at("stores"));
    EXPECT_NE(world.record(game).find("[Termination \"agreed\"]"), std::string::npos);
}

TEST_F(Rounds, TheComputerAgreesToStopAndPlaysOnOtherwise) {
    for (const bool stops : {true, false}) {
        const std::string game = world.create(tab, {{"clauses", three_rounds}});
        for (world.wait_for_turn(tab); phase() != "round_over"; world.wait_for_turn(tab)) {
            ASSERT_EQ(tab->state().at("status"), "running");
            world.go_on(tab, game);
        }
        if (stops) {
            ASSERT_EQ(world.move(tab, game, "stop").at("type"), "ok");
        } else {
            world.play_to_the_end(tab, game);
        }
        EXPECT_EQ(world.view(game, siti.id).at("state").at("status"), "over");
    }
}

TEST_F(Rounds, APackOfSeveralRoundsIsPlayed) {
    for (const char* pack : {"sunog", "pertandingan"}) {
        const std::string game = world.create(tab, {{"opponent", "same_screen"}, {"pack", pack}});
        world.play_to_the_end(tab, game);
        EXPECT_GT(world.view(game, siti.id).at("state").at("rounds").size(), 1U) << pack;
    }
}

TEST_F(Preview, IsSentWithEachDecisionToItsAccountAlone) {
    const std::string game = table();
    const json on = {{"type", "preview"}, {"game", game}, {"data", {{"on", true}}}};
    EXPECT_EQ(world.ask(tab, on).at("durable"), false);
    world.until([&] { return tab->count("preview") == 1; });
    const json first = tab->last("preview").at("data");
    EXPECT_EQ(first.at("ply"), 0);
    ASSERT_EQ(first.at("pits").size(), 7U);
    EXPECT_EQ(first.at("pits").at(0).at("pit"), "a");
    EXPECT_EQ(first.at("pits").at(0).at("again"), true);
    EXPECT_EQ(other->count("preview"), 0U);
    EXPECT_EQ(world.view(game, siti.id).at("preview"), true);
    EXPECT_EQ(world.view(game, budi.id).at("preview"), false);

    world.sow(tab, game, "a");
    world.until([&] { return tab->count("preview") == 2; });
    EXPECT_EQ(tab->last("preview").at("data").at("ply"), 1);
    const json answer =
        world.ask(tab, {{"type", "preview"}, {"game", game}, {"data", {{"on", false}}}});
    EXPECT_EQ(answer.at("type"), "ok");
    world.sow(tab, game, "d");
    catch_up();
    EXPECT_EQ(tab->count("preview"), 2U);
}

TEST_F(Preview, NamesOtherPacksWhereTheyDiffer) {
    const std::string game = world.create(
        tab, {{"opponent", "same_screen"}, {"position", "1,0,0,0,0,0,3/40 0,0,0,0,0,9,1/44 s"}});
    world.ask(tab, {{"type", "preview"}, {"game", game}, {"data", {{"on", true}}}});
    world.until([&] { return tab->count("preview") == 1; });
    const json pit = tab->last("preview").at("data").at("pits").at(0);
    EXPECT_EQ(pit.at("captured"), 10);
    std::vector<std::string> packs;
    for (const json& differs : pit.at("differs")) {
        packs.push_back(differs.at("pack"));
    }
    EXPECT_EQ(packs, (std::vector<std::string>{"pertandingan", "sunog"}));
}

TEST_F(Preview, IsRefusedWhilePointsAreAtStake) {
    const std::string game = world.create(tab);
    const json on = {{"type", "preview"}, {"game", game}, {"data", {{"on", true}}}};
    EXPECT_EQ(world.ask(tab, on).at("type"), "ok");
    const std::string ranked = world.create(tab, {{"ranked", true}});
    EXPECT_EQ(code(world.ask(tab, on)), "not_allowed");
    EXPECT_EQ(world.view(game, siti.id).at("can").at("preview"), false);
    EXPECT_EQ(world.view(game, siti.id).at("preview"), false);
    tab->forget();
    world.ask(tab, {{"type", "watch"}, {"game", game}});
    EXPECT_EQ(tab->count("preview"), 0U);
    world.ask(tab, {{"type", "resign"}, {"game", ranked}});
    EXPECT_EQ(world.ask(tab, on).at("type"), "ok");
    EXPECT_EQ(code(world.ask(other, on)), "not_your_game");
}

TEST_F(Position, StartsAGameThatIsNotRanked) {
    const std::string text = "0,0,0,0,0,1,1/40 0,0,0,0,0,0,7/49 n";
    const std::string game = world.create(tab, {{"position", text}, {"opponent", "same_screen"}});
    EXPECT_EQ(tab->state().at("position"), text);
    EXPECT_EQ(tab->last("snapshot").at("data").at("view").at("start"), text);
    world.sow(tab, game, "G");
    world.restart();
    tab = world.open_tab(siti);
    EXPECT_EQ(world.view(game, siti.id).at("start"), text);
    EXPECT_NE(world.record(game).find("[Position \"" + text + "\"]"), std::string::npos);
}

TEST_F(Position, IsRefusedWhilePointsAreAtStake) {
    const json data = {{"opponent", "same_screen"},
                       {"pack", "tradisional"},
                       {"ranked", false},
                       {"position", "1,0,0,0,0,0,3/40 0,0,0,0,0,9,1/44 s"}};
    const json create = {{"type", "create"}, {"data", data}};
    const std::string game = world.create(tab, {{"ranked", true}});
    const json refused = world.ask(tab, create);
    EXPECT_EQ(code(refused), "not_allowed");
    EXPECT_EQ(refused.at("error").at("field"), "data.position");
    world.ask(tab, {{"type", "resign"}, {"game", game}});
    EXPECT_EQ(world.ask(tab, create).at("type"), "ok");
}

TEST_F(Position, IsRefusedWithTheReason) {
    const auto refused = [&](const std::string& text, json more = json::object()) {
        json data = {{"opponent", "same_screen"},
                     {"pack", "tradisional"},
                     {"ranked", false},
                     {"position", text}};
        data.update(more);
        const json error = world.ask(tab, {{"type", "create"}, {"data", data}}).at("error");
        EXPECT_EQ(error.at("code"), "bad_field");
        EXPECT_EQ(error.at("field"), "data.position");
        return error.at("message").get<std::string>();
    };
    EXPECT_NE(refused("7,7").find("line 1, column 4"), std::string::npos);
    EXPECT_NE(refused("1,1,1/0 1,1,1/0 s").find("7 pits"), std::string::npos);
    EXPECT_NE(refused("0,0,0,0,0,0,0/49 0,0,0,0,0,0,1/48 s").find("a seed"), std::string::npos);
    EXPECT_NE(refused("0,0,0,0,0,0,0/49 0,0,0,0,0,0,1/48 -").find("somebody to sow"),
              std::string::npos);
    EXPECT_NE(refused("7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 *", {{"pack", "arena"}}).find("to sow"),
              std::string::npos);
}

}  // namespace
}  // namespace congkak::live::testing
