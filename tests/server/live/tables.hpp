// Two accounts with a tab each, and a table between them.
#pragma once

#include <gtest/gtest.h>

#include "tests/server/live/world.hpp"

namespace congkak::live::testing {

class Tables : public ::testing::Test {
  protected:
    void SetUp() override {
        world.start();
        siti = world.make_account("siti");
        budi = world.make_account("budi", true);
        tab = world.open_tab(siti);
        other = world.open_tab(budi);
    }

    /// A table with an open seat, which Siti's tab watches.
    std::string open_table(json wish = json::object()) {
        json data = {{"opponent", "people"}};
        data.update(wish);
        return world.create(tab, data);
    }

    json join(const TabPtr& who, const std::string& game) {
        return world.ask(who, {{"type", "join"}, {"game", game}});
    }
    void watch(const TabPtr& who, const std::string& game) {
        world.ask(who, {{"type", "watch"}, {"game", game}});
        world.until([&] { return who->last("snapshot").value("game", "") == game; }, "a snapshot");
    }

    /// Siti sits South and Budi North; both watch.
    std::string table(json wish = json::object()) {
        const std::string game = open_table(std::move(wish));
        EXPECT_EQ(join(other, game).at("type"), "ok");
        watch(other, game);
        watch(tab, game);
        return game;
    }

    /// Both have seen the same events.
    void catch_up() {
        world.until([&] { return tab->state() == other->state(); }, "both tabs");
    }

    /// Whoever is awaited does what comes next, until `is_done`.
    void play(const std::string& game, const std::function<bool()>& is_done) {
        while (!is_done()) {
            const json& awaits = tab->state().at("awaits");
            const bool is_south = awaits.empty() || awaits.at(0) == "south";
            const json answer = world.go_on(is_south ? tab : other, game);
            ASSERT_EQ(answer.at("type"), "ok") << answer;
            catch_up();
        }
    }

    /// The same after a restart, in new tabs.
    void restart(const std::string& game) {
        world.restart();
        tab = world.open_tab(siti);
        other = world.open_tab(budi);
        watch(tab, game);
        watch(other, game);
    }

    static std::string code(const json& answer) {
        EXPECT_EQ(answer.at("type"), "error") << answer;
        return answer.at("error").at("code");
    }
    [[nodiscard]] std::string phase() const { return tab->state().at("phase"); }

    World world;
    Actor siti;
    Actor budi;
    TabPtr tab;
    TabPtr other;
};

}  // namespace congkak::live::testing
