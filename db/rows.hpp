// The plain structs that go in and out of the store. Times are UTC milliseconds since the epoch,
// account ids are > 0, documents (setup, payload, reply, result) are texts that only their owners
// read; the store never looks inside. A document holds no line break.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace congkak::db {

struct NewAccount {
    std::string name;           ///< As shown.
    std::string name_key;       ///< Unique: the name normalised and case-folded.
    std::string password_hash;  ///< Empty for a guest.
    std::int64_t created_ms = 0;
};

struct AccountRow {
    std::int64_t id = 0;
    std::string name;
    std::string name_key;
    std::string password_hash;  ///< Empty for a guest.
    bool guest = false;
    std::int64_t created_ms = 0;
};

struct SessionRow {
    std::int64_t account = 0;
    std::int64_t created_ms = 0;
    std::int64_t seen_ms = 0;
    std::int64_t expires_ms = 0;
};

/// One event of a game, as the journal holds it.
struct JournalRow {
    std::string game;
    std::int64_t version = 0;  ///< Gap-free from 1 within a game.
    std::int64_t at_ms = 0;
    std::string kind;  ///< Letters and underscores.
    std::string payload;
    std::int64_t account = 0;  ///< Who sent the command; 0: nobody did.
    std::string command_id;    ///< Empty: no command caused the event.
    std::string reply;         ///< What the command was answered; empty without a command.
};

/// A game at its start. `first` is its first event: version 1, and its command is the one that
/// created the game (create or rematch).
struct NewGame {
    std::string id;
    std::int64_t account = 0;  ///< Whose game it is.
    std::int64_t created_ms = 0;
    bool ranked = false;
    std::string setup;
    JournalRow first;
    std::int64_t opponent = 0;  ///< The second account; 0: none, or not yet.
};

/// What a command was answered.
struct CommandReply {
    std::int64_t account = 0;
    std::string command_id;
    std::string game;
    std::string reply;     ///< Empty when expired.
    bool expired = false;  ///< Answered so long ago that only this is still known.
};

/// A running game: its setup and every event in version order. Rows that were folded into the
/// game have lost command_id and reply; those are in `replies`.
struct LiveGame {
    std::string id;
    std::int64_t account = 0;
    std::int64_t created_ms = 0;
    bool ranked = false;
    std::string setup;
    std::vector<JournalRow> rows;
    std::vector<CommandReply> replies;  ///< Every command of the game that is known.
    std::int64_t opponent = 0;          ///< As in NewGame.
};

/// How a game ended for the human whose points are at stake.
enum class Outcome { won, lost, draw, none };

/// What the end of a game brought and why. Stored as the text of reason_text().
enum class AwardReason {
    win,                 ///< Points as the level says.
    repeat_sowings,      ///< Won, but with the sowings of an earlier win of one's own.
    no_reply_win_again,  ///< Won without the computer having a turn, as once before at this level.
    lost,
    draw,
    unranked,  ///< Not a ranked game, or nobody's win to count (aborted, same screen).
};

[[nodiscard]] std::string_view reason_text(AwardReason reason);

/// The end of a game. Its last events were appended before, in the same unit of work.
struct FinishedGame {
    std::string id;
    std::int64_t version = 0;  ///< The version of its last event.
    std::int64_t ended_ms = 0;
    std::string result;   ///< Document.
    std::string record;   ///< The game's record; may hold line breaks.
    bool ranked = false;  ///< Points are at stake (as played, so false after any help).
    Outcome outcome = Outcome::none;
    std::string level;                ///< The computer's level at the end, e.g. "easy".
    std::int64_t level_points = 0;    ///< What a win at that level earns.
    std::int64_t margin = 0;          ///< Seeds ahead at the end; for the best result.
    std::string sowings;              ///< All sowings of the game, both sides', in order.
    bool computer_had_a_turn = true;  ///< False: won before the computer sowed once.
};

struct LevelWins {
    std::string level;
    std::int64_t level_points = 0;  ///< As last awarded; the higher, the better the level.
    std::int64_t wins = 0;          ///< Wins that earned points.
    std::int64_t best_margin = 0;
};

/// What the leaderboard knows of an account. Accounts that never earned a point have points 0,
/// reached_ms 0 and no levels.
struct PointsRow {
    std::int64_t account = 0;
    std::string name;
    bool guest = false;
    std::int64_t points = 0;
    std::int64_t reached_ms = 0;  ///< When the present sum was reached.
    std::vector<LevelWins> levels;
};

struct Award {
    std::int64_t awarded = 0;
    AwardReason reason = AwardReason::unranked;
    bool repeated = false;  ///< The game had ended before; this is what was decided then.
    PointsRow standing;     ///< The account after the award.
};

/// Any game, running or over.
struct StoredGame {
    std::string id;
    std::int64_t account = 0;
    std::int64_t created_ms = 0;
    std::int64_t ended_ms = 0;  ///< 0: running.
    bool ranked = false;
    std::string setup;
    std::string result;  ///< Empty while running, as the next three.
    std::string record;
    std::int64_t awarded = 0;
    std::string award_reason;
    std::vector<JournalRow> events;  ///< As LiveGame::rows; without commands.
    std::int64_t opponent = 0;       ///< As in NewGame.
};

}  // namespace congkak::db
