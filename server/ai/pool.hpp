// The computer's worker threads: choices go in as values, pits come out through callbacks.
//
// First in, first out; a game has one request at a time, so no game can crowd out the others. The
// queue is bounded: what doesn't fit is refused at once and the caller decides when to ask again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include "engine/rules/opening.hpp"
#include "engine/rules/position.hpp"
#include "engine/rules/ruleset.hpp"
#include "engine/rules/side.hpp"
#include "engine/search/choose.hpp"
#include "engine/search/level.hpp"

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

/// Names one accepted request of one pool.
enum class Ticket : std::uint64_t {};

/// How busy a pool is and what it has done since it was made.
struct Load {
    std::size_t waiting = 0;
    std::size_t running = 0;
    std::uint64_t answered = 0;
    std::uint64_t refused = 0;
    std::uint64_t cancelled = 0;
};

/// All functions may be called from any thread, also from a `done`, except where they say so.
class Pool {
  public:
    /// Called on a worker thread with the choice; must not throw.
    using Done = std::function<void(rules::Pit)>;

    /// `threads` is 1 or more; `max_queue` counts the requests that wait, not those that run.
    Pool(unsigned threads, std::size_t max_queue);

    /// As stop(). Not from a `done`.
    ~Pool();

    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    /// Nothing, and `done` is dropped, when the queue is full or the pool has stopped. Otherwise
    /// `done` is called once, unless the request is cancelled or the pool stops first.
    [[nodiscard]] std::optional<Ticket> choose(Request request, Done done);

    /// Drops a request that waits; the result of one that runs is thrown away. Where `done` has
    /// begun or the ticket is spent, nothing happens. Never waits.
    void cancel(Ticket ticket);

    /// Drops what waits, lets what runs finish without calling its `done` if that hasn't begun,
    /// and returns when no worker is left. May be repeated. Not from a `done`.
    void stop();

    [[nodiscard]] Load load() const;

  private:
    struct Work;
    std::unique_ptr<Work> work_;
};

}  // namespace congkak::ai
