// Tables as stories: who may do what, and what follows.
#include "server/match/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/match/script.hpp"

namespace congkak::match {
namespace {

using rules::Side;

TEST(Table, ANewGameIsAtVersionOneAndSouthIsToSow) {
    const Script game(against_easy());
    EXPECT_EQ(game.table().version(), 1);
    EXPECT_EQ(game.table().ply(), 0);
    EXPECT_TRUE(game.table().awaits(account));
    EXPECT_FALSE(game.table().is_over());
    EXPECT_EQ(game.table().updated_at(), 1000);
}

TEST(Table, ASowingIsOneEventAndSaysWhoseTurnItIsThen) {
    Script game(against_easy());
    const Effects free_turn = game.does("a");
    EXPECT_EQ(free_turn.events.size(), 1U);
    EXPECT_EQ(free_turn.events[0].version, 2);
    EXPECT_EQ(game.table().ply(), 1);
    EXPECT_TRUE(std::get<Sown>(free_turn.events[0].what).outcome.turn_goes_on);
    EXPECT_FALSE(game.table().computer_turn());

    game.does("d");
    EXPECT_TRUE(game.table().computer_turn());
    EXPECT_EQ(game.table().version(), 3);
    EXPECT_EQ(game.table().updated_at(), game.now());
}

TEST(Table, TheLiftsOfASowingAreTold) {
    Script game(against_easy());
    const Sown sown = std::get<Sown>(game.does("b").events[0].what);
    ASSERT_FALSE(sown.lifts.empty());
    EXPECT_EQ(sown.lifts.size(), sown.outcome.lifts);
    EXPECT_EQ(sown.lifts[0], (rules::Lift{Side::south, rules::Pit(2), 7}));
}

TEST(Table, TheComputerStartsWhereThePlayerWantsItTo) {
    match::Setup setup = against_easy();
    setup.human = Side::north;
    Script game(setup);
    EXPECT_FALSE(game.table().awaits(account));
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}), Refusal::not_your_turn);

    const auto turn = game.table().computer_turn();
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->version, 1);
    EXPECT_EQ(turn->seeds_before, 0);
    EXPECT_EQ(turn->level, "easy");

    game.computer_does("a");
    ASSERT_TRUE(game.table().computer_turn());
    EXPECT_EQ(game.table().computer_turn()->seeds_before, 7);
}

TEST(Table, RefusesInTheOrderGamePlyTurnPit) {
    Script game(against_easy());
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}, Human{8}), Refusal::not_your_game);
    EXPECT_EQ(game.refuses(Sow{3, Side::south, rules::Pit(1)}), Refusal::stale_ply);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}, Computer{}), Refusal::not_your_turn);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(8)}), Refusal::illegal_sowing);
    EXPECT_EQ(game.refuses(Sow{0, Side::north, rules::Pit(1)}), Refusal::illegal_sowing);
    game.does("a");
    EXPECT_EQ(game.refuses(Sow{1, Side::south, rules::Pit(1)}), Refusal::illegal_sowing);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}), Refusal::stale_ply);
}

TEST(Table, ARefusedCommandChangesNothing) {
    Script game(against_easy());
    game.does("ad");
    const Standing before = standing_of(game.table());
    EXPECT_EQ(game.refuses(Sow{2, Side::south, rules::Pit(2)}), Refusal::not_your_turn);
    EXPECT_EQ(game.refuses(TakeBack{9}), Refusal::stale_ply);
    EXPECT_EQ(standing_of(game.table()), before);
}

TEST(Table, ResigningGivesTheGameToTheComputer) {
    Script game(against_easy());
    game.does("a");
    const Effects effects = game.does(Resign{});
    ASSERT_EQ(effects.events.size(), 1U);
    EXPECT_TRUE(effects.ended);
    EXPECT_EQ(std::get<Ended>(effects.events[0].what).result,
              (Result{rules::Winner::north, Termination::resigned}));
    EXPECT_EQ(effects.events[0].result, game.table().result());
    EXPECT_EQ(game.refuses(Resign{}), Refusal::game_over);
    EXPECT_EQ(game.refuses(Sow{1, Side::south, rules::Pit(2)}), Refusal::game_over);
    EXPECT_FALSE(game.table().awaits(account));
    EXPECT_FALSE(game.table().computer_turn());
}

TEST(Table, OnOneScreenTheSideToSowResigns) {
    Script game(two_on_one_screen());
    game.does("ad");
    ASSERT_EQ(game.table().game().position().to_sow, Side::north);
    game.does(Resign{});
    EXPECT_EQ(game.table().result()->winner, rules::Winner::south);
}

TEST(Table, OnOneScreenTheAccountSowsForBoth) {
    Script game(two_on_one_screen());
    game.does("ad");
    game.does(std::string_view(game.any_pit(1)));
    EXPECT_EQ(game.table().ply(), 3);
    EXPECT_EQ(game.refuses(Sow{3, Side::south, rules::Pit(1)}, Computer{}), Refusal::not_your_game);
}

TEST(Table, TheSowingThatEndsTheRoundIsFollowedByTheEnd) {
    Script game(two_on_one_screen());
    const Effects last = game.plays_at_random_to_the_end();
    ASSERT_EQ(last.events.size(), 2U);
    EXPECT_FALSE(last.events[0].result);
    EXPECT_EQ(last.events[1].version, last.events[0].version + 1);
    ASSERT_TRUE(last.events[1].result);
    EXPECT_EQ(last.events[1].result->termination, Termination::normal);
    EXPECT_EQ(last.events[1].result, game.table().result());
    EXPECT_TRUE(game.table().game().position().over);
    EXPECT_TRUE(last.ended);
    EXPECT_EQ(game.refuses(Resign{}), Refusal::game_over);
}

TEST(TakeBack, AgainstTheComputerGoesBackBeforeTheLastOwnSowing) {
    Script game(against_easy());
    game.does("a");
    const rules::Position before = game.table().game().position();
    game.does("d");
    game.computer_does(game.any_pit());
    const int sown = game.table().ply();
    const Effects effects = game.does(TakeBack{sown});
    EXPECT_EQ(std::get<TakenBack>(effects.events[0].what).plies, sown - 1);
    EXPECT_EQ(game.table().ply(), 1);
    EXPECT_EQ(game.table().game().position(), before);
    EXPECT_TRUE(game.table().awaits(account));
}

TEST(TakeBack, RaisesTheVersionWhileThePlyFalls) {
    Script game(two_on_one_screen());
    game.does("ad");
    game.does(TakeBack{2});
    EXPECT_EQ(game.table().ply(), 1);
    EXPECT_EQ(game.table().version(), 4);
}

TEST(TakeBack, IsRefusedWhereThereIsNothingOfOnesOwn) {
    match::Setup setup = against_easy();
    setup.human = Side::north;
    Script game(setup);
    game.computer_does("a");
    EXPECT_EQ(game.refuses(TakeBack{1}), Refusal::not_allowed);
    EXPECT_FALSE(game.table().can(account).take_back);
}

TEST(RankedGame, RefusesTakingBackAndAnotherLevel) {
    match::Setup setup = against_easy();
    setup.ranked = true;
    Script game(setup);
    game.does("a");
    EXPECT_EQ(game.refuses(TakeBack{1}), Refusal::not_allowed);
    EXPECT_EQ(game.refuses(SetLevel{"expert"}), Refusal::not_allowed);
    const Can can = game.table().can(account);
    EXPECT_TRUE(can.sow && can.resign);
    EXPECT_FALSE(can.take_back || can.level || can.rematch);
}

TEST(RankedGame, NeedsTheComputerAndTheUnchangedRulesOfThePack) {
    EXPECT_TRUE(can_be_ranked(against_easy()));
    EXPECT_FALSE(can_be_ranked(two_on_one_screen()));
    match::Setup other_pack = against_easy();
    other_pack.pack = "umum";
    EXPECT_FALSE(can_be_ranked(other_pack));
    match::Setup changed = against_easy();
    changed.ruleset.capture.needs_opposite = true;
    EXPECT_FALSE(can_be_ranked(changed));
}

TEST(Level, ChangesForTheComputersNextTurn) {
    Script game(against_easy());
    game.does("ad");
    const auto before = game.table().computer_turn();
    game.does(SetLevel{"expert"});
    const auto after = game.table().computer_turn();
    ASSERT_TRUE(before && after);
    EXPECT_EQ(after->level, "expert");
    EXPECT_NE(after->version, before->version);
    EXPECT_EQ(after->position, before->position);
}

TEST(Level, IsNothingForOneScreen) {
    Script game(two_on_one_screen());
    EXPECT_EQ(game.refuses(SetLevel{"easy"}), Refusal::not_allowed);
    EXPECT_FALSE(game.table().can(account).level);
}

TEST(Can, StrangersCanNothing) {
    Script game(against_easy());
    EXPECT_EQ(game.table().can(std::nullopt), Can{});
    EXPECT_EQ(game.table().can(8), Can{});
}

TEST(Rematch, TheOtherSideStartsUnlessSaidOtherwise) {
    Script game(against_easy());
    EXPECT_EQ(game.table().rematch(account, {}).error(), Refusal::game_running);
    game.does(SetLevel{"normal"});
    game.does(Resign{});
    EXPECT_TRUE(game.table().can(account).rematch);
    EXPECT_EQ(game.table().rematch(8, {}).error(), Refusal::not_your_game);

    const match::Setup next = *game.table().rematch(account, {});
    EXPECT_EQ(next.human, Side::north);
    EXPECT_EQ(next.level, "normal");
    const match::Setup wished = *game.table().rematch(account, {"expert", true});
    EXPECT_EQ(wished.human, Side::south);
    EXPECT_EQ(wished.level, "expert");
}

TEST(Rematch, OnOneScreenHasNoLevel) {
    Script game(two_on_one_screen());
    game.does(Resign{});
    EXPECT_EQ(game.table().rematch(account, {"easy", {}}).error(), Refusal::not_allowed);
    EXPECT_EQ(game.table().rematch(account, {{}, false})->human, Side::south);
}

}  // namespace
}  // namespace congkak::match
