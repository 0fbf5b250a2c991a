// Journal rows as text and back, so that a game can be rebuilt from its rows.
//
// A row holds a kind and a payload. The payload of an event is its `data`, as viewers get it, and
// in some kinds a member `secret` behind it, which is never sent: the pit of a hidden choice, the
// account that took a seat. The first row of a game, `created`, holds its setup and is never sent
// at all: it has the computer's secret seed.
#pragma once

#include <array>
#include <boost/system/result.hpp>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/rules/ruleset.hpp"
#include "protocol/events.hpp"
#include "protocol/ids.hpp"
#include "protocol/time.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

/// How a game began. South sows first, unless `start` says otherwise.
struct GameSetup {
    GameId game;
    Time created_at{};
    Mode mode = Mode::computer;
    bool ranked = false;
    std::string pack{};
    /// What differs from the pack, for show.
    nlohmann::json clauses = nlohmann::json::object();
    /// What is played, whatever becomes of the pack: stored in full.
    rules::Ruleset ruleset{};
    /// South, North.
    std::array<Player, 2> players{};
    /// Whose game it is, and the side of that account; on one screen it plays both.
    AccountId account = 0;
    rules::Side side = rules::Side::south;
    /// Who has the other seat of a game of two people; 0 where it is open, or no account's.
    AccountId opponent = 0;
    /// The text of the position that play begins from, where it isn't the ruleset's first one.
    std::optional<std::string> start{};
    /// 32 hex digits, secret until the game is over; empty where no computer plays.
    std::string seed{};
    /// 64 hex digits; empty where no computer plays.
    std::string commitment{};
    /// The game that this one is a rematch of.
    std::optional<GameId> rematch_of{};

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

struct HiddenChoice {
    Chosen shown;
    PitRef pit;

    friend bool operator==(const HiddenChoice&, const HiddenChoice&) = default;
};

struct SeatTaken {
    Joined shown;
    AccountId account = 0;

    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

using JournalEntry = std::variant<GameSetup, Sown, TakenBack, LevelChanged, Ended, HiddenChoice,
                                  Opened, RoundStarted, StopOffered, SeatTaken>;

/// What is wrong with a row.
struct JournalError {
    std::string message;
    /// Path in the payload.
    std::string field;
};

/// The row's kind: `created`, or the event's type.
[[nodiscard]] std::string_view kind_of(const JournalEntry& entry) noexcept;

[[nodiscard]] std::string encode_payload(const JournalEntry& entry);

/// The payload has something that viewers don't get.
[[nodiscard]] bool has_secret(const JournalEntry& entry) noexcept;

/// The `data` that viewers get: the payload without its secret. The entry is an event.
[[nodiscard]] std::string encode_shown(const JournalEntry& entry);

/// The inverse. Reads what this version and earlier ones have written; anything else is an error.
[[nodiscard]] boost::system::result<JournalEntry, JournalError> decode_payload(
    std::string_view kind, std::string_view payload);

}  // namespace congkak::protocol
