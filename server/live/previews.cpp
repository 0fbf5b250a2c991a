#include "server/live/previews.hpp"

#include <algorithm>

#include "protocol/encode.hpp"
#include "protocol/make_state.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"
#include "server/match/preview.hpp"

namespace congkak::live {
namespace {

/// The packs that offer a board of so many pits, with their clauses on it.
std::vector<match::NamedRuleset> packs_for(int pits, const std::vector<protocol::Pack>& packs) {
    std::vector<match::NamedRuleset> rulesets;
    for (const protocol::Pack& pack : packs) {
        if (std::ranges::find(pack.boards, pits) != pack.boards.end()) {
            match::NamedRuleset named{pack.id, pack.ruleset};
            named.ruleset.pits = pits;
            rulesets.push_back(std::move(named));
        }
    }
    return rulesets;
}

protocol::PitPreview shown(rules::Side side, const match::PitPreview& preview) {
    protocol::PitPreview pit{.pit = {side, preview.pit},
                             .sowing = protocol::make_preview(preview.outcome),
                             .over = preview.outcome.over,
                             .differs = {}};
    for (const match::PackOutcome& other : preview.differs) {
        pit.differs.push_back({other.pack, protocol::make_preview(other.outcome)});
    }
    return pit;
}

}  // namespace

Previews::Previews(const Settings& settings, const Audience& audience, const Registry& registry)
    : settings_(settings), audience_(audience), registry_(registry) {}

bool Previews::may(const LiveGame& game, AccountId account) const {
    return game.durable->can(account).preview && !registry_.plays_ranked(account);
}

Onlooker Previews::onlooker(const LiveGame& game, std::optional<AccountId> account) const {
    const bool allowed = account && may(game, *account);
    return {account, allowed && game.previews.contains(*account), allowed};
}

FramePtr Previews::frame(const LiveGame& game, AccountId account) const {
    const match::Table& table = *game.durable;
    if (!game.previews.contains(account) || !table.can(account).sow || !may(game, account)) {
        return nullptr;
    }
    const rules::Position& position = table.game().position();
    const rules::Ruleset& ruleset = table.setup().ruleset;
    protocol::PreviewShown event{game.id, table.ply(), {}};
    for (const match::PitPreview& pit :
         match::preview(ruleset, position, packs_for(ruleset.pits, settings_.packs))) {
        event.pits.push_back(shown(position.to_sow, pit));
    }
    return frame_of(protocol::encode_account_event(time_of(now(settings_)), event));
}

void Previews::show(const LiveGame& game) const {
    for (const AccountId account : game.previews) {
        if (const FramePtr preview = audience_.is_here(account) ? frame(game, account) : nullptr) {
            audience_.send_to_account(account, preview);
        }
    }
}

void Previews::show(const LiveGame& game, const Viewer& viewer) const {
    const auto account = viewer.account();
    if (const FramePtr preview = account ? frame(game, *account) : nullptr) {
        audience_.send(viewer, preview);
    }
}

}  // namespace congkak::live
