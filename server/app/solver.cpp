#include "server/app/solver.hpp"

#include <algorithm>
#include <memory>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "engine/record/position_text.hpp"
#include "engine/search/solve/best_turn.hpp"
#include "engine/search/solve/exact_value.hpp"
#include "server/app/interrupt.hpp"
#include "server/app/progress_line.hpp"

namespace congkak::app {

namespace {

using Answer = nlohmann::ordered_json;

constexpr std::uint64_t mib = 1U << 20U;

search::TurnLimits turn_limits(const Task& task) {
    const search::TurnLimits none{.sowings = task.budget, .boards = 0, .ends = 1};
    const search::TurnLimits one{.sowings = task.budget, .boards = 1, .ends = 1};
    const std::uint64_t left = task.memory_mib * mib - search::most_bytes(none);
    const std::uint64_t boards =
        std::max<std::uint64_t>(1, left / (search::most_bytes(one) - search::most_bytes(none)));
    return {.sowings = task.budget, .boards = static_cast<std::size_t>(boards), .ends = 1};
}

std::string letters(const std::vector<rules::Pit>& line, rules::Side side) {
    std::string text;
    for (const rules::Pit pit : line) {
        text += record::letter_of(side, pit);
    }
    return text;
}

search::TurnWatch turn_watch(ProgressLine& line) {
    return [&line](const search::TurnProgress& progress) {
        line.show([&] {
            return "stage " + std::to_string(progress.stage) + " of " +
                   std::to_string(progress.stages) + ", " + std::to_string(progress.searched) +
                   " sowings, " + std::to_string(progress.waiting) + " boards wait, best " +
                   std::to_string(progress.haul);
        });
        return !Interrupt::is_wanted();
    };
}

void solve_best_turn(const Task& task, Answer& answer) {
    ProgressLine line;
    const search::BestTurn found =
        search::best_turn(task.ruleset, task.position, turn_limits(task), turn_watch(line));
    const search::TurnEnd& best = found.best();
    answer["searched"] = found.searched;
    answer["stopped"] = found.is_stopped;
    answer["proven"] = found.is_proven();
    answer["haul"] = best.haul;
    answer["swept"] = best.swept;
    answer["line"] = letters(best.line, task.position.to_sow);
    answer["sowings"] = best.line.size();
    answer["after"] = record::position_text(best.after);
    answer["at_most"] = found.at_most;
    answer["exhaustive"] = found.is_exhaustive;
}

void solve_win(const Task& task, Answer& answer) {
    const int wanted = search::lacks_to_win(task.position);
    if (wanted <= 0) {
        throw std::runtime_error("the side to sow has more than half of all seeds already");
    }
    ProgressLine line;
    const search::ShortestTurn found = search::shortest_turn(task.ruleset, task.position, wanted,
                                                             turn_limits(task), turn_watch(line));
    const bool is_found = !found.line.empty();
    answer["searched"] = found.searched;
    answer["stopped"] = found.is_stopped;
    answer["proven"] = is_found ? found.is_proven() : found.is_impossible;
    answer["wanted"] = wanted;
    answer["line"] = is_found ? Answer(letters(found.line, task.position.to_sow)) : Answer(nullptr);
    answer["sowings"] = is_found ? Answer(found.line.size()) : Answer(nullptr);
    answer["haul"] = found.haul;
    answer["at_least"] = found.at_least;
    answer["impossible"] = !is_found && found.is_impossible;
}

/// A table of as many seeds as take a moment to work out.
class SmallTable {
  public:
    explicit SmallTable(const rules::Ruleset& ruleset) : shape_(shape_for(ruleset)) {
        entries_ = std::make_unique_for_overwrite<std::int8_t[]>(shape_.entries());
        (void)search::make_endgames(ruleset, shape_, span());
        table_ = std::make_unique<search::EndgameTable>(ruleset, shape_, span());
    }
    [[nodiscard]] const search::EndgameTable& table() const { return *table_; }

  private:
    static search::EndgameShape shape_for(const rules::Ruleset& ruleset) {
        constexpr std::size_t quick_entries = 2'000'000;
        search::EndgameShape shape = *search::EndgameShape::of(ruleset, 1);
        for (int seeds = 2; seeds <= 24; ++seeds) {
            const auto larger = search::EndgameShape::of(ruleset, seeds);
            if (!larger || larger->entries() > quick_entries) {
                break;
            }
            shape = *larger;
        }
        return shape;
    }
    [[nodiscard]] std::span<std::int8_t> span() { return {entries_.get(), shape_.entries()}; }

    search::EndgameShape shape_;
    std::unique_ptr<std::int8_t[]> entries_;
    std::unique_ptr<search::EndgameTable> table_;
};

void solve_exact(const Task& task, Answer& answer) {
    constexpr std::uint64_t remembered_bytes = 16;
    const SmallTable small(task.ruleset);
    ProgressLine line;
    const auto found = search::exact_value(
        task.ruleset, task.position,
        {.sowings = task.budget,
         .remembered = static_cast<std::size_t>(task.memory_mib * mib / remembered_bytes)},
        &small.table(), [&line](const search::ExactProgress& progress) {
            line.show([&] {
                return std::to_string(progress.searched) + " sowings, between " +
                       std::to_string(progress.at_least) + " and " +
                       std::to_string(progress.at_most);
            });
            return !Interrupt::is_wanted();
        });
    if (!found) {
        throw std::runtime_error("clause `" + std::string(found.error().clause) +
                                 "`: " + std::string(found.error().reason));
    }
    answer["searched"] = found->searched;
    answer["stopped"] = found->is_stopped;
    answer["proven"] = found->is_exact();
    answer["at_least"] = found->at_least;
    answer["at_most"] = found->at_most;
    answer["line"] =
        found->line.empty() ? Answer(nullptr) : Answer(letters(found->line, task.position.to_sow));
}

std::string text(const Answer& answer, const char* field) {
    return answer[field].is_string() ? answer[field].get<std::string>() : answer[field].dump();
}

std::string best_turn_text(const Answer& answer) {
    std::string said = "best turn: " + text(answer, "haul") + " of " + text(answer, "seeds") +
                       " seeds in " + text(answer, "sowings") + " sowings";
    if (answer["swept"] != 0) {
        said += ", " + text(answer, "swept") + " of them swept";
    }
    said += answer["exhaustive"] == true ? "; every board of the turn was looked at"
            : answer["proven"] == true
                ? "; proven, no turn brings more"
                : "; best found, no turn brings more than " + text(answer, "at_most");
    return said + "\n" + text(answer, "line") + "\nthen " + text(answer, "after") + "\n";
}

std::string win_text(const Answer& answer) {
    const std::string wanted = text(answer, "wanted") + " seeds";
    if (answer["impossible"] == true) {
        return "no turn brings " + wanted + ", which is proven\n";
    }
    const std::string at_least =
        "proven, it takes " + text(answer, "at_least") + " sowings or more\n";
    if (answer["line"].is_null()) {
        return "no turn found that brings " + wanted + "; " + at_least;
    }
    return text(answer, "haul") + " seeds in " + text(answer, "sowings") + " sowings, " +
           text(answer, "wanted") + " are needed; " +
           (answer["proven"] == true ? "proven, no fewer do\n" : "best found; " + at_least) +
           text(answer, "line") + "\n";
}

std::string exact_text(const Answer& answer) {
    if (answer["proven"] == true) {
        return "exact value: " + text(answer, "at_least") + " of " + text(answer, "seeds") +
               " seeds more for the side to sow\n" +
               (answer["line"].is_null() ? "" : text(answer, "line") + "\n");
    }
    return "exact value: not found; proven, between " + text(answer, "at_least") + " and " +
           text(answer, "at_most") + "\n";
}

}  // namespace

std::uint64_t least_memory_mib(std::uint64_t budget) noexcept {
    constexpr std::size_t some_boards = 100'000;
    return search::most_bytes({.sowings = budget, .boards = some_boards, .ends = 1}) / mib + 1;
}

Answer solve(const Task& task) {
    constexpr std::string_view names[] = {"best-turn", "win", "exact"};
    const Interrupt interrupt;
    Answer answer;
    answer["goal"] = names[static_cast<std::size_t>(task.goal)];
    answer["position"] = record::position_text(task.position);
    answer["seeds"] = search::seeds_in_pits(task.position.board);
    switch (task.goal) {
        case Goal::best_turn:
            solve_best_turn(task, answer);
            break;
        case Goal::win:
            solve_win(task, answer);
            break;
        case Goal::exact:
            solve_exact(task, answer);
            break;
    }
    return answer;
}

std::string solution_text(const Answer& answer) {
    const std::string said = answer["goal"] == "best-turn" ? best_turn_text(answer)
                             : answer["goal"] == "win"     ? win_text(answer)
                                                           : exact_text(answer);
    return text(answer, "position") + "\n" + said + text(answer, "searched") +
           " sowings searched\n";
}

}  // namespace congkak::app
