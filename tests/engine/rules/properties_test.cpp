// Random games under random clauses: what must hold after every sowing, whatever the ruleset.
#include <gtest/gtest.h>

#include <map>

#include "engine/rules/game.hpp"
#include "tests/engine/rules/random_play.hpp"
#include "tests/engine/support.hpp"

namespace congkak::testing {
namespace {

using namespace rules;

constexpr int games = 3000;

/// Plays `games` random games and calls `check(ruleset, before, pit)` ahead of every sowing.
template <typename Check>
void play_random_games(const Check& check) {
    Random random(printed_seed());
    for (int i = 0; i < games; ++i) {
        const Ruleset ruleset = random_ruleset(random);
        Position at = random_start(random, ruleset);
        SCOPED_TRACE(described(ruleset));
        while (!at.over) {
            const Pit pit = random_pit(random, legal_pits(ruleset, at));
            SCOPED_TRACE(record::position_text(at) + " " + record::letter_of(at.to_sow, pit));
            check(ruleset, at, pit);
            if (::testing::Test::HasFailure()) {
                return;
            }
            sow_legal(ruleset, at, pit);
        }
    }
}

/// The holes that a hand of `mover` falls into, one seed at a time, in the plainest possible way.
class PlainSower {
  public:
    PlainSower(const Ruleset& ruleset, Board board, Side mover)
        : ruleset_(ruleset), board_(board), mover_(mover) {}

    void sow(const Lift& lift) {
        EXPECT_EQ(board_.seeds(lift.side, lift.pit), lift.seeds);
        board_.set_seeds(lift.side, lift.pit, 0);
        Side side = lift.side;
        int number = lift.pit.number();
        for (int hand = lift.seeds; hand > 0;) {
            ++number;
            if (number > ruleset_.pits + 1 || (number > ruleset_.pits && side != mover_)) {
                side = other(side);
                number = 1;
            }
            hand -= drop(side, number);
        }
    }

    Board finish(const Outcome& outcome) {
        const Capture& taken = outcome.capture;
        if (outcome.end == SowingEnd::capture) {
            if (taken.from_pit > 0) {
                EXPECT_EQ(board_.seeds(taken.side, taken.pit), 1);
                board_.set_seeds(taken.side, taken.pit, 0);
            }
            EXPECT_EQ(board_.seeds(other(taken.side), taken.opposite), taken.from_opposite);
            if (taken.from_opposite > 0) {
                board_.set_seeds(other(taken.side), taken.opposite, 0);
            }
            board_.set_store(mover_, board_.store(mover_) + taken.total());
        }
        if (outcome.over && ruleset_.sweep != Sweep::none) {
            for (const Side side : {Side::south, Side::north}) {
                for (const Pit pit : board_.occupied(side)) {
                    board_.set_seeds(side, pit, 0);
                }
                board_.set_store(side, board_.store(side) + outcome.swept[index_of(side)]);
            }
        }
        return board_;
    }

  private:
    /// How many seeds left the hand.
    int drop(Side side, int number) {
        if (number > ruleset_.pits) {
            board_.set_store(mover_, board_.store(mover_) + 1);
        } else if (!board_.is_burnt(side, Pit(number))) {
            board_.set_seeds(side, Pit(number), board_.seeds(side, Pit(number)) + 1);
        } else if (ruleset_.burnt == Burnt::forfeit) {
            board_.set_store(other(mover_), board_.store(other(mover_)) + 1);
        } else {
            return 0;
        }
        return 1;
    }

    Ruleset ruleset_;
    Board board_;
    Side mover_;
};

TEST(SowingProperties, SeedsAreConserved) {
    play_random_games([](const Ruleset& ruleset, Position at, Pit pit) {
        const int total = at.board.total();
        sow_legal(ruleset, at, pit);
        EXPECT_EQ(at.board.total(), total);
    });
}

TEST(SowingProperties, APitIsLegalExactlyWhereItsSowingApplies) {
    play_random_games([](const Ruleset& ruleset, const Position& at, Pit) {
        for (int number = 1; number <= Pit::highest; ++number) {
            Position copy = at;
            const bool applies = rules::sow(ruleset, copy, Pit(number)).has_value();
            EXPECT_EQ(applies, is_legal(ruleset, at, Pit(number))) << number;
            EXPECT_TRUE(applies || copy == at) << "a refused sowing changed the position";
        }
    });
}

TEST(SowingProperties, AGameThatIsNotOverCanGoOn) {
    play_random_games([](const Ruleset& ruleset, Position at, Pit pit) {
        sow_legal(ruleset, at, pit);
        EXPECT_NE(at.over, !legal_pits(ruleset, at).empty());
        EXPECT_TRUE(is_playable(ruleset, at));
    });
}

TEST(SowingProperties, ExchangingTheSidesMirrorsTheResult) {
    play_random_games([](const Ruleset& ruleset, Position at, Pit pit) {
        Position mirror = mirrored(at);
        const Outcome outcome = sow_legal(ruleset, at, pit);
        const Outcome mirror_outcome = sow_legal(ruleset, mirror, pit);
        EXPECT_EQ(mirror, mirrored(at));
        EXPECT_EQ(mirror_outcome.mover, other(outcome.mover));
        EXPECT_EQ(mirror_outcome.last.side, other(outcome.last.side));
        EXPECT_EQ(mirror_outcome.last.pit, outcome.last.pit);
        EXPECT_EQ(mirror_outcome.gained, outcome.gained);
        EXPECT_EQ(mirror_outcome.swept[0], outcome.swept[1]);
    });
}

TEST(SowingProperties, TheTracedSowingIsTheUntracedOneAndItsLiftsTellAll) {
    play_random_games([](const Ruleset& ruleset, const Position& at, Pit pit) {
        Position untraced = at;
        Position traced = at;
        const auto outcome = rules::sow(ruleset, untraced, pit);
        const auto told = sow_traced(ruleset, traced, pit);
        ASSERT_TRUE(outcome && told);
        EXPECT_EQ(traced, untraced);
        EXPECT_EQ(told->outcome, *outcome);
        EXPECT_EQ(told->lifts.size(), outcome->lifts);
        PlainSower plain(ruleset, at.board, at.to_sow);
        int sown = 0;
        for (const Lift& lift : told->lifts) {
            plain.sow(lift);
            sown += lift.seeds;
        }
        EXPECT_EQ(sown, outcome->sown);
        EXPECT_EQ(plain.finish(*outcome), untraced.board);
    });
}

TEST(SowingProperties, WhatTheOutcomeSaysIsWhatHappenedToTheStores) {
    play_random_games([](const Ruleset& ruleset, Position at, Pit pit) {
        const Board before = at.board;
        const Side mover = at.to_sow;
        const Outcome outcome = sow_legal(ruleset, at, pit);
        const auto grown = [&](Side side) { return at.board.store(side) - before.store(side); };
        EXPECT_EQ(grown(mover), outcome.gained + outcome.swept[index_of(mover)]);
        EXPECT_EQ(grown(other(mover)), outcome.forfeited + outcome.swept[index_of(other(mover))]);
        EXPECT_EQ(outcome.over, at.over);
        if (!at.over) {
            EXPECT_EQ(at.to_sow == mover, outcome.turn_goes_on || outcome.passed == other(mover));
            EXPECT_TRUE(outcome.turn_goes_on || !at.lapped);
        }
    });
}

TEST(SowingProperties, PositionsReadBackFromTheirText) {
    play_random_games([](const Ruleset& ruleset, Position at, Pit pit) {
        sow_legal(ruleset, at, pit);
        const auto read = record::parse_position(record::position_text(at));
        ASSERT_TRUE(read) << message(read.error());
        EXPECT_EQ(*read, at);
        EXPECT_EQ(std::hash<Position>{}(*read), std::hash<Position>{}(at));
    });
}

TEST(SowingProperties, RandomGamesMeetEveryRareEvent) {
    std::map<std::string, int> seen;
    play_random_games([&seen](const Ruleset& ruleset, Position at, Pit pit) {
        const bool long_hand = at.board.seeds(at.to_sow, pit) > 2 * ruleset.pits + 1;
        const Outcome outcome = sow_legal(ruleset, at, pit);
        seen["end " + std::to_string(static_cast<int>(outcome.end))] += 1;
        seen["capture of the seed alone"] +=
            outcome.capture.from_pit == 1 && outcome.capture.from_opposite == 0;
        seen["capture on the other side"] +=
            outcome.end == SowingEnd::capture && outcome.capture.side != outcome.mover;
        seen["turn goes on after a capture"] +=
            outcome.end == SowingEnd::capture && outcome.turn_goes_on;
        seen["mover passes"] += outcome.passed == outcome.mover;
        seen["opponent passes"] += outcome.passed == other(outcome.mover);
        seen["over within a free turn"] += outcome.over && outcome.end == SowingEnd::free_turn;
        seen["swept to the other side"] +=
            outcome.over && outcome.swept[index_of(other(outcome.mover))] > 0;
        seen["forfeited"] += outcome.forfeited > 0;
        seen["a hand goes round the board"] += long_hand;
        seen["lapped"] += at.lapped;
    });
    for (const SowingEnd end : {SowingEnd::free_turn, SowingEnd::capture, SowingEnd::no_capture,
                                SowingEnd::mati, SowingEnd::stopped, SowingEnd::burnt}) {
        EXPECT_GT(seen["end " + std::to_string(static_cast<int>(end))], 0);
    }
    for (const auto& [event, count] : seen) {
        EXPECT_GT(count, 0) << event;
    }
}

}  // namespace
}  // namespace congkak::testing
