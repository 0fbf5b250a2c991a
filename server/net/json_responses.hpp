// Responses of the HTTP API: JSON bodies and refusals.
#pragma once

#include <string>

#include "protocol/commands.hpp"
#include "protocol/replies.hpp"
#include "server/accounts/account_error.hpp"
#include "server/net/http_types.hpp"

namespace congkak::net {

[[nodiscard]] Response json_response(int status, std::string body);

[[nodiscard]] Response error_response(protocol::ErrorCode code);
[[nodiscard]] Response error_response(const protocol::Error& error);
[[nodiscard]] Response error_response(const protocol::DecodeError& error);
[[nodiscard]] Response error_response(accounts::AccountError error);

/// Refuses a field of the request's query with bad_field.
[[nodiscard]] Response bad_query(std::string field, std::string message);

}  // namespace congkak::net
