#include "server/app/embedded_packs.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "embedded/config.hpp"

namespace congkak::app {

namespace {

constexpr std::string_view folder = "rulesets/";
constexpr std::string_view extension = ".json";

/// The ranked game first; packs that aren't named follow by their names.
constexpr std::array<std::string_view, 9> order{"tradisional",    "umum",         "jawa-sleman",
                                                "congkak-melayu", "sunog",        "ringkas",
                                                "arena",          "pertandingan", "mancala"};

bool is_pack(std::string_view path) noexcept {
    return path.starts_with(folder) && path.ends_with(extension) && !path.ends_with(".schema.json");
}

std::size_t rank_of(const embedded::File& file) noexcept {
    std::string_view id = file.path.substr(folder.size());
    id.remove_suffix(extension.size());
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), id) - order.begin());
}

}  // namespace

protocol::Packs load_embedded_packs() {
    std::vector<embedded::File> files;
    for (const embedded::File& file : embedded::config::files()) {
        if (is_pack(file.path)) {
            files.push_back(file);
        }
    }
    std::stable_sort(files.begin(), files.end(),
                     [](const embedded::File& left, const embedded::File& right) {
                         return rank_of(left) < rank_of(right);
                     });
    protocol::Packs packs;
    for (const embedded::File& file : files) {
        if (const auto added = packs.add(file.content); !added) {
            throw std::runtime_error("config/" + std::string(file.path) + ": " +
                                     added.error().path + " " + added.error().message);
        }
    }
    return packs;
}

}  // namespace congkak::app
