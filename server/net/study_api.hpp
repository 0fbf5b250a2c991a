// /api/v1/compare and /api/v1/replay: games that are looked at. Answered by the desk.
#pragma once

#include "server/net/router.hpp"
#include "server/study/desk.hpp"

namespace congkak::net {

/// `desk` outlives the router.
void add_study_api(Router& router, study::Desk& desk);

}  // namespace congkak::net
