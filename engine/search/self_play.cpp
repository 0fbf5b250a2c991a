#include "engine/search/self_play.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "engine/search/choose_opening.hpp"

namespace congkak::search {

namespace {

using rules::Game;
using rules::Side;

constexpr std::array<Side, 2> both{Side::south, Side::north};

/// A match between two contenders.
class Match {
  public:
    Match(const rules::Ruleset& ruleset, Contender south, Contender north, const GameSeed& seed)
        : game_(ruleset), contenders_{south, north}, seed_(seed) {}

    PlayedGame play() {
        while (!game_.is_over()) {
            step();
        }
        played_.result = *game_.result();
        played_.rounds = game_.round();
        judge_start();
        return std::move(played_);
    }

  private:
    void step() {
        switch (game_.phase()) {
            case rules::Phase::opening:
                choose();
                break;
            case rules::Phase::sowing:
                sow();
                break;
            case rules::Phase::round_over:
                game_.start_next_round();
                break;
            case rules::Phase::over:
                break;
        }
    }

    /// Everybody who has to choose does so; the second one doesn't see the first one's choice.
    void choose() {
        const int ply = game_.ply();
        for (const Side side : both) {
            // Where South chose alone, the game has moved on.
            if (game_.ply() != ply || !game_.awaits(side)) {
                continue;
            }
            const rules::Pit pit = choice_of(side, ply);
            if (side == Side::south) {
                played_.opening += letter_of(pit);
            }
            [[maybe_unused]] const auto chosen = game_.choose(side, pit);
            assert(chosen.has_value());
        }
    }

    rules::Pit choice_of(Side side, int ply) {
        const Level* level = contenders_[rules::index_of(side)].level;
        const rules::SimultaneousOpening& opening = *game_.opening();
        if (level == nullptr) {
            return choose_opening_at_random(opening, side, seed_, ply);
        }
        return noted(consider_opening(game_.ruleset(), opening, side, *level, seed_, ply));
    }

    void sow() {
        const rules::Position& at = game_.position();
        const Level* level = contenders_[rules::index_of(at.to_sow)].level;
        const rules::Pit pit =
            level == nullptr ? choose_at_random(at, seed_, game_.ply())
                             : noted(consider(game_.ruleset(), at, *level, seed_, game_.ply()));
        [[maybe_unused]] const auto applied = game_.apply(pit);
        assert(applied.has_value());
        ++played_.sowings;
    }

    rules::Pit noted(const Choice& choice) noexcept {
        played_.most_searched = std::max(played_.most_searched, choice.searched);
        return choice.pit;
    }

    static char letter_of(rules::Pit pit) noexcept { return static_cast<char>('a' + pit.index()); }

    /// Looks at the first round up to North's second turn; South's store never shrinks in a round.
    void judge_start() {
        const int all = game_.start().board.total();
        // A simultaneous opening is the first turn of both.
        int turns_of_north = game_.start().opening ? 1 : 0;
        int turn = -1;
        for (const rules::Played& entry : game_.history()) {
            if (const rules::PlayedSowing* sowing = entry.sowing()) {
                const bool by_north = sowing->outcome.mover == Side::north;
                turns_of_north += by_north && sowing->turn != turn ? 1 : 0;
                turn = sowing->turn;
                if (!by_north && turns_of_north == 0 && !game_.start().opening) {
                    played_.opening += letter_of(sowing->outcome.pit);
                }
            }
            if (entry.round > 1 || turns_of_north > 1) {
                return;
            }
            const bool is_decided = 2 * entry.after.board.store(Side::south) > all;
            played_.decided_before_first_reply |= is_decided && turns_of_north == 0;
            played_.decided_before_second_reply |= is_decided;
        }
    }

    Game game_;
    std::array<Contender, 2> contenders_;
    GameSeed seed_;
    PlayedGame played_;
};

}  // namespace

PlayedGame play_game(const rules::Ruleset& ruleset, Contender south, Contender north,
                     const GameSeed& seed) {
    return Match(ruleset, south, north, seed).play();
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
    rounds += game.rounds;
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
    rounds += other.rounds;
    most_searched = std::max(most_searched, other.most_searched);
    margin += other.margin;
    for (const auto& [opening, count] : other.openings) {
        openings[opening] += count;
    }
}

}  // namespace congkak::search
