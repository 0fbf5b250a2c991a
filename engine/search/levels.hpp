// The named levels that a person can play against, weakest first.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/search/level.hpp"

namespace congkak::search {

/// The perfect opponent (perfect.hpp), which is none of the counting horizons and earns nobody
/// points.
inline constexpr std::string_view perfect_level = "perfect";

/// What the page shows for a level in each language.
struct LevelNames {
    std::string ms;
    std::string id;
    std::string en;
};

struct NamedLevel {
    /// `easy`: what commands and records call it.
    std::string id;
    LevelNames names;
    /// Points for a ranked win.
    int points = 0;
    Level level;
};

class Levels {
  public:
    Levels() = default;
    /// Ids differ.
    explicit Levels(std::vector<NamedLevel> levels) : levels_(std::move(levels)) {}

    [[nodiscard]] const std::vector<NamedLevel>& all() const noexcept { return levels_; }

    /// Whether the computer plays at that level: one of the list, or the perfect opponent.
    [[nodiscard]] bool can_play(std::string_view id) const noexcept {
        return id == perfect_level || find(id) != nullptr;
    }

    /// There is one.
    [[nodiscard]] const Level& strongest() const noexcept { return levels_.back().level; }

    /// Nothing for an unknown id.
    [[nodiscard]] const NamedLevel* find(std::string_view id) const noexcept {
        for (const NamedLevel& level : levels_) {
            if (level.id == id) {
                return &level;
            }
        }
        return nullptr;
    }

  private:
    std::vector<NamedLevel> levels_;
};

}  // namespace congkak::search
