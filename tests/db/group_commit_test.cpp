// The storage threads: grouping, order, isolation of units, reads, stopping.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <numeric>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using ::testing::ElementsAre;
using testing::event;
using testing::make_account;
using testing::new_game;
using testing::read_and_wait;
using testing::read_number;
using testing::TempFolder;
using testing::write_and_wait;

StorageOptions options_for(const std::filesystem::path& folder, std::int64_t journal_rows) {
    StorageOptions options;
    options.folder = folder;
    options.journal_rows = journal_rows;
    return options;
}

/// A storage with one account and one game "a".
struct Running {
    TempFolder folder;
    Storage storage;
    std::int64_t account = 0;

    explicit Running(std::int64_t journal_rows = 100'000)
        : storage(options_for(folder.path(), journal_rows)) {
        EXPECT_FALSE(write_and_wait(storage, [this](Store& s) {
            account = make_account(s, "siti");
            s.create_game(new_game("a", account));
        }));
    }

    std::int64_t journal_rows() const {
        return read_number(folder.database(), "select count(*) from journal");
    }
};

/// Holds the storage thread in a unit until released.
class Gate {
  public:
    explicit Gate(Storage& storage) {
        storage.write(
            [this](Store&) {
                reached_.set_value();
                open_.get_future().wait();
            },
            {});
        reached_.get_future().wait();
    }
    void open() { open_.set_value(); }

  private:
    std::promise<void> reached_;
    std::promise<void> open_;
};

TEST(GroupCommit, TakesWhatGatheredWhileTheLastCommitRanInOrder) {
    Running running;
    const std::uint64_t before = running.storage.numbers().commits;
    Gate gate(running.storage);
    std::vector<int> worked;
    std::vector<int> answered;
    std::promise<void> all;
    for (int i = 0; i < 100; ++i) {
        running.storage.write(
            [&, i](Store& s) {
                worked.push_back(i);
                s.append(event("a", 2 + i));
            },
            [&, i](const auto& error) {
                EXPECT_FALSE(error);
                answered.push_back(i);
                if (i == 99) {
                    all.set_value();
                }
            });
    }
    EXPECT_EQ(running.storage.numbers().queued, 100U);
    gate.open();
    all.get_future().wait();
    std::vector<int> in_order(100);
    std::iota(in_order.begin(), in_order.end(), 0);
    EXPECT_EQ(worked, in_order);
    EXPECT_EQ(answered, in_order);
    EXPECT_EQ(running.storage.numbers().commits, before + 2);
    EXPECT_EQ(running.journal_rows(), 101);
}

TEST(GroupCommit, AnswersAfterTheCommit) {
    Running running;
    std::promise<std::int64_t> seen;
    running.storage.write([](Store& s) { s.append(event("a", 2)); },
                          [&](const auto&) { seen.set_value(running.journal_rows()); });
    EXPECT_EQ(seen.get_future().get(), 2);
}

TEST(GroupCommit, AFailingUnitTakesNoOtherWithIt) {
    Running running;
    Gate gate(running.storage);
    struct Case {
        const char* name;
        std::function<void(Store&)> failing;
        StorageFailure failure;
    };
    const Case cases[] = {
        {"throws what is no storage error", [](Store&) { throw std::runtime_error("secret"); },
         StorageFailure::failed_unit},
        {"breaks a constraint", [&](Store& s) { s.create_game(new_game("a", running.account)); },
         StorageFailure::failed_unit},
        {"breaks a reference", [](Store& s) { s.create_game(new_game("c", 999)); },
         StorageFailure::failed_unit},
        {"reports a broken file",
         [](Store&) { throw StorageError(StorageFailure::corrupt, "test"); },
         StorageFailure::corrupt},
    };
    std::vector<std::optional<StorageError>> errors;
    std::int64_t version = 2;
    const auto keep = [&](const auto& error) { errors.push_back(error); };
    for (const Case& each : cases) {
        running.storage.write([v = version++](Store& s) { s.append(event("a", v)); }, keep);
        running.storage.write(
            [&each](Store& s) {
                s.append(event("undone", 1));
                each.failing(s);
            },
            keep);
    }
    gate.open();
    EXPECT_FALSE(write_and_wait(running.storage, [](Store&) {}));
    ASSERT_EQ(errors.size(), 8U);
    for (std::size_t i = 0; i < std::size(cases); ++i) {
        SCOPED_TRACE(cases[i].name);
        EXPECT_FALSE(errors[2 * i]);
        ASSERT_TRUE(errors[2 * i + 1]);
        EXPECT_EQ(errors[2 * i + 1]->failure(), cases[i].failure);
        EXPECT_FALSE(errors[2 * i + 1]->may_be_stored());
        EXPECT_EQ(std::string(errors[2 * i + 1]->what()).find("secret"), std::string::npos);
    }
    EXPECT_EQ(running.journal_rows(), 5);
    EXPECT_EQ(read_number(running.folder.database(),
                          "select count(*) from journal where game = 'undone'"),
              0);
}

TEST(GroupCommit, ErrorsNameTheStatementAndNeverWhatWasBound) {
    Running running;
    const auto error =
        write_and_wait(running.storage, [](Store& s) { s.add_session("token hash", 999, 1, 2); });
    ASSERT_TRUE(error);
    EXPECT_EQ(std::string(error->what()), "session.add: SQLite 19, constraint failed");
    EXPECT_EQ(error->sqlite_code(), 19);
}

TEST(GroupCommit, ShortensTheJournalByItself) {
    Running running(50);
    for (std::int64_t version = 2; version <= 600; ++version) {
        running.storage.write([version](Store& s) { s.append(event("a", version)); },
                              [](const auto& error) { EXPECT_FALSE(error); });
        if (version % 50 == 0) {
            EXPECT_FALSE(write_and_wait(running.storage, [](Store&) {}));
        }
    }
    EXPECT_LT(running.journal_rows(), 350);
    EXPECT_FALSE(read_and_wait(
        running.storage, [](Store& s) { EXPECT_EQ(s.live_games().at(0).rows.size(), 600U); }));
}

TEST(Reads, SeeOneStateAndHoldUpNoCommit) {
    Running running;
    const auto error = read_and_wait(running.storage, [&](Store& s) {
        EXPECT_EQ(s.live_games().at(0).rows.size(), 1U);
        EXPECT_FALSE(write_and_wait(running.storage, [](Store& w) { w.append(event("a", 2)); }));
        EXPECT_EQ(s.live_games().at(0).rows.size(), 1U);
    });
    EXPECT_FALSE(error);
    EXPECT_FALSE(read_and_wait(running.storage,
                               [](Store& s) { EXPECT_EQ(s.live_games().at(0).rows.size(), 2U); }));
}

TEST(Reads, CanNotWrite) {
    Running running;
    const auto error = read_and_wait(running.storage, [](Store& s) { s.append(event("a", 2)); });
    ASSERT_TRUE(error);
    EXPECT_EQ(running.journal_rows(), 1);
    EXPECT_FALSE(read_and_wait(running.storage, [](Store&) {}));
    EXPECT_TRUE(running.storage.healthy());
}

TEST(Stopping, FinishesWhatIsQueuedAndRefusesTheRest) {
    Running running;
    int answered = 0;
    for (std::int64_t version = 2; version <= 50; ++version) {
        running.storage.write([version](Store& s) { s.append(event("a", version)); },
                              [&](const auto& error) { answered += error ? 0 : 1; });
    }
    running.storage.drain_and_stop();
    EXPECT_EQ(answered, 49);
    for (const auto& error : {write_and_wait(running.storage, [](Store&) { ADD_FAILURE(); }),
                              read_and_wait(running.storage, [](Store&) { ADD_FAILURE(); })}) {
        ASSERT_TRUE(error);
        EXPECT_EQ(error->failure(), StorageFailure::stopped);
    }
    running.storage.drain_and_stop();
    EXPECT_EQ(running.journal_rows(), 50);
}

}  // namespace
}  // namespace congkak::db
