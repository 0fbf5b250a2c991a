// The clauses of a ruleset by name and as words, for records, packs and settings.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/ruleset.hpp"

namespace congkak::rules {

/// How a clause is written where types differ, as in JSON.
enum class ClauseKind : std::uint8_t { number, boolean, word, number_or_word };

struct ClauseInfo {
    /// As in rules.md, `capture.lap`.
    std::string_view name;
    ClauseKind kind = ClauseKind::word;
    /// What it can be, the default first: `own, none, opponent`.
    std::string_view values;
    /// The same one by one: the words, the default first; the numbers within lowest..highest.
    std::span<const std::string_view> words{};
    int lowest = 0;
    int highest = 0;
};

/// Every clause, in the order of rules.md §3.
[[nodiscard]] std::span<const ClauseInfo> all_clauses() noexcept;

/// Nothing for a name that is no clause.
[[nodiscard]] const ClauseInfo* find_clause(std::string_view name) noexcept;

/// The value in words: `7`, `true`, `last_mover`, `until_burnt`. `name` is a clause.
[[nodiscard]] std::string clause_value(const Ruleset& ruleset, std::string_view name);

enum class ClauseError : std::uint8_t {
    /// There is no clause of that name.
    unknown_clause,
    /// Not one of the clause's values, or out of its range.
    bad_value,
};

/// Sets one clause and no other; a refused one changes nothing. Values that can't go together are
/// left to validate().
[[nodiscard]] boost::system::result<void, ClauseError> set_clause(Ruleset& ruleset,
                                                                  std::string_view name,
                                                                  std::string_view value) noexcept;

/// To be called after a list of clauses was set on a base: where it named `pits` and no `seeds`,
/// there are as many seeds in a pit as pits, whatever the base said.
void settle_seeds(Ruleset& ruleset, bool names_pits, bool names_seeds) noexcept;

/// The clauses to name so that set_clause() and settle_seeds() lead from `base` to `ruleset`.
[[nodiscard]] std::vector<std::string_view> differing_clauses(const Ruleset& base,
                                                              const Ruleset& ruleset);

}  // namespace congkak::rules
