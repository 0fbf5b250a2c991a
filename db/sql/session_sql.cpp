#include "db/sql/session_sql.hpp"

#include <utility>
#include <vector>

namespace congkak::db::sql {

SessionSql::SessionSql(Connection& connection)
    : add_(connection, "session.add",
           "insert into sessions (token_hash, account, created_ms, seen_ms, expires_ms) "
           "values (:hash, :account, :created, :seen, :expires) "
           "on conflict (token_hash) do update set account = excluded.account, "
           "created_ms = excluded.created_ms, seen_ms = excluded.seen_ms, "
           "expires_ms = excluded.expires_ms"),
      find_(connection, "session.find",
            "select account, created_ms, seen_ms, expires_ms from sessions "
            "where token_hash = :hash"),
      touch_(connection, "session.touch",
             "update sessions set seen_ms = :seen, expires_ms = :expires "
             "where token_hash = :hash"),
      remove_(connection, "session.remove", "delete from sessions where token_hash = :hash"),
      reply_(connection, "http_reply.find",
             "select reply from http_replies "
             "where scope = :scope and key = :key and expires_ms > :now"),
      keep_reply_(connection, "http_reply.keep",
                  "insert into http_replies (scope, key, reply, expires_ms) "
                  "values (:scope, :key, :reply, :expires) "
                  "on conflict (scope, key) do update set reply = excluded.reply, "
                  "expires_ms = excluded.expires_ms where http_replies.expires_ms <= :now"),
      expire_sessions_(connection, "session.expire",
                       "delete from sessions where token_hash in (select token_hash "
                       "from sessions where expires_ms <= :now limit :count)"),
      expired_replies_(connection, "http_reply.expired",
                       "select scope, key from http_replies where expires_ms <= :now "
                       "limit :count"),
      remove_reply_(connection, "http_reply.remove",
                    "delete from http_replies where scope = :scope and key = :key") {}

void SessionSql::add(const std::string& token_hash, std::int64_t account, std::int64_t created_ms,
                     std::int64_t expires_ms) {
    add_.run(token_hash, account, created_ms, created_ms, expires_ms);
}

std::optional<SessionRow> SessionSql::find(const std::string& token_hash) {
    const auto row = find_.one(token_hash);
    if (!row) {
        return std::nullopt;
    }
    const auto [account, created_ms, seen_ms, expires_ms] = *row;
    return SessionRow{account, created_ms, seen_ms, expires_ms};
}

void SessionSql::touch(const std::string& token_hash, std::int64_t seen_ms,
                       std::int64_t expires_ms) {
    touch_.run(seen_ms, expires_ms, token_hash);
}

void SessionSql::remove(const std::string& token_hash) { remove_.run(token_hash); }

std::optional<std::string> SessionSql::http_reply(const std::string& scope, const std::string& key,
                                                  std::int64_t now_ms) {
    auto row = reply_.one(scope, key, now_ms);
    return row ? std::optional(std::move(std::get<0>(*row))) : std::nullopt;
}

void SessionSql::keep_http_reply(const std::string& scope, const std::string& key,
                                 const std::string& reply, std::int64_t now_ms,
                                 std::int64_t expires_ms) {
    keep_reply_.run(scope, key, reply, expires_ms, now_ms);
}

std::int64_t SessionSql::expire(std::int64_t now_ms, std::int64_t limit) {
    std::vector<std::pair<std::string, std::string>> replies;
    expired_replies_.each(now_ms, limit, [&](const std::string& scope, const std::string& key) {
        replies.emplace_back(scope, key);
    });
    for (const auto& [scope, key] : replies) {
        remove_reply_.run(scope, key);
    }
    return expire_sessions_.run(now_ms, limit) + static_cast<std::int64_t>(replies.size());
}

}  // namespace congkak::db::sql
