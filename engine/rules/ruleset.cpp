#include "engine/rules/ruleset.hpp"

namespace congkak::rules {

namespace {

constexpr bool is_within(int value, int lowest, int highest) noexcept {
    return value >= lowest && value <= highest;
}

}  // namespace

boost::system::result<void, RulesetProblem> validate(const Ruleset& ruleset) noexcept {
    if (!is_within(ruleset.pits, Ruleset::fewest_pits, Ruleset::most_pits)) {
        return RulesetProblem{"pits", "a side has 3 to 11 pits"};
    }
    if (!is_within(ruleset.seeds, Ruleset::fewest_seeds, Ruleset::most_seeds)) {
        return RulesetProblem{"seeds", "a pit starts with 1 to 11 seeds"};
    }
    if (!is_within(ruleset.rounds.limit(), 1, Rounds::highest)) {
        return RulesetProblem{"rounds", "a match has 1 to 20 rounds, or goes on until_burnt"};
    }
    const bool several = !ruleset.rounds.is_single();
    const bool fresh = ruleset.refill == Refill::fresh;
    if (ruleset.sweep == Sweep::none && several && !fresh) {
        return RulesetProblem{"sweep", "none leaves nothing to refill from in a further round"};
    }
    if (fresh && ruleset.rounds.is_until_burnt()) {
        return RulesetProblem{"refill", "fresh burns no pit, so until_burnt would never end"};
    }
    if (ruleset.match_by == MatchBy::seeds && several && fresh) {
        return RulesetProblem{"match_by", "seeds would only look at the last of the fresh rounds"};
    }
    if (ruleset.match_by == MatchBy::seeds_total && !fresh) {
        return RulesetProblem{"match_by", "seeds_total needs refill fresh"};
    }
    return {};
}

}  // namespace congkak::rules
