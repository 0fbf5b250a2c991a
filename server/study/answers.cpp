#include "server/study/answers.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "engine/compare/comparison.hpp"
#include "engine/record/position_text.hpp"
#include "engine/record/record_text.hpp"
#include "protocol/reading.hpp"
#include "protocol/strict_json.hpp"
#include "protocol/study_json.hpp"

namespace congkak::study {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Reading;

Error error_of(ErrorCode code, std::string field, std::string message) {
    Error error;
    error.code = code;
    error.field = std::move(field);
    error.message = std::move(message);
    return error;
}

/// `field` is the text's, or that of the pack; a clause is named below `clauses`.
Error error_of(const protocol::ReadingProblem& problem, std::string_view field,
               std::string_view clauses) {
    std::string at(field);
    if (!problem.clause.empty()) {
        at = protocol::path_of(clauses, problem.clause);
    }
    return error_of(problem.code, at, at + " " + problem.message);
}

Error unreadable(std::string field, const record::TextError& problem) {
    Error error = error_of(ErrorCode::bad_record, std::move(field), message(problem));
    error.place = {problem.line, problem.column};
    return error;
}

Answer within(std::optional<std::string> body, std::size_t most_bytes) {
    if (!body) {
        return error_of(ErrorCode::too_large, "",
                        "the answer would have more than " + std::to_string(most_bytes) + " bytes");
    }
    return *std::move(body);
}

/// Why play can't go on from a position; it isn't playable.
std::string why_not(const Reading& reading, const rules::Position& position) {
    if (position.board.pits() != reading.ruleset.pits) {
        return "must have " + std::to_string(reading.ruleset.pits) +
               " pits a side, as the ruleset has";
    }
    if (position.opening) {
        return "must be the ruleset's first one where its opening runs";
    }
    return "must have a seed in the pits of whoever is to sow";
}

Answer answer_position(const protocol::ReplayQuestion& question, const protocol::Packs& packs) {
    const auto reading = protocol::make_reading(question.pack, question.clauses, packs);
    if (!reading) {
        return error_of(reading.error(), "pack", "clauses");
    }
    const auto position = record::parse_position(question.position);
    if (!position) {
        return unreadable("position", position.error());
    }
    if (!rules::is_playable(reading->ruleset, *position)) {
        return error_of(ErrorCode::bad_field, "position",
                        "position " + why_not(*reading, *position));
    }
    return protocol::encode_replay(*reading, *position);
}

}  // namespace

Answer answer_compare(const CompareQuestion& question, const protocol::Packs& packs,
                      std::size_t most_bytes) {
    const auto left = protocol::parse_reading(question.left, packs);
    if (!left) {
        return error_of(left.error(), "left", "left");
    }
    const auto right = protocol::parse_reading(question.right, packs);
    if (!right) {
        return error_of(right.error(), "right", "right");
    }
    const auto seed = static_cast<std::uint64_t>(question.seed);
    const compare::Comparison comparison = compare::compare(left->ruleset, right->ruleset, seed);
    return within(
        protocol::encode_comparison({*left, *right, question.seed}, comparison, most_bytes),
        most_bytes);
}

Answer answer_replay(const protocol::ReplayQuestion& question, const protocol::Packs& packs,
                     std::size_t most_bytes) {
    if (!question.record) {
        return answer_position(question, packs);
    }
    const auto record = record::parse_record(
        *question.record, [&packs](std::string_view id) { return packs.ruleset(id); });
    if (!record) {
        return unreadable("record", record.error());
    }
    return within(protocol::encode_replay(*record, packs, most_bytes), most_bytes);
}

}  // namespace congkak::study
