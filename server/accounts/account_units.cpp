// The transactions of account_units.hpp. Refusals come before the first write of a unit.
#include "server/accounts/account_units.hpp"

#include <charconv>
#include <utility>

#include "server/accounts/guest_name.hpp"
#include "server/accounts/session_token.hpp"

namespace congkak::accounts::units {
namespace {

constexpr int max_guest_names = 12;

void remember(db::Store& store, const char* scope, const Keys& keys, const Times& times,
              std::int64_t account) {
    if (!keys.request.empty()) {
        store.keep_http_reply(scope, keys.request, std::to_string(account), times.now_ms,
                              times.key_ends_ms);
    }
}

/// Gives the account a session; `replaced` ends.
Granted give_session(db::Store& store, const Keys& keys, const Times& times, Account account,
                     std::string replaced) {
    if (!replaced.empty()) {
        store.remove_session(replaced);
    }
    store.add_session(session_hash(keys.new_token).value(), account.id, times.now_ms,
                      times.session_ends_ms);
    return {
        .account = std::move(account), .token = keys.new_token, .replaced = std::move(replaced)};
}

Result<db::AccountRow> create_guest(db::Store& store, std::int64_t now_ms) {
    for (int attempt = 0; attempt < max_guest_names; ++attempt) {
        const std::string name = new_guest_name(attempt);
        const auto created = store.create_account(
            {.name = name, .name_key = name_key(name), .password_hash = {}, .created_ms = now_ms});
        if (created) {
            return *created;
        }
    }
    return AccountError::name_taken;
}

}  // namespace

Account to_account(const db::AccountRow& row) {
    return {.id = row.id, .name = row.name, .guest = row.guest, .created_ms = row.created_ms};
}

std::optional<Session> find_session(db::Store& store, const std::string& hash, std::int64_t now_ms,
                                    std::int64_t* seen_ms) {
    if (hash.empty()) {
        return std::nullopt;
    }
    const std::optional<db::SessionRow> row = store.session(hash);
    if (!row || row->expires_ms <= now_ms) {
        return std::nullopt;
    }
    const std::optional<db::AccountRow> account = store.account_by_id(row->account);
    if (!account) {
        return std::nullopt;
    }
    if (seen_ms != nullptr) {
        *seen_ms = row->seen_ms;
    }
    return Session{.account = to_account(*account), .hash = hash};
}

std::optional<db::AccountRow> answered_before(db::Store& store, const std::string& scope,
                                              const std::string& key, std::int64_t now_ms) {
    if (key.empty()) {
        return std::nullopt;
    }
    const std::optional<std::string> reply = store.http_reply(scope, key, now_ms);
    if (!reply) {
        return std::nullopt;
    }
    std::int64_t account = 0;
    std::from_chars(reply->data(), reply->data() + reply->size(), account);
    return store.account_by_id(account);
}

Result<Granted> grant_guest(db::Store& store, const Keys& keys, const Times& times) {
    if (auto session = find_session(store, keys.session, times.now_ms)) {
        return Granted{.account = std::move(session->account), .token = {}, .replaced = {}};
    }
    if (const auto earlier = answered_before(store, guest_scope, keys.request, times.now_ms)) {
        if (!earlier->guest) {
            return AccountError::key_reused;
        }
        return give_session(store, keys, times, to_account(*earlier), {});
    }
    const Result<db::AccountRow> row = create_guest(store, times.now_ms);
    if (!row) {
        return row.error();
    }
    remember(store, guest_scope, keys, times, row->id);
    return give_session(store, keys, times, to_account(*row), {});
}

Result<Granted> register_account(db::Store& store, const Keys& keys, const Times& times,
                                 const Name& name, const std::string& password_hash) {
    if (answered_before(store, sign_up_scope, keys.request, times.now_ms)) {
        return AccountError::key_reused;
    }
    const std::optional<Session> session = find_session(store, keys.session, times.now_ms);
    if (session && !session->account.guest) {
        return AccountError::already_registered;
    }
    Account account;
    if (session) {
        const auto registered =
            store.register_guest(session->account.id, name.display, name.key, password_hash);
        if (!registered) {
            return registered.error() == db::Refusal::name_taken ? AccountError::name_taken
                                                                 : AccountError::already_registered;
        }
        account = session->account;
        account.name = name.display;
        account.guest = false;
    } else {
        const auto created = store.create_account({.name = name.display,
                                                   .name_key = name.key,
                                                   .password_hash = password_hash,
                                                   .created_ms = times.now_ms});
        if (!created) {
            return AccountError::name_taken;
        }
        account = to_account(*created);
    }
    remember(store, sign_up_scope, keys, times, account.id);
    return give_session(store, keys, times, std::move(account),
                        session ? session->hash : std::string{});
}

Result<Granted> grant_login(db::Store& store, const Keys& keys, const Times& times,
                            std::int64_t account, const std::string& renewed_hash) {
    const std::optional<db::AccountRow> row = store.account_by_id(account);
    if (!row) {
        return AccountError::wrong_login;
    }
    if (!renewed_hash.empty()) {
        store.set_password_hash(account, renewed_hash);
    }
    const std::optional<Session> old = find_session(store, keys.session, times.now_ms);
    return give_session(store, keys, times, to_account(*row), old ? old->hash : std::string{});
}

}  // namespace congkak::accounts::units
