// One player with one running game, and the commands about it, for tests of what lasts.
#pragma once

#include <gtest/gtest.h>

#include "tests/server/live/world.hpp"

namespace congkak::live::testing {

inline json sow(const std::string& game, int ply, const char* pit) {
    return {{"type", "sow"}, {"game", game}, {"data", {{"ply", ply}, {"pit", pit}}}};
}

inline json new_game() {
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
    void SetUp() override { begin(std::chrono::milliseconds(5000)); }

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

}  // namespace congkak::live::testing
