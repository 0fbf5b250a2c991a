#include "server/app/replay_view.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/record/position_text.hpp"
#include "engine/record/record_words.hpp"

namespace congkak::app {

namespace {

using nlohmann::ordered_json;
using rules::Side;

/// In the order of rules::SowingEnd.
constexpr std::array<std::string_view, 6> end_words{"free_turn", "capture", "no_capture",
                                                    "mati",      "stopped", "burnt"};

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

/// The letter of the pit that a side chose, or nothing.
std::string chosen(const rules::Opened& opened, Side side) {
    const auto& pit = opened.sides[rules::index_of(side)].chosen;
    return pit ? std::string{record::letter_of(side, *pit)} : std::string();
}

/// What was done, as in a record's moves; of an opening the choices of one step.
std::string move_text(const rules::Played& played) {
    if (const auto* sowing = played.sowing()) {
        return {record::letter_of(sowing->outcome.mover, sowing->outcome.pit)};
    }
    if (const auto* opening = played.opening()) {
        return "(" + chosen(opening->opened, Side::south) + "|" +
               chosen(opening->opened, Side::north) + ")";
    }
    return "|";
}

/// How the match ended; by play, where the record doesn't say.
std::optional<record::Ending> ending_of(const record::Record& record) {
    if (record.ending) {
        return record.ending;
    }
    const auto result = record.game.result();
    return result ? std::optional(record::Ending{.winner = result->winner,
                                                 .termination = record::Termination::normal})
                  : std::nullopt;
}

std::string_view winner_word(const std::optional<rules::Winner>& winner) {
    return winner ? record::words::winner[static_cast<std::size_t>(*winner)]
                  : record::words::no_winner;
}

std::string_view termination_word(record::Termination termination) {
    return record::words::termination[static_cast<std::size_t>(termination)];
}

/// Null for a side that had nothing to choose.
ordered_json chosen_json(const rules::Opened& opened, Side side) {
    const std::string letter = chosen(opened, side);
    return letter.empty() ? ordered_json() : ordered_json(letter);
}

ordered_json step_json(const rules::Played& played, int ply) {
    ordered_json step = {{"ply", ply}, {"round", played.round}};
    if (const auto* sowing = played.sowing()) {
        step["turn"] = sowing->turn + 1;
        step["sow"] = move_text(played);
    } else if (const auto* opening = played.opening()) {
        step["choose"] = {{"south", chosen_json(opening->opened, Side::south)},
                          {"north", chosen_json(opening->opened, Side::north)}};
    } else {
        step["next_round"] = played.round;
    }
    step["position"] = record::position_text(played.after);
    if (const auto* sowing = played.sowing()) {
        step["ended"] = end_words[static_cast<std::size_t>(sowing->outcome.end)];
        step["gained"] = sowing->outcome.gained;
    }
    return step;
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
        text += std::to_string(++ply) + " " + move_text(played) + " " +
                record::position_text(played.after) + "\n";
    }
    text += standing(record.game);
    if (const auto ending = ending_of(record)) {
        text += ", winner " + std::string(winner_word(ending->winner)) + ", " +
                std::string(termination_word(ending->termination));
    } else {
        text += ", running";
    }
    return text + "\n";
}

std::string replay_json(const record::Record& record, const protocol::Packs& packs) {
    const rules::Game& game = record.game;
    const rules::Board& board = game.position().board;
    const rules::GameResult score = game.score();
    const protocol::Pack* pack = packs.find(record.pack);
    ordered_json steps = ordered_json::array();
    int ply = 0;
    for (const rules::Played& played : game.history()) {
        steps.push_back(step_json(played, ++ply));
    }
    ordered_json document = {
        {"pack", record.pack},
        {"clauses", pack == nullptr ? nlohmann::json::object()
                                    : protocol::clauses_json(game.ruleset(), *pack)},
        {"start", record::position_text(game.start())},
        {"steps", std::move(steps)},
        {"over", game.is_over()},
        {"rounds", game.round()},
        {"stores", {board.store(Side::south), board.store(Side::north)}},
        {"score", {score.south, score.north}},
        {"winner", nullptr},
        {"termination", nullptr}};
    if (const auto ending = ending_of(record)) {
        document["termination"] = termination_word(ending->termination);
        if (ending->winner) {
            document["winner"] = winner_word(ending->winner);
        }
    }
    return document.dump() + "\n";
}

}  // namespace congkak::app
