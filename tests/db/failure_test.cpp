// Broken storage: a disk that refuses to take more, a file that another process holds, a killed
// server. The disk's refusal is real: the process may not write past a file size for a while.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <thread>

#include "tests/db/support.hpp"

namespace congkak::db {
namespace {

using testing::event;
using testing::make_account;
using testing::new_game;
using testing::read_and_wait;
using testing::read_number;
using testing::read_text;
using testing::TempFolder;
using testing::write_and_wait;

/// While it lives, no file of this process grows past `bytes`.
class FileSizeLimit {
  public:
    explicit FileSizeLimit(std::uintmax_t bytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit limit = before_;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        ::signal(SIGXFSZ, SIG_DFL);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

  private:
    rlimit before_{};
};

struct Running {
    TempFolder folder;
    Storage storage{{folder.path(), std::chrono::milliseconds(50), std::chrono::milliseconds(20)}};

    Running() {
        EXPECT_FALSE(write_and_wait(
            storage, [](Store& s) { s.create_game(new_game("a", make_account(s, "siti"))); }));
    }

    [[nodiscard]] std::uintmax_t log_size() const {
        return std::filesystem::file_size(folder.path() / "congkak.db-wal");
    }

    std::optional<StorageError> append(std::int64_t version) {
        return write_and_wait(storage, [&](Store& s) { s.append(event("a", version)); });
    }

    std::size_t events() {
        std::size_t count = 0;
        EXPECT_FALSE(read_and_wait(
            storage, [&](Store& s) { count = s.live_games({"a"}).at(0).rows.size(); }));
        return count;
    }
};

TEST(FullDisk, FailsTheWholeGroupAndRecoversByItself) {
    Running running;
    {
        const FileSizeLimit limit(running.log_size());
        const auto error = running.append(2);
        ASSERT_TRUE(error);
        EXPECT_TRUE(error->may_be_stored());
        EXPECT_NE(error->sqlite_code(), 0);
        EXPECT_FALSE(running.storage.healthy());
        const auto next = running.append(3);
        ASSERT_TRUE(next);
        EXPECT_FALSE(next->may_be_stored());
        EXPECT_EQ(running.storage.numbers().failed_commits, 1U);
    }
    // Storage tries by itself; reads succeed again exactly then.
    while (read_and_wait(running.storage, [](Store&) {})) {
        std::this_thread::yield();
    }
    EXPECT_EQ(running.events(), 1U);
    EXPECT_FALSE(running.append(2));
    EXPECT_TRUE(running.storage.healthy());
    EXPECT_EQ(running.events(), 2U);
    running.storage.drain_and_stop();
    EXPECT_EQ(read_text(running.folder.database(), "pragma integrity_check"), "ok");
}

TEST(FullDisk, IsNoticedBeforeTheCommitTooWhenAUnitIsLarge) {
    Running running;
    std::optional<StorageError> large;
    {
        const FileSizeLimit limit(running.log_size() + 1024 * 1024);
        large = write_and_wait(running.storage, [](Store& s) {
            JournalRow row = event("a", 2);
            row.payload = std::string(16 * 1024 * 1024, 'x');
            s.append(row);
        });
    }
    ASSERT_TRUE(large);
    EXPECT_FALSE(running.append(2));
    EXPECT_EQ(running.events(), 2U);
}

TEST(BusyFile, FailsAGroupThatNothingWasDoneOf) {
    Running running;
    {
        sql::Connection other({running.folder.database()});
        other.execute("test", "begin immediate");
        const auto error = running.append(2);
        ASSERT_TRUE(error);
        EXPECT_EQ(error->failure(), StorageFailure::busy);
        EXPECT_FALSE(error->may_be_stored());
        EXPECT_FALSE(running.storage.healthy());
        EXPECT_EQ(running.events(), 1U);
    }
    EXPECT_FALSE(running.append(2));
    EXPECT_TRUE(running.storage.healthy());
}

TEST(LostFile, IsNotReplacedByAnEmptyOne) {
    Running running;
    {
        const FileSizeLimit limit(running.log_size());
        EXPECT_TRUE(running.append(2));
        for (const char* name : {"congkak.db", "congkak.db-wal", "congkak.db-shm"}) {
            std::filesystem::remove(running.folder.path() / name);
        }
    }
    EXPECT_TRUE(running.append(3));
    EXPECT_FALSE(running.storage.healthy());
    EXPECT_FALSE(std::filesystem::exists(running.folder.database()));
}

/// The killed server: appends versions 2, 3, … of game "a", eight in flight, and writes each
/// acknowledged version to `pipe`.
[[noreturn]] void write_until_killed(const std::filesystem::path& folder, int pipe) {
    StorageOptions options;
    options.folder = folder;
    options.journal_rows = 200;
    Storage storage(options);
    write_and_wait(storage,
                   [](Store& s) { s.create_game(new_game("a", make_account(s, "siti"))); });
    for (std::int64_t version = 2;; ++version) {
        storage.write([version](Store& s) { s.append(event("a", version)); },
                      [version, pipe](const auto& error) {
                          if (!error && ::write(pipe, &version, sizeof version) < 0) {
                              ::_exit(1);
                          }
                      });
        if (version % 8 == 0) {
            write_and_wait(storage, [](Store&) {});
        }
    }
}

TEST(KilledServer, LosesNothingThatItAcknowledged) {
    for (const std::int64_t kill_after : {1, 40, 700}) {
        SCOPED_TRACE(kill_after);
        const TempFolder folder;
        std::array<int, 2> pipe{};
        ASSERT_EQ(::pipe(pipe.data()), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(pipe[0]);
            write_until_killed(folder.path(), pipe[1]);
        }
        ::close(pipe[1]);
        std::int64_t version = 0;
        std::int64_t acknowledged = 0;
        while (::read(pipe[0], &version, sizeof version) == sizeof version) {
            acknowledged = version;
            if (acknowledged == kill_after + 1) {
                ::kill(child, SIGKILL);
            }
        }
        ::close(pipe[0]);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        ASSERT_GT(acknowledged, kill_after);

        Storage storage({folder.path()});
        EXPECT_FALSE(read_and_wait(storage, [&](Store& s) {
            const auto rows = s.live_games().at(0).rows;
            ASSERT_GE(rows.size(), static_cast<std::size_t>(acknowledged));
            for (std::size_t i = 0; i < rows.size(); ++i) {
                ASSERT_EQ(rows[i].version, static_cast<std::int64_t>(i) + 1);
            }
        }));
        EXPECT_EQ(read_text(folder.database(), "pragma integrity_check"), "ok");
    }
}

}  // namespace
}  // namespace congkak::db
