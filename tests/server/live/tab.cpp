// What a tab remembers of its frames.
#include "tests/server/live/world.hpp"

namespace congkak::live::testing {

std::vector<json> Tab::all(const std::string& type) const {
    std::vector<json> found;
    for (const json& frame : frames_) {
        if (frame.at("type") == type) {
            found.push_back(frame);
        }
    }
    return found;
}

json Tab::last(const std::string& type) const {
    const auto found = all(type);
    return found.empty() ? json() : found.back();
}

std::vector<json> Tab::answers(const std::string& id) const {
    std::vector<json> found;
    for (const json& frame : frames_) {
        if (frame.value("re", json()) == id) {
            found.push_back(frame);
        }
    }
    return found;
}

void Tab::remember(const json& frame) {
    if (frame.at("type") == "snapshot") {
        const json& view = frame.at("data").at("view");
        state_ = view.at("state");
        you_ = view.at("you");
    } else if (frame.contains("version")) {
        state_ = frame.at("data").at("state");
    }
}

std::vector<std::int64_t> Tab::versions() const {
    std::vector<std::int64_t> versions;
    for (const json& frame : frames_) {
        if (frame.contains("version") && frame.at("type") != "snapshot") {
            versions.push_back(frame.at("version"));
        }
    }
    return versions;
}

}  // namespace congkak::live::testing
