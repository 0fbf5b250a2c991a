#include "server/app/selfplay_report.hpp"

#include <algorithm>
#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <string_view>

#include "server/app/selfplay_series.hpp"

namespace congkak::app {

namespace {

using search::Tally;

/// `81.7 %  79.9 .. 83.3 %`
std::string share(double part, int games) {
    const Interval interval = confidence(part, games);
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << std::setw(5) << 100 * part / games << " %  "
         << std::setw(4) << interval.low << " .. " << interval.high << " %";
    return text.str();
}

void print_line(std::ostream& out, const std::string& what, int part, int games) {
    out << std::left << std::setw(36) << what << std::right << std::setw(8) << part << "  "
        << share(part, games) << '\n';
}

/// What the margin of a match counts.
std::string_view unit_of(const rules::Ruleset& ruleset) {
    return ruleset.match_by == rules::MatchBy::rounds_won ? "rounds" : "seeds";
}

std::pair<std::string, int> commonest(const std::map<std::string, int>& counts) {
    const auto most = std::max_element(
        counts.begin(), counts.end(),
        [](const auto& left, const auto& right) { return left.second < right.second; });
    if (most == counts.end()) {
        return {};
    }
    return *most;
}

/// The first sowings of the openings.
std::map<std::string, int> first_letters(const std::map<std::string, int>& openings) {
    std::map<std::string, int> letters;
    for (const auto& [opening, count] : openings) {
        letters[opening.substr(0, 1)] += count;
    }
    return letters;
}

std::string percent(double part, int games) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100 * part / games << " %";
    return text.str();
}

double points_of_south(const Tally& tally) { return tally.south_wins + 0.5 * tally.draws; }
double points_of_north(const Tally& tally) { return tally.north_wins + 0.5 * tally.draws; }

nlohmann::ordered_json json_of(const PlayedSeries& series) {
    const Tally& tally = series.tally;
    const auto [opening, times] = commonest(tally.openings);
    return {{"south", series.south},
            {"north", series.north},
            {"games", tally.games},
            {"south_wins", tally.south_wins},
            {"north_wins", tally.north_wins},
            {"draws", tally.draws},
            {"decided_before_first_reply", tally.decided_before_first_reply},
            {"decided_before_second_reply", tally.decided_before_second_reply},
            {"commonest_opening", opening},
            {"commonest_opening_games", times},
            {"most_searched", tally.most_searched}};
}

}  // namespace

void print_series(std::ostream& out, const SelfplayTitle& title, const rules::Ruleset& ruleset,
                  const PlayedSeries& series) {
    const Tally& tally = series.tally;
    out << "South " << series.south << " (starts), North " << series.north << ", pack "
        << title.pack << ", " << tally.games << " games, seed " << title.seed << "\n\n"
        << std::setw(44) << "games"
        << "    share  95 % confidence\n";
    print_line(out, "South wins", tally.south_wins, tally.games);
    print_line(out, "North wins", tally.north_wins, tally.games);
    print_line(out, "draws", tally.draws, tally.games);
    out << std::left << std::setw(46) << "South's score, a draw counting half" << std::right
        << share(points_of_south(tally), tally.games) << '\n';
    print_line(out, "decided before North's first turn", tally.decided_before_first_reply,
               tally.games);
    print_line(out, "decided before North's second turn", tally.decided_before_second_reply,
               tally.games);
    const auto [opening, times] = commonest(tally.openings);
    print_line(out,
               (ruleset.opening == rules::Opening::alternating ? "commonest first turn, "
                                                               : "commonest opening of South, ") +
                   opening,
               times, tally.games);
    const auto mean = [&](std::int64_t sum) { return static_cast<double>(sum) / tally.games; };
    out << std::fixed << std::setprecision(1) << "\nA game had " << mean(tally.sowings)
        << " sowings in " << mean(tally.rounds) << " rounds and ended with South ahead by "
        << mean(tally.margin) << ' ' << unit_of(ruleset)
        << ", on average. The most sowings searched for one choice: " << tally.most_searched
        << ".\n";
}

void print_pairings(std::ostream& out, const SelfplayTitle& title,
                    const std::vector<Pairing>& pairings) {
    out << "Pack " << title.pack << ", " << title.games << " games a seat, seed " << title.seed
        << "; shares of the first one with 95 % confidence, a draw counting half\n\n"
        << std::left << std::setw(20) << "pairing" << std::setw(26) << "starting" << std::setw(26)
        << "answering"
        << "both\n";
    for (const auto& [starts, answers] : pairings) {
        const double started = points_of_south(starts.tally);
        const double answered = points_of_north(answers.tally);
        out << std::setw(20) << starts.south + " : " + starts.north << std::setw(26)
            << share(started, starts.tally.games) << std::setw(26)
            << share(answered, answers.tally.games)
            << share(started + answered, starts.tally.games + answers.tally.games) << '\n';
    }
    out << std::right;
}

void print_starts(std::ostream& out, const std::vector<PlayedSeries>& starts) {
    out << "\nA game is decided when the starter's store holds more than half of all seeds\n\n"
        << std::left << std::setw(20) << "starts : answers" << std::setw(26)
        << "decided before 1st reply" << std::setw(26) << "before 2nd reply" << std::setw(20)
        << "commonest opening" << std::setw(16) << "first sowing"
        << "most searched\n";
    for (const PlayedSeries& series : starts) {
        const Tally& tally = series.tally;
        const auto [opening, times] = commonest(tally.openings);
        const auto [letter, beginnings] = commonest(first_letters(tally.openings));
        out << std::setw(20) << series.south + " : " + series.north << std::setw(26)
            << share(tally.decided_before_first_reply, tally.games) << std::setw(26)
            << share(tally.decided_before_second_reply, tally.games) << std::setw(20)
            << opening + ' ' + percent(times, tally.games) << std::setw(16)
            << letter + ' ' + percent(beginnings, tally.games) << tally.most_searched << '\n';
    }
    out << std::right;
}

void print_json(std::ostream& out, const std::vector<PlayedSeries>& series) {
    if (series.size() == 1) {
        out << json_of(series.front()).dump() << '\n';
        return;
    }
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const PlayedSeries& one : series) {
        list.push_back(json_of(one));
    }
    out << list.dump() << '\n';
}

}  // namespace congkak::app
