#include "engine/search/self_play.hpp"

#include <algorithm>
#include <cassert>

namespace congkak::search {

namespace {

rules::Pit pit_of(const rules::Game& game, Contender contender, const GameSeed& seed,
                  PlayedGame& played) {
    if (contender.level == nullptr) {
        return choose_at_random(game.position(), seed, game.ply());
    }
    const Choice choice =
        consider(game.ruleset(), game.position(), *contender.level, seed, game.ply());
    played.most_searched = std::max(played.most_searched, choice.searched);
    return choice.pit;
}

/// South's turns are numbered 0, 2, 4 …; its store never shrinks.
void judge_start(const rules::Game& game, PlayedGame& played) {
    const int all = game.start().board.total();
    for (const rules::PlayedSowing& sowing : game.history()) {
        const bool is_decided = 2 * sowing.after.board.store(rules::Side::south) > all;
        if (sowing.turn < 1) {
            played.opening += static_cast<char>('a' + sowing.outcome.pit.index());
            played.decided_before_first_reply |= is_decided;
        }
        if (sowing.turn < 3) {
            played.decided_before_second_reply |= is_decided;
        }
    }
}

}  // namespace

PlayedGame play_game(const rules::Ruleset& ruleset, Contender south, Contender north,
                     const GameSeed& seed) {
    rules::Game game(ruleset);
    PlayedGame played;
    while (!game.is_over()) {
        const bool is_south = game.position().to_sow == rules::Side::south;
        [[maybe_unused]] const auto applied =
            game.apply(pit_of(game, is_south ? south : north, seed, played));
        assert(applied.has_value());
    }
    played.result = *game.result();
    played.sowings = game.ply();
    judge_start(game, played);
    return played;
}

GameSeed seed_in_series(std::uint64_t series_seed, int index) noexcept {
    return {series_seed, static_cast<std::uint64_t>(index)};
}

void Tally::add(const PlayedGame& game) {
    ++games;
    south_wins += game.result.winner == rules::Winner::south ? 1 : 0;
    north_wins += game.result.winner == rules::Winner::north ? 1 : 0;
    draws += game.result.winner == rules::Winner::draw ? 1 : 0;
    decided_before_first_reply += game.decided_before_first_reply ? 1 : 0;
    decided_before_second_reply += game.decided_before_second_reply ? 1 : 0;
    sowings += game.sowings;
    most_searched = std::max(most_searched, game.most_searched);
    margin += game.result.south - game.result.north;
    ++openings[game.opening];
}

void Tally::add(const Tally& other) {
    games += other.games;
    south_wins += other.south_wins;
    north_wins += other.north_wins;
    draws += other.draws;
    decided_before_first_reply += other.decided_before_first_reply;
    decided_before_second_reply += other.decided_before_second_reply;
    sowings += other.sowings;
    most_searched = std::max(most_searched, other.most_searched);
    margin += other.margin;
    for (const auto& [opening, count] : other.openings) {
        openings[opening] += count;
    }
}

}  // namespace congkak::search
