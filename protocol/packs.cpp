#include "protocol/packs.hpp"

#include <algorithm>
#include <utility>

namespace congkak::protocol {

boost::system::result<void, JsonProblem> Packs::add(std::string_view text) {
    auto pack = parse_pack(text);
    if (!pack) {
        return pack.error();
    }
    if (find(pack->id) != nullptr) {
        return JsonProblem{.path = "id", .message = "is the id of another pack, too"};
    }
    packs_.push_back(std::move(*pack));
    return {};
}

const Pack* Packs::find(std::string_view id) const noexcept {
    const auto found = std::find_if(packs_.begin(), packs_.end(),
                                    [id](const Pack& pack) { return pack.id == id; });
    return found == packs_.end() ? nullptr : &*found;
}

std::optional<rules::Ruleset> Packs::ruleset(std::string_view id) const noexcept {
    const Pack* pack = find(id);
    return pack == nullptr ? std::nullopt : std::optional(pack->ruleset);
}

}  // namespace congkak::protocol
