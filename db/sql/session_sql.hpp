// Sessions and kept HTTP replies in SQL. See db/store.hpp for the contracts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/sql/statement.hpp"
#include "db/store.hpp"

namespace congkak::db::sql {

class SessionSql {
  public:
    explicit SessionSql(Connection& connection);

    void add(const std::string& token_hash, std::int64_t account, std::int64_t created_ms,
             std::int64_t expires_ms);
    std::optional<SessionRow> find(const std::string& token_hash);
    void touch(const std::string& token_hash, std::int64_t seen_ms, std::int64_t expires_ms);
    void remove(const std::string& token_hash);

    std::optional<std::string> http_reply(const std::string& scope, const std::string& key,
                                          std::int64_t now_ms);
    void keep_http_reply(const std::string& scope, const std::string& key, const std::string& reply,
                         std::int64_t now_ms, std::int64_t expires_ms);

    /// Removes sessions and replies that have expired, at most `limit` of each.
    std::int64_t expire(std::int64_t now_ms, std::int64_t limit);

  private:
    Query<In<std::string, Integer, Integer, Integer, Integer>, Out<>> add_;
    Query<In<std::string>, Out<Integer, Integer, Integer, Integer>> find_;
    Query<In<Integer, Integer, std::string>, Out<>> touch_;
    Query<In<std::string>, Out<>> remove_;
    Query<In<std::string, std::string, Integer>, Out<std::string>> reply_;
    Query<In<std::string, std::string, std::string, Integer, Integer>, Out<>> keep_reply_;
    Query<In<Integer, Integer>, Out<>> expire_sessions_;
    Query<In<Integer, Integer>, Out<std::string, std::string>> expired_replies_;
    Query<In<std::string, std::string>, Out<>> remove_reply_;
};

}  // namespace congkak::db::sql
