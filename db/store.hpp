// What the server asks of its storage, in plain structs. One unit of work gets a Store, uses it
// on the thread that it was handed over on, and keeps no reference. The SQL is in db/sql.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/error.hpp"
#include "db/rows.hpp"

namespace congkak::db {

template <class T>
using Result = boost::system::result<T, Refusal>;

/// Every member throws StorageError when storage is broken, and only then; inside a unit that
/// writes, everything the unit did is undone in that case. Members marked [w] write: on the
/// read-only connection they throw.
class Store {
  public:
    virtual ~Store() = default;

    // --- accounts

    /// [w] Refuses name_taken.
    [[nodiscard]] virtual Result<AccountRow> create_account(const NewAccount& account) = 0;

    /// [w] Turns a guest into an account in place: its games and points stay. Refuses name_taken
    /// and not_a_guest.
    [[nodiscard]] virtual Result<void> register_guest(std::int64_t account, const std::string& name,
                                                      const std::string& name_key,
                                                      const std::string& password_hash) = 0;

    [[nodiscard]] virtual std::optional<AccountRow> account_by_key(const std::string& name_key) = 0;
    [[nodiscard]] virtual std::optional<AccountRow> account_by_id(std::int64_t account) = 0;

    /// [w] For rehashing when the parameters of hashing have changed. Unknown accounts are ignored.
    virtual void set_password_hash(std::int64_t account, const std::string& password_hash) = 0;

    // --- sessions; only a hash of the token comes here

    /// [w] An equal hash is replaced.
    virtual void add_session(const std::string& token_hash, std::int64_t account,
                             std::int64_t created_ms, std::int64_t expires_ms) = 0;

    /// Also finds a session that is past its time: the caller looks at expires_ms.
    [[nodiscard]] virtual std::optional<SessionRow> session(const std::string& token_hash) = 0;

    /// [w] Unknown ones are ignored, here and below.
    virtual void touch_session(const std::string& token_hash, std::int64_t seen_ms,
                               std::int64_t expires_ms) = 0;
    /// [w]
    virtual void remove_session(const std::string& token_hash) = 0;

    // --- replies of HTTP requests with an Idempotency-Key

    /// Nothing once the reply has expired, whether it was removed yet or not.
    [[nodiscard]] virtual std::optional<std::string> http_reply(const std::string& scope,
                                                                const std::string& key,
                                                                std::int64_t now_ms) = 0;
    /// [w] The first reply kept for a key stays, unless it has expired.
    virtual void keep_http_reply(const std::string& scope, const std::string& key,
                                 const std::string& reply, std::int64_t now_ms,
                                 std::int64_t expires_ms) = 0;

    // --- games

    /// [w] Writes the game and its first event.
    virtual void create_game(const NewGame& game) = 0;

    /// [w] The second account of a game that had none. Unknown games are ignored.
    virtual void join_game(const std::string& game, std::int64_t account) = 0;

    /// [w] The answer to a command that changed nothing in its game. The first one kept stays.
    virtual void keep_reply(const CommandReply& reply) = 0;

    /// [w] The game must be running and the version the next one; the store doesn't check it here
    /// (the log has no index), finish_game and fold do.
    virtual void append(const JournalRow& row) = 0;

    /// [w] Ends a game exactly once: sets its result, folds its events and replies into it,
    /// decides and books the points. See docs/storage.md for the rules of earning.
    [[nodiscard]] virtual Award finish_game(const FinishedGame& game) = 0;

    /// All running games with all their events, ordered by id. Reads the whole log: for the start.
    [[nodiscard]] virtual std::vector<LiveGame> live_games() = 0;

    /// The same for some games, after a failed commit. Those not running are left out.
    [[nodiscard]] virtual std::vector<LiveGame> live_games(const std::vector<std::string>& ids) = 0;

    /// A game, running or over.
    [[nodiscard]] virtual std::optional<StoredGame> game(const std::string& id) = 0;

    /// The stored reply to a command that created a game, whatever its age, or to any command of
    /// a game that is over. Commands of running games are in live_games().
    [[nodiscard]] virtual std::optional<CommandReply> command_reply(
        std::int64_t account, const std::string& command_id) = 0;

    /// The commands that created the games which run or ended at or after `since_ms`.
    [[nodiscard]] virtual std::vector<CommandReply> recent_creates(std::int64_t since_ms) = 0;

    // --- points

    /// Everybody who ever earned a point, guests too, ordered by account.
    [[nodiscard]] virtual std::vector<PointsRow> all_points() = 0;

    /// Nothing when there is no such account.
    [[nodiscard]] virtual std::optional<PointsRow> points(std::int64_t account) = 0;

    // --- housekeeping; Storage does it by itself

    /// [w] Moves the events of a running game from the log into the game. Unknown or finished
    /// games are left alone.
    virtual void fold(const std::string& game) = 0;

    /// [w] Shortens the log by its oldest rows, at most `limit`, as far as it is longer than
    /// `keep` rows; running games among them are folded first. Returns the rows removed.
    virtual std::int64_t trim(std::int64_t keep, std::int64_t limit) = 0;

    /// [w] Removes what has expired, at most `limit` rows of a kind: sessions, HTTP replies,
    /// replies of games that ended a day ago (a tombstone stays for 30 days). Returns the rows
    /// changed.
    virtual std::int64_t expire(std::int64_t now_ms, std::int64_t limit) = 0;
};

}  // namespace congkak::db
