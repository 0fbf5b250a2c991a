// One player with one tab, and what they ask for.
#pragma once

#include <gtest/gtest.h>

#include "tests/server/live/world.hpp"

namespace congkak::live::testing {

class Play : public ::testing::Test {
  protected:
    void SetUp() override {
        world.start();
        siti = world.make_account("siti");
        tab = world.open_tab(siti);
    }

    json create(json changes) {
        json data = {{"opponent", "computer"},
                     {"level", "easy"},
                     {"starts", "you"},
                     {"pack", "tradisional"},
                     {"ranked", false}};
        data.update(changes);
        return world.ask(tab, {{"type", "create"}, {"data", data}});
    }
    std::string refusal(json command) {
        const json answer = world.ask(tab, std::move(command));
        EXPECT_EQ(answer.at("type"), "error") << answer;
        return answer.at("error").at("code");
    }

    World world;
    Actor siti;
    TabPtr tab;
};

}  // namespace congkak::live::testing
