#include "server/live/loader.hpp"

#include <map>
#include <utility>

#include "db/store.hpp"
#include "protocol/words.hpp"
#include "server/live/entries.hpp"
#include "server/match/rebuild.hpp"

namespace congkak::live {
namespace {

/// Names by account, each read once.
class Names {
  public:
    explicit Names(db::Store& store) : store_(store) {}

    void add_to(std::map<AccountId, std::string>& names, AccountId account) {
        if (account == 0) {
            return;
        }
        const auto [known, is_new] = known_.try_emplace(account);
        if (is_new) {
            const auto row = store_.account_by_id(account);
            known->second = row ? row->name : std::string();
        }
        if (!known->second.empty()) {
            names[account] = known->second;
        }
    }

  private:
    db::Store& store_;
    std::map<AccountId, std::string> known_;
};

/// An event of a game: as the table knows it, and as it was stored.
struct ReadEvent {
    match::Recorded recorded;
    protocol::JournalEntry entry;
};

boost::system::result<ReadEvent, std::string> read_event(const db::JournalRow& row) {
    const std::string where = "version " + std::to_string(row.version) + ": ";
    auto entry = protocol::decode_payload(row.kind, row.payload);
    if (!entry) {
        return where + entry.error().message + " at " + entry.error().field;
    }
    auto what = recorded(*entry);
    if (!what) {
        return where + "no event of a game";
    }
    return ReadEvent{{*std::move(what), row.at_ms}, *std::move(entry)};
}

boost::system::result<std::vector<ReadEvent>, std::string> read_events(
    const std::vector<db::JournalRow>& rows) {
    std::vector<ReadEvent> events;
    protocol::Version expected = 1;
    for (const db::JournalRow& row : rows) {
        if (row.version != expected) {
            return "version " + std::to_string(expected) + " is missing";
        }
        if (expected > 1) {
            auto event = read_event(row);
            if (!event) {
                return event.error();
            }
            events.push_back(*std::move(event));
        }
        ++expected;
    }
    return events;
}

boost::system::result<match::Table, std::string> rebuild(match::Setup setup,
                                                         const std::vector<ReadEvent>& events) {
    std::vector<match::Recorded> history;
    history.reserve(events.size());
    for (const ReadEvent& event : events) {
        history.push_back(event.recorded);
    }
    auto table = match::rebuild(std::move(setup), history);
    if (!table) {
        return "version " + std::to_string(table.error().version) + ": " + table.error().reason;
    }
    return *std::move(table);
}

/// Whoever sits there now, under the present name.
void seat_players(protocol::GameSetup& setup, const match::Table& table,
                  const std::vector<ReadEvent>& events,
                  const std::map<AccountId, std::string>& names) {
    for (const ReadEvent& event : events) {
        if (const auto* taken = std::get_if<protocol::SeatTaken>(&event.entry)) {
            setup.players[rules::index_of(taken->shown.side)] = taken->shown.player;
        }
    }
    for (const rules::Side side : {rules::Side::south, rules::Side::north}) {
        protocol::Player& player = setup.players[rules::index_of(side)];
        const AccountId account =
            table.plays(setup.account, side) ? setup.account : table.opponent();
        const auto name = names.find(account);
        if (!std::holds_alternative<protocol::ComputerPlayer>(player) && name != names.end()) {
            player = protocol::HumanPlayer{name->second};
        }
    }
}

/// The last events as they are sent. Rows that an earlier version wrote are not: they lack what
/// clients of this one look for, and these get a snapshot instead.
void keep_frames(LiveGame& game, const std::vector<db::JournalRow>& rows,
                 const std::vector<ReadEvent>& events) {
    for (std::size_t i = events.size(); i > 0 && game.frames.size() < LiveGame::most_frames; --i) {
        const db::JournalRow& row = rows[i];
        const protocol::JournalEntry& entry = events[i - 1].entry;
        if (protocol::encode_payload(entry) != row.payload) {
            return;
        }
        game.frames.push_front(event_frame(game.id, row, entry));
    }
}

}  // namespace

ReadAll read_all(db::Store& store) {
    ReadAll all;
    Names names(store);
    for (db::LiveGame& game : store.live_games()) {
        ReadGame read;
        read.id = std::move(game.id);
        read.setup = std::move(game.setup);
        read.rows = std::move(game.rows);
        names.add_to(read.names, game.account);
        names.add_to(read.names, game.opponent);
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
    Names names(store);
    names.add_to(read.names, game->account);
    names.add_to(read.names, game->opponent);
    read.awarded = game->awarded;
    read.award_reason = std::move(game->award_reason);
    return read;
}

boost::system::result<GamePtr, std::string> load(const ReadGame& read) {
    const auto entry = protocol::decode_payload("created", read.setup);
    const auto* setup = entry ? std::get_if<protocol::GameSetup>(&*entry) : nullptr;
    auto agreed = setup != nullptr ? match_setup(*setup) : std::nullopt;
    if (!agreed || setup->game.view() != read.id) {
        return std::string("the setup can't be read");
    }
    const auto events = read_events(read.rows);
    if (!events) {
        return events.error();
    }
    auto table = rebuild(*std::move(agreed), *events);
    if (!table) {
        return table.error();
    }
    auto game = std::make_shared<LiveGame>(*setup);
    seat_players(game->setup, *table, *events, read.names);
    game->durable = std::make_shared<const match::Table>(*std::move(table));
    game->newest = game->durable;
    keep_frames(*game, read.rows, *events);
    const bool has_computer = setup->mode == protocol::Mode::computer;
    const auto reason = protocol::parse_word<protocol::PointsReason>(read.award_reason);
    if (has_computer && reason) {
        game->earned = protocol::Earned{static_cast<int>(read.awarded), *reason};
    }
    return game;
}

}  // namespace congkak::live
