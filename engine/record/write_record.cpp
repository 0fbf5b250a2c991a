// Writing a record: the first half of record_text.hpp.
#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/record/record_text.hpp"
#include "engine/record/record_words.hpp"
#include "engine/record/tags.hpp"
#include "engine/rules/clauses.hpp"

namespace congkak::record {

namespace {

std::string winner_word(const std::optional<Ending>& ending) {
    if (!ending || !ending->winner) {
        return std::string(words::no_winner);
    }
    return std::string(words::winner[static_cast<std::size_t>(*ending->winner)]);
}

void add_clauses(std::vector<NamedValue>& tags, const Record& record) {
    const rules::Ruleset& ruleset = record.game.ruleset();
    for (const std::string_view name : rules::differing_clauses(record.pack_ruleset, ruleset)) {
        tags.emplace_back("Clause." + std::string(name), rules::clause_value(ruleset, name));
    }
}

void add_ending(std::vector<NamedValue>& tags, const Record& record) {
    const rules::GameResult score = record.game.score();
    if (record.ending) {
        tags.emplace_back("Result", words::score(score.south, score.north));
    }
    tags.emplace_back("Winner", winner_word(record.ending));
    if (record.ending) {
        const auto termination = static_cast<std::size_t>(record.ending->termination);
        tags.emplace_back("Termination", words::termination[termination]);
    }
}

}  // namespace

std::vector<NamedValue> record_tags(const Record& record) {
    std::vector<NamedValue> tags{{"Rules", record.pack}};
    add_clauses(tags, record);
    if (record.game.start() != rules::first_position(record.game.ruleset())) {
        tags.emplace_back("Position", position_text(record.game.start()));
    }
    const auto add = [&tags](std::string_view name, const std::string& value) {
        if (!value.empty()) {
            tags.emplace_back(name, value);
        }
    };
    add("South", record.south);
    add("North", record.north);
    add("Level", record.level);
    add("Seed", record.seed);
    add("Date", record.date);
    add("TimeControl", record.time_control);
    add_ending(tags, record);
    return tags;
}

std::string record_text(const Record& record) {
    std::string text;
    for (const auto& [name, value] : record_tags(record)) {
        text += tag_line(name, value);
    }
    text += '\n';
    if (record.game.ply() > 0) {
        text += moves_text(record.game, TurnNumbers::with) + "\n";
    }
    return text;
}

}  // namespace congkak::record
