// Commit, then acknowledge: nothing is said before it is on disk, nothing acknowledged is lost, and
// no command is played twice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include "db/store.hpp"
#include "tests/server/live/world.hpp"

namespace congkak::live::testing {
namespace {

using namespace std::chrono_literals;

json sow(const std::string& game, int ply, const char* pit) {
    return {{"type", "sow"}, {"game", game}, {"data", {{"ply", ply}, {"pit", pit}}}};
}

json new_game() {
    return {{"type", "create"},
            {"data",
             {{"opponent", "computer"},
              {"level", "easy"},
              {"starts", "you"},
              {"pack", "tradisional"},
              {"ranked", true}}}};
}

class Durable : public ::testing::Test {
  protected:
    void SetUp() override { begin(5000ms); }

    void begin(std::chrono::milliseconds busy_timeout) {
        world.busy_timeout = busy_timeout;
        world.crash();
        world.start();
        siti = world.make_account("siti" + std::to_string(++accounts));
        tab = world.open_tab(siti);
        game = world.create(tab);
        tab->forget();
    }

    World world;
    Actor siti;
    TabPtr tab;
    std::string game;
    int accounts = 0;
};

TEST_F(Durable, NothingIsSaidWhileTheDiskIsHeld) {
    const TabPtr other = world.open_tab(siti);
    auto lock = world.lock();
    const std::string first = world.send(tab, sow(game, 0, "a"));
    const std::string second = world.send(tab, sow(game, 1, "d"));
    const std::string stale = world.send(tab, sow(game, 1, "d"));
    world.run_for(300ms);
    EXPECT_TRUE(tab->frames().empty());
    // Whoever comes now sees the last durable version.
    world.ask(other, {{"type", "watch"}, {"game", game}, {"data", json::object()}});
    EXPECT_EQ(other->last("snapshot").at("version"), 1);
    EXPECT_EQ(world.view(game, siti.id).at("state").at("ply"), 0);

    lock.reset();
    world.until([&] { return tab->answers(stale).size() == 1; });
    EXPECT_EQ(tab->frames()[0].at("re"), first);
    EXPECT_EQ(tab->frames()[1].at("type"), "sown");
    EXPECT_EQ(tab->frames()[2].at("re"), second);
    EXPECT_EQ(tab->frames()[3].at("type"), "sown");
    EXPECT_EQ(tab->frames()[4].at("re"), stale);
    EXPECT_EQ(tab->frames()[4].at("state").at("ply"), 2);
}

TEST_F(Durable, WhatIsAcknowledgedIsOnDisk) {
    const std::string rows = "select count(*) from journal where kind = 'sown'";
    world.sow(tab, game, "a");
    EXPECT_EQ(world.number(rows), 1);
}

TEST_F(Durable, ACommandThatComesTwiceWhileItIsOnItsWayIsPlayedOnce) {
    const TabPtr other = world.open_tab(siti);
    auto lock = world.lock();
    world.send(tab, sow(game, 0, "a"), id_of(1));
    world.send(other, sow(game, 0, "a"), id_of(1));
    const json create = new_game();
    world.send(tab, create, id_of(2));
    world.send(other, create, id_of(2));
    lock.reset();
    world.until([&] { return other->answers(id_of(2)).size() == 1; });
    const json first = tab->answers(id_of(1)).at(0);
    const json repeat = other->answers(id_of(1)).at(0);
    EXPECT_FALSE(first.contains("repeated"));
    EXPECT_EQ(repeat.at("repeated"), true);
    EXPECT_EQ(repeat.at("data"), first.at("data"));
    EXPECT_EQ(tab->answers(id_of(2)).at(0).at("data"), other->answers(id_of(2)).at(0).at("data"));
    EXPECT_EQ(other->count("snapshot"), 1U);
    EXPECT_EQ(world.games().running_games(siti.id).size(), 2U);
    EXPECT_EQ(world.games().running_games(siti.id).back().ply, 1);
}

TEST_F(Durable, AnIdIsAnsweredOnceWhateverComesWithIt) {
    const json first = world.ask(tab, sow(game, 0, "a"), id_of(1));
    const json again = world.ask(tab, {{"type", "resign"}, {"game", game}}, id_of(1));
    EXPECT_EQ(again.at("repeated"), true);
    EXPECT_EQ(again.at("data"), first.at("data"));
    EXPECT_EQ(world.view(game, siti.id).at("state").at("status"), "running");
}

TEST_F(Durable, WhatCouldNotBeStoredHasNotHappened) {
    begin(50ms);
    auto lock = world.lock();
    world.send(tab, sow(game, 0, "a"), id_of(1));
    world.send(tab, sow(game, 1, "d"), id_of(2));
    world.send(tab, new_game(), id_of(3));
    world.until([&] { return tab->answers(id_of(3)).size() == 1; });
    for (const std::uint64_t id : {1U, 2U, 3U}) {
        ASSERT_EQ(tab->answers(id_of(id)).size(), 1U);
        EXPECT_EQ(tab->answers(id_of(id))[0].at("error").at("code"), "storage_failed");
    }
    EXPECT_EQ(tab->frames().size(), 3U);
    EXPECT_EQ(world.games().running_games(siti.id).size(), 1U);

    lock.reset();
    const json again = world.ask(tab, sow(game, 0, "a"), id_of(1));
    EXPECT_EQ(again.at("type"), "ok") << again;
    EXPECT_FALSE(again.contains("repeated"));
    EXPECT_EQ(again.at("data").at("ply"), 1);
    EXPECT_EQ(tab->versions().back(), 2);
}

TEST_F(Durable, ARefusalJudgedByWhatWasLostIsTakenBackToo) {
    begin(50ms);
    auto lock = world.lock();
    world.send(tab, {{"type", "resign"}, {"game", game}}, id_of(1));
    world.send(tab, sow(game, 0, "a"), id_of(2));
    world.until([&] { return tab->answers(id_of(2)).size() == 1; });
    EXPECT_EQ(tab->answers(id_of(2))[0].at("error").at("code"), "storage_failed");
    lock.reset();
    EXPECT_EQ(world.ask(tab, sow(game, 0, "a"), id_of(2)).at("type"), "ok");
}

/// While it lives no file can grow, as on a full disk.
class FullDisk {
  public:
    explicit FullDisk(const std::filesystem::path& log) {
        before_handler_ = ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit limit = before_;
        limit.rlim_cur = std::filesystem::file_size(log);
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        ::signal(SIGXFSZ, before_handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
    void (*before_handler_)(int) = nullptr;
};

TEST_F(Durable, AFullDiskIsToldAndPlayGoesOnWhenThereIsRoom) {
    {
        const FullDisk full(world.file().string() + "-wal");
        world.send(tab, sow(game, 0, "a"), id_of(1));
        world.until([&] { return tab->answers(id_of(1)).size() == 1; });
        EXPECT_EQ(tab->answers(id_of(1))[0].at("error").at("code"), "storage_failed");
        EXPECT_EQ(world.view(game, siti.id).at("state").at("ply"), 0);
    }
    json answer;
    int tries = 0;
    do {
        answer = world.ask(tab, sow(game, 0, "a"), id_of(1));
        world.run_for(200ms);
    } while (answer.at("type") == "error" && ++tries < 50);
    EXPECT_EQ(answer.at("type"), "ok") << answer;
    EXPECT_EQ(answer.at("data").at("ply"), 1);
    EXPECT_EQ(world.number("select count(*) from journal where kind = 'sown'"), 1);
}

TEST_F(Durable, AfterARestartTheGameIsWhatItWas) {
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

TEST_F(Durable, AfterARestartARepeatIsAnsweredAndNotPlayed) {
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

TEST_F(Durable, AfterARestartCommandsOfAFinishedGameCanBeRepeatedForADay) {
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

TEST_F(Durable, AfterARestartTheComputerGoesOn) {
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

TEST_F(Durable, AChoiceForAPositionThatHasPassedIsDropped) {
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
