#include "protocol/json_fields.hpp"

#include <algorithm>
#include <utility>

namespace congkak::protocol {

using nlohmann::json;

JsonFields::JsonFields(const json& value, std::string path, Problem& problem)
    : value_(value), path_(std::move(path)), problem_(problem) {
    if (!value_.is_object()) {
        fail(path_, "must be an object");
    }
}

void JsonFields::field(std::string_view key, Presence presence,
                       const std::function<void(const json&, const std::string&)>& read) {
    asked_.emplace(key);
    if (!value_.is_object()) {
        return;
    }
    const auto found = value_.find(std::string(key));
    if (found != value_.end()) {
        read(*found, path_of(key));
    } else if (presence == Presence::required) {
        fail(path_of(key), "is missing");
    }
}

std::string JsonFields::text(std::string_view key, Presence presence) {
    std::string text;
    field(key, presence, [&](const json& value, const std::string& path) {
        if (!value.is_string() || value.get_ref<const std::string&>().empty()) {
            fail(path, "must be a string that is not empty");
            return;
        }
        text = value.get<std::string>();
    });
    return text;
}

std::size_t JsonFields::word(std::string_view key, const std::vector<std::string>& words) {
    std::size_t index = 0;
    field(key, Presence::required, [&](const json& value, const std::string& path) {
        const auto found =
            std::find_if(words.begin(), words.end(),
                         [&](const std::string& candidate) { return value == candidate; });
        if (found == words.end()) {
            std::string choice;
            for (const std::string& candidate : words) {
                choice += (choice.empty() ? "must be one of " : ", ") + candidate;
            }
            fail(path, choice);
            return;
        }
        index = static_cast<std::size_t>(found - words.begin());
    });
    return index;
}

void JsonFields::list(std::string_view key, Presence presence,
                      const std::function<void(const json&, const std::string&)>& read) {
    field(key, presence, [&](const json& value, const std::string& path) {
        if (!value.is_array()) {
            fail(path, "must be an array");
            return;
        }
        for (std::size_t i = 0; i < value.size(); ++i) {
            read(value[i], path + "[" + std::to_string(i) + "]");
        }
    });
}

void JsonFields::refuse_others() {
    if (!value_.is_object()) {
        return;
    }
    for (const auto& [key, unused] : value_.items()) {
        if (!asked_.contains(key)) {
            fail(path_of(key), "is not a known field");
        }
    }
}

void JsonFields::fail(std::string path, std::string message) {
    if (!problem_) {
        problem_ = JsonProblem{.path = std::move(path), .message = std::move(message)};
    }
}

std::string JsonFields::path_of(std::string_view key) const {
    return path_.empty() ? std::string(key) : path_ + "." + std::string(key);
}

}  // namespace congkak::protocol
