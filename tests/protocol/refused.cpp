#include "tests/protocol/refused.hpp"

#include "protocol/limits.hpp"

namespace congkak::protocol {

namespace {

using enum ErrorCode;

const std::string head = R"({"type":")";
const std::string id = R"(","id":"00112233445566778899aabbccddeeff")";
const std::string game = R"(,"game":"k7m2p9qwxz3hbtnv")";

std::string sow(const std::string& data) { return head + "sow" + id + game + data + "}"; }

std::string create(const std::string& data) {
    return head + "create" + id + R"(,"data":{)" + data + "}}";
}

std::string hello(const std::string& data) {
    return head + "hello" + id + R"(,"data":{)" + data + "}}";
}

std::vector<Refused> broken_texts() {
    return {
        {"empty", "Nothing at all.", "", bad_json, ""},
        {"not-json", "No JSON.", "sow a", bad_json, ""},
        {"array", "JSON, but no object.", "[]", bad_json, ""},
        {"behind", "Something behind the object.", R"({"type":"ping","data":{"n":1}} {})", bad_json,
         ""},
        {"comment", "JSON has no comments.", R"({"type":"ping",/**/"data":{"n":1}})", bad_json, ""},
        {"bom", "A byte order mark.", "\xef\xbb\xbf{\"type\":\"ping\",\"data\":{\"n\":1}}",
         bad_json, ""},
        {"surrogate", "Half of a surrogate pair.", hello(R"("client":"\ud800","protocols":[])"),
         bad_json, ""},
        {"not-utf8", "A byte that is no UTF-8.", "{\"type\":\"\xff\"}", bad_json, "", false,
         "eyJ0eXBlIjoi/yJ9"},
        {"too-large", "One byte more than a frame may have.",
         sow(R"(,"data":{"ply":0,"pit":"a"})") +
             std::string(frame_limits.bytes + 1 - sow(R"(,"data":{"ply":0,"pit":"a"})").size(),
                         ' '),
         too_large, ""},
        {"too-deep", "Seven levels.", sow(R"(,"data":[[[[[[]]]]]])"), too_deep, "data[0][0][0][0]"},
        {"duplicate-key", "A key twice.", sow(R"(,"data":{"ply":0,"pit":"a","ply":1})"),
         duplicate_key, "data.ply"},
        {"duplicate-escaped-key", "The same key, spelled otherwise.",
         sow(R"(,"data":{"ply":0,"pit":"a","\u0070ly":1})"), duplicate_key, "data.ply"},
    };
}

std::vector<Refused> broken_frames() {
    const std::string sowing = R"(,"data":{"ply":0,"pit":"a"})";
    return {
        {"no-type", "Without a type.", "{}", bad_field, "type"},
        {"unknown-type", "No such command.", head + "dance" + id + "}", unknown_type, "type"},
        {"no-id", "Without an id.", R"({"type":"sow")" + game + sowing + "}", bad_field, "id"},
        {"short-id", "An id of 31 digits.",
         R"({"type":"sow","id":"00112233445566778899aabbccddeef")" + game + sowing + "}", bad_field,
         "id"},
        {"ping-with-id", "A ping has no id.", head + "ping" + id + R"(,"data":{"n":1}})",
         unknown_field, "id"},
        {"no-game", "Which game?", head + "sow" + id + sowing + "}", bad_field, "game"},
        {"bad-game", "No id of a game.",
         head + "sow" + id + R"(,"game":"../../etc/passwd")" + sowing + "}", bad_field, "game"},
        {"needless-game", "This command is about no game.",
         head + "leaderboard" + id + game + R"(,"data":{"live":true}})", unknown_field, "game"},
        {"unknown-field", "A field that isn't known.", sow(sowing + R"(,"hurry":true)"),
         unknown_field, "hurry"},
        {"unknown-data-field", "A field that isn't known in data.",
         sow(R"(,"data":{"ply":0,"pit":"a","hurry":true})"), unknown_field, "data.hurry"},
        {"null-data", "null is not the same as nothing.",
         head + "resign" + id + game + R"(,"data":null})", bad_field, "data"},
    };
}

std::vector<Refused> broken_data() {
    const std::string rest = R"("starts":"you","pack":"tradisional","ranked":true)";
    return {
        {"ply-missing", "Without the ply.", sow(R"(,"data":{"pit":"a"})"), bad_field, "data.ply"},
        {"ply-fraction", "A number with a fraction.", sow(R"(,"data":{"ply":1.0,"pit":"a"})"),
         bad_field, "data.ply"},
        {"ply-negative", "Before the start.", sow(R"(,"data":{"ply":-1,"pit":"a"})"), bad_field,
         "data.ply"},
        {"ply-text", "A number as a string.", sow(R"(,"data":{"ply":"1","pit":"a"})"), bad_field,
         "data.ply"},
        {"pit-none", "No pit's letter.", sow(R"(,"data":{"ply":0,"pit":"z"})"), bad_field,
         "data.pit"},
        {"level-missing", "Against the computer, but how strong?",
         create(R"("opponent":"computer",)" + rest), bad_field, "data.level"},
        {"level-unknown", "No such level.",
         create(R"("opponent":"computer","level":"godlike",)" + rest), unknown_level, "data.level"},
        {"level-needless", "There is no computer.",
         create(R"("opponent":"same_screen","level":"easy",)" + rest), bad_field, "data.level"},
        {"ranked-same-screen", "Only games against the computer count.",
         create(R"("opponent":"same_screen",)" + rest), bad_field, "data.ranked"},
        {"clauses-nested", "Clauses have names with dots.",
         create(R"("opponent":"computer","level":"easy","clauses":{"capture":{}},)" + rest),
         bad_field, "data.clauses.capture"},
        {"resume-version", "A version below zero.",
         hello(R"("client":"1","protocols":["congkak.v1"],"resume":[{"game":)"
               R"("k7m2p9qwxz3hbtnv","version":-1}])"),
         bad_field, "data.resume[0].version"},
        {"live-number", "A number for a truth value.",
         head + "leaderboard" + id + R"(,"data":{"live":1}})", bad_field, "data.live"},
    };
}

}  // namespace

std::vector<Refused> refused_frames() {
    std::vector<Refused> all;
    for (auto list : {broken_texts(), broken_frames(), broken_data()}) {
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

}  // namespace congkak::protocol
