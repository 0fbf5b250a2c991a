// Whole matches, for samples of openings and rounds.
#include "protocol/make_state.hpp"
#include "tests/protocol/samples.hpp"

namespace congkak::protocol::samples {

namespace {

using rules::Phase;
using rules::Side;

class Player {
  public:
    Player(const rules::Ruleset& ruleset, int step)
        : match_{rules::Game(ruleset), {}}, step_(step) {}

    void choose(Side side) {
        rules::Game& game = match_.game;
        const rules::Pit pit = next(game.legal(side));
        const auto opened = game.choose(side, pit);
        if (*opened) {
            match_.events.emplace_back(Opened{make_opening(**opened, game.ply()), state()});
        } else {
            match_.events.emplace_back(HiddenChoice{{side, state()}, {side, pit}});
        }
    }

    void sow() {
        rules::Game& game = match_.game;
        const auto traced = game.apply_traced(next(game.legal(game.position().to_sow)));
        match_.events.emplace_back(Sown{make_sowing(*traced, game.ply()), state()});
    }

    void start_round() {
        rules::Game& game = match_.game;
        game.start_next_round();
        match_.events.emplace_back(RoundStarted{game.round(), game.round_starter(), state()});
    }

    Match play() && {
        for (Phase phase = match_.game.phase(); phase != Phase::over; phase = match_.game.phase()) {
            if (phase == Phase::round_over) {
                start_round();
            } else if (phase == Phase::sowing) {
                sow();
            } else {
                choose(match_.game.awaits(Side::south) ? Side::south : Side::north);
            }
        }
        return std::move(match_);
    }

  private:
    [[nodiscard]] State state() const {
        return make_state(game_id(), static_cast<Version>(match_.events.size()) + 2, match_.game);
    }

    /// Each time so many pits further than the last time.
    rules::Pit next(const rules::PitSet& pits) {
        turn_ += step_;
        int left = turn_ % pits.size();
        for (const rules::Pit pit : pits) {
            if (left-- == 0) {
                return pit;
            }
        }
        return pits.first();
    }

    Match match_;
    int step_;
    int turn_ = 0;
};

}  // namespace

Match play_match(const rules::Ruleset& ruleset, int step) { return Player(ruleset, step).play(); }

rules::Ruleset with_opening() {
    rules::Ruleset ruleset;
    ruleset.opening = rules::Opening::simultaneous;
    ruleset.end = rules::End::side_empty;
    ruleset.refill = rules::Refill::even;
    ruleset.burnt = rules::Burnt::forfeit;
    return ruleset;
}

rules::Ruleset with_rounds() {
    rules::Ruleset ruleset;
    ruleset.rounds = rules::Rounds(3);
    ruleset.burnt = rules::Burnt::forfeit;
    ruleset.match_by = rules::MatchBy::rounds_won;
    return ruleset;
}

}  // namespace congkak::protocol::samples
