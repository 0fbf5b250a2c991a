// Why something was refused: the one table of codes, with the text, the HTTP status and the
// sentence that each has unless something more exact is said.
//
// The strings are stable: clients choose what to do and what to say by them. The sentences are for
// people who write clients.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace congkak::protocol {

enum class ErrorCode : std::uint8_t {
    // The text itself.
    bad_json,
    bad_field,
    unknown_type,
    unknown_field,
    too_large,
    too_deep,
    duplicate_key,
    // The connection.
    rate_limited,
    hello_first,
    unsupported_version,
    not_logged_in,
    // The game.
    unknown_game,
    not_your_game,
    not_your_turn,
    stale_ply,
    illegal_sowing,
    game_over,
    game_running,
    wrong_phase,
    already_chosen,
    seat_open,
    seat_taken,
    not_allowed,
    unknown_pack,
    unsupported_ruleset,
    unknown_level,
    too_many_games,
    expired,
    no_help,
    // The server.
    busy,
    storage_failed,
    shutting_down,
    internal,
    // HTTP only.
    name_taken,
    bad_name,
    bad_password,
    common_password,
    wrong_login,
    already_registered,
    not_found,
    method_not_allowed,
    bad_origin,
    bad_request,
    unsupported_media_type,
    bad_record,
};

struct ErrorInfo {
    ErrorCode code;
    std::string_view text;
    int http_status;
    std::string_view message;
};

/// The table, in the order of the enumeration.
[[nodiscard]] std::span<const ErrorInfo> error_table() noexcept;

[[nodiscard]] const ErrorInfo& info(ErrorCode code) noexcept;

[[nodiscard]] inline std::string_view to_text(ErrorCode code) noexcept { return info(code).text; }
[[nodiscard]] inline int http_status(ErrorCode code) noexcept { return info(code).http_status; }

[[nodiscard]] std::optional<ErrorCode> parse_error_code(std::string_view text) noexcept;

}  // namespace congkak::protocol
