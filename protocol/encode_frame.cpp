// What a client sends: for tests, load generators and whoever writes a client in C++.
#include <string>
#include <variant>

#include "protocol/encode.hpp"
#include "protocol/text_of.hpp"

namespace congkak::protocol {

namespace {

Json data_of(const Hello& hello) {
    Json resume = Json::array();
    for (const Resume& entry : hello.resume) {
        resume.push_back({{"game", entry.game.view()}, {"version", entry.version}});
    }
    return {
        {"client", hello.client}, {"protocols", hello.protocols}, {"resume", std::move(resume)}};
}

Json data_of(const Ping& ping) { return {{"n", ping.n}}; }
Json data_of(const Pong& pong) { return {{"n", pong.n}}; }

Json data_of(const Create& create) {
    Json data{{"opponent", to_text(create.mode)}};
    if (create.level) {
        data["level"] = to_text(*create.level);
    }
    data["starts"] = to_text(create.starts);
    data["pack"] = create.pack;
    if (!create.clauses.empty()) {
        data["clauses"] = Json(create.clauses);
    }
    data["ranked"] = create.ranked;
    if (create.position) {
        data["position"] = *create.position;
    }
    return data;
}

Json data_of(const Watch& watch) {
    return watch.version ? Json{{"version", *watch.version}} : Json::object();
}

Json data_of(const Unwatch&) { return Json::object(); }
Json data_of(const Sow& sow) { return {{"ply", sow.ply}, {"pit", to_text(sow.pit)}}; }
Json data_of(const Join&) { return Json::object(); }
Json data_of(const Choose& choose) { return {{"ply", choose.ply}, {"pit", to_text(choose.pit)}}; }
Json data_of(const NextRound& next) { return {{"ply", next.ply}}; }
Json data_of(const Stop& stop) { return {{"ply", stop.ply}}; }
Json data_of(const SetPreview& preview) { return {{"on", preview.on}}; }
Json data_of(const AskHint& hint) { return {{"ply", hint.ply}}; }
Json data_of(const Resign&) { return Json::object(); }
Json data_of(const Takeback& takeback) { return {{"ply", takeback.ply}}; }
Json data_of(const SetLevel& level) { return {{"level", to_text(level.level)}}; }

Json data_of(const Rematch& rematch) {
    Json data = Json::object();
    if (rematch.level) {
        data["level"] = to_text(*rematch.level);
    }
    if (rematch.starts) {
        data["starts"] = to_text(*rematch.starts);
    }
    return data;
}

Json data_of(const WatchLeaderboard& watch) { return {{"live", watch.live}}; }

}  // namespace

std::string encode_frame(const Frame& frame) {
    Json json{{"type", type_of(frame.command)}};
    if (frame.id) {
        json["id"] = frame.id->view();
    }
    if (frame.game) {
        json["game"] = frame.game->view();
    }
    Json data = std::visit([](const auto& command) { return data_of(command); }, frame.command);
    if (!data.empty()) {
        json["data"] = std::move(data);
    }
    return text_of(json);
}

}  // namespace congkak::protocol
