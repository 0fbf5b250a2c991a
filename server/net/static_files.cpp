// The table is made once; answering looks up and compares.
#include "server/net/static_files.hpp"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace congkak::net {
namespace {

constexpr auto types = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"ico", "image/x-icon"},
    {"webp", "image/webp"},
    {"jpg", "image/jpeg"},
    {"woff2", "font/woff2"},
    {"wasm", "application/wasm"},
    {"txt", "text/plain; charset=utf-8"},
});

/// Without the dot; empty where the last segment has none.
std::string_view extension_of(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : name.substr(dot + 1);
}

std::string content_type_of(std::string_view path) {
    const std::string_view extension = extension_of(path);
    const auto* const found = std::ranges::find(types, extension, [](auto& t) { return t.first; });
    return std::string(found == types.end() ? "application/octet-stream" : found->second);
}

std::string etag_of(std::string_view content) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    if (EVP_Digest(content.data(), content.size(), digest.data(), &size, EVP_sha256(), nullptr) !=
        1) {
        throw std::runtime_error("OpenSSL has no SHA-256");
    }
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::size_t bytes = 16;
    std::string tag = "\"";
    for (std::size_t i = 0; i < bytes; ++i) {
        tag.push_back(digits[digest.at(i) >> 4U]);
        tag.push_back(digits[digest.at(i) & 15U]);
    }
    tag.push_back('"');
    return tag;
}

/// "app-1A2B3C4D.js": a dash and eight capital letters or digits before the extension, as esbuild
/// writes a content hash.
bool carries_hash(std::string_view path) {
    constexpr std::size_t length = 8;
    const std::string_view extension = extension_of(path);
    if (extension.empty() || path.size() < extension.size() + length + 2) {
        return false;
    }
    const std::size_t start = path.size() - extension.size() - 1 - length;
    return path[start - 1] == '-' && std::ranges::all_of(path.substr(start, length), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
           });
}

bool names_tag(std::string_view if_none_match, std::string_view etag) {
    return if_none_match == "*" || if_none_match.find(etag) != std::string_view::npos;
}

}  // namespace

StaticFiles::StaticFiles(const std::vector<PageFile>& files) {
    for (const PageFile& file : files) {
        entries_.emplace(
            "/" + std::string(file.path),
            Entry{.content = file.content,
                  .content_type = content_type_of(file.path),
                  .etag = etag_of(file.content),
                  .cache_control = carries_hash(file.path) ? "public, max-age=31536000, immutable"
                                                           : "no-cache"});
    }
}

const StaticFiles::Entry* StaticFiles::find(std::string_view path) const {
    if (const auto found = entries_.find(path); found != entries_.end()) {
        return &found->second;
    }
    const bool is_route =
        extension_of(path).empty() && path != "/api" && !path.starts_with("/api/");
    const auto index = entries_.find("/index.html");
    return is_route && index != entries_.end() ? &index->second : nullptr;
}

Response StaticFiles::get(std::string_view path, std::string_view if_none_match) const {
    const Entry* const entry = find(path);
    if (entry == nullptr) {
        return {.status = 404,
                .content_type = "text/plain; charset=utf-8",
                .body = "There is nothing here.\n",
                .constant_body = {},
                .headers = {{"Cache-Control", "no-store"}}};
    }
    Response response{.status = 200,
                      .content_type = entry->content_type,
                      .body = {},
                      .constant_body = entry->content,
                      .headers = {{"ETag", entry->etag}, {"Cache-Control", entry->cache_control}}};
    if (names_tag(if_none_match, entry->etag)) {
        response.status = 304;
        response.constant_body = {};
    }
    return response;
}

}  // namespace congkak::net
