// Hidden choices through the live games: on disk when acknowledged, seen by nobody else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/live/tables.hpp"

namespace congkak::live::testing {
namespace {

using Opening = Tables;

/// Everything a tab was sent, as text.
std::string all_frames(const TabPtr& tab) {
    std::string text;
    for (const json& frame : tab->frames()) {
        text += frame.dump() + "\n";
    }
    return text;
}

TEST_F(Opening, AChoiceIsAStubForEverybodyAndToldToItsAccountAlone) {
    const std::string game = table({{"pack", "arena"}});
    const TabPtr second = world.open_tab(siti);
    const TabPtr stranger = world.open_tab(std::nullopt);
    watch(stranger, game);
    for (const TabPtr& who : {tab, other, second, stranger}) {
        who->forget();
    }
    const json answer = world.move(tab, game, "choose", "c");
    EXPECT_EQ(answer.at("data"), json({{"version", 3}, {"ply", 0}}));
    world.until([&] { return other->count("chosen") == 1 && second->count("choice") == 1; });
    EXPECT_EQ(tab->last("choice").at("data"), json({{"ply", 0}, {"side", "south"}, {"pit", "c"}}));
    EXPECT_EQ(other->count("choice") + stranger->count("choice"), 0U);
    const json chosen = other->last("chosen").at("data");
    EXPECT_EQ(chosen.size(), 2U);
    EXPECT_EQ(chosen.at("side"), "south");
    EXPECT_EQ(chosen.at("state").at("opening").at("chosen"), json({"south"}));

    // Another pit would have looked the same.
    const std::string twin = table({{"pack", "arena"}});
    world.move(tab, twin, "choose", "e");
    world.until([&] { return other->last("chosen").at("game") == twin; });
    json otherwise = other->last("chosen").at("data");
    otherwise["state"]["hash"] = chosen.at("state").at("hash");
    EXPECT_EQ(otherwise, chosen);
}

TEST_F(Opening, NoSnapshotViewListOrRecordTellsAHiddenChoice) {
    const std::string game = table({{"pack", "arena"}});
    world.move(tab, game, "choose", "c");
    const TabPtr again = world.open_tab(budi);
    watch(again, game);
    world.ask(again, {{"type", "watch"}, {"game", game}, {"data", {{"version", 1}}}});
    for (const std::string& seen : {all_frames(again), world.view(game, budi.id).dump(),
                                    world.view(game, std::nullopt).dump()}) {
        EXPECT_EQ(seen.find("secret"), std::string::npos);
        EXPECT_EQ(seen.find("\"pit\":\"c\""), std::string::npos);
    }
    EXPECT_TRUE(world.view(game, budi.id).at("choice").is_null());
    EXPECT_EQ(world.view(game, siti.id).at("choice"), json({{"south", "c"}}));
    EXPECT_EQ(world.view(game, std::nullopt).at("moves"), "");
    EXPECT_EQ(world.record(game).find('('), std::string::npos);

    const TabPtr own = world.open_tab(siti);
    world.ask(own, {{"type", "watch"}, {"game", game}, {"data", {{"version", 2}}}});
    world.until([&] { return own->count("choice") == 1; });
    EXPECT_EQ(own->last("choice").at("data").at("pit"), "c");
}

TEST_F(Opening, IsRevealedTogetherInWhateverOrderTheChoicesCome) {
    std::vector<json> opened;
    for (const bool south_first : {true, false}) {
        const std::string game = table({{"pack", "arena"}});
        for (const bool south : {south_first, !south_first}) {
            const json answer = south ? world.move(tab, game, "choose", "c")
                                      : world.move(other, game, "choose", "E");
            ASSERT_EQ(answer.at("type"), "ok") << answer;
        }
        world.until([&] { return tab->last("opened").value("game", "") == game; });
        opened.push_back(tab->last("opened").at("data").at("opened"));
        EXPECT_EQ(tab->last("opened"), other->last("opened"));
    }
    EXPECT_EQ(opened[0], opened[1]);
    EXPECT_EQ(opened[0].at("south").at("chosen"), "c");
    EXPECT_EQ(opened[0].at("north").at("chosen"), "E");
}

TEST_F(Opening, ARepeatIsTheSameCommandAndAnotherChoiceIsRefused) {
    const std::string game = table({{"pack", "arena"}});
    const json choose = {{"type", "choose"}, {"game", game}, {"data", {{"ply", 0}, {"pit", "c"}}}};
    const json first = world.ask(tab, choose, id_of(1));
    const json repeat = world.ask(tab, choose, id_of(1));
    EXPECT_TRUE(repeat.at("repeated"));
    EXPECT_EQ(repeat.at("data"), first.at("data"));
    EXPECT_EQ(code(world.ask(tab, choose)), "already_chosen");
    EXPECT_EQ(code(world.move(tab, game, "choose", "D")), "illegal_sowing");
    EXPECT_EQ(code(world.move(tab, game, "sow", "d")), "wrong_phase");
    EXPECT_EQ(tab->count("chosen"), 1U);
}

TEST_F(Opening, AfterARestartTheHiddenChoiceIsStillThereAndHidden) {
    const std::string game = table({{"pack", "arena"}});
    world.move(tab, game, "choose", "c");
    restart(game);
    EXPECT_EQ(tab->last("snapshot").at("data").at("view").at("choice"), json({{"south", "c"}}));
    EXPECT_TRUE(other->last("snapshot").at("data").at("view").at("choice").is_null());
    world.ask(other, {{"type", "watch"}, {"game", game}, {"data", {{"version", 1}}}});
    EXPECT_EQ(other->count("chosen"), 1U);
    EXPECT_EQ(all_frames(other).find("\"pit\":\"c\""), std::string::npos);
    EXPECT_EQ(code(world.move(tab, game, "choose", "d")), "already_chosen");
    ASSERT_EQ(world.move(other, game, "choose", "E").at("type"), "ok");
    world.until([&] { return tab->count("opened") == 1; });
    EXPECT_EQ(tab->last("opened").at("data").at("opened").at("south").at("chosen"), "c");
}

TEST_F(Opening, AWholeGameComesBackAfterARestartAtAnyMoment) {
    const std::string game = table({{"pack", "arena"}});
    int steps = 0;
    play(game, [&] {
        if (++steps % 7 == 0) {
            const json before = world.view(game, siti.id);
            restart(game);
            EXPECT_EQ(world.view(game, siti.id), before);
        }
        return tab->state().at("status") == "over";
    });
    const json view = world.view(game, std::nullopt);
    EXPECT_EQ(view.at("moves").get<std::string>().substr(0, 1), "(");
}

TEST_F(Opening, TheComputerChoosesToo) {
    const std::string game = world.create(tab, {{"pack", "arena"}});
    world.wait_for_turn(tab);
    world.until([&] { return tab->state().at("awaits") == json({"south"}); });
    EXPECT_EQ(tab->count("choice"), 0U);
    const json chosen = tab->last("chosen").at("data");
    EXPECT_EQ(chosen.at("side"), "north");
    EXPECT_EQ(chosen.size(), 2U);
    EXPECT_TRUE(world.view(game, siti.id).at("choice").is_null());
    world.play_to_the_end(tab, game);
    EXPECT_EQ(tab->state().at("status"), "over");
}

TEST_F(Opening, OnOneScreenBothAreChosenByOneAccount) {
    const std::string game = world.create(tab, {{"pack", "arena"}, {"opponent", "same_screen"}});
    ASSERT_EQ(world.move(tab, game, "choose", "E").at("type"), "ok");
    EXPECT_EQ(world.view(game, siti.id).at("choice"), json({{"north", "E"}}));
    ASSERT_EQ(world.move(tab, game, "choose", "c").at("type"), "ok");
    world.until([&] { return tab->count("opened") == 1; });
    world.play_to_the_end(tab, game);
}

}  // namespace
}  // namespace congkak::live::testing
