#include "db/sql/account_sql.hpp"

#include <utility>

namespace congkak::db::sql {
namespace {

template <class Row>
std::optional<AccountRow> account_of(const std::optional<Row>& row) {
    if (!row) {
        return std::nullopt;
    }
    const auto& [id, name, name_key, password_hash, guest, created_ms] = *row;
    return AccountRow{id, name, name_key, password_hash, guest != 0, created_ms};
}

}  // namespace

AccountSql::AccountSql(Connection& connection)
    : create_(connection, "account.create",
              "insert into accounts (name, name_key, password_hash, guest, created_ms) "
              "values (:name, :name_key, :hash, :guest, :created) "
              "on conflict (name_key) do nothing returning id"),
      by_key_(connection, "account.by_key",
              "select id, name, name_key, password_hash, guest, created_ms from accounts "
              "where name_key = :name_key"),
      by_id_(connection, "account.by_id",
             "select id, name, name_key, password_hash, guest, created_ms from accounts "
             "where id = :id"),
      register_(connection, "account.register",
                "update accounts set name = :name, name_key = :name_key, password_hash = :hash, "
                "guest = 0 where id = :id and guest = 1"),
      set_hash_(connection, "account.set_hash",
                "update accounts set password_hash = :hash where id = :id") {}

Result<AccountRow> AccountSql::create(const NewAccount& account) {
    const bool guest = account.password_hash.empty();
    const auto row = create_.one(account.name, account.name_key, account.password_hash,
                                 guest ? 1 : 0, account.created_ms);
    if (!row) {
        return Refusal::name_taken;
    }
    return AccountRow{std::get<0>(*row),     account.name, account.name_key,
                      account.password_hash, guest,        account.created_ms};
}

Result<void> AccountSql::register_guest(std::int64_t account, const std::string& name,
                                        const std::string& name_key,
                                        const std::string& password_hash) {
    const auto holder = by_key(name_key);
    if (holder && holder->id != account) {
        return Refusal::name_taken;
    }
    if (register_.run(name, name_key, password_hash, account) == 0) {
        return Refusal::not_a_guest;
    }
    return {};
}

std::optional<AccountRow> AccountSql::by_key(const std::string& name_key) {
    return account_of(by_key_.one(name_key));
}

std::optional<AccountRow> AccountSql::by_id(std::int64_t account) {
    return account_of(by_id_.one(account));
}

void AccountSql::set_password_hash(std::int64_t account, const std::string& password_hash) {
    set_hash_.run(password_hash, account);
}

}  // namespace congkak::db::sql
