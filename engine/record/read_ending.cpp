#include "engine/record/read_ending.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/record/record_words.hpp"

namespace congkak::record {

namespace {

using boost::system::result;

/// An index into `words`.
template <std::size_t N>
result<std::size_t, TextError> word_of(const Tag& tag,
                                       const std::array<std::string_view, N>& words) {
    const auto found = std::find(words.begin(), words.end(), tag.value);
    if (found == words.end()) {
        std::string choice;
        for (const std::string_view word : words) {
            choice += (choice.empty() ? "one of " : ", ") + std::string(word);
        }
        return at(tag.value_at, choice);
    }
    return {boost::system::in_place_value, static_cast<std::size_t>(found - words.begin())};
}

/// Tags that speak of the end, checked against the game.
class EndingReader {
  public:
    EndingReader(const std::vector<Tag>& tags, const rules::Game& game, TextError moves_at)
        : result_(find(tags, "Result")),
          winner_(find(tags, "Winner")),
          termination_(find(tags, "Termination")),
          game_(game),
          moves_at_(std::move(moves_at)) {}

    result<std::optional<Ending>, TextError> read() const {
        if (termination_ == nullptr) {
            return running();
        }
        const auto how = word_of(*termination_, words::termination);
        if (!how) {
            return how.error();
        }
        Ending ending{.winner = {}, .termination = static_cast<Termination>(*how)};
        if (winner_ == nullptr || result_ == nullptr) {
            return at(termination_->name_at, "tags Result and Winner with it");
        }
        const bool nobody = winner_->value == words::no_winner;
        if (!nobody || ending.termination != Termination::aborted) {
            const auto who = word_of(*winner_, words::winner);
            if (!who) {
                return who.error();
            }
            ending.winner = static_cast<rules::Winner>(*who);
        }
        if (const auto agrees = check(ending); !agrees) {
            return agrees.error();
        }
        return std::optional(ending);
    }

  private:
    result<std::optional<Ending>, TextError> running() const {
        if (result_ != nullptr) {
            return at(result_->name_at, "a tag Termination with it");
        }
        if (winner_ != nullptr && winner_->value != words::no_winner) {
            return at(winner_->value_at, "`*` without a tag Termination");
        }
        return std::optional<Ending>();
    }

    result<void, TextError> check(const Ending& ending) const {
        const rules::GameResult score = game_.score();
        const std::string stands = words::score(score.south, score.north);
        if (result_->value != stands) {
            return at(result_->value_at, "what stands after the moves, " + stands);
        }
        const auto played = game_.result();
        const bool normal = ending.termination == Termination::normal;
        if (normal && !played) {
            return at(moves_at_, game_.ruleset().rounds.is_single()
                                     ? "moves until the round is over"
                                     : "moves until the match is over");
        }
        // Between rounds an agreement to stop leaves the decision to the clause `match_by`.
        const bool stopped = ending.termination == Termination::agreed && played;
        if ((normal || stopped) && ending.winner != played->winner) {
            return at(winner_->value_at,
                      std::string(words::winner[static_cast<std::size_t>(played->winner)]));
        }
        return {};
    }

    const Tag* result_;
    const Tag* winner_;
    const Tag* termination_;
    const rules::Game& game_;
    TextError moves_at_;
};

}  // namespace

result<std::optional<Ending>, TextError> read_ending(const std::vector<Tag>& tags,
                                                     const rules::Game& game,
                                                     const TextError& moves_at) {
    return EndingReader(tags, game, moves_at).read();
}

}  // namespace congkak::record
