#include "server/app/solve_survey.hpp"

#include <ostream>
#include <string>

#include "server/app/embedded_packs.hpp"
#include "server/app/interrupt.hpp"
#include "server/app/pack_choice.hpp"
#include "server/app/solver.hpp"

namespace congkak::app {

namespace {

using Answer = nlohmann::ordered_json;

std::string haul_cell(const Answer& best) {
    const std::string haul = best["haul"].dump() + " of " + best["seeds"].dump();
    return best["proven"] == true ? "**" + haul + "**"
                                  : haul + ", at most " + best["at_most"].dump();
}

std::string win_cell(const Answer& win) {
    if (win["impossible"] == true) {
        return "**none**";
    }
    if (win["sowings"].is_null()) {
        return "none found, at least " + win["at_least"].dump();
    }
    return win["proven"] == true ? "**" + win["sowings"].dump() + "**"
                                 : win["sowings"].dump() + ", at least " + win["at_least"].dump();
}

std::string exact_cell(const Answer& exact) {
    if (exact["proven"] == true) {
        return "**" + exact["at_least"].dump() + "**";
    }
    return exact["at_least"].dump() + " to " + exact["at_most"].dump();
}

/// False when it was stopped.
bool row(const std::string& name, Task task, std::ostream& out) {
    constexpr int most_pits_for_exact = 6;
    const Answer best = solve(task);
    task.goal = Goal::win;
    const Answer win = best["stopped"] == true ? Answer() : solve(task);
    if (win.is_null() || win["stopped"] == true) {
        return false;
    }
    std::string exact = "–";
    if (task.ruleset.pits <= most_pits_for_exact) {
        task.goal = Goal::exact;
        const Answer value = solve(task);
        if (value["stopped"] == true) {
            return false;
        }
        exact = exact_cell(value);
    }
    out << "| `" << name << "` | " << task.ruleset.pits << " | " << haul_cell(best) << " | "
        << best["sowings"] << " | " << win_cell(win) << " | " << exact << " |" << std::endl;
    return true;
}

}  // namespace

int survey(std::uint64_t budget, std::uint64_t memory_mib, std::ostream& out) {
    out << "| rules | pits | best turn | its sowings | fewest sowings to win | exact value |\n"
           "|---|---|---|---|---|---|\n";
    const protocol::Packs packs = load_embedded_packs();
    for (const protocol::Pack& pack : packs.all()) {
        const bool is_simultaneous = packs.ruleset(pack.id)->opening != rules::Opening::alternating;
        const std::string name = pack.id + (is_simultaneous ? "+opening=alternating" : "");
        for (int pits = rules::Ruleset::fewest_pits; pits <= rules::Ruleset::most_pits; ++pits) {
            const rules::Ruleset ruleset = choose_ruleset(name, pits);
            const Task task{.ruleset = ruleset,
                            .position = rules::first_position(ruleset),
                            .goal = Goal::best_turn,
                            .budget = budget,
                            .memory_mib = memory_mib};
            if (!row(name, task, out)) {
                return Interrupt::exit_code;
            }
        }
    }
    return 0;
}

}  // namespace congkak::app
