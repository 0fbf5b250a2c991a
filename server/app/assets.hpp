// What is embedded in the program and can be replaced by folders: the page and the ruleset packs.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "protocol/packs.hpp"
#include "server/net/static_files.hpp"

namespace congkak::app {

/// The page's files; those read from a folder are kept here.
struct Page {
    std::vector<net::PageFile> files;
    std::deque<std::string> texts;  ///< What `files` refer to, where it is not embedded.
};

/// The embedded page, or all files below `directory` where it isn't empty. Throws
/// std::runtime_error that names what can't be read.
[[nodiscard]] Page load_page(const std::string& directory);

/// The embedded packs, or all of `directory` (*.json, by name) where it isn't empty. Throws
/// std::runtime_error that names the file and the path in it.
[[nodiscard]] protocol::Packs load_packs(const std::string& directory);

}  // namespace congkak::app
