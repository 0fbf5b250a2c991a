#include "server/app/replay_view.hpp"

#include <optional>
#include <string_view>

#include "engine/record/moves.hpp"
#include "engine/record/position_text.hpp"
#include "engine/record/record_words.hpp"

namespace congkak::app {

namespace {

using rules::Side;

/// What a score() that isn't the stores counts.
std::string_view score_word(const rules::Ruleset& ruleset) {
    switch (ruleset.match_by) {
        case rules::MatchBy::seeds:
            return "";
        case rules::MatchBy::rounds_won:
            return "rounds";
        case rules::MatchBy::seeds_total:
            return "sums";
    }
    return "";
}

std::string_view winner_word(const std::optional<rules::Winner>& winner) {
    return winner ? record::words::winner[static_cast<std::size_t>(*winner)]
                  : record::words::no_winner;
}

std::string_view termination_word(record::Termination termination) {
    return record::words::termination[static_cast<std::size_t>(termination)];
}

std::string standing(const rules::Game& game) {
    const rules::Board& board = game.position().board;
    std::string text =
        "stores " + record::words::score(board.store(Side::south), board.store(Side::north));
    const std::string_view word = score_word(game.ruleset());
    if (!word.empty()) {
        const rules::GameResult score = game.score();
        text += ", " + std::string(word) + " " + record::words::score(score.south, score.north);
    }
    return text;
}

}  // namespace

std::string replay_text(const record::Record& record) {
    std::string text = "0 - " + record::position_text(record.game.start()) + "\n";
    int ply = 0;
    for (const rules::Played& played : record.game.history()) {
        text += std::to_string(++ply) + " " + record::move_text(played) + " " +
                record::position_text(played.after) + "\n";
    }
    text += standing(record.game);
    if (const auto ending = record::ending_of(record)) {
        text += ", winner " + std::string(winner_word(ending->winner)) + ", " +
                std::string(termination_word(ending->termination));
    } else {
        text += ", running";
    }
    return text + "\n";
}

}  // namespace congkak::app
