// Tables of two people: the open seat, who may do what, the rematch; and games from a position.
#include <gtest/gtest.h>

#include "tests/server/match/script.hpp"

namespace congkak::match {
namespace {

using rules::Side;

constexpr AccountId third = 13;

TEST(OpenSeat, NobodyPlaysBeforeItIsTaken) {
    Script game(two_people());
    EXPECT_FALSE(game.table().is_seated());
    EXPECT_FALSE(game.table().awaits(account));
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}), Refusal::seat_open);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}, Human{guest}),
              Refusal::not_your_game);
    EXPECT_TRUE(game.table().can(guest).join);
    EXPECT_FALSE(game.table().can(account).join);
    EXPECT_FALSE(game.table().can(std::nullopt).join);
}

TEST(OpenSeat, IsTakenOnce) {
    Script game(two_people());
    EXPECT_EQ(game.refuses(Join{}), Refusal::not_allowed);
    const Effects effects = game.does(Join{}, Human{guest});
    EXPECT_EQ(std::get<Joined>(effects.events[0].what), (Joined{Side::north, guest}));
    EXPECT_TRUE(game.table().is_seated());
    EXPECT_TRUE(game.table().plays(guest, Side::north));
    EXPECT_FALSE(game.table().plays(guest, Side::south));
    EXPECT_EQ(game.refuses(Join{}, Human{third}), Refusal::seat_taken);
    EXPECT_EQ(game.refuses(Join{}, Human{guest}), Refusal::seat_taken);
    EXPECT_FALSE(game.table().can(third).join);
    EXPECT_EQ(game.table().can(third), Can{});
}

TEST(OpenSeat, IsOnlyAtTablesOfTwoPeople) {
    Script game(against_easy());
    EXPECT_EQ(game.refuses(Join{}, Human{guest}), Refusal::not_allowed);
}

TEST(OpenSeat, WhoGivesUpBeforeItIsTakenLosesNothing) {
    Script game(two_people());
    game.does(Resign{});
    EXPECT_EQ(game.table().result(), (Result{rules::Winner::draw, Termination::aborted}));
    EXPECT_EQ(game.refuses(Join{}, Human{guest}), Refusal::game_over);
    EXPECT_FALSE(game.table().can(account).rematch);
    EXPECT_EQ(game.table().rematch(account, {}).error(), Refusal::not_allowed);
}

TEST(TwoPeople, EachSowsForOneSide) {
    Script game(two_people());
    game.does(Join{}, Human{guest});
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}, Human{guest}),
              Refusal::not_your_turn);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}, Human{third}),
              Refusal::not_your_game);
    EXPECT_EQ(game.refuses(Resign{}, Human{third}), Refusal::not_your_game);
    EXPECT_EQ(game.refuses(Sow{0, Side::south, rules::Pit(1)}, Computer{}), Refusal::not_your_game);
    game.does("ad");
    EXPECT_EQ(game.refuses(Sow{2, Side::north, rules::Pit(1)}), Refusal::not_your_turn);
    EXPECT_TRUE(game.table().awaits(guest));
    game.goes_on();
    EXPECT_EQ(game.table().ply(), 3);
    EXPECT_EQ(game.refuses(TakeBack{3}), Refusal::not_allowed);
    EXPECT_EQ(game.refuses(SetLevel{"easy"}), Refusal::not_allowed);
}

TEST(TwoPeople, WhoResignsLoses) {
    Script game(two_people());
    game.does(Join{}, Human{guest});
    game.does(Resign{}, Human{guest});
    EXPECT_EQ(game.table().result(), (Result{rules::Winner::south, Termination::resigned}));
}

TEST(TwoPeople, PlayARematchWithSidesSwappedWhoeverAsks) {
    Script game(two_people());
    game.does(Join{}, Human{guest});
    game.does(Resign{});
    const match::Setup by_owner = *game.table().rematch(account, {});
    EXPECT_EQ(by_owner.account, account);
    EXPECT_EQ(by_owner.opponent, guest);
    EXPECT_EQ(by_owner.human, Side::north);
    const match::Setup by_guest = *game.table().rematch(guest, {});
    EXPECT_EQ(by_guest.account, guest);
    EXPECT_EQ(by_guest.opponent, account);
    EXPECT_EQ(by_guest.human, Side::south);
    EXPECT_EQ(game.table().rematch(guest, {std::nullopt, false})->human, Side::north);
    EXPECT_EQ(game.table().rematch(guest, {"easy", {}}).error(), Refusal::not_allowed);
    EXPECT_EQ(game.table().rematch(third, {}).error(), Refusal::not_your_game);
    EXPECT_TRUE(Table(by_guest).is_seated());
}

TEST(FromAPosition, PlayGoesOnFromThereUnranked) {
    match::Setup setup = against_easy();
    setup.start = rules::first_position(setup.ruleset, Side::north);
    setup.human = Side::north;
    EXPECT_FALSE(can_be_ranked(setup));
    Script game(setup);
    EXPECT_TRUE(game.table().awaits(account));
    game.does("A");
    EXPECT_EQ(game.refuses(Sow{1, Side::south, rules::Pit(1)}), Refusal::illegal_sowing);
    game.does(TakeBack{1});
    EXPECT_EQ(game.table().game().position(), *setup.start);
    game.does(Resign{});
    EXPECT_EQ(game.table().rematch(account, {})->human, Side::south);
    EXPECT_EQ(game.table().rematch(account, {})->start, setup.start);
}

}  // namespace
}  // namespace congkak::match
