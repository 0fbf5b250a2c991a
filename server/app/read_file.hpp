// A whole file as text, for what is read once: configuration, levels, packs, the page.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace congkak::app {

/// Nothing where there is no such file, or where it can't be read: a folder can be opened too.
[[nodiscard]] std::optional<std::string> read_file(const std::filesystem::path& path);

}  // namespace congkak::app
