// Accounts in SQL. See db/store.hpp for the contracts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/sql/statement.hpp"
#include "db/store.hpp"

namespace congkak::db::sql {

class AccountSql {
  public:
    explicit AccountSql(Connection& connection);

    Result<AccountRow> create(const NewAccount& account);
    Result<void> register_guest(std::int64_t account, const std::string& name,
                                const std::string& name_key, const std::string& password_hash);
    std::optional<AccountRow> by_key(const std::string& name_key);
    std::optional<AccountRow> by_id(std::int64_t account);
    void set_password_hash(std::int64_t account, const std::string& password_hash);

  private:
    using Columns = Out<Integer, std::string, std::string, std::string, Integer, Integer>;

    Query<In<std::string, std::string, std::string, Integer, Integer>, Out<Integer>> create_;
    Query<In<std::string>, Columns> by_key_;
    Query<In<Integer>, Columns> by_id_;
    Query<In<std::string, std::string, std::string, Integer>, Out<>> register_;
    Query<In<std::string, Integer>, Out<>> set_hash_;
};

}  // namespace congkak::db::sql
