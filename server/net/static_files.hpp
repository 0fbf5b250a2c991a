// The page's files: types, entity tags and caching.
//
// A path that names no file, has no extension and is not below /api is one of the page's own routes
// and gets index.html. Files whose name carries a hash of their content ("app-1A2B3C4D.js") may be
// kept for good; all others are asked for again each time, and answered 304 while they are the
// same.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/http_types.hpp"

namespace congkak::net {

/// `path` relative to the page's root, without a leading slash. Both live as long as the program.
struct PageFile {
    std::string_view path;
    std::string_view content;
};

class StaticFiles {
  public:
    explicit StaticFiles(const std::vector<PageFile>& files);

    /// The answer to a GET or HEAD of this path: a file, 304, or 404 (plain text).
    [[nodiscard]] Response get(std::string_view path, std::string_view if_none_match) const;

  private:
    struct Entry {
        std::string_view content;
        std::string content_type;
        std::string etag;
        std::string cache_control;
    };

    [[nodiscard]] const Entry* find(std::string_view path) const;

    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace congkak::net
