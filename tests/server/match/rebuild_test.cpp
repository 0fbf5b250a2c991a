// A table made again from its record is the table it was; a record that can't be true is refused.
#include "server/match/rebuild.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/server/match/script.hpp"

namespace congkak::match {
namespace {

using rules::Side;

void expect_same(const Script& game) {
    const auto again = rebuild(game.table().setup(), game.recorded());
    ASSERT_TRUE(again) << again.error().reason << " at version " << again.error().version;
    EXPECT_EQ(standing_of(*again), standing_of(game.table()));
    EXPECT_EQ(again->can(account), game.table().can(account));
    EXPECT_EQ(again->can(guest), game.table().can(guest));
}

TEST(Rebuild, ANewGameIsItsSetup) { expect_same(Script(against_easy())); }

TEST(Rebuild, GivesBackLevelsAndTakenBackSowings) {
    Script game(against_easy());
    game.does("ad");
    game.does(SetLevel{"expert"});
    game.computer_does(game.any_pit());
    game.does(TakeBack{game.table().ply()});
    game.does("c");
    expect_same(game);
}

TEST(Rebuild, GivesBackWhatIsOver) {
    Script resigned(against_easy());
    resigned.does("a");
    resigned.does(Resign{});
    expect_same(resigned);

    Script played(two_on_one_screen());
    played.plays_at_random_to_the_end();
    expect_same(played);
}

/// Every mode with an opening, with rounds and with neither.
match::Setup setup_of(int i) {
    constexpr std::array modes{against_easy, two_on_one_screen, two_people};
    match::Setup setup = modes[static_cast<std::size_t>(i % 3)]();
    if (setup.mode != Mode::same_screen && i % 2 == 0) {
        setup.human = Side::north;
    }
    if (i % 5 < 2) {
        setup.ruleset = i % 5 == 0 ? with_opening() : with_rounds();
    }
    return setup;
}

TEST(Rebuild, AtAnyMomentOfGamesAtRandom) {
    const unsigned seed = 42;
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    int taken_back = 0;
    int over = 0;
    int openings = 0;
    int rounds = 0;
    for (int i = 0; i < 60; ++i) {
        match::Setup setup = setup_of(i);
        Script game(setup);
        if (setup.mode == Mode::people) {
            game.does(Join{}, Human{guest});
        }
        for (int step = 0; step < 150 && !game.table().is_over(); ++step) {
            const auto choice = static_cast<unsigned>(random());
            if (choice % 9 == 0 && game.table().can(account).take_back) {
                game.does(TakeBack{game.table().ply()});
                ++taken_back;
            } else {
                game.goes_on(choice);
            }
            ASSERT_NO_FATAL_FAILURE(expect_same(game));
            openings += game.table().game().phase() == rules::Phase::opening ? 1 : 0;
        }
        rounds += game.table().game().round() - 1;
        over += game.table().is_over() ? 1 : 0;
    }
    EXPECT_GT(taken_back, 50);
    EXPECT_GT(over, 5);
    EXPECT_GT(openings, 20);
    EXPECT_GT(rounds, 5);
}

struct Lie {
    const char* name;
    void (*tell)(std::vector<Recorded>& events, Setup& setup);
    std::int64_t version;
};

class RebuildLie : public ::testing::TestWithParam<Lie> {};

TEST_P(RebuildLie, IsRefusedWhereItIsTold) {
    Script game(against_easy());
    game.does("ad");
    game.computer_does(game.any_pit());
    game.does(Resign{});
    std::vector<Recorded> events = game.recorded();
    match::Setup setup = game.table().setup();
    GetParam().tell(events, setup);
    const auto again = rebuild(setup, events);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().version, GetParam().version) << again.error().reason;
}

INSTANTIATE_TEST_SUITE_P(
    All, RebuildLie,
    ::testing::Values(
        Lie{"another_board",
            [](auto& events, auto&) {
                std::get<RecordedSowing>(events[1].what).after.board.set_store(Side::south, 40);
            },
            3},
        Lie{"another_pit",
            [](auto& events, auto&) {
                std::get<RecordedSowing>(events[0].what).pit = rules::Pit(3);
            },
            2},
        Lie{"the_other_side",
            [](auto& events, auto&) {
                std::get<RecordedSowing>(events[2].what).side = Side::south;
            },
            4},
        Lie{"a_missing_sowing", [](auto& events, auto&) { events.erase(events.begin()); }, 2},
        Lie{"another_winner",
            [](auto& events, auto&) {
                std::get<Ended>(events[3].what).result.winner = rules::Winner::south;
            },
            5},
        Lie{"something_after_the_end",
            [](auto& events, auto&) {
                events.push_back({LevelChanged{"normal"}, 1});
            },
            6},
        Lie{"nothing_to_take_back", [](auto& events, auto&) { events[0].what = TakenBack{1}; }, 2},
        Lie{"ranked_by_another_pack",
            [](auto&, Setup& setup) {
                setup.pack = "umum";
                setup.ranked = true;
            },
            1}),
    [](const auto& lie) { return std::string(lie.param.name); });

TEST(Rebuild, MissesTheEndOfARoundThatIsOver) {
    Script game(two_on_one_screen());
    game.plays_at_random_to_the_end();
    std::vector<Recorded> events = game.recorded();
    events.pop_back();
    const auto again = rebuild(game.table().setup(), events);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().version, game.table().version());
}

}  // namespace
}  // namespace congkak::match
