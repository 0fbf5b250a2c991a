// The steps of each request: read, hash or verify, write, answer; each on its own thread.
#include "server/accounts/accounts.hpp"

#include <utility>

#include "db/storage.hpp"
#include "server/accounts/account_units.hpp"
#include "server/accounts/name.hpp"
#include "server/accounts/password.hpp"
#include "server/accounts/session_token.hpp"
#include "server/accounts/workers.hpp"

namespace congkak::accounts {
namespace {

constexpr std::int64_t day_ms = 24LL * 60 * 60 * 1000;

std::int64_t system_now_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::string hash_or_empty(const std::string& token) {
    return session_hash(token).value_or(std::string{});
}

}  // namespace

class Accounts::Implementation : public std::enable_shared_from_this<Implementation> {
  public:
    Implementation(db::Storage& storage, const Settings& settings)
        : now_ms_(settings.now_ms ? settings.now_ms : system_now_ms),
          session_lifetime_ms_(settings.session_lifetime.count()),
          workers_(storage, settings.hash_cost, settings.max_waiting_passwords, settings.post) {}

    void guest(const std::optional<std::string>& token, const std::optional<std::string>& key,
               Done<Granted> done) {
        workers_.write<Granted>(
            [keys = keys_of(token, key), times = times()](db::Store& store) {
                return units::grant_guest(store, keys, times);
            },
            std::move(done));
    }

    void sign_up(const std::optional<std::string>& token, const std::string& name_text,
                 const std::string& password_text, const std::optional<std::string>& key,
                 Done<Granted> done) {
        const auto name = parse_name(name_text);
        if (!name) {
            return workers_.answer<Granted>(name.error(), std::move(done));
        }
        const auto password = new_password(password_text, name->display);
        if (!password) {
            return workers_.answer<Granted>(password.error(), std::move(done));
        }
        sign_up_unless_answered(std::make_shared<SignUp>(
            SignUp{*name, *password, keys_of(token, key), std::move(done)}));
    }

    void log_in(const std::optional<std::string>& token, const std::string& name,
                const std::string& password, Done<Granted> done) {
        workers_.read<db::AccountRow>(
            [key = name_key(name)](db::Store& store) -> units::Result<db::AccountRow> {
                return store.account_by_key(key).value_or(db::AccountRow{});
            },
            [self = shared_from_this(), password = given_password(password),
             keys = keys_of(token, std::nullopt),
             done = std::move(done)](const units::Result<db::AccountRow>& row) {
                if (!row) {
                    return done(row.error());
                }
                self->log_in_to(*row, password.value_or(std::string{}), keys, done);
            });
    }

    void log_out(const std::string& token, Done<std::string> done) {
        workers_.write<std::string>(
            [hash = hash_or_empty(token)](db::Store& store) -> units::Result<std::string> {
                if (!hash.empty()) {
                    store.remove_session(hash);
                }
                return hash;
            },
            std::move(done));
    }

    void resolve(const std::string& token, Done<std::optional<Session>> done) {
        const std::string hash = hash_or_empty(token);
        if (hash.empty()) {
            return workers_.answer<std::optional<Session>>(std::optional<Session>{},
                                                           std::move(done));
        }
        auto seen_ms = std::make_shared<std::int64_t>(0);
        workers_.read<std::optional<Session>>(
            [hash, now_ms = now_ms_(),
             seen_ms](db::Store& store) -> units::Result<std::optional<Session>> {
                return units::find_session(store, hash, now_ms, seen_ms.get());
            },
            [self = shared_from_this(), hash, seen_ms,
             done = std::move(done)](units::Result<std::optional<Session>> session) {
                if (session && *session) {
                    self->lengthen_once_a_day(hash, *seen_ms);
                }
                done(std::move(session));
            });
    }

    void find(const std::string& name, Done<std::optional<Account>> done) {
        workers_.read<std::optional<Account>>(
            [key = name_key(name)](db::Store& store) -> units::Result<std::optional<Account>> {
                const auto row = store.account_by_key(key);
                return row && !row->guest ? std::optional(units::to_account(*row)) : std::nullopt;
            },
            std::move(done));
    }

    void stop() { workers_.stop(); }

  private:
    struct SignUp {
        Name name;
        std::string password;
        units::Keys keys;
        Done<Granted> done;
    };

    [[nodiscard]] units::Times times() const {
        const std::int64_t now = now_ms_();
        return {.now_ms = now,
                .session_ends_ms = now + session_lifetime_ms_,
                .key_ends_ms = now + day_ms};
    }

    static units::Keys keys_of(const std::optional<std::string>& token,
                               const std::optional<std::string>& key) {
        return {.session = token ? hash_or_empty(*token) : std::string{},
                .request = key ? secret_hash("idempotency", *key) : std::string{},
                .new_token = new_session_token()};
    }

    /// What can be refused, or was answered before, is seen before a hash is paid for.
    void sign_up_unless_answered(const std::shared_ptr<SignUp>& request) {
        workers_.read<db::AccountRow>(
            [request, now_ms = now_ms_()](db::Store& store) -> units::Result<db::AccountRow> {
                const auto earlier = units::answered_before(store, units::sign_up_scope,
                                                            request->keys.request, now_ms);
                if (earlier) {
                    return *earlier;
                }
                const auto session = units::find_session(store, request->keys.session, now_ms);
                if (session && !session->account.guest) {
                    return AccountError::already_registered;
                }
                if (store.account_by_key(request->name.key)) {
                    return AccountError::name_taken;
                }
                return db::AccountRow{};
            },
            [self = shared_from_this(), request](const units::Result<db::AccountRow>& earlier) {
                if (!earlier) {
                    request->done(earlier.error());
                } else if (earlier->id != 0) {
                    self->repeat_sign_up(*earlier, request);
                } else {
                    self->hash_and_register(request);
                }
            });
    }

    void hash_and_register(const std::shared_ptr<SignUp>& request) {
        workers_.hash(request->password, [self = shared_from_this(),
                                          request](const units::Result<std::string>& hashed) {
            if (!hashed) {
                return request->done(hashed.error());
            }
            self->workers_.write<Granted>(
                [request, times = self->times(), password_hash = *hashed](db::Store& store) {
                    return units::register_account(store, request->keys, times, request->name,
                                                   password_hash);
                },
                [self, request](units::Result<Granted> granted) {
                    const bool same_key_meanwhile =
                        !granted && granted.error() == AccountError::key_reused;
                    if (same_key_meanwhile) {
                        self->sign_up_unless_answered(request);
                    } else {
                        request->done(std::move(granted));
                    }
                });
        });
    }

    void repeat_sign_up(const db::AccountRow& account, const std::shared_ptr<SignUp>& request) {
        if (account.name_key != request->name.key) {
            return request->done(AccountError::key_reused);
        }
        workers_.verify(
            request->password, account.password_hash,
            [self = shared_from_this(), request,
             id = account.id](const units::Result<PasswordHasher::Verdict>& verdict) {
                if (!verdict || !verdict->right) {
                    return request->done(verdict ? AccountError::key_reused : verdict.error());
                }
                self->grant(id, {}, request->keys, request->done);
            });
    }

    void log_in_to(const db::AccountRow& row, const std::string& password, const units::Keys& keys,
                   const Done<Granted>& done) {
        workers_.verify(password, row.password_hash,
                        [self = shared_from_this(), id = row.id, keys,
                         done](const units::Result<PasswordHasher::Verdict>& verdict) {
                            if (!verdict || !verdict->right) {
                                return done(verdict ? AccountError::wrong_login : verdict.error());
                            }
                            self->grant(id, verdict->renewed, keys, done);
                        });
    }

    void grant(std::int64_t account, const std::string& renewed_hash, const units::Keys& keys,
               Done<Granted> done) {
        workers_.write<Granted>(
            [keys, times = times(), account, renewed_hash](db::Store& store) {
                return units::grant_login(store, keys, times, account, renewed_hash);
            },
            std::move(done));
    }

    void lengthen_once_a_day(const std::string& hash, std::int64_t seen_ms) {
        const units::Times at = times();
        if (at.now_ms - seen_ms < day_ms) {
            return;
        }
        workers_.write<bool>(
            [hash, at](db::Store& store) -> units::Result<bool> {
                store.touch_session(hash, at.now_ms, at.session_ends_ms);
                return true;
            },
            [](const units::Result<bool>&) {});
    }

    std::function<std::int64_t()> now_ms_;
    std::int64_t session_lifetime_ms_;
    Workers workers_;
};

Accounts::Accounts(db::Storage& storage, Settings settings)
    : implementation_(std::make_shared<Implementation>(storage, std::move(settings))) {}

Accounts::~Accounts() { stop(); }

void Accounts::guest(std::optional<std::string> token, std::optional<std::string> key,
                     Done<Granted> done) {
    implementation_->guest(token, key, std::move(done));
}

void Accounts::sign_up(std::optional<std::string> token, std::string name, std::string password,
                       std::optional<std::string> key, Done<Granted> done) {
    implementation_->sign_up(token, name, password, key, std::move(done));
}

void Accounts::log_in(std::optional<std::string> token, std::string name, std::string password,
                      Done<Granted> done) {
    implementation_->log_in(token, name, password, std::move(done));
}

void Accounts::log_out(std::string token, Done<std::string> done) {
    implementation_->log_out(token, std::move(done));
}

void Accounts::resolve(std::string token, Done<std::optional<Session>> done) {
    implementation_->resolve(token, std::move(done));
}

void Accounts::find(std::string name, Done<std::optional<Account>> done) {
    implementation_->find(name, std::move(done));
}

void Accounts::stop() { implementation_->stop(); }

}  // namespace congkak::accounts
