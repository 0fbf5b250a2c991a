// Games and the journal: what is written comes back, folded or not, also after undone units.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using ::testing::ElementsAre;
using testing::event;
using ::testing::IsEmpty;
using testing::make_account;
using testing::new_game;
using testing::ranked_win;
using testing::read_number;
using testing::StoreOnFile;
using ::testing::UnorderedElementsAre;

std::vector<std::int64_t> versions(const std::vector<JournalRow>& rows) {
    std::vector<std::int64_t> found;
    for (const JournalRow& row : rows) {
        found.push_back(row.version);
    }
    return found;
}

std::vector<std::string> commands(const std::vector<CommandReply>& replies) {
    std::vector<std::string> found;
    for (const CommandReply& reply : replies) {
        found.push_back(reply.command_id);
    }
    return found;
}

/// Two games of one account, "a" with versions 1..4, "b" with 1..2, interleaved.
struct TwoGames {
    StoreOnFile store;
    std::int64_t account = 0;

    TwoGames() {
        store.write([this](Store& s) {
            account = make_account(s, "siti");
            s.create_game(new_game("a", account));
            s.append(event("a", 2, account));
            s.create_game(new_game("b", account));
            s.append(event("a", 3));
            s.append(event("b", 2, account));
            s.append(event("a", 4, account));
        });
    }
};

TEST(LiveGames, ComeBackWithSetupEventsAndReplies) {
    TwoGames games;
    games.store.reopen();
    const auto live = games.store->live_games();
    ASSERT_EQ(live.size(), 2U);
    EXPECT_EQ(live[0].id, "a");
    EXPECT_EQ(live[0].account, games.account);
    EXPECT_EQ(live[0].created_ms, 2000);
    EXPECT_TRUE(live[0].ranked);
    EXPECT_EQ(live[0].setup, R"({"pack":"tradisional"})");
    EXPECT_THAT(versions(live[0].rows), ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(live[0].rows[2].at_ms, 2003);
    EXPECT_EQ(live[0].rows[2].kind, "sown");
    EXPECT_EQ(live[0].rows[2].payload, R"({"ply":3})");
    EXPECT_THAT(commands(live[0].replies), UnorderedElementsAre("a-create", "a-2", "a-4"));
    EXPECT_THAT(versions(live[1].rows), ElementsAre(1, 2));
}

TEST(LiveGames, CanBeReadForSomeGamesOnly) {
    TwoGames games;
    const auto live = games.store->live_games({"b", "unknown"});
    ASSERT_EQ(live.size(), 1U);
    EXPECT_EQ(live[0].id, "b");
    EXPECT_THAT(versions(live[0].rows), ElementsAre(1, 2));
    EXPECT_THAT(commands(live[0].replies), UnorderedElementsAre("b-create", "b-2"));
}

TEST(SecondAccount, TakesAnOpenSeatOnceAndStays) {
    StoreOnFile store;
    std::int64_t owner = 0;
    std::int64_t second = 0;
    store.write([&](Store& s) {
        owner = make_account(s, "owner");
        second = make_account(s, "second");
        s.create_game(new_game("open", owner));
        NewGame both = new_game("both", owner);
        both.opponent = second;
        s.create_game(both);
    });
    EXPECT_EQ(store->game("open")->opponent, 0);
    EXPECT_EQ(store->game("both")->opponent, second);
    store.write([&](Store& s) {
        s.join_game("open", second);
        s.join_game("both", owner);
        s.join_game("nowhere", owner);
    });
    store.reopen();
    for (const LiveGame& game : store->live_games()) {
        EXPECT_EQ(game.account, owner) << game.id;
        EXPECT_EQ(game.opponent, second) << game.id;
    }
    EXPECT_EQ(store->live_games({"open"}).at(0).opponent, second);
}

TEST(Folding, ChangesNothingThatIsReadBack) {
    TwoGames games;
    games.store.write([](Store& s) { s.fold("a"); });
    games.store.write([&](Store& s) { s.append(event("a", 5, games.account)); });
    for (int round = 0; round < 2; ++round) {
        const auto live = games.store->live_games({"a"});
        ASSERT_EQ(live.size(), 1U);
        EXPECT_THAT(versions(live[0].rows), ElementsAre(1, 2, 3, 4, 5));
        EXPECT_EQ(live[0].rows[3].payload, R"({"ply":4})");
        EXPECT_EQ(live[0].rows[3].at_ms, 2004);
        EXPECT_THAT(commands(live[0].replies),
                    UnorderedElementsAre("a-create", "a-2", "a-4", "a-5"));
        EXPECT_EQ(versions(games.store->live_games().at(0).rows), versions(live[0].rows));
        EXPECT_EQ(versions(games.store->game("a")->events), versions(live[0].rows));
        games.store.reopen();
        games.store.write([](Store& s) { s.fold("a"); });
    }
}

TEST(Folding, LeavesUnknownAndFinishedGamesAlone) {
    TwoGames games;
    games.store.write([](Store& s) {
        static_cast<void>(s.finish_game(ranked_win("a", 4, "abc")));
        s.fold("a");
        s.fold("unknown");
    });
    EXPECT_EQ(games.store->game("a")->events.size(), 4U);
}

// A unit that is undone leaves the in-memory places of its rows behind; the same places are then
// taken by rows of other games, and the game itself is written once more.
TEST(Folding, IsNotMisledByUndoneUnits) {
    TwoGames games;
    games.store.write([](Store& s) { s.fold("b"); });  // the places are known from here on
    games.store.write_and_undo([](Store& s) {
        s.append(event("a", 5));
        s.append(event("a", 6));
    });
    games.store.write([&](Store& s) {
        s.append(event("b", 3));
        s.append(event("a", 5, games.account));
    });
    games.store.write_and_undo(
        [](Store& s) { static_cast<void>(s.finish_game(ranked_win("a", 5, "abc"))); });
    EXPECT_EQ(games.store->live_games().size(), 2U);
    games.store.write(
        [](Store& s) { static_cast<void>(s.finish_game(ranked_win("a", 5, "abc"))); });
    EXPECT_THAT(versions(games.store->game("a")->events), ElementsAre(1, 2, 3, 4, 5));
    EXPECT_THAT(versions(games.store->live_games({"b"}).at(0).rows), ElementsAre(1, 2, 3));
}

TEST(Folding, RefusesAGapInTheVersions) {
    TwoGames games;
    try {
        games.store.write([](Store& s) {
            s.append(event("a", 6));
            s.fold("a");
        });
        FAIL() << "the gap went unnoticed";
    } catch (const StorageError& error) {
        EXPECT_EQ(error.failure(), StorageFailure::corrupt);
    }
    EXPECT_EQ(games.store->live_games({"a"}).at(0).rows.size(), 4U);
}

TEST(Journal, RefusesWhatCouldNotBeFoldedLater) {
    TwoGames games;
    JournalRow row = event("a", 5);
    row.payload = "{\n}";
    EXPECT_THROW(games.store.write([&](Store& s) { s.append(row); }), std::invalid_argument);
}

TEST(FinishedGames, HaveResultRecordAndAllEvents) {
    TwoGames games;
    games.store.write([](Store& s) { s.fold("a"); });
    games.store.write([&](Store& s) {
        s.append(event("a", 5, games.account));
        static_cast<void>(s.finish_game(ranked_win("a", 5, "abc")));
    });
    games.store.reopen();
    const auto game = games.store->game("a");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->ended_ms, 5000);
    EXPECT_EQ(game->result, R"({"winner":"south"})");
    EXPECT_EQ(game->record, "[pack tradisional]\nabc\n");
    EXPECT_EQ(game->awarded, 10);
    EXPECT_EQ(game->award_reason, "win");
    EXPECT_THAT(versions(game->events), ElementsAre(1, 2, 3, 4, 5));
    const auto live = games.store->live_games();
    ASSERT_EQ(live.size(), 1U);
    EXPECT_EQ(live[0].id, "b");
    EXPECT_THAT(games.store->live_games({"a"}), IsEmpty());
    EXPECT_FALSE(games.store->game("unknown"));
}

TEST(FinishedGames, MustEndAtTheirLastEvent) {
    TwoGames games;
    for (const std::int64_t version : {3, 5}) {
        EXPECT_THROW(games.store.write([&](Store& s) {
            static_cast<void>(s.finish_game(ranked_win("a", version, "abc")));
        }),
                     StorageError);
    }
    EXPECT_EQ(games.store->game("a")->ended_ms, 0);
}

TEST(Trimming, RemovesTheOldestRowsAndLosesNothing) {
    TwoGames games;
    games.store.write([](Store& s) {
        static_cast<void>(s.finish_game(ranked_win("a", 4, "abc")));
        EXPECT_EQ(s.trim(6, 100), 0);
        EXPECT_EQ(s.trim(1, 3), 3);
        EXPECT_EQ(s.trim(1, 3), 2);
        EXPECT_EQ(s.trim(1, 3), 0);
    });
    EXPECT_EQ(read_number(games.store.folder().database(), "select count(*) from journal"), 1);
    EXPECT_THAT(versions(games.store->game("a")->events), ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(versions(games.store->live_games().at(0).rows), ElementsAre(1, 2));
    games.store.write([](Store& s) {
        EXPECT_EQ(s.trim(0, 100), 1);
        s.append(event("b", 3));
        static_cast<void>(s.finish_game(ranked_win("b", 3, "abd")));
    });
    EXPECT_THAT(versions(games.store->game("b")->events), ElementsAre(1, 2, 3));
}

}  // namespace
}  // namespace congkak::db
