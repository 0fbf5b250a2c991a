// What must hold for any text that comes in as a frame: it is refused with a well-formed error, or
// it means exactly what it says.
//
// Run by the fuzz target over whatever it invents, and by the ordinary tests over the corpus.
#pragma once

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

#include "protocol/encode.hpp"
#include "protocol/replies.hpp"

namespace congkak::fuzz {

/// Throws std::logic_error where it doesn't hold.
inline void check_frame(std::string_view text) {
    const auto frame = protocol::decode_frame(text);
    if (!frame) {
        if (!nlohmann::json::accept(protocol::encode_error(protocol::refusal(frame.error())))) {
            throw std::logic_error("the refusal is no JSON");
        }
        return;
    }
    const std::string written = protocol::encode_frame(*frame);
    const auto again = protocol::decode_frame(written);
    if (!again || *again != *frame || protocol::encode_frame(*again) != written) {
        throw std::logic_error("the frame comes back otherwise: " + written);
    }
}

}  // namespace congkak::fuzz
