// The computer's threads, in two lanes that don't wait for each other.
//
// - `choose`: what a level sows or chooses; a millisecond or so each, first in, first out. A game
//   has one request at a time, so no game can crowd out the others.
// - `searches`: the perfect opponent's turns, hints and analyses; up to a second or so a slice, the
//   accounts in turn, on threads that give way to the others.
//
// Both queues are bounded: what doesn't fit is refused at once and the caller decides when to ask
// again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

#include "engine/rules/opening.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"
#include "engine/search/choose.hpp"
#include "engine/search/level.hpp"
#include "server/ai/lane.hpp"

namespace congkak::ai {

/// A choice to be made in a simultaneous opening, by one side, from what that side may know.
struct OpeningChoice {
    rules::SimultaneousOpening opening;
    rules::Side side = rules::Side::south;
};

/// The arguments of search::choose() or search::choose_opening(), with their preconditions.
struct Request {
    rules::Ruleset ruleset;
    /// A sowing, or a choice of the opening.
    std::variant<rules::Position, OpeningChoice> what;
    search::Level level;
    search::GameSeed seed{};
    int ply = 0;
};

struct PoolSettings {
    /// For choices; 1 or more.
    unsigned threads = 1;
    /// Choices that may wait; 1 or more.
    std::size_t queue = 1;
    /// For searches; 1 or more. Each takes some 30 MB while it searches.
    unsigned search_threads = 1;
    /// Searches that may wait; 1 or more.
    std::size_t search_queue = 1;
};

/// What each lane does and has done.
struct Load {
    LaneLoad choices;
    LaneLoad searches;
};

/// All functions may be called from any thread, also from a `done`, except where they say so.
class Pool {
  public:
    /// Called on a worker thread with the choice; must not throw.
    using Done = std::function<void(rules::Pit)>;

    explicit Pool(const PoolSettings& settings);

    /// Nothing, and `done` is dropped, when the queue is full or the pool has stopped. Otherwise
    /// `done` is called once, unless the request is cancelled or the pool stops first.
    [[nodiscard]] std::optional<Ticket> choose(Request request, Done done);

    /// Drops a request that waits; the result of one that runs is thrown away. Where `done` has
    /// begun or the ticket is spent, nothing happens. Never waits.
    void cancel(Ticket ticket) { choices_.cancel(ticket); }

    /// Has tickets of its own.
    [[nodiscard]] Lane& searches() noexcept { return searches_; }

    /// As Lane::stop(), both. The pool's end does the same.
    void stop();

    [[nodiscard]] Load load() const { return {choices_.load(), searches_.load()}; }

  private:
    Lane choices_;
    Lane searches_;
};

}  // namespace congkak::ai
