#include "protocol/error_code.hpp"

#include <algorithm>
#include <array>

namespace congkak::protocol {

namespace {

using enum ErrorCode;

constexpr std::array table{
    ErrorInfo{bad_json, "bad_json", 400, "the text is not one JSON object in UTF-8"},
    ErrorInfo{bad_field, "bad_field", 400, "a field is missing or has a wrong value"},
    ErrorInfo{unknown_type, "unknown_type", 400, "there is no command of this type"},
    ErrorInfo{unknown_field, "unknown_field", 400, "there is no such field here"},
    ErrorInfo{too_large, "too_large", 413, "the text is too large"},
    ErrorInfo{too_deep, "too_deep", 400, "the text is nested too deeply"},
    ErrorInfo{duplicate_key, "duplicate_key", 400, "a key occurs twice in one object"},
    ErrorInfo{rate_limited, "rate_limited", 429, "too many requests, try again later"},
    ErrorInfo{hello_first, "hello_first", 400, "the first command must be hello, and only that"},
    ErrorInfo{unsupported_version, "unsupported_version", 400,
              "client and server have no version of the protocol in common"},
    ErrorInfo{not_logged_in, "not_logged_in", 401, "this needs an account or a guest"},
    ErrorInfo{unknown_game, "unknown_game", 404, "there is no such game"},
    ErrorInfo{not_your_game, "not_your_game", 403, "somebody else plays this game"},
    ErrorInfo{not_your_turn, "not_your_turn", 409, "the other side is to sow"},
    ErrorInfo{stale_ply, "stale_ply", 409, "the game has moved on since"},
    ErrorInfo{illegal_sowing, "illegal_sowing", 409, "this pit can't be sown now"},
    ErrorInfo{game_over, "game_over", 409, "the game is over"},
    ErrorInfo{game_running, "game_running", 409, "the game is not over yet"},
    ErrorInfo{wrong_phase, "wrong_phase", 409, "the match waits for something else now"},
    ErrorInfo{already_chosen, "already_chosen", 409,
              "the choice for this step has been made and stays"},
    ErrorInfo{seat_open, "seat_open", 409, "nobody has taken the other seat yet"},
    ErrorInfo{seat_taken, "seat_taken", 409, "there is no open seat at this table"},
    ErrorInfo{not_allowed, "not_allowed", 403, "this game doesn't allow that"},
    ErrorInfo{unknown_pack, "unknown_pack", 400, "there is no such ruleset pack"},
    ErrorInfo{unsupported_ruleset, "unsupported_ruleset", 400,
              "this server can't play that ruleset yet"},
    ErrorInfo{unknown_level, "unknown_level", 400, "there is no such level"},
    ErrorInfo{too_many_games, "too_many_games", 409, "finish a running game first"},
    ErrorInfo{expired, "expired", 410, "this command was answered too long ago to say how"},
    ErrorInfo{no_help, "no_help", 403, "nothing helps a player while a game for points runs"},
    ErrorInfo{busy, "busy", 503, "too much is to be done now, try again later"},
    ErrorInfo{storage_failed, "storage_failed", 503, "it could not be stored, try again later"},
    ErrorInfo{shutting_down, "shutting_down", 503, "the server is about to stop"},
    ErrorInfo{internal, "internal", 500, "something went wrong in the server"},
    ErrorInfo{name_taken, "name_taken", 409, "this name is taken"},
    ErrorInfo{bad_name, "bad_name", 400, "this can't be a name"},
    ErrorInfo{bad_password, "bad_password", 400, "a password has 8 to 128 characters"},
    ErrorInfo{common_password, "common_password", 400, "this password is too common"},
    ErrorInfo{wrong_login, "wrong_login", 401, "name or password is wrong"},
    ErrorInfo{already_registered, "already_registered", 409, "this session has an account"},
    ErrorInfo{not_found, "not_found", 404, "there is nothing here"},
    ErrorInfo{method_not_allowed, "method_not_allowed", 405, "this can't be done here"},
    ErrorInfo{bad_origin, "bad_origin", 403, "requests from that site are refused"},
    ErrorInfo{bad_request, "bad_request", 400, "the request makes no sense"},
    ErrorInfo{unsupported_media_type, "unsupported_media_type", 415,
              "the body must be application/json"},
    ErrorInfo{bad_record, "bad_record", 400, "the record or position can't be read"},
};

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (static_cast<std::size_t>(table[i].code) != i) {
            return false;
        }
    }
    return static_cast<std::size_t>(bad_record) + 1 == table.size();
}
static_assert(is_in_order(), "the table has every code at its place");

}  // namespace

std::span<const ErrorInfo> error_table() noexcept { return table; }

const ErrorInfo& info(ErrorCode code) noexcept { return table[static_cast<std::size_t>(code)]; }

std::optional<ErrorCode> parse_error_code(std::string_view text) noexcept {
    const auto* found = std::find_if(table.begin(), table.end(),
                                     [&](const ErrorInfo& entry) { return entry.text == text; });
    return found == table.end() ? std::nullopt : std::optional(found->code);
}

}  // namespace congkak::protocol
