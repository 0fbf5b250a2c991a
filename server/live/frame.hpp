// Encoded frames, shared by everybody who gets them.
#pragma once

#include <memory>
#include <string>
#include <utility>

namespace congkak::live {

using FramePtr = std::shared_ptr<const std::string>;

[[nodiscard]] inline FramePtr frame_of(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace congkak::live
