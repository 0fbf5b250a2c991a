// A game in memory: its newest table, its last durable one, and what is on its way between them.
#pragma once

#include <atomic>
#include <compare>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "db/error.hpp"
#include "db/rows.hpp"
#include "protocol/ids.hpp"
#include "protocol/journal_codec.hpp"
#include "protocol/replies.hpp"
#include "server/live/frame.hpp"
#include "server/live/viewer.hpp"
#include "server/match/table.hpp"

namespace congkak::live {

using TablePtr = std::shared_ptr<const match::Table>;

/// Names a command for good.
struct CommandKey {
    AccountId account = 0;
    protocol::CommandId id;

    friend auto operator<=>(const CommandKey&, const CommandKey&) = default;
};

struct EventFrame {
    protocol::Version version = 0;
    FramePtr frame;
};

/// Who has taken the open seat.
struct NewSeat {
    AccountId account = 0;
    rules::Side side = rules::Side::south;
    std::string name;
};

/// What one command, or one move of the computer, changes: one unit of work for the storage.
/// Made on the owning thread and not touched there until its fate is known.
struct Batch {
    std::optional<db::NewGame> create;
    std::optional<NewSeat> join;
    std::vector<db::JournalRow> rows;
    std::optional<db::FinishedGame> finish;

    /// The table once all of it is stored.
    TablePtr after;
    /// Without a frame for the creation.
    std::vector<EventFrame> frames;
    /// For the sockets of one account, before `frames`: what only it may know.
    std::optional<std::pair<AccountId, FramePtr>> secret;
    /// Nothing where the computer moved.
    std::optional<CommandKey> command;
    protocol::Reply reply;
    /// Said once the fate of the batch is known: refusals that followed from it.
    std::vector<std::function<void(bool stored)>> afterwards;

    /// Filled by the storage thread.
    std::optional<db::Award> award;
    /// The command had been answered before: nothing was written. A creation then is no failure;
    /// other commands fail with it, as the table has gone ahead.
    std::optional<db::CommandReply> earlier;

    std::optional<db::StorageError> error;
    bool settled = false;
};
using BatchPtr = std::shared_ptr<Batch>;

/// Sowings that were worked out ahead, the first of them for this position.
struct Plan {
    rules::Position at;
    std::vector<rules::Pit> line;
};

struct LiveGame {
    explicit LiveGame(protocol::GameSetup agreed) : id(agreed.game), setup(std::move(agreed)) {}

    /// How many events a viewer that comes back can be sent one by one.
    static constexpr std::size_t most_frames = 64;

    const protocol::GameId id;
    /// With the players who sit there, under the names that they have now.
    protocol::GameSetup setup;
    /// Every accepted command applied.
    TablePtr newest;
    /// As on disk: all that anybody is shown. Nothing until the creation is.
    TablePtr durable;
    /// The last durable events, oldest first, at most most_frames.
    std::deque<EventFrame> frames;
    /// Handed to the storage and not known to be stored, in order.
    std::deque<BatchPtr> pending;
    /// Set by the storage thread when a batch fails: those queued behind it fail too.
    std::shared_ptr<std::atomic<bool>> broken = std::make_shared<std::atomic<bool>>(false);
    /// A batch has failed and it isn't clear yet what is stored: no commands.
    bool recovering = false;
    /// Replies remembers every answer to the game's commands. False for a game that was over when
    /// it was read: those answers are asked of the storage.
    bool knows_replies = true;
    /// Set when a game against the computer is over.
    std::optional<protocol::Earned> earned;
    /// The rest of the turn as the perfect opponent found it.
    std::optional<Plan> plan;
    /// Who wants to be shown where sowings would end.
    std::set<AccountId> previews;

    /// The accounts that play it, as far as that is on its way to disk.
    [[nodiscard]] std::vector<AccountId> players() const {
        std::vector<AccountId> players{setup.account};
        const AccountId opponent = newest ? newest->opponent() : setup.opponent;
        if (opponent != 0) {
            players.push_back(opponent);
        }
        return players;
    }

    [[nodiscard]] bool is_ahead_of_disk() const noexcept { return !pending.empty(); }
};
using GamePtr = std::shared_ptr<LiveGame>;

}  // namespace congkak::live
