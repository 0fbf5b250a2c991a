// Boost.URL does the parsing; what it allows and we don't is refused afterwards.
#include "server/net/target.hpp"

#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

namespace congkak::net {
namespace {

bool is_plain_segment(std::string_view segment) {
    return segment != "." && segment != ".." && std::ranges::none_of(segment, [](char c) {
               return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
           });
}

}  // namespace

std::optional<Target> parse_target(std::string_view text) {
    const auto url = boost::urls::parse_origin_form({text.data(), text.size()});
    if (url.has_error()) {
        return std::nullopt;
    }
    Target target;
    for (const auto& segment : url->segments()) {
        const std::string decoded(segment);
        if (!is_plain_segment(decoded)) {
            return std::nullopt;
        }
        target.path.push_back('/');
        target.path.append(decoded);
    }
    if (target.path.empty()) {
        target.path = "/";
    }
    for (const auto& param : url->params()) {
        if (!target.query.emplace(std::string(param.key), std::string(param.value)).second) {
            return std::nullopt;
        }
    }
    return target;
}

}  // namespace congkak::net
