// Simultaneous openings at a table: choices in any order, hidden until all are in.
#include <gtest/gtest.h>

#include "tests/server/match/script.hpp"

namespace congkak::match {
namespace {

using rules::Phase;
using rules::Side;

match::Setup opening_against_easy() {
    match::Setup setup = against_easy();
    setup.ruleset = with_opening();
    return setup;
}

match::Setup opening_on_one_screen() {
    match::Setup setup = two_on_one_screen();
    setup.ruleset = with_opening();
    return setup;
}

Choose south(int pit, int ply = 0) { return {ply, Side::south, rules::Pit(pit)}; }
Choose north(int pit, int ply = 0) { return {ply, Side::north, rules::Pit(pit)}; }

TEST(TableOpening, AChoiceIsAnEventThatPlaysNothing) {
    Script game(opening_against_easy());
    const rules::Position before = game.table().game().position();
    const Effects effects = game.chooses('c');
    ASSERT_EQ(effects.events.size(), 1U);
    EXPECT_EQ(std::get<Chosen>(effects.events[0].what), (Chosen{Side::south, rules::Pit(3)}));
    EXPECT_EQ(game.table().version(), 2);
    EXPECT_EQ(game.table().ply(), 0);
    EXPECT_EQ(game.table().game().position(), before);
    EXPECT_FALSE(game.table().awaits(account));
}

TEST(TableOpening, TheLastChoiceRevealsAllInEitherOrder) {
    Script one(opening_on_one_screen());
    Script other(opening_on_one_screen());
    one.chooses('c');
    const Effects revealed = one.chooses('E');
    other.chooses('E');
    other.chooses('c');
    ASSERT_EQ(revealed.events.size(), 1U);
    const auto& step = std::get<Opened>(revealed.events[0].what).step;
    EXPECT_EQ(step.sides[0].chosen, rules::Pit(3));
    EXPECT_EQ(step.sides[1].chosen, rules::Pit(5));
    EXPECT_EQ(one.table().ply(), 1);
    EXPECT_EQ(one.table().version(), 3);
    EXPECT_EQ(one.table().game().position(), other.table().game().position());
}

TEST(TableOpening, AChoiceStays) {
    Script game(opening_against_easy());
    game.chooses('c');
    EXPECT_EQ(game.refuses(south(3)), Refusal::already_chosen);
    EXPECT_EQ(game.refuses(south(4)), Refusal::already_chosen);
    EXPECT_EQ(game.refuses(TakeBack{0}), Refusal::already_chosen);
    EXPECT_FALSE(game.table().can(account).take_back);
    EXPECT_FALSE(game.table().can(account).choose);
}

TEST(TableOpening, RefusesInTheOrderPlyPhaseSidePit) {
    Script game(opening_against_easy());
    EXPECT_EQ(game.refuses(south(3, 4)), Refusal::stale_ply);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(3)}), Refusal::wrong_phase);
    EXPECT_EQ(game.refuses(north(3)), Refusal::illegal_sowing);
    EXPECT_EQ(game.refuses(south(8)), Refusal::illegal_sowing);
    EXPECT_EQ(game.refuses(NextRound{0}), Refusal::wrong_phase);
    Script alternating(against_easy());
    EXPECT_EQ(alternating.refuses(south(3)), Refusal::wrong_phase);
}

TEST(TableOpening, TheComputerChoosesWithoutKnowingWhatThePersonChose) {
    Script game(opening_against_easy());
    const auto before = game.table().computer_turn();
    game.chooses('c');
    const auto after = game.table().computer_turn();
    ASSERT_TRUE(before && after);
    EXPECT_EQ(after->side, Side::north);
    EXPECT_NE(after->version, before->version);
    EXPECT_EQ(after->opening, before->opening);
    EXPECT_FALSE(after->opening->hidden_choice(Side::south));
}

TEST(TableOpening, TheComputersChoiceCanComeFirst) {
    Script game(opening_against_easy());
    game.chooses('E', Computer{});
    EXPECT_FALSE(game.table().computer_turn());
    EXPECT_TRUE(game.table().awaits(account));
    EXPECT_TRUE(std::holds_alternative<Opened>(game.chooses('c').events[0].what));
}

TEST(TableOpening, ARevealedStepCanBeTakenBack) {
    Script game(opening_on_one_screen());
    const rules::Position before = game.table().game().position();
    game.chooses('c');
    game.chooses('E');
    game.does(TakeBack{1});
    EXPECT_EQ(game.table().ply(), 0);
    EXPECT_EQ(game.table().game().phase(), Phase::opening);
    EXPECT_EQ(game.table().game().position(), before);
    EXPECT_FALSE(game.table().game().hidden_choice(Side::south));
    EXPECT_EQ(game.table().version(), 4);
}

TEST(TableOpening, AComputersHiddenChoiceIsNoReasonNotToTakeBack) {
    Script game(opening_against_easy());
    game.chooses('c');
    game.chooses('E', Computer{});
    while (!game.table().computer_turn()) {
        game.goes_on();
    }
    const int ply = game.table().ply();
    game.goes_on();
    if (game.table().ply() == ply) {
        EXPECT_TRUE(game.table().can(account).take_back);
    }
    game.does(TakeBack{game.table().ply()});
    EXPECT_LT(game.table().ply(), ply + 1);
}

TEST(TableOpening, OnOneScreenTheSideThatIsLeftResignsAndOtherwiseNobodyWins) {
    Script left(opening_on_one_screen());
    left.chooses('c');
    left.does(Resign{});
    EXPECT_EQ(left.table().result(), (Result{rules::Winner::south, Termination::resigned}));
    Script both(opening_on_one_screen());
    both.does(Resign{});
    EXPECT_EQ(both.table().result(), (Result{rules::Winner::draw, Termination::aborted}));
}

TEST(TableOpening, IsPlayedToTheEndOfTheGameInEveryMode) {
    for (match::Setup setup : {opening_against_easy(), opening_on_one_screen(), two_people()}) {
        setup.ruleset = with_opening();
        Script game(setup);
        if (setup.mode == Mode::people) {
            game.does(Join{}, Human{guest});
        }
        game.plays_at_random_to_the_end(7);
        ASSERT_TRUE(game.table().result());
        EXPECT_EQ(game.table().result()->termination, Termination::normal);
    }
}

}  // namespace
}  // namespace congkak::match
