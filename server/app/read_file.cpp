#include "server/app/read_file.hpp"

#include <array>
#include <fstream>

namespace congkak::app {

std::optional<std::string> read_file(const std::filesystem::path& path) {
    constexpr std::size_t chunk_bytes = 16 * 1024;
    std::ifstream file(path, std::ios::binary);
    std::string text;
    std::array<char, chunk_bytes> chunk{};
    while (file) {
        file.read(chunk.data(), chunk.size());
        text.append(chunk.data(), static_cast<std::size_t>(file.gcount()));
    }
    return file.is_open() && !file.bad() ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace congkak::app
