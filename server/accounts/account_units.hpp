// The units of work behind Accounts: what is read and written in one transaction. They run on the
// storage threads and know nothing of passwords, cookies or callbacks.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "db/store.hpp"
#include "server/accounts/accounts.hpp"
#include "server/accounts/name.hpp"

namespace congkak::accounts::units {

template <class T>
using Result = boost::system::result<T, AccountError>;

/// When a session given now starts and ends, and when its idempotency key is forgotten.
struct Times {
    std::int64_t now_ms = 0;
    std::int64_t session_ends_ms = 0;
    std::int64_t key_ends_ms = 0;
};

/// The secrets of a request.
struct Keys {
    std::string session;    ///< Hash of the token the request came with, or empty.
    std::string request;    ///< Hash of the idempotency key, or empty.
    std::string new_token;  ///< The token to be given where a session is made.
};

inline constexpr auto guest_scope = "guest";
inline constexpr auto sign_up_scope = "signup";

[[nodiscard]] Account to_account(const db::AccountRow& row);

/// The session with this hash, if it is good at `now_ms`. `seen_ms`, if given, gets its last use.
[[nodiscard]] std::optional<Session> find_session(db::Store& store, const std::string& hash,
                                                  std::int64_t now_ms,
                                                  std::int64_t* seen_ms = nullptr);

/// The account that a request with this key was answered with.
[[nodiscard]] std::optional<db::AccountRow> answered_before(db::Store& store,
                                                            const std::string& scope,
                                                            const std::string& key,
                                                            std::int64_t now_ms);

/// The account of the session, the guest this key made, or a new guest.
[[nodiscard]] Result<Granted> grant_guest(db::Store& store, const Keys& keys, const Times& times);

/// Registers the session's guest, or a new account, and replaces the session.
/// AccountError::key_reused where the key was answered in the meantime.
[[nodiscard]] Result<Granted> register_account(db::Store& store, const Keys& keys,
                                               const Times& times, const Name& name,
                                               const std::string& password_hash);

/// A session for an account that showed its password. `renewed_hash`: to be stored if not empty.
[[nodiscard]] Result<Granted> grant_login(db::Store& store, const Keys& keys, const Times& times,
                                          std::int64_t account, const std::string& renewed_hash);

}  // namespace congkak::accounts::units
