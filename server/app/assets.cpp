// Folders are read once, at the start.
#include "server/app/assets.hpp"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "embedded/web.hpp"
#include "server/app/embedded_packs.hpp"
#include "server/app/read_file.hpp"

namespace congkak::app {
namespace {

namespace fs = std::filesystem;

std::string text_of_file(const fs::path& path) {
    auto text = read_file(path);
    if (!text) {
        throw std::runtime_error(path.string() + ": the file can't be read");
    }
    return *std::move(text);
}

std::vector<fs::path> files_below(const std::string& directory) {
    std::vector<fs::path> paths;
    try {
        for (const auto& entry : fs::recursive_directory_iterator(directory)) {
            if (entry.is_regular_file()) {
                paths.push_back(entry.path());
            }
        }
    } catch (const fs::filesystem_error& error) {
        throw std::runtime_error(directory + ": the folder can't be read (" +
                                 error.code().message() + ")");
    }
    std::ranges::sort(paths);
    return paths;
}

}  // namespace

Page load_page(const std::string& directory) {
    Page page;
    if (directory.empty()) {
        for (const embedded::File& file : embedded::web::files()) {
            page.files.push_back({.path = file.path, .content = file.content});
        }
        return page;
    }
    for (const fs::path& path : files_below(directory)) {
        const std::string& name =
            page.texts.emplace_back(path.lexically_relative(directory).generic_string());
        const std::string& content = page.texts.emplace_back(text_of_file(path));
        page.files.push_back({.path = name, .content = content});
    }
    return page;
}

protocol::Packs load_packs(const std::string& directory) {
    if (directory.empty()) {
        return load_embedded_packs();
    }
    protocol::Packs packs;
    for (const fs::path& path : files_below(directory)) {
        const std::string name = path.filename().string();
        if (!name.ends_with(".json") || name.ends_with(".schema.json")) {
            continue;
        }
        if (const auto added = packs.add(text_of_file(path)); !added) {
            const protocol::JsonProblem& problem = added.error();
            throw std::runtime_error(path.string() + ": " + problem.path +
                                     (problem.path.empty() ? "" : " ") + problem.message);
        }
    }
    if (packs.all().empty()) {
        throw std::runtime_error(directory + ": there is no ruleset pack (*.json) here");
    }
    return packs;
}

}  // namespace congkak::app
