#include "protocol/state_hash.hpp"

#include <array>
#include <vector>

#include "protocol/limits.hpp"

namespace congkak::protocol {

namespace {

/// Words with a space between, `-` where there is none.
class Words {
  public:
    Words& operator<<(std::string_view word) {
        text_.append(text_.empty() ? "" : " ").append(word);
        return *this;
    }
    Words& operator<<(std::int64_t number) { return *this << std::to_string(number); }
    Words& operator<<(const std::array<int, 2>& pair) {
        return *this << std::to_string(pair[0]) + "-" + std::to_string(pair[1]);
    }
    Words& operator<<(const std::vector<rules::Side>& sides) {
        for (const rules::Side side : sides) {
            *this << to_text(side);
        }
        return *this;
    }
    Words& operator<<(const std::optional<rules::Side>& side) {
        return side ? *this << to_text(*side) : *this;
    }
    Words& operator<<(const std::optional<CarriedHand>& hand) {
        if (!hand) {
            return *this << "-";
        }
        const rules::Hole& hole = hand->from;
        return *this << (hole.is_store ? "store" : to_text(PitRef{hole.side, hole.pit}))
                     << hand->seeds;
    }

    [[nodiscard]] std::string line() const { return text_.empty() ? "-" : text_; }

  private:
    std::string text_;
};

Words rounds_of(const State& state) {
    Words words;
    for (const RoundView& round : state.rounds) {
        words << to_text(round.starter) << to_text(round.winner) << round.stores;
    }
    return words;
}

Words hands_of(const State& state) {
    return state.opening ? Words() << state.opening->hands[0] << state.opening->hands[1] : Words();
}

Words outcome_of(const std::optional<Result>& result) {
    return result ? Words() << to_text(result->winner) << to_text(result->termination)
                            << result->stores << to_text(result->by) << result->score
                  : Words() << "*";
}

}  // namespace

std::string hashed_text(const GameId& game, Version version, const State& state,
                        const std::optional<Result>& result) {
    std::string text(protocol_name);
    const auto line = [&](const Words& words) { text.append("\n").append(words.line()); };
    line(Words() << game.view());
    line(Words() << version);
    line(Words() << state.position);
    line(Words() << state.round << to_text(state.phase));
    line(rounds_of(state));
    line(Words() << state.ply);
    line(Words() << state.to_sow);
    line(Words() << state.awaits);
    line(state.opening ? Words() << state.opening->chosen : Words());
    line(hands_of(state));
    line(Words() << state.stop_offer);
    line(Words());
    line(outcome_of(result));
    return text;
}

std::uint64_t fnv1a(std::string_view bytes) noexcept {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    }
    return hash;
}

std::string state_hash(const GameId& game, Version version, const State& state,
                       const std::optional<Result>& result) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::uint64_t hash = fnv1a(hashed_text(game, version, state, result));
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U) {
        *digit = digits[hash & 15U];
    }
    return text;
}

}  // namespace congkak::protocol
