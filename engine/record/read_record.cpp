// Reading a record: the second half of record_text.hpp. In the order of the text: tag lines, from
// them the ruleset and the start, the moves, and then whether the tags agree with the game played.
#include <algorithm>

#include "engine/record/date.hpp"
#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/record/read_ending.hpp"
#include "engine/record/record_text.hpp"
#include "engine/record/record_words.hpp"
#include "engine/record/tags.hpp"
#include "engine/rules/clauses.hpp"

namespace congkak::record {

namespace {

using boost::system::result;
using rules::Ruleset;

constexpr std::string_view clause_prefix = "Clause.";

constexpr std::array<std::string_view, 11> plain_tags{
    "Rules", "Position",    "South",  "North",  "Level",      "Seed",
    "Date",  "TimeControl", "Result", "Winner", "Termination"};

std::string value_of(const std::vector<Tag>& tags, std::string_view name) {
    const Tag* tag = find(tags, name);
    return tag == nullptr ? std::string() : tag->value;
}

/// The tag that a problem with a clause is about: the clause's own, or else the pack's.
const TextError& place_of(const std::vector<Tag>& tags, std::string_view clause) {
    const Tag* tag = find(tags, std::string(clause_prefix) + std::string(clause));
    return tag != nullptr ? tag->name_at : find(tags, "Rules")->value_at;
}

result<Ruleset, TextError> ruleset_of(const std::vector<Tag>& tags, const Ruleset& pack) {
    Ruleset ruleset = pack;
    for (const Tag& tag : tags) {
        if (!tag.name.starts_with(clause_prefix)) {
            continue;
        }
        const auto name = std::string_view(tag.name).substr(clause_prefix.size());
        const rules::ClauseInfo* clause = rules::find_clause(name);
        if (clause == nullptr) {
            return at(tag.name_at, "the name of a clause");
        }
        if (!rules::set_clause(ruleset, name, tag.value)) {
            return at(tag.value_at, "one of " + std::string(clause->values));
        }
    }
    rules::settle_seeds(ruleset, find(tags, "Clause.pits") != nullptr,
                        find(tags, "Clause.seeds") != nullptr);
    if (const auto valid = rules::validate(ruleset); !valid) {
        const auto& [clause, reason] = valid.error();
        return at(place_of(tags, clause),
                  "another value of clause " + std::string(clause) + ": " + std::string(reason));
    }
    return ruleset;
}

result<rules::Position, TextError> start_of(const std::vector<Tag>& tags, const Ruleset& ruleset) {
    const Tag* tag = find(tags, "Position");
    if (tag == nullptr) {
        return rules::first_position(ruleset);
    }
    const auto position = parse_position(tag->value);
    if (!position) {
        return shifted(position.error(), tag->value_at);
    }
    if (!rules::is_playable(ruleset, *position)) {
        return at(tag->value_at,
                  position->opening
                      ? "a position to go on from: of an opening only the ruleset's first one is"
                      : "a position of the ruleset's board whose side to sow has a seed");
    }
    return *position;
}

result<void, TextError> check_tags(const std::vector<Tag>& tags, const TextError& tags_end) {
    for (const Tag& tag : tags) {
        const bool known =
            std::find(plain_tags.begin(), plain_tags.end(), tag.name) != plain_tags.end();
        if (!known && !tag.name.starts_with(clause_prefix)) {
            return at(tag.name_at, "a tag of records");
        }
        if (tag.value.empty()) {
            return at(tag.value_at, "a value");
        }
    }
    if (find(tags, "Rules") == nullptr) {
        return at(tags_end, "a tag Rules before the moves");
    }
    if (const Tag* date = find(tags, "Date"); date != nullptr && !is_date(date->value)) {
        return at(date->value_at, "a date as 2026-01-31 or 2026-01-31T12:00:00Z");
    }
    return {};
}

TextError behind(TextError error, const TextError& start) {
    if (error.line == 1) {
        error.column += start.column - 1;
    }
    error.line += start.line - 1;
    return error;
}

/// What needs nothing but the tags: everything up to the start of play.
result<Record, TextError> prepare(const std::vector<Tag>& tags, const TextError& tags_end,
                                  const PackLookup& packs) {
    if (const auto checked = check_tags(tags, tags_end); !checked) {
        return checked.error();
    }
    const Tag& rules_tag = *find(tags, "Rules");
    const auto pack = packs(rules_tag.value);
    if (!pack) {
        return at(rules_tag.value_at, "the id of a ruleset pack");
    }
    const auto ruleset = ruleset_of(tags, *pack);
    if (!ruleset) {
        return ruleset.error();
    }
    const auto start = start_of(tags, *ruleset);
    if (!start) {
        return start.error();
    }
    return Record{.pack = rules_tag.value,
                  .pack_ruleset = *pack,
                  .game = rules::Game(*ruleset, *start),
                  .south = value_of(tags, "South"),
                  .north = value_of(tags, "North"),
                  .level = value_of(tags, "Level"),
                  .seed = value_of(tags, "Seed"),
                  .date = value_of(tags, "Date"),
                  .time_control = value_of(tags, "TimeControl"),
                  .ending = {}};
}

}  // namespace

result<Record, TextError> parse_record(std::string_view text, const PackLookup& packs) {
    Cursor cursor(text);
    if (text.size() > most_record_bytes) {
        return cursor.error("a record of at most 65536 characters");
    }
    const auto tags = parse_tags(cursor);
    if (!tags) {
        return tags.error();
    }
    const TextError moves_at = cursor.error("");
    auto record = prepare(*tags, moves_at, packs);
    if (!record) {
        return record.error();
    }
    const auto played = play_moves(record->game, cursor.rest(), TurnNumbers::with);
    if (!played) {
        return behind(played.error(), moves_at);
    }
    const Tag* termination = find(*tags, "Termination");
    if (termination != nullptr && record->game.phase() == rules::Phase::round_over &&
        termination->value == words::termination[static_cast<std::size_t>(Termination::agreed)]) {
        record->game.stop();
    }
    const auto ending = read_ending(*tags, record->game, moves_at);
    if (!ending) {
        return ending.error();
    }
    record->ending = *ending;
    return record;
}

}  // namespace congkak::record
