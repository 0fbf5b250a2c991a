#include "server/app/replay_view.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/record/position_text.hpp"
#include "engine/record/record_words.hpp"

namespace congkak::app {

namespace {

using nlohmann::ordered_json;

/// In the order of rules::SowingEnd.
constexpr std::array<std::string_view, 6> end_words{"free_turn", "capture", "no_capture",
                                                    "mati",      "stopped", "burnt"};

std::string letter_of(const rules::Outcome& outcome) {
    return {record::letter_of(outcome.mover, outcome.pit)};
}

/// How the game ended; by play, where the record doesn't say.
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

ordered_json sowing_json(const rules::PlayedSowing& sowing, int ply) {
    return {{"ply", ply},
            {"turn", sowing.turn + 1},
            {"sow", letter_of(sowing.outcome)},
            {"position", record::position_text(sowing.after)},
            {"ended", end_words[static_cast<std::size_t>(sowing.outcome.end)]},
            {"gained", sowing.outcome.gained}};
}

}  // namespace

std::string replay_text(const record::Record& record) {
    std::string text = "0 - " + record::position_text(record.game.start()) + "\n";
    int ply = 0;
    for (const rules::PlayedSowing& sowing : record.game.history()) {
        text += std::to_string(++ply) + " " + letter_of(sowing.outcome) + " " +
                record::position_text(sowing.after) + "\n";
    }
    text += "stores " + record::words::stores(record.game.position().board);
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
    const protocol::Pack* pack = packs.find(record.pack);
    ordered_json sowings = ordered_json::array();
    int ply = 0;
    for (const rules::PlayedSowing& sowing : game.history()) {
        sowings.push_back(sowing_json(sowing, ++ply));
    }
    ordered_json document = {
        {"pack", record.pack},
        {"clauses", pack == nullptr ? nlohmann::json::object()
                                    : protocol::clauses_json(game.ruleset(), *pack)},
        {"start", record::position_text(game.start())},
        {"sowings", std::move(sowings)},
        {"over", game.is_over()},
        {"stores", {board.store(rules::Side::south), board.store(rules::Side::north)}},
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
