// Ruleset packs (config/rulesets/*.json) and clauses as JSON.
//
// A pack is a named ruleset with what its region calls things, its sources, and where they
// disagree. Its file names only the clauses that differ from the defaults; clauses_json() and
// pack_json() write them out. config/rulesets/ruleset.schema.json describes the file.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/ruleset.hpp"
#include "protocol/json_fields.hpp"

namespace congkak::protocol {

/// The same words in Malay, Indonesian and English.
struct Texts {
    std::string ms;
    std::string id;
    std::string en;
};

enum class Direction : bool { clockwise, anticlockwise };
enum class StoreSide : bool { left, right };

/// What the words of the game are.
struct Glossary {
    Texts game;
    Texts pit;
    Texts store;
    Texts seed;
    Texts sowing;
    Texts turn;
    Texts capture;
};

/// How sure it is that a source says what the pack took from it.
enum class Certainty : std::uint8_t {
    /// It says so.
    certain,
    /// Read between its lines, or from where it is told at second hand.
    likely,
    /// It is silent or contradicts itself: a choice was made.
    doubtful,
};

struct Source {
    Texts title;
    /// What was taken from it.
    Texts used_for;
    Certainty certainty = Certainty::certain;
};

/// A question on which the sources part.
struct Disagreement {
    /// A clause's name, or `direction`, which brings the side of the store with it.
    std::string clause;
    std::string used;
    /// The other reading: a value of the clause, or a direction.
    std::string other;
    Texts note;
    /// The two readings, clauses of the field `with` included: what both must say besides, so that
    /// the question comes up at all. For `direction` they are the same.
    rules::Ruleset used_ruleset;
    rules::Ruleset other_ruleset;
    /// Moves from the first position of the pack, the last of which gives another position in the
    /// other reading; empty where none can show it (what is drawn, openings, rounds).
    std::string game;
    /// Where the comparison of the two readings, played from this seed, parts; nothing where only
    /// what is drawn differs.
    std::optional<std::uint32_t> seed;
};

struct Pack {
    std::string id;
    Texts name;
    Texts about;
    /// Where it is played, or who tells of it.
    Texts region;
    /// What its region calls the game.
    std::vector<std::string> region_names;
    Direction direction = Direction::clockwise;
    StoreSide store_side = StoreSide::left;
    rules::Ruleset ruleset;
    /// Boards that are offered with it: pits a side, the pack's own first.
    std::vector<int> boards;
    Glossary glossary;
    std::vector<Source> sources;
    std::vector<Disagreement> disagreements;
    /// Where the sources are silent, one sentence each.
    std::vector<Texts> open_readings;
};

[[nodiscard]] boost::system::result<Pack, JsonProblem> parse_pack(std::string_view text);

/// Sets the clauses of a JSON object on `base`: `{"pits":5,"capture.lap":"turn","relay":false}`.
/// Names as in rules.md §3; numbers and booleans are JSON's. An object that names `pits` and no
/// `seeds` gets as many seeds. The result is valid.
[[nodiscard]] boost::system::result<rules::Ruleset, JsonProblem> apply_clauses(
    rules::Ruleset base, const nlohmann::json& clauses);

/// The clauses that lead from the pack's ruleset to `ruleset`; `{}` where it is the pack's.
[[nodiscard]] nlohmann::json clauses_json(const rules::Ruleset& ruleset, const Pack& pack);

/// Every clause with its value.
[[nodiscard]] nlohmann::json all_clauses_json(const rules::Ruleset& ruleset);

/// What a ruleset can be made of: for every clause, in the order of rules.md §3, its name, `kind`
/// (`number`, `boolean`, `word`, `number_or_word`), `lowest` and `highest` where it can be a
/// number, and `values`, the words that it can be, where it can be a word.
[[nodiscard]] nlohmann::json clause_list_json();

/// Words of the file, indexed by their enumerations.
[[nodiscard]] const std::vector<std::string>& direction_words();
[[nodiscard]] const std::vector<std::string>& store_side_words();
[[nodiscard]] const std::vector<std::string>& certainty_words();

/// The pack in the form of its file, with every clause written out.
[[nodiscard]] nlohmann::json pack_json(const Pack& pack);

}  // namespace congkak::protocol
