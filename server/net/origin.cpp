// The rules of origin.hpp. Browsers write origins in lower case and without default ports.
#include "server/net/origin.hpp"

#include <algorithm>
#include <utility>

namespace congkak::net {
namespace {

std::string without_end_slash(std::string url) {
    while (url.ends_with('/')) {
        url.pop_back();
    }
    return url;
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

}  // namespace

OriginPolicy::OriginPolicy(std::string public_url, std::vector<std::string> others)
    : public_url_(lower_case(without_end_slash(std::move(public_url)))),
      others_(std::move(others)) {
    for (std::string& other : others_) {
        other = lower_case(without_end_slash(std::move(other)));
    }
}

bool OriginPolicy::allows(const std::optional<std::string>& origin, std::string_view host,
                          bool has_cookie) const {
    if (!origin) {
        return !has_cookie;
    }
    const std::string given = lower_case(*origin);
    if (std::ranges::find(others_, given) != others_.end()) {
        return true;
    }
    if (!public_url_.empty()) {
        return given == public_url_;
    }
    const std::string own = lower_case(host);
    return !own.empty() && (given == "http://" + own || given == "https://" + own);
}

}  // namespace congkak::net
