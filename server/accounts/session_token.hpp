// Secrets made by the server: session tokens, and the hashes under which they are stored.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace congkak::accounts {

/// 256 random bits as 64 lower-case hex digits. Only the player's browser keeps it.
[[nodiscard]] std::string new_session_token();

/// What is stored of a secret text: BLAKE2b-256, 64 hex digits. `purpose` keeps the hashes of
/// different kinds of secrets apart.
[[nodiscard]] std::string secret_hash(std::string_view purpose, std::string_view secret);

/// Under what a token is stored; nothing if `token` can't be one.
[[nodiscard]] std::optional<std::string> session_hash(std::string_view token);

}  // namespace congkak::accounts
