#include "protocol/encode.hpp"

#include <string>
#include <utility>

#include "protocol/event_json.hpp"
#include "protocol/json_parts.hpp"
#include "protocol/limits.hpp"
#include "protocol/text_of.hpp"
#include "protocol/to_json.hpp"

namespace congkak::protocol {

namespace {

template <typename... Ts>
struct Overload : Ts... {
    using Ts::operator()...;
};
// Clang 14 doesn't deduce aggregates by itself.
template <typename... Ts>
Overload(Ts...) -> Overload<Ts...>;

Json hello_data(const HelloReply& reply) {
    return {{"protocol", protocol_name},
            {"server", reply.server},
            {"now", reply.now.time_since_epoch().count()},
            {"account", reply.account ? to_json(*reply.account) : Json(nullptr)},
            {"limits",
             {{"frame_bytes", frame_limits.bytes},
              {"commands_per_second", reply.commands_per_second},
              {"games_per_account", reply.games_per_account}}},
            {"heartbeat",
             {{"interval_ms", reply.heartbeat_interval.count()},
              {"timeout_ms", reply.heartbeat_timeout.count()}}},
            {"games", to_json(reply.games)}};
}

Json data_of(const Reply& reply) {
    return std::visit(Overload{
                          [](const HelloReply& r) { return hello_data(r); },
                          [](const GameCreated& r) {
                              return Json{{"game", r.game.view()}};
                          },
                          [](const Done&) { return Json::object(); },
                          [](const AtPly& r) {
                              return Json{{"version", r.version}, {"ply", r.ply}};
                          },
                          [](const AtVersion& r) {
                              return Json{{"version", r.version}};
                          },
                          [](const LeaderboardReply& r) {
                              return Json{{"board", to_json(r.board)}};
                          },
                          [](const HintReply& r) {
                              return Json{{"ply", r.ply},
                                          {"line", parts::list(r.line)},
                                          {"haul", r.haul},
                                          {"sure", r.sure}};
                          },
                      },
                      reply);
}

Json data_of(const AccountEvent& event) {
    return std::visit(
        Overload{
            [](const GamesChanged& e) {
                return Json{{"games", to_json(e.games)}};
            },
            [](const PointsAwarded& e) {
                return Json{{"awarded", e.earned.awarded},
                            {"reason", to_text(e.earned.reason)},
                            {"total", e.total},
                            {"rank", e.rank ? Json(*e.rank) : Json(nullptr)}};
            },
            [](const LeaderboardChanged& e) {
                return Json{{"board", to_json(e.board)}};
            },
            [](const OwnChoice& e) {
                return Json{{"ply", e.ply}, {"side", to_text(e.pit.side)}, {"pit", to_text(e.pit)}};
            },
            [](const PreviewShown& e) {
                Json pits = Json::array();
                for (const PitPreview& pit : e.pits) {
                    pits.push_back(to_json(pit));
                }
                return Json{{"ply", e.ply}, {"pits", std::move(pits)}};
            },
        },
        event);
}

std::string payload_of(const GameEvent& event) {
    return text_of(std::visit([](const auto& e) { return data_of(e); }, event));
}

std::string heartbeat(std::string_view type, std::int64_t n) {
    return text_of({{"type", type}, {"data", {{"n", n}}}});
}

/// A frame whose last member, `data`, is already text.
std::string with_data(const Json& head, std::string_view data) {
    std::string text = text_of(head);
    text.pop_back();
    return text.append(R"(,"data":)").append(data).append("}");
}

}  // namespace

std::string encode_ok(const CommandId& re, const Reply& reply, bool durable) {
    return text_of(
        {{"type", "ok"}, {"re", re.view()}, {"durable", durable}, {"data", data_of(reply)}});
}

std::string encode_stored_reply(const Reply& reply) { return text_of(data_of(reply)); }

std::string encode_repeated(const CommandId& re, std::string_view stored) {
    return with_data({{"type", "ok"}, {"re", re.view()}, {"durable", true}, {"repeated", true}},
                     stored);
}

std::string encode_error(const ErrorReply& reply) {
    Json json{{"type", "error"}, {"re", reply.re ? Json(reply.re->view()) : Json(nullptr)}};
    if (reply.game) {
        json["game"] = reply.game->view();
    }
    json["error"] = to_json(reply.error);
    if (reply.state) {
        json["state"] = to_json(*reply.state);
    }
    return text_of(json);
}

ErrorReply refusal(const DecodeError& error) {
    return {.re = error.id,
            .game = std::nullopt,
            .error = {.code = error.code,
                      .message = error.message,
                      .field = error.field,
                      .retry_after = std::nullopt},
            .state = std::nullopt};
}

std::string encode_event(const GameId& game, Version version, Time at, const GameEvent& event) {
    return encode_stored_event(game, version, at, type_of(event), payload_of(event));
}

std::string encode_stored_event(const GameId& game, Version version, Time at, std::string_view type,
                                std::string_view data) {
    return with_data({{"type", type},
                      {"game", game.view()},
                      {"version", version},
                      {"at", at.time_since_epoch().count()}},
                     data);
}

std::string encode_account_event(Time at, const AccountEvent& event) {
    Json json{{"type", type_of(event)}};
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.game; }) {
                json["game"] = e.game.view();
            }
        },
        event);
    json["at"] = at.time_since_epoch().count();
    json["data"] = data_of(event);
    return text_of(json);
}

std::string encode_ping(std::int64_t n) { return heartbeat("ping", n); }
std::string encode_pong(std::int64_t n) { return heartbeat("pong", n); }

}  // namespace congkak::protocol
