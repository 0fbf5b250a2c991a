// What must hold for any bytes taken as a ruleset, a whole pack's file or only the clauses: they
// are refused with a message, or what was read can be played and is written and read back the same.
//
// Run by the fuzz target over whatever it invents, and by the ordinary tests over the corpus.
#pragma once

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

#include "protocol/ruleset_json.hpp"

namespace congkak::fuzz {

inline void require_message(const protocol::JsonProblem& problem) {
    if (problem.message.empty()) {
        throw std::logic_error("refused without a reason at " + problem.path);
    }
}

inline void check_clauses(std::string_view text) {
    const nlohmann::json clauses = nlohmann::json::parse(text, nullptr, false);
    if (clauses.is_discarded()) {
        return;
    }
    const auto ruleset = protocol::apply_clauses({}, clauses);
    if (!ruleset) {
        require_message(ruleset.error());
        return;
    }
    const auto again = protocol::apply_clauses({}, protocol::all_clauses_json(*ruleset));
    if (!rules::validate(*ruleset) || !again || *again != *ruleset) {
        throw std::logic_error("the clauses come back otherwise");
    }
}

inline void check_pack(std::string_view text) {
    const auto pack = protocol::parse_pack(text);
    if (!pack) {
        require_message(pack.error());
        return;
    }
    const nlohmann::json written = protocol::pack_json(*pack);
    const auto again = protocol::parse_pack(written.dump());
    if (!again) {
        throw std::logic_error("the pack is not read back: " + again.error().path + " " +
                               again.error().message);
    }
    const nlohmann::json changes = nlohmann::json::diff(written, protocol::pack_json(*again));
    if (!changes.empty()) {
        throw std::logic_error("the pack comes back otherwise: " + changes.dump());
    }
}

inline void check_ruleset(std::string_view bytes) {
    check_clauses(bytes);
    check_pack(bytes);
}

}  // namespace congkak::fuzz
