// /api/v1/games/{id}/analysis: asked for until it is ready, or given up.
#pragma once

#include "server/accounts/accounts.hpp"
#include "server/analysis/analyses.hpp"
#include "server/live/games.hpp"
#include "server/net/router.hpp"

namespace congkak::net {

/// All outlive the router.
struct AnalysisApiParts {
    accounts::Accounts& accounts;
    live::Games& games;
    analysis::Analyses& analyses;
};

void add_analysis_api(Router& router, const AnalysisApiParts& parts);

}  // namespace congkak::net
