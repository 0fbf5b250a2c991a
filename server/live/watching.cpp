#include "server/live/watching.hpp"

#include "protocol/encode.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"
#include "server/live/views.hpp"

namespace congkak::live {

Watching::Watching(Audience& audience, const Previews& previews, const Settings& settings)
    : audience_(audience), previews_(previews), settings_(settings) {}

std::size_t Watching::watch(const Viewer& viewer, const LiveGame& game,
                            std::optional<protocol::Version> version, std::size_t most_events) {
    audience_.watch(viewer, game.id);
    const protocol::Version last = game.durable->version();
    const bool is_known = version && *version >= 1 && *version <= last;
    const auto missed = is_known ? static_cast<std::size_t>(last - *version) : game.frames.size();
    if (!is_known || missed > game.frames.size() || missed > most_events) {
        send_snapshot(viewer, game);
        previews_.show(game, viewer);
        return 0;
    }
    for (std::size_t i = game.frames.size() - missed; i < game.frames.size(); ++i) {
        audience_.send(viewer, game.frames[i].frame);
    }
    send_choices(viewer, game);
    previews_.show(game, viewer);
    return missed;
}

void Watching::unwatch(const Viewer& viewer, const protocol::GameId& game) {
    audience_.unwatch(viewer, game);
}

void Watching::send_snapshot(const Viewer& viewer, const LiveGame& game) const {
    const protocol::Snapshot snapshot{
        view_of(game, previews_.onlooker(game, viewer.account()), settings_.pace)};
    audience_.send(viewer, frame_of(protocol::encode_event(game.id, game.durable->version(),
                                                           time_of(now(settings_)), snapshot)));
}

/// Of the opening, which events don't tell.
void Watching::send_choices(const Viewer& viewer, const LiveGame& game) const {
    for (const auto& choice : hidden_choices(*game.durable, viewer.account())) {
        if (choice) {
            const protocol::OwnChoice event{game.id, game.durable->ply(), *choice};
            audience_.send(
                viewer, frame_of(protocol::encode_account_event(time_of(now(settings_)), event)));
        }
    }
}

}  // namespace congkak::live
