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
    EXPECT_EQ(hashed_text(samples::game_id(), 1, first_board, 0, rules::Side::south, std::nullopt),
              "congkak.v1\nk7m2p9qwxz3hbtnv\n1\n" + first_board + "\n0\nsouth\n-\n*");
    EXPECT_EQ(
        hashed_text(samples::game_id(), 80, first_board, 77, std::nullopt,
                    Result{rules::Winner::north, Termination::resigned, {53, 45}}),
        "congkak.v1\nk7m2p9qwxz3hbtnv\n80\n" + first_board + "\n77\n-\n-\nnorth resigned 53-45");
}

TEST(MakeState, ShowsTheFirstPosition) {
    const rules::Ruleset ruleset;
    const State state =
        make_state(samples::game_id(), 1, ruleset, rules::first_position(ruleset), 0, std::nullopt);
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
    const rules::Ruleset ruleset;
    const rules::Position position = rules::first_position(ruleset);
    const Result result = make_resigned(position, rules::Side::south);
    EXPECT_EQ(result.winner, rules::Winner::north);
    const State state = make_state(samples::game_id(), 2, ruleset, position, 0, result);
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
    const rules::Ruleset ruleset;
    const rules::Position position = rules::first_position(ruleset);
    EXPECT_NE(make_state(samples::game_id(), 1, ruleset, position, 0, std::nullopt).hash,
              make_state(samples::game_id(), 2, ruleset, position, 0, std::nullopt).hash);
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
