// Reading a request's target: path and query.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace congkak::net {

struct Target {
    std::string path;
    std::map<std::string, std::string, std::less<>> query;
};

/// Nothing for what is no origin form, has a `.` or `..` segment (encoded or not), an encoded
/// slash, a backslash or a control character in its path, or names a query key twice.
[[nodiscard]] std::optional<Target> parse_target(std::string_view text);

}  // namespace congkak::net
