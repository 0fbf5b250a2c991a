// Prepared statements. `Query` is what the SQL files use: typed parameters in, typed columns out.
//
//   Query<In<std::string>, Out<Integer, Integer>> session_;
//   session_(connection, "session.find", "select account, expires_ms from sessions "
//                                        "where token_hash = :hash");
//   if (auto row = session_.one(hash)) { auto [account, expires_ms] = *row; }
//
// Parameters are bound by position, so each :name appears once in a text. Columns are never NULL.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace congkak::db::sql {

class Connection;

/// SOCI binds `long long`, which isn't the type of std::int64_t everywhere.
using Integer = long long;

/// One prepared statement; the places that are bound must stay where they are. Throws
/// StorageError with the statement's name.
class Statement {
  public:
    Statement(Connection& connection, std::string_view name, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    void take(const Integer& parameter);
    void take(const std::string& parameter);
    void give(Integer& column);
    void give(std::string& column);

    /// After all places are known.
    void prepare();

    /// Runs to the first row: true when there is one.
    bool execute();
    bool fetch();

    /// Ends a statement that wasn't fetched to its last row, which would hold its snapshot.
    void reset() noexcept;

    /// Rows that the last execute changed.
    [[nodiscard]] std::int64_t affected();

  private:
    struct Handle;
    std::unique_ptr<Handle> handle_;
};

template <class... Types>
struct In {};
template <class... Types>
struct Out {};

template <class Parameters, class Columns>
class Query;

template <class... Parameters, class... Columns>
class Query<In<Parameters...>, Out<Columns...>> {
  public:
    using Row = std::tuple<Columns...>;

    Query(Connection& connection, std::string_view name, std::string_view sql)
        : statement_(connection, name, sql) {
        std::apply([this](auto&... places) { (statement_.take(places), ...); }, parameters_);
        std::apply([this](auto&... places) { (statement_.give(places), ...); }, row_);
        statement_.prepare();
    }

    /// Runs a statement without columns; returns the rows it changed.
    std::int64_t run(const Parameters&... parameters) {
        static_assert(sizeof...(Columns) == 0);
        parameters_ = std::tie(parameters...);
        statement_.execute();
        return statement_.affected();
    }

    /// The first row, which is expected to be the only one.
    [[nodiscard]] std::optional<Row> one(const Parameters&... parameters) {
        const Running running(statement_);
        parameters_ = std::tie(parameters...);
        if (!statement_.execute()) {
            return std::nullopt;
        }
        return row_;
    }

    /// Calls `use(columns...)` for every row. `use` must not run this query.
    template <class Use>
    void each(const Parameters&... parameters, Use&& use) {
        const Running running(statement_);
        parameters_ = std::tie(parameters...);
        for (bool more = statement_.execute(); more; more = statement_.fetch()) {
            std::apply(use, std::as_const(row_));
        }
    }

  private:
    struct Running {
        explicit Running(Statement& of) : statement(of) {}
        ~Running() { statement.reset(); }
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;
        Statement& statement;
    };

    std::tuple<Parameters...> parameters_;
    Row row_;
    Statement statement_;
};

}  // namespace congkak::db::sql
