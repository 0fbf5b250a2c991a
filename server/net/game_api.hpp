// /api/v1: leaderboard, players, games, rulesets, levels. All of it only reads.
#pragma once

#include <string>

#include "server/accounts/accounts.hpp"
#include "server/live/games.hpp"
#include "server/net/router.hpp"
#include "server/ranking/board.hpp"

namespace congkak::net {

struct GameApiParts {
    accounts::Accounts& accounts;
    live::Games& games;
    const ranking::Board& board;
    std::string rulesets;
    std::string levels;
};

/// The references in `parts` outlive the router.
void add_game_api(Router& router, const GameApiParts& parts);

}  // namespace congkak::net
