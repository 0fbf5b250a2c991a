#include "db/rows.hpp"

namespace congkak::db {

std::string_view reason_text(AwardReason reason) {
    switch (reason) {
        case AwardReason::win:
            return "win";
        case AwardReason::repeat_sowings:
            return "repeat_sowings";
        case AwardReason::no_reply_win_again:
            return "no_reply_win_again";
        case AwardReason::lost:
            return "lost";
        case AwardReason::draw:
            return "draw";
        case AwardReason::unranked:
            return "unranked";
    }
    return "unranked";
}

}  // namespace congkak::db
