// Bodies of the HTTP API under /api/v1/: strict reading of requests, writing of responses.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/commands.hpp"
#include "protocol/replies.hpp"
#include "protocol/time.hpp"
#include "protocol/views.hpp"

namespace congkak::protocol {

/// Of signup and login. Only their form is checked: strings, not longer than 1024 bytes.
struct Credentials {
    std::string name;
    std::string password;
};

[[nodiscard]] boost::system::result<Credentials, DecodeError> decode_credentials(
    std::string_view body);

/// Of guest and logout: an empty body or `{}`.
[[nodiscard]] boost::system::result<void, DecodeError> decode_empty(std::string_view body);

/// Of replay: a record, or a position of a reading.
struct ReplayQuestion {
    std::optional<std::string> record;
    std::string position;
    std::string pack;
    /// As in Create.
    nlohmann::json clauses = nlohmann::json::object();
};

/// Only the form is checked, and that there is either a record or a position.
[[nodiscard]] boost::system::result<ReplayQuestion, DecodeError> decode_replay(
    std::string_view body);

/// Of compare: 0..max_integer.
[[nodiscard]] std::optional<std::int64_t> parse_seed(std::string_view text);

/// A place on the leaderboard: what a page starts after.
struct Cursor {
    std::int64_t points = 0;
    Time reached_at;
    AccountId account = 0;

    friend bool operator==(const Cursor&, const Cursor&) = default;
};

/// Letters that need no escaping in a query.
[[nodiscard]] std::string encode_cursor(const Cursor& cursor);
[[nodiscard]] std::optional<Cursor> parse_cursor(std::string_view text);

/// Query of the leaderboard: 1..100.
[[nodiscard]] std::optional<int> parse_limit(std::string_view text);

struct LevelInfo {
    std::string id;
    std::string name_ms;
    std::string name_id;
    std::string name_en;
    int points = 0;
};

[[nodiscard]] std::string encode_http_error(const Error& error);
[[nodiscard]] std::string encode_http(const Account& account);
[[nodiscard]] std::string encode_http(const GameView& view);
[[nodiscard]] std::string encode_http(const LeaderboardPage& page);
[[nodiscard]] std::string encode_http(const PlayerProfile& profile);
/// `{"games":[…]}`.
[[nodiscard]] std::string encode_http(const std::vector<Summary>& games);
/// `{"levels":[…]}`.
[[nodiscard]] std::string encode_http(const std::vector<LevelInfo>& levels);

}  // namespace congkak::protocol
