// Matches of several rounds at a table: going on, stopping, taking back across them.
#include <gtest/gtest.h>

#include "tests/server/match/script.hpp"

namespace congkak::match {
namespace {

using rules::Phase;
using rules::Side;

Script after_one_round(match::Setup setup) {
    setup.ruleset = with_rounds();
    Script game(setup);
    if (setup.mode == Mode::people) {
        game.does(Join{}, Human{guest});
    }
    game.plays_the_round();
    EXPECT_EQ(game.table().game().phase(), Phase::round_over);
    return game;
}

TEST(TableRounds, WaitForTheNextOneToBeStarted) {
    Script game = after_one_round(against_easy());
    const int ply = game.table().ply();
    EXPECT_FALSE(game.table().is_over());
    EXPECT_FALSE(game.table().computer_turn());
    EXPECT_TRUE(game.table().awaits(account));
    EXPECT_EQ(game.refuses(Sow{ply, Side::south, rules::Pit(1)}), Refusal::wrong_phase);
    EXPECT_EQ(game.refuses(NextRound{ply - 1}), Refusal::stale_ply);
    const Can can = game.table().can(account);
    EXPECT_TRUE(can.next_round && can.stop && can.resign);
    EXPECT_FALSE(can.sow || can.choose);

    const Effects effects = game.does(NextRound{ply});
    const Side starter = game.table().game().round_starter();
    EXPECT_EQ(std::get<RoundStarted>(effects.events[0].what), (RoundStarted{2, starter}));
    EXPECT_EQ(game.table().ply(), ply + 1);
    EXPECT_EQ(game.table().game().phase(), Phase::sowing);
    EXPECT_EQ(game.refuses(Stop{ply + 1}), Refusal::wrong_phase);
}

TEST(TableRounds, EndWithTheMatch) {
    for (const match::Setup& setup : {against_easy(), two_on_one_screen(), two_people()}) {
        Script game = after_one_round(setup);
        const Effects last = game.plays_at_random_to_the_end();
        ASSERT_TRUE(game.table().is_over());
        EXPECT_EQ(last.events.size(), 2U);
        EXPECT_GT(game.table().game().rounds().size(), 1U);
        EXPECT_EQ(game.table().result()->winner, game.table().game().result()->winner);
    }
}

TEST(Stop, EndsTheMatchWhereNobodyElseHasASay) {
    for (const match::Setup& setup : {against_easy(), two_on_one_screen()}) {
        Script game = after_one_round(setup);
        const Effects effects = game.does(Stop{game.table().ply()});
        ASSERT_EQ(effects.events.size(), 1U);
        EXPECT_TRUE(effects.ended);
        EXPECT_EQ(game.table().result()->termination, Termination::agreed);
        EXPECT_EQ(game.table().result()->winner, game.table().game().rounds()[0].winner);
        EXPECT_EQ(game.refuses(NextRound{game.table().ply()}), Refusal::game_over);
    }
}

TEST(Stop, IsAnOfferBetweenTwoPeople) {
    Script game = after_one_round(two_people());
    const int ply = game.table().ply();
    const Effects offer = game.does(Stop{ply}, Human{guest});
    EXPECT_EQ(std::get<StopOffered>(offer.events[0].what).side, Side::north);
    EXPECT_EQ(game.table().stop_offer(), Side::north);
    EXPECT_EQ(game.table().ply(), ply);
    EXPECT_FALSE(game.table().is_over());
    EXPECT_FALSE(game.table().awaits(guest));
    EXPECT_FALSE(game.table().can(guest).stop);
    EXPECT_TRUE(game.table().can(account).stop);
    EXPECT_EQ(game.refuses(Stop{ply}, Human{guest}), Refusal::not_allowed);

    game.does(Stop{ply});
    EXPECT_EQ(game.table().result()->termination, Termination::agreed);
    EXPECT_FALSE(game.table().stop_offer());
}

TEST(Stop, IsDeclinedByStartingTheNextRound) {
    Script game = after_one_round(two_people());
    game.does(Stop{game.table().ply()});
    game.does(NextRound{game.table().ply()}, Human{guest});
    EXPECT_FALSE(game.table().stop_offer());
    EXPECT_EQ(game.table().game().round(), 2);
}

TEST(TakeBack, GoesAcrossRounds) {
    Script game = after_one_round(against_easy());
    game.does(NextRound{game.table().ply()});
    const int ply = game.table().ply();
    const auto history = game.table().game().history();
    int target = ply - 1;
    for (; target >= 0; --target) {
        const auto* sowing = history[static_cast<std::size_t>(target)].sowing();
        if (sowing != nullptr && sowing->outcome.mover == Side::south) {
            break;
        }
    }
    const rules::Position before = game.table().game().position_at(target);
    const Effects effects = game.does(TakeBack{ply});
    EXPECT_EQ(std::get<TakenBack>(effects.events[0].what).plies, ply - target);
    EXPECT_EQ(game.table().game().round(), 1);
    EXPECT_TRUE(game.table().game().rounds().empty());
    EXPECT_EQ(game.table().game().position(), before);
}

TEST(TakeBack, OnOneScreenUndoesTheStartOfARound) {
    Script game = after_one_round(two_on_one_screen());
    const int ply = game.table().ply();
    game.does(NextRound{ply});
    game.does(TakeBack{ply + 1});
    EXPECT_EQ(game.table().ply(), ply);
    EXPECT_EQ(game.table().game().phase(), Phase::round_over);
}

TEST(Resign, BetweenRoundsIsAnybodysRight) {
    Script game = after_one_round(two_people());
    game.does(Resign{}, Human{guest});
    EXPECT_EQ(game.table().result(), (Result{rules::Winner::south, Termination::resigned}));
}

}  // namespace
}  // namespace congkak::match
