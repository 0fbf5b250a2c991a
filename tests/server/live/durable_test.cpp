// Commit, then acknowledge: nothing is said before it is on disk, nothing acknowledged is lost, and
// no command is played twice.
#include "tests/server/live/durable.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

namespace congkak::live::testing {
namespace {

using namespace std::chrono_literals;

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
    // The computer may sow while the storage is asked whether the refused id was answered before.
    EXPECT_EQ(tab->answers(stale)[0].at("type"), "error");
    EXPECT_GE(tab->answers(stale)[0].at("state").at("ply"), 2);
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
    EXPECT_EQ(world.view(game, siti.id).at("state").at("ply"), 1);
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

}  // namespace
}  // namespace congkak::live::testing
