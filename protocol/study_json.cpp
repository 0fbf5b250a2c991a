#include "protocol/study_json.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/record/record_text.hpp"
#include "engine/record/record_words.hpp"
#include "protocol/json_parts.hpp"
#include "protocol/text_of.hpp"

namespace congkak::protocol {

using parts::or_null;
using parts::sides;

namespace {

using rules::Side;

/// An object's text, member by member. Steps are written one at a time: a long match is never held
/// as one value, and what grows too large is given up early.
class Text {
  public:
    explicit Text(std::size_t most_bytes) : most_(most_bytes) {}

    void add(std::string_view name, const Json& value) {
        key(name);
        text_ += text_of(value);
    }

    /// The steps 1..last of a game.
    void add_steps(std::string_view name, const rules::Game& game, int last) {
        key(name);
        text_ += '[';
        for (int ply = 1; ply <= last && text_.size() <= most_; ++ply) {
            text_ += ply == 1 ? "" : ",";
            text_ += text_of(to_json(make_step(game, ply)));
        }
        text_ += ']';
    }

    [[nodiscard]] std::optional<std::string> take() && {
        text_ += '}';
        return text_.size() > most_ ? std::nullopt : std::optional(std::move(text_));
    }

  private:
    void key(std::string_view name) {
        text_ += text_.empty() ? "{" : ",";
        text_.append("\"").append(name).append("\":");
    }

    std::size_t most_;
    std::string text_;
};

Json reading_json(const Reading& reading) {
    return {{"pack", reading.pack->id},
            {"clauses", Json(clauses_json(reading.ruleset, *reading.pack))}};
}

Json drawn_json(const Pack& left, const Pack& right) {
    Json list = Json::array();
    for (const DrawnDifference& drawn : drawn_differences(left, right)) {
        list.push_back({{"what", drawn.what}, {"left", drawn.left}, {"right", drawn.right}});
    }
    return list;
}

Json parting_json(const compare::Comparison& comparison) {
    if (!comparison.parting) {
        return nullptr;
    }
    const auto [what, ply] = *comparison.parting;
    const PlayStep left = make_step(comparison.left, ply);
    const PlayStep right = make_step(comparison.right, ply);
    return {{"what", to_text(what)}, {"ply", ply},
            {"round", left.round},   {"move", ply == 0 ? Json(nullptr) : Json(left.move)},
            {"left", to_json(left)}, {"right", to_json(right)}};
}

Json ending_json(const rules::Game& game) {
    const auto result = game.result();
    const rules::GameResult score = game.score();
    const rules::Board& board = game.position().board;
    return {{"winner", result ? Json(to_text(result->winner)) : Json(nullptr)},
            {"score", record::words::score(score.south, score.north)},
            {"stores", parts::stores({board.store(Side::south), board.store(Side::north)})},
            {"rounds", game.round()},
            {"plies", game.ply()},
            {"finished", game.is_over()}};
}

Json result_json(const rules::Game& game, const std::optional<record::Ending>& ending) {
    if (!ending) {
        return nullptr;
    }
    const rules::GameResult score = game.score();
    const auto termination = static_cast<std::size_t>(ending->termination);
    return {{"winner", ending->winner ? Json(to_text(*ending->winner)) : Json(nullptr)},
            {"termination", record::words::termination[termination]},
            {"score", parts::stores({score.south, score.north})}};
}

/// The tags that nothing else in the answer tells.
Json tags_json(const record::Record& record) {
    Json tags = Json::object();
    for (const auto& [name, value] : record::record_tags(record)) {
        if (name != "Rules" && name != "Position" && !name.starts_with("Clause.")) {
            tags[name] = value;
        }
    }
    return tags;
}

}  // namespace

Json to_json(const Standing& standing) {
    return {{"position", standing.position},
            {"board", to_json(standing.board)},
            {"to_sow", or_null(standing.to_sow)}};
}

Json to_json(const PlayStep& step) {
    Json json{{"ply", step.ply}, {"round", step.round}, {"move", step.move}};
    json.update(to_json(step.after));
    json["sowing"] = or_null(step.sowing);
    json["opened"] = or_null(step.opened);
    return json;
}

std::string_view to_text(compare::What what) noexcept {
    constexpr std::array<std::string_view, 5> words{"start", "board", "to_sow", "legal", "end"};
    return words[static_cast<std::size_t>(what)];
}

std::vector<DrawnDifference> drawn_differences(const Pack& left, const Pack& right) {
    std::vector<DrawnDifference> differences;
    if (left.direction != right.direction) {
        const auto& words = direction_words();
        differences.push_back({"direction", words[static_cast<std::size_t>(left.direction)],
                               words[static_cast<std::size_t>(right.direction)]});
    }
    if (left.store_side != right.store_side) {
        const auto& words = store_side_words();
        differences.push_back({"store_side", words[static_cast<std::size_t>(left.store_side)],
                               words[static_cast<std::size_t>(right.store_side)]});
    }
    return differences;
}

std::optional<std::string> encode_comparison(const Compared& compared,
                                             const compare::Comparison& comparison,
                                             std::size_t most_bytes) {
    const rules::Game& left = comparison.left;
    const rules::Game& right = comparison.right;
    const auto standing = [](const rules::Game& game) {
        return to_json(make_standing(game.start()));
    };
    const auto& parting = comparison.parting;
    Text text(most_bytes);
    text.add("seed", compared.seed);
    text.add("left", reading_json(compared.left));
    text.add("right", reading_json(compared.right));
    text.add("drawn", drawn_json(*compared.left.pack, *compared.right.pack));
    text.add("parts", parting_json(comparison));
    text.add("start", {{"left", standing(left)}, {"right", standing(right)}});
    text.add_steps("common", left, parting ? std::max(parting->ply - 1, 0) : left.ply());
    text.add("ends", {{"left", ending_json(left)}, {"right", ending_json(right)}});
    return std::move(text).take();
}

std::optional<std::string> encode_replay(const record::Record& record, const Packs& packs,
                                         std::size_t most_bytes) {
    const rules::Game& game = record.game;
    const Pack* pack = packs.find(record.pack);
    Text text(most_bytes);
    text.add("pack", record.pack);
    text.add("clauses",
             pack == nullptr ? Json::object() : Json(clauses_json(game.ruleset(), *pack)));
    text.add("tags", tags_json(record));
    text.add("start", to_json(make_standing(game.start())));
    text.add_steps("steps", game, game.ply());
    text.add("result", result_json(game, record::ending_of(record)));
    return std::move(text).take();
}

std::string encode_replay(const Reading& reading, const rules::Position& position) {
    const rules::Game game(reading.ruleset, position);
    Json json = reading_json(reading);
    json["tags"] = Json::object();
    json["start"] = to_json(make_standing(position));
    json["steps"] = Json::array();
    json["result"] = nullptr;
    return text_of(json);
}

}  // namespace congkak::protocol
