#include "protocol/close_code.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace congkak::protocol {

namespace {

using enum CloseCode;

constexpr std::array table{
    CloseInfo{going_away, "the server stops", ComeBack::later},
    CloseInfo{frame_too_large, "frame too large", ComeBack::never},
    CloseInfo{restarting, "the server restarts", ComeBack::later},
    CloseInfo{unreadable, "too many unreadable frames", ComeBack::never},
    CloseInfo{session_ended, "session ended", ComeBack::after_login},
    CloseInfo{no_common_version, "no common version of the protocol", ComeBack::after_reload},
    CloseInfo{silent, "no hello or no heartbeat in time", ComeBack::at_once},
    CloseInfo{slow_reader, "too much unread", ComeBack::at_once},
    CloseInfo{too_many, "too many commands or sockets", ComeBack::later},
};

}  // namespace

std::span<const CloseInfo> close_table() noexcept { return table; }

const CloseInfo& info(CloseCode code) noexcept {
    const auto* found = std::find_if(table.begin(), table.end(),
                                     [&](const CloseInfo& entry) { return entry.code == code; });
    assert(found != table.end());
    return *found;
}

}  // namespace congkak::protocol
