#include "server/live/batches.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "db/store.hpp"
#include "engine/record/position_text.hpp"
#include "protocol/encode.hpp"
#include "protocol/to_json.hpp"
#include "server/live/clock.hpp"
#include "server/live/entries.hpp"
#include "server/live/views.hpp"

namespace congkak::live {
namespace {

db::JournalRow row_of(const protocol::GameId& game, protocol::Version version, Millis at,
                      const protocol::JournalEntry& entry) {
    db::JournalRow row;
    row.game = game.text();
    row.version = version;
    row.at_ms = at;
    row.kind = protocol::kind_of(entry);
    row.payload = protocol::encode_payload(entry);
    return row;
}

/// What the account that chose is told of its own choice.
FramePtr choice_frame(const protocol::GameId& game, const match::Table& after,
                      const match::Chosen& chosen, Millis at) {
    const protocol::OwnChoice choice{game, after.ply(), {chosen.side, chosen.pit}};
    return frame_of(protocol::encode_account_event(time_of(at), choice));
}

/// The command goes with the first row that it caused.
void sign(db::JournalRow& row, const CommandKey& command, const protocol::Reply& reply) {
    row.account = command.account;
    row.command_id = command.id.text();
    row.reply = protocol::encode_stored_reply(reply);
}

db::Outcome outcome_of(const match::Setup& setup, rules::Winner winner) {
    if (setup.mode != match::Mode::computer) {
        return db::Outcome::none;
    }
    if (winner == rules::Winner::draw) {
        return db::Outcome::draw;
    }
    const bool south_won = winner == rules::Winner::south;
    return south_won == (setup.human == rules::Side::south) ? db::Outcome::won : db::Outcome::lost;
}

db::FinishedGame finished(const LiveGame& game, const match::Table& table, Millis now,
                          const Settings& settings) {
    const match::Setup& setup = table.setup();
    const match::Result& result = *table.result();
    db::FinishedGame finished;
    finished.id = game.id.text();
    finished.version = table.version();
    finished.ended_ms = now;
    const protocol::Result told = result_of(table.game(), result);
    finished.result = protocol::to_json(told).dump();
    finished.record = record_of(game, table, settings.packs);
    finished.ranked = setup.ranked;
    finished.outcome = outcome_of(setup, result.winner);
    finished.level = table.level();
    if (const auto* level = settings.levels.find(table.level())) {
        finished.level_points = level->points;
    }
    finished.margin = std::abs(told.score[0] - told.score[1]);
    const rules::Side computer = rules::other(setup.human);
    finished.computer_had_a_turn = false;
    for (const rules::Played& played : table.game().history()) {
        if (const auto* sowing = played.sowing()) {
            finished.sowings += record::letter_of(sowing->outcome.mover, sowing->outcome.pit);
            finished.computer_had_a_turn |= sowing->outcome.mover == computer;
        }
    }
    return finished;
}

/// The answers of running games are in memory. This finds those of games that are over, to a client
/// that uses an id again in another game.
void refuse_repeat(Batch& batch, db::Store& storage) {
    batch.earlier = storage.command_reply(batch.command->account, batch.command->id.text());
    if (batch.earlier) {
        throw db::StorageError(db::StorageFailure::failed_unit, "the command was answered before");
    }
}

}  // namespace

BatchPtr batch_of(const LiveGame& game, const match::Effects& effects, const TablePtr& after,
                  Millis now, const Settings& settings, const std::optional<Answered>& command) {
    auto batch = std::make_shared<Batch>();
    for (const match::Event& event : effects.events) {
        const protocol::JournalEntry entry =
            entry_of(game.setup, event, *after, command ? command->by : std::string());
        batch->rows.push_back(row_of(game.id, event.version, now, entry));
        batch->frames.push_back(event_frame(game.id, batch->rows.back(), entry));
        if (const auto* joined = std::get_if<match::Joined>(&event.what); joined && command) {
            batch->join = NewSeat{joined->account, joined->side, command->by};
        } else if (const auto* chosen = std::get_if<match::Chosen>(&event.what);
                   chosen && command) {
            batch->secret = {command->key.account, choice_frame(game.id, *after, *chosen, now)};
        }
    }
    if (command) {
        sign(batch->rows.front(), command->key, command->reply);
        batch->command = command->key;
        batch->reply = command->reply;
    }
    if (effects.ended) {
        batch->finish = finished(game, *after, now, settings);
    }
    batch->after = after;
    return batch;
}

BatchPtr creation_of(const LiveGame& game, const TablePtr& table, const CommandKey& command) {
    auto batch = std::make_shared<Batch>();
    batch->after = table;
    batch->command = command;
    batch->reply = protocol::GameCreated{game.id};
    db::NewGame created;
    created.id = game.id.text();
    created.account = game.setup.account;
    created.opponent = game.setup.opponent;
    created.created_ms = table->setup().created_at;
    created.ranked = game.setup.ranked;
    created.setup = protocol::encode_payload(game.setup);
    created.first = row_of(game.id, table->version(), created.created_ms, game.setup);
    sign(created.first, command, batch->reply);
    batch->create = std::move(created);
    return batch;
}

void store(Batch& batch, db::Store& storage) {
    if (batch.create) {
        const db::JournalRow& first = batch.create->first;
        batch.earlier = storage.command_reply(first.account, first.command_id);
        if (batch.earlier) {
            return;
        }
        storage.create_game(*batch.create);
    } else if (batch.command) {
        refuse_repeat(batch, storage);
    }
    if (batch.join) {
        storage.join_game(batch.rows.front().game, batch.join->account);
    }
    for (const db::JournalRow& row : batch.rows) {
        storage.append(row);
    }
    if (batch.finish) {
        batch.award = storage.finish_game(*batch.finish);
    }
}

}  // namespace congkak::live
