// What the views as JSON are put together from. Inside the layer only: of to_json().
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "protocol/json.hpp"
#include "protocol/to_json.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol::parts {

[[nodiscard]] inline Json sides(Json south, Json north) {
    return {{"south", std::move(south)}, {"north", std::move(north)}};
}

/// South's and North's value, each as `write` makes it.
template <typename T, typename Write>
[[nodiscard]] Json sides(const std::array<T, 2>& both, Write write) {
    return sides(write(both[0]), write(both[1]));
}

[[nodiscard]] inline Json stores(const std::array<int, 2>& seeds) {
    return sides(seeds[0], seeds[1]);
}

[[nodiscard]] inline std::int64_t in_ms(Time time) { return time.time_since_epoch().count(); }

/// A value with a to_json() or to_text(), or one that JSON has.
template <typename T>
[[nodiscard]] Json json_of(const T& value) {
    if constexpr (requires { to_json(value); }) {
        return to_json(value);
    } else if constexpr (requires { to_text(value); }) {
        return to_text(value);
    } else {
        return value;
    }
}

template <typename T>
[[nodiscard]] Json or_null(const std::optional<T>& value) {
    return value ? json_of(*value) : Json(nullptr);
}

template <typename T>
[[nodiscard]] Json list(const std::vector<T>& values) {
    Json array = Json::array();
    for (const T& value : values) {
        array.push_back(json_of(value));
    }
    return array;
}

}  // namespace congkak::protocol::parts
