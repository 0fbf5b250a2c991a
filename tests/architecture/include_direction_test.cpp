// Holds every layer to the includes that its line in CMakeLists.txt names (layers.json, written by
// congkak_write_layers), and keeps the heavy libraries from leaking through headers. Stand-alone
// headers are the business of congkak_headers_without_source.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace congkak::architecture {
namespace {

namespace fs = std::filesystem;

struct Layer {
    std::string folder;
    std::vector<std::string> layers;
    std::vector<std::string> headers;
    std::vector<std::string> embedded;
};

struct Include {
    std::string path;
    bool quoted;
};

struct SourceFile {
    std::string path;  // from the repository's root
    const Layer* layer;
    std::vector<Include> includes;
};

std::vector<Layer> read_layers() {
    const char* file = std::getenv("CONGKAK_LAYERS");
    if (file == nullptr) {
        throw std::runtime_error("CONGKAK_LAYERS is not set; run this test through ctest");
    }
    std::ifstream in(file);
    std::vector<Layer> layers;
    for (const nlohmann::json& row : nlohmann::json::parse(in)) {
        layers.push_back(
            {row.at("folder"), row.at("layers"), row.at("headers"), row.at("embedded")});
    }
    return layers;
}

std::vector<Include> includes_of(const fs::path& file) {
    std::ifstream in(file);
    std::vector<Include> includes;
    for (std::string line; std::getline(in, line);) {
        const std::size_t hash = line.find_first_not_of(" \t");
        if (hash == std::string::npos || line.compare(hash, 8, "#include") != 0) {
            continue;
        }
        const std::size_t open = line.find_first_of("<\"", hash);
        const std::size_t close = line.find_first_of(">\"", open + 1);
        includes.push_back({line.substr(open + 1, close - open - 1), line[open] == '"'});
    }
    return includes;
}

std::vector<SourceFile> read_sources(const std::vector<Layer>& layers) {
    std::vector<SourceFile> sources;
    for (const Layer& layer : layers) {
        if (!fs::exists(layer.folder)) {
            continue;
        }
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(layer.folder)) {
            const std::string extension = entry.path().extension().string();
            if (extension == ".hpp" || extension == ".cpp") {
                sources.push_back(
                    {entry.path().generic_string(), &layer, includes_of(entry.path())});
            }
        }
    }
    return sources;
}

bool is_below(std::string_view path, std::string_view folder) {
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

/// "boost/url" covers <boost/url/parse.hpp> and <boost/url.hpp>; "sodium" covers <sodium.h>.
bool is_covered(std::string_view include, std::string_view prefix) {
    return is_below(include, prefix) ||
           (include.starts_with(prefix) && include.substr(prefix.size()).starts_with(".h"));
}

bool is_standard(std::string_view include) {
    return include.find_first_of("/.") == std::string_view::npos;
}

/// The engine is pure: no I/O, no clock, no threads, no source of randomness.
bool is_impure(std::string_view include) {
    static const std::set<std::string_view> refused{
        "iostream", "istream", "ostream", "fstream", "cstdio",  "print",  "filesystem",
        "ctime",    "thread",  "mutex",   "future",  "cstdlib", "atomic", "condition_variable",
    };
    return refused.contains(include);
}

bool may_include(const Layer& layer, const Include& include) {
    const auto below_any = [&](const std::vector<std::string>& folders) {
        return std::any_of(folders.begin(), folders.end(),
                           [&](const auto& folder) { return is_below(include.path, folder); });
    };
    if (include.quoted) {
        const bool own_data =
            include.path == "embedded/file.hpp" ||
            std::any_of(layer.embedded.begin(), layer.embedded.end(), [&](const std::string& id) {
                return include.path == "embedded/" + id + ".hpp";
            });
        return own_data || is_below(include.path, layer.folder) || below_any(layer.layers);
    }
    if (is_standard(include.path)) {
        return !layer.folder.starts_with("engine/") || !is_impure(include.path);
    }
    return std::any_of(layer.headers.begin(), layer.headers.end(),
                       [&](const std::string& prefix) { return is_covered(include.path, prefix); });
}

/// Headers that include `library`, directly or through other headers of the repository.
std::set<std::string> headers_reaching(const std::vector<SourceFile>& sources,
                                       std::string_view library) {
    std::set<std::string> reaching;
    for (std::size_t before = reaching.size() + 1; before != reaching.size();) {
        before = reaching.size();
        for (const SourceFile& source : sources) {
            const bool reaches = std::any_of(
                source.includes.begin(), source.includes.end(), [&](const Include& include) {
                    return is_covered(include.path, library) || reaching.contains(include.path);
                });
            if (reaches && source.path.ends_with(".hpp")) {
                reaching.insert(source.path);
            }
        }
    }
    return reaching;
}

TEST(IncludeDirection, LayersIncludeOnlyWhatTheirLineNames) {
    const std::vector<Layer> layers = read_layers();
    const std::vector<SourceFile> sources = read_sources(layers);
    ASSERT_FALSE(sources.empty()) << "run from the repository's root";
    for (const SourceFile& source : sources) {
        for (const Include& include : source.includes) {
            EXPECT_TRUE(may_include(*source.layer, include))
                << source.path << " includes " << include.path << ", which the line of "
                << source.layer->folder << " in CMakeLists.txt doesn't allow";
        }
    }
}

TEST(IncludeDirection, LayersUseOnlyLayersBeforeThem) {
    std::set<std::string> before;
    for (const Layer& layer : read_layers()) {
        for (const std::string& used : layer.layers) {
            EXPECT_TRUE(before.contains(used)) << layer.folder << " uses " << used;
        }
        before.insert(layer.folder);
    }
}

/// So that every such source shows its header to compile alone.
TEST(IncludeDirection, SourcesIncludeTheirOwnHeaderFirst) {
    const std::vector<Layer> layers = read_layers();
    for (const SourceFile& source : read_sources(layers)) {
        const fs::path header = fs::path(source.path).replace_extension(".hpp");
        if (!source.path.ends_with(".cpp") || !fs::exists(header)) {
            continue;
        }
        ASSERT_FALSE(source.includes.empty()) << source.path;
        EXPECT_EQ(source.includes.front().path, header.generic_string()) << source.path;
    }
}

TEST(IncludeDirection, BeastAndSociStayInsideTheirLayer) {
    const std::vector<Layer> layers = read_layers();
    const std::vector<SourceFile> sources = read_sources(layers);
    for (const std::string_view library : {"boost/beast", "soci", "sqlite3"}) {
        const std::set<std::string> heavy = headers_reaching(sources, library);
        for (const SourceFile& source : sources) {
            for (const Include& include : source.includes) {
                EXPECT_TRUE(!heavy.contains(include.path) ||
                            is_below(include.path, source.layer->folder))
                    << source.path << " gets " << library << " through " << include.path;
            }
        }
    }
}

}  // namespace
}  // namespace congkak::architecture
