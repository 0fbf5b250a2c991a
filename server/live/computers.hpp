// The computer's turns: for each game whose computer is to sow or to choose, a choice on the worker
// pool and a pause that a person can follow, side by side. Both over, the pit is handed on; a
// choice for a version that has passed is dropped. The perfect opponent is asked once a turn: what
// it found is gone on with as long as the board is the one foreseen.
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>

#include "server/ai/pool.hpp"
#include "server/live/live_game.hpp"
#include "server/live/mailbox.hpp"
#include "server/live/settings.hpp"

namespace congkak::live {

class Computers {
  public:
    /// Called on the owning thread while `turn` is still what the game waits for.
    using Move =
        std::function<void(const GamePtr& game, const match::ComputerTurn& turn, rules::Pit pit)>;

    Computers(ai::Pool& pool, Mailbox mailbox, const Settings& settings, Move move);
    ~Computers();
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;

    /// Thinks about the game's durable state if its computer is to move and nothing is on its way
    /// to disk; otherwise stops thinking about the game. `at_least` makes the pause longer.
    void wake(const GamePtr& game, std::chrono::milliseconds at_least = {});

    /// For good.
    void stop();

  private:
    struct Thought;

    void ask(const std::shared_ptr<Thought>& thought);
    void ask_level(const std::shared_ptr<Thought>& thought);
    void ask_perfect(const std::shared_ptr<Thought>& thought);
    void ask_again_where_refused(const std::shared_ptr<Thought>& thought);
    /// Sows the first pit of the game's plan and keeps the rest.
    void follow_plan(const std::shared_ptr<Thought>& thought);
    void step(const std::shared_ptr<Thought>& thought);
    void forget(const protocol::GameId& id);
    [[nodiscard]] bool is_wanted(const std::shared_ptr<Thought>& thought) const;

    ai::Pool& pool_;
    Mailbox mailbox_;
    const Settings& settings_;
    Move move_;
    std::unordered_map<protocol::GameId, std::shared_ptr<Thought>> thoughts_;
    bool stopped_ = false;
};

}  // namespace congkak::live
