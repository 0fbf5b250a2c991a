#include "server/live/loader.hpp"

#include <map>
#include <utility>

#include "db/store.hpp"
#include "engine/record/position_text.hpp"
#include "protocol/encode.hpp"
#include "protocol/words.hpp"
#include "server/live/views.hpp"
#include "server/match/rebuild.hpp"

namespace congkak::live {
namespace {

std::string name_of(db::Store& store, std::int64_t account) {
    const auto row = store.account_by_id(account);
    return row ? row->name : std::string();
}

/// A journal entry as the table's history knows it; nothing for what is no event.
struct ToRecorded {
    using Result = std::optional<decltype(match::Recorded::what)>;

    Result operator()(const protocol::GameSetup& /*setup*/) const { return std::nullopt; }
    Result operator()(const protocol::Sown& sown) const {
        const auto after = record::parse_position(sown.state.position);
        if (!after) {
            return std::nullopt;
        }
        const protocol::PitRef& pit = sown.sowing.pit;
        return match::RecordedSowing{pit.side, pit.pit, *after};
    }
    Result operator()(const protocol::TakenBack& taken) const {
        return match::TakenBack{taken.plies};
    }
    Result operator()(const protocol::LevelChanged& changed) const {
        return match::LevelChanged{std::string(protocol::to_text(changed.level))};
    }
    Result operator()(const protocol::Ended& ended) const {
        const bool normal = ended.result.termination == protocol::Termination::normal;
        return match::Ended{{ended.result.winner,
                             normal ? match::Termination::normal : match::Termination::resigned,
                             ended.result.stores[0], ended.result.stores[1]}};
    }
};

boost::system::result<match::Recorded, std::string> recorded(const db::JournalRow& row) {
    const std::string where = "version " + std::to_string(row.version) + ": ";
    const auto entry = protocol::decode_payload(row.kind, row.payload);
    if (!entry) {
        return where + entry.error().message + " at " + entry.error().field;
    }
    auto what = std::visit(ToRecorded{}, *entry);
    if (!what) {
        return where + "no event of a game";
    }
    return match::Recorded{*std::move(what), row.at_ms};
}

void give_name(protocol::GameSetup& setup, const std::string& name) {
    for (protocol::Player& player : setup.players) {
        auto* human = std::get_if<protocol::HumanPlayer>(&player);
        if (human != nullptr && !name.empty()) {
            human->name = name;
        }
    }
}

void keep_frames(LiveGame& game, const std::vector<db::JournalRow>& rows) {
    const std::size_t skipped =
        rows.size() > LiveGame::most_frames ? rows.size() - LiveGame::most_frames : 0;
    for (std::size_t i = skipped; i < rows.size(); ++i) {
        const db::JournalRow& row = rows[i];
        if (row.version > 1) {
            game.frames.push_back({row.version, frame_of(protocol::encode_stored_event(
                                                    game.id, row.version, time_of(row.at_ms),
                                                    row.kind, row.payload))});
        }
    }
}

}  // namespace

ReadAll read_all(db::Store& store) {
    ReadAll all;
    std::map<std::int64_t, std::string> names;
    for (db::LiveGame& game : store.live_games()) {
        const auto [name, is_new] = names.try_emplace(game.account);
        if (is_new) {
            name->second = name_of(store, game.account);
        }
        ReadGame read;
        read.id = std::move(game.id);
        read.setup = std::move(game.setup);
        read.rows = std::move(game.rows);
        read.name = name->second;
        read.replies = std::move(game.replies);
        all.games.push_back(std::move(read));
    }
    all.points = store.all_points();
    return all;
}

std::optional<ReadGame> read_game(db::Store& store, const std::string& id) {
    auto game = store.game(id);
    if (!game) {
        return std::nullopt;
    }
    ReadGame read;
    read.id = id;
    read.setup = std::move(game->setup);
    read.rows = std::move(game->events);
    read.name = name_of(store, game->account);
    read.awarded = game->awarded;
    read.award_reason = std::move(game->award_reason);
    return read;
}

boost::system::result<GamePtr, std::string> load(const ReadGame& read) {
    const auto entry = protocol::decode_payload("created", read.setup);
    const auto* setup = entry ? std::get_if<protocol::GameSetup>(&*entry) : nullptr;
    if (setup == nullptr || setup->game.view() != read.id) {
        return std::string("the setup can't be read");
    }
    std::vector<match::Recorded> events;
    for (const db::JournalRow& row : read.rows) {
        const auto expected = static_cast<protocol::Version>(&row - read.rows.data()) + 1;
        if (row.version != expected) {
            return "version " + std::to_string(expected) + " is missing";
        }
        if (row.version > 1) {
            auto event = recorded(row);
            if (!event) {
                return event.error();
            }
            events.push_back(*std::move(event));
        }
    }
    auto table = match::rebuild(match_setup(*setup), events);
    if (!table) {
        return "version " + std::to_string(table.error().version) + ": " + table.error().reason;
    }
    auto game = std::make_shared<LiveGame>(*setup);
    give_name(game->setup, read.name);
    game->durable = std::make_shared<const match::Table>(*std::move(table));
    game->newest = game->durable;
    keep_frames(*game, read.rows);
    const bool has_computer = setup->mode == protocol::Mode::computer;
    const auto reason = protocol::parse_word<protocol::PointsReason>(read.award_reason);
    if (has_computer && reason) {
        game->earned = protocol::Earned{static_cast<int>(read.awarded), *reason};
    }
    return game;
}

}  // namespace congkak::live
