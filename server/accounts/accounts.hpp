// Who is who: guests, sign-up, login, logout, and whose a session token is.
//
// Owning thread only; every callback comes back through `Settings::post`, later, never from within
// the call. Passwords are hashed on a thread of their own, everything is stored before it is
// answered. Of tokens and idempotency keys only hashes are kept.
//
// Idempotency keys (guest, sign_up): a repeat within a day gives the same account and a new session
// for it. A guest's key opens a guest only; a sign-up's only together with the right password.
#pragma once

#include <boost/system/result.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/accounts/account_error.hpp"
#include "server/accounts/password_hasher.hpp"

namespace congkak::db {
class Storage;
}

namespace congkak::accounts {

struct Account {
    std::int64_t id = 0;
    std::string name;
    bool guest = false;
    std::int64_t created_ms = 0;
};

/// A token that was good.
struct Session {
    Account account;
    std::string hash;  ///< Names the session inside the server; no secret.
};

/// A session that was just given, or (`token` empty) the one that was there already.
struct Granted {
    Account account;
    std::string token;  ///< For the player's browser only.
    /// Session::hash of the session this one replaces; empty if none does.
    std::string replaced;
};

struct Settings {
    HashCost hash_cost;
    std::size_t max_waiting_passwords = 64;
    /// A session lasts this long after it was last used.
    std::chrono::milliseconds session_lifetime{std::chrono::hours(24 * 90)};
    /// Runs a function on the owning thread, later. Any thread calls it.
    std::function<void(std::function<void()>)> post;
    /// UTC, milliseconds since the epoch; the system's clock where empty. Any thread calls it.
    std::function<std::int64_t()> now_ms;
};

class Accounts {
  public:
    template <class T>
    using Done = std::function<void(boost::system::result<T, AccountError>)>;

    /// `storage` must outlive the object.
    Accounts(db::Storage& storage, Settings settings);
    /// As stop().
    ~Accounts();
    Accounts(const Accounts&) = delete;
    Accounts& operator=(const Accounts&) = delete;

    /// A new guest, or the account of `token` where that is good.
    void guest(std::optional<std::string> token, std::optional<std::string> key,
               Done<Granted> done);

    /// A new account. Where `token` is a guest's, that guest becomes the account: games and points
    /// stay, and the session is replaced. Refuses bad_name, name_taken, bad_password,
    /// common_password, already_registered, key_reused, busy.
    void sign_up(std::optional<std::string> token, std::string name, std::string password,
                 std::optional<std::string> key, Done<Granted> done);

    /// Replaces the session of `token`; a guest's games stay the guest's. Refuses wrong_login,
    /// busy.
    void log_in(std::optional<std::string> token, std::string name, std::string password,
                Done<Granted> done);

    /// Ends the session of `token`; gives its Session::hash, empty for a token that can't be one.
    void log_out(std::string token, Done<std::string> done);

    /// Whose token it is; nothing where it is unknown or expired. Lengthens the session.
    void resolve(std::string token, Done<std::optional<Session>> done);

    /// The registered account of this name.
    void find(std::string name, Done<std::optional<Account>> done);

    /// Finishes the hashing that waits.
    void stop();

  private:
    class Implementation;
    std::shared_ptr<Implementation> implementation_;
};

}  // namespace congkak::accounts
