// Random rulesets, positions and matches for property tests.
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "engine/rules/clauses.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/position.hpp"

namespace congkak::testing {

using Random = std::mt19937_64;

inline int random_number(Random& random, int lowest, int highest) {
    return std::uniform_int_distribution<int>(lowest, highest)(random);
}

/// Any combination of clauses of one round without a simultaneous opening.
inline rules::Ruleset random_ruleset(Random& random) {
    using namespace rules;
    Ruleset ruleset;
    ruleset.pits = random_number(random, Ruleset::fewest_pits, Ruleset::most_pits);
    ruleset.seeds = random_number(random, Ruleset::fewest_seeds, Ruleset::most_seeds);
    ruleset.relay = random_number(random, 0, 3) != 0;
    ruleset.capture.side = static_cast<CaptureSide>(random_number(random, 0, 2));
    ruleset.capture.needs_opposite = random_number(random, 0, 1) != 0;
    ruleset.capture.own_seed = static_cast<OwnSeed>(random_number(random, 0, 1));
    ruleset.capture.lap = static_cast<Lap>(random_number(random, 0, 3));
    ruleset.after_capture = static_cast<AfterCapture>(random_number(random, 0, 1));
    ruleset.end = static_cast<End>(random_number(random, 0, 3));
    ruleset.sweep = static_cast<Sweep>(random_number(random, 0, 2));
    ruleset.burnt = static_cast<Burnt>(random_number(random, 0, 1));
    return ruleset;
}

/// Any combination of clauses that can be played.
inline rules::Ruleset random_match_ruleset(Random& random) {
    using namespace rules;
    for (;;) {
        Ruleset ruleset = random_ruleset(random);
        ruleset.opening = static_cast<Opening>(random_number(random, 0, 2));
        ruleset.after_opening = static_cast<AfterOpening>(random_number(random, 0, 1));
        const int rounds = random_number(random, 0, 4);
        ruleset.rounds = Rounds(rounds < 4 ? rounds : random_number(random, 4, Rounds::highest));
        ruleset.refill = static_cast<Refill>(random_number(random, 0, 3));
        ruleset.refill_from = static_cast<RefillFrom>(random_number(random, 0, 1));
        ruleset.burnt_for = static_cast<BurntFor>(random_number(random, 0, 1));
        ruleset.round_starter = static_cast<RoundStarter>(random_number(random, 0, 4));
        ruleset.match_by = static_cast<MatchBy>(random_number(random, 0, 2));
        if (validate(ruleset)) {
            return ruleset;
        }
    }
}

/// The first position, or in one of four cases one in which some pits are burnt.
inline rules::Position random_start(Random& random, const rules::Ruleset& ruleset) {
    using namespace rules;
    const Side starter = random_number(random, 0, 1) == 0 ? Side::south : Side::north;
    Position start = first_position(ruleset, starter);
    if (random_number(random, 0, 3) != 0) {
        return start;
    }
    for (const Side side : {Side::south, Side::north}) {
        for (const Pit pit : PitSet::all(ruleset.pits)) {
            const bool is_last_of_starter = side == starter && pit.number() == ruleset.pits;
            if (!is_last_of_starter && random_number(random, 0, 3) == 0) {
                start.board.set_seeds(side, pit, 0);
                start.board.burn(side, pit);
            }
        }
    }
    return start;
}

inline rules::Pit random_pit(Random& random, rules::PitSet pits) {
    int skip = random_number(random, 0, pits.size() - 1);
    for (const rules::Pit pit : pits) {
        if (skip-- == 0) {
            return pit;
        }
    }
    return pits.first();
}

/// Does one thing that can be done now: a sowing, a choice of the opening, a further round. The
/// match isn't over.
inline void random_step(Random& random, rules::Game& game) {
    using namespace rules;
    if (game.phase() == Phase::round_over) {
        game.start_next_round();
        return;
    }
    Side side = random_number(random, 0, 1) == 0 ? Side::south : Side::north;
    side = game.awaits(side) ? side : other(side);
    const Pit pit = random_pit(random, game.legal(side));
    if (game.phase() == Phase::opening) {
        EXPECT_TRUE(game.choose(side, pit));
    } else {
        EXPECT_TRUE(game.apply(pit));
    }
}

/// The clauses that differ from the defaults, for a failure's message.
inline std::string described(const rules::Ruleset& ruleset) {
    std::string text;
    for (const std::string_view name : rules::differing_clauses(rules::Ruleset{}, ruleset)) {
        text += std::string(name) + "=" + rules::clause_value(ruleset, name) + " ";
    }
    return text;
}

}  // namespace congkak::testing
