#include <gtest/gtest.h>

#include "engine/record/position_text.hpp"
#include "protocol/make_state.hpp"
#include "protocol/state_hash.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol {
namespace {

const std::string first_board = "7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s";

TEST(StateHash, IsFnv1a) {
    // From the algorithm's own test suite.
    EXPECT_EQ(fnv1a(""), 0xcbf29ce484222325U);
    EXPECT_EQ(fnv1a("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(fnv1a("foobar"), 0x85944171f73967e8U);
}

TEST(StateHash, CoversTheCanonicalText) {
    State state;
    state.position = first_board;
    state.to_sow = rules::Side::south;
    state.awaits = {rules::Side::south};
    EXPECT_EQ(hashed_text(samples::game_id(), 1, state, std::nullopt),
              "congkak.v1\nk7m2p9qwxz3hbtnv\n1\n" + first_board +
                  "\n1 sowing\n-\n0\nsouth\nsouth\n-\n-\n-\n-\n*");
    state = State{};
    state.position = "0,0,2/1 0,0,2/1 *";
    state.phase = rules::Phase::opening;
    state.ply = 1;
    state.awaits = {rules::Side::north};
    const rules::Hole hole{rules::Side::north, false, rules::Pit(2)};
    state.opening = OpeningState{{rules::Side::south}, {std::nullopt, CarriedHand{hole, 4}}};
    EXPECT_EQ(hashed_text(samples::game_id(), 7, state, std::nullopt),
              "congkak.v1\nk7m2p9qwxz3hbtnv\n7\n0,0,2/1 0,0,2/1 *\n1 opening\n-\n1\n-\nnorth\n"
              "south\n- B 4\n-\n-\n*");
    state = State{};
    state.position = first_board;
    state.phase = rules::Phase::over;
    state.round = 2;
    state.rounds = {{rules::Side::south, rules::Winner::north, {45, 53}},
                    {rules::Side::north, rules::Winner::draw, {49, 49}}};
    state.ply = 77;
    state.stop_offer = rules::Side::north;
    EXPECT_EQ(hashed_text(samples::game_id(), 80, state,
                          Result{rules::Winner::north,
                                 Termination::agreed,
                                 {49, 49},
                                 rules::MatchBy::rounds_won,
                                 {0, 1}}),
              "congkak.v1\nk7m2p9qwxz3hbtnv\n80\n" + first_board +
                  "\n2 over\nsouth north 45-53 north draw 49-49\n77\n-\n-\n-\n-\nnorth\n-\n"
                  "north agreed 49-49 rounds_won 0-1");
}

TEST(MakeState, ShowsTheFirstPosition) {
    const State state = make_state(samples::game_id(), 1, rules::Game(rules::Ruleset{}));
    EXPECT_EQ(state.position, first_board);
    EXPECT_EQ(state.board[0].pits, std::vector<int>(7, 7));
    EXPECT_EQ(state.board[1].store, 0);
    EXPECT_EQ(state.to_sow, rules::Side::south);
    EXPECT_EQ(state.legal.size(), 7U);
    EXPECT_EQ(to_text(state.legal.front()), "a");
    EXPECT_FALSE(state.over);
    EXPECT_EQ(state.hash.size(), 16U);
}

TEST(MakeState, LeavesAResignedGameAsItStood) {
    const rules::Game game(rules::Ruleset{});
    const Result result = make_result(game, rules::Winner::north, Termination::resigned);
    const State state = make_state(samples::game_id(), 2, game, {.result = result});
    EXPECT_EQ(state.position, first_board);
    EXPECT_EQ(state.to_sow, std::nullopt);
    EXPECT_TRUE(state.legal.empty());
    EXPECT_TRUE(state.over);
}

TEST(MakeState, LetsNobodySowAfterTheLastSowingThoughTheEndIsNotToldYet) {
    const Sown last = samples::play(rules::Ruleset{}).events.back();
    EXPECT_FALSE(last.state.over);
    EXPECT_EQ(last.state.to_sow, std::nullopt);
    EXPECT_TRUE(last.state.legal.empty());
    const Ended ended = samples::ended();
    EXPECT_TRUE(ended.state.over);
    EXPECT_EQ(ended.state.position, last.state.position);
}

TEST(MakeState, TellsOneVersionFromTheNext) {
    const rules::Game game(rules::Ruleset{});
    EXPECT_NE(make_state(samples::game_id(), 1, game).hash,
              make_state(samples::game_id(), 2, game).hash);
}

TEST(MakeState, AwaitsNobodyWhileASeatIsOpen) {
    const rules::Game game(rules::Ruleset{});
    const State state = make_state(samples::game_id(), 1, game, {.is_seated = false});
    EXPECT_EQ(state.to_sow, rules::Side::south);
    EXPECT_TRUE(state.awaits.empty());
    EXPECT_TRUE(state.legal.empty());
}

TEST(MakeState, TellsOfAHiddenChoiceThatItIsThereAndNothingElse) {
    rules::Game game(samples::with_opening());
    const State before = make_state(samples::game_id(), 1, game);
    EXPECT_EQ(before.to_sow, std::nullopt);
    EXPECT_EQ(before.awaits, (std::vector{rules::Side::south, rules::Side::north}));
    EXPECT_EQ(before.legal.size(), 14U);
    std::vector<State> after;
    for (const int pit : {2, 5}) {
        rules::Game chosen(samples::with_opening());
        ASSERT_TRUE(chosen.choose(rules::Side::south, rules::Pit(pit)));
        after.push_back(make_state(samples::game_id(), 2, chosen));
    }
    EXPECT_EQ(after[0], after[1]);
    EXPECT_EQ(after[0].opening->chosen, std::vector{rules::Side::south});
    EXPECT_EQ(after[0].awaits, std::vector{rules::Side::north});
    EXPECT_EQ(after[0].position, before.position);
    EXPECT_NE(after[0].hash, before.hash);
}

TEST(MakeState, ShowsHandsThatAreCarriedFromStepToStep) {
    int carried = 0;
    const State* before = nullptr;
    const samples::Match match = samples::play_match(samples::with_opening());
    for (const JournalEntry& entry : match.events) {
        const auto* opened = std::get_if<Opened>(&entry);
        if (opened == nullptr) {
            continue;
        }
        for (const std::size_t side : {0U, 1U}) {
            const auto known =
                before != nullptr ? before->opening->hands[side] : std::optional<CarriedHand>();
            EXPECT_EQ(opened->opening.sides[side].carried, known);
            carried += known ? 1 : 0;
        }
        before = &opened->state;
    }
    EXPECT_GT(carried, 0);
    EXPECT_FALSE(before->opening);
}

TEST(MakeState, CountsRoundsAndShowsBurntPits) {
    const samples::Match match = samples::play_match(samples::with_rounds());
    std::size_t burnt = 0;
    int over = 0;
    for (const JournalEntry& entry : match.events) {
        if (const auto* sown = std::get_if<Sown>(&entry)) {
            over += sown->state.phase == rules::Phase::round_over ? 1 : 0;
        } else if (const auto* started = std::get_if<RoundStarted>(&entry)) {
            EXPECT_EQ(started->state.round, started->round);
            EXPECT_EQ(started->state.rounds.size(), static_cast<std::size_t>(started->round - 1));
            EXPECT_EQ(started->state.to_sow, started->starter);
            burnt += started->state.board[0].burnt.size() + started->state.board[1].burnt.size();
        }
    }
    EXPECT_GT(over, 0);
    EXPECT_GT(burnt, 0U);
}

TEST(MakeSowing, TellsWhereEverySeedWent) {
    // Every event's lifts, dropped seed by seed, lead from the board before to the board after.
    for (const bool relay : {true, false}) {
        rules::Ruleset ruleset;
        ruleset.relay = relay;
        const samples::Played played = samples::play(ruleset);
        rules::Position before = rules::first_position(ruleset);
        for (const Sown& event : played.events) {
            const Sowing& sowing = event.sowing;
            ASSERT_EQ(sowing.lifts.front().pit, sowing.pit.pit);
            rules::Ring ring = before.board.ring(sowing.pit.side);
            const std::size_t holes = 2 * static_cast<std::size_t>(ruleset.pits) + 1;
            std::size_t at = 0;
            for (const rules::Lift& lift : sowing.lifts) {
                at = static_cast<std::size_t>(lift.pit.index()) +
                     (lift.side == sowing.pit.side ? 0 : 8);
                ASSERT_EQ(ring[at], lift.seeds);
                ring[at] = 0;
                for (int seed = 0; seed < lift.seeds; ++seed) {
                    at = (at + 1) % holes;
                    ++ring[at];
                }
            }
            EXPECT_EQ(sowing.last.is_store, at == 7U);
            rules::Board board = before.board;
            board.set_ring(sowing.pit.side, ring);
            int taken = 0;
            if (sowing.capture) {
                const CaptureView& capture = *sowing.capture;
                taken = capture.own + capture.taken;
                EXPECT_EQ(board.seeds(capture.opposite.side, capture.opposite.pit), capture.taken);
                board.set_seeds(capture.opposite.side, capture.opposite.pit, 0);
                board.set_seeds(capture.pit.side, capture.pit.pit, 1 - capture.own);
                board.set_store(sowing.pit.side, board.store(sowing.pit.side) + taken);
            }
            EXPECT_EQ(board.store(sowing.pit.side) - before.board.store(sowing.pit.side),
                      sowing.gained);
            EXPECT_EQ(sowing.capture.has_value(), sowing.ended == rules::SowingEnd::capture);
            before = *record::parse_position(event.state.position);
            EXPECT_EQ(sowing.swept.has_value(), before.over && board != before.board);
            if (!sowing.swept) {
                EXPECT_EQ(board, before.board) << event.state.position;
            }
        }
        EXPECT_TRUE(played.game.is_over());
    }
}

}  // namespace
}  // namespace congkak::protocol
