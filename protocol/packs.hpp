// The packs that a program knows, by id.
#pragma once

#include <boost/system/result.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "protocol/ruleset_json.hpp"

namespace congkak::protocol {

class Packs {
  public:
    /// Reads one more pack; its id may not be known yet.
    [[nodiscard]] boost::system::result<void, JsonProblem> add(std::string_view text);

    /// In the order in which they were added.
    [[nodiscard]] std::span<const Pack> all() const noexcept { return packs_; }

    [[nodiscard]] const Pack* find(std::string_view id) const noexcept;

    /// For reading records.
    [[nodiscard]] std::optional<rules::Ruleset> ruleset(std::string_view id) const noexcept;

  private:
    std::vector<Pack> packs_;
};

}  // namespace congkak::protocol
