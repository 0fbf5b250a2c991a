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

std::string clause_lines(const Record& record) {
    std::string lines;
    const rules::Ruleset& ruleset = record.game.ruleset();
    for (const std::string_view name : rules::differing_clauses(record.pack_ruleset, ruleset)) {
        lines += tag_line("Clause." + std::string(name), rules::clause_value(ruleset, name));
    }
    return lines;
}

std::string ending_lines(const Record& record) {
    if (!record.ending) {
        return tag_line("Winner", words::no_winner);
    }
    const rules::GameResult score = record.game.score();
    return tag_line("Result", words::score(score.south, score.north)) +
           tag_line("Winner", winner_word(record.ending)) +
           tag_line("Termination",
                    words::termination[static_cast<std::size_t>(record.ending->termination)]);
}

}  // namespace

std::string record_text(const Record& record) {
    std::string text = tag_line("Rules", record.pack) + clause_lines(record);
    if (record.game.start() != rules::first_position(record.game.ruleset())) {
        text += tag_line("Position", position_text(record.game.start()));
    }
    const auto add = [&text](std::string_view name, const std::string& value) {
        if (!value.empty()) {
            text += tag_line(name, value);
        }
    };
    add("South", record.south);
    add("North", record.north);
    add("Level", record.level);
    add("Seed", record.seed);
    add("Date", record.date);
    add("TimeControl", record.time_control);
    text += ending_lines(record);
    text += '\n';
    if (record.game.ply() > 0) {
        text += moves_text(record.game, TurnNumbers::with) + "\n";
    }
    return text;
}

}  // namespace congkak::record
