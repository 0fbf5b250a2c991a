// The endgame table that the computer uses while the server runs: opened from its file, or made in
// the background where there is none. The server works the same without it, only less exactly.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "engine/rules/ruleset.hpp"
#include "server/ai/endgame_file.hpp"

namespace congkak::ai {

class Endgames {
  public:
    /// The table of `folder/NAME-PITSxSEEDS.endgames`, once start() was called; none with `seeds` 0.
    Endgames(std::string folder, const std::string& name, const rules::Ruleset& ruleset, int seeds);

    /// Starts a thread of the lowest priority that opens the file, or makes it when it isn't there
    /// or can't be used, and then ends. What it does is in the log. To be called once.
    void start();

    /// Gives up what is being made.
    ~Endgames();

    Endgames(const Endgames&) = delete;
    Endgames& operator=(const Endgames&) = delete;

    /// Nothing as long as there is no table, and for rulesets that it isn't for. Any thread.
    [[nodiscard]] std::optional<EndgameFile> find(const rules::Ruleset& ruleset) const;

  private:
    void prepare();
    [[nodiscard]] bool make();

    const std::string folder_;
    const std::string path_;
    const rules::Ruleset ruleset_;
    const int seeds_;
    mutable std::mutex mutex_;
    std::optional<EndgameFile> file_;
    std::atomic<bool> is_stopping_{false};
    std::thread thread_;
};

}  // namespace congkak::ai
