#include "server/net/study_api.hpp"

#include <chrono>
#include <string>
#include <utility>

#include "protocol/http.hpp"
#include "server/net/json_responses.hpp"

namespace congkak::net {
namespace {

Response busy() {
    protocol::Error error;
    error.code = protocol::ErrorCode::rate_limited;
    error.retry_after = std::chrono::seconds(2);
    return error_response(error);
}

study::Desk::Done answer_to(const Respond& respond) {
    return [respond](study::Answer answer) {
        respond(answer ? json_response(200, *std::move(answer)) : error_response(answer.error()));
    };
}

void compare(study::Desk& desk, const Request& request, const Respond& respond) {
    study::CompareQuestion question;
    for (const auto& [name, text] :
         {std::pair("left", &question.left), std::pair("right", &question.right)}) {
        const auto given = request.query_value(name);
        if (!given) {
            return respond(bad_query(
                name, std::string(name) + " is missing: a pack, as in left=tradisional"));
        }
        *text = *given;
    }
    const auto given = request.query_value("seed");
    const auto seed = given ? protocol::parse_seed(*given) : std::nullopt;
    if (!seed) {
        return respond(
            bad_query("seed", "seed must be a whole number from 0 to 9007199254740991"));
    }
    question.seed = *seed;
    if (!desk.compare(std::move(question), answer_to(respond))) {
        respond(busy());
    }
}

void replay(study::Desk& desk, const Request& request, const Respond& respond) {
    auto question = protocol::decode_replay(request.body);
    if (!question) {
        return respond(error_response(question.error()));
    }
    if (!desk.replay(*std::move(question), answer_to(respond))) {
        respond(busy());
    }
}

}  // namespace

void add_study_api(Router& router, study::Desk& desk) {
    router.add("GET", "/api/v1/compare",
               [&desk](const SharedRequest& request, const Respond& respond) {
                   compare(desk, *request, respond);
               });
    router.add("POST", "/api/v1/replay",
               [&desk](const SharedRequest& request, const Respond& respond) {
                   replay(desk, *request, respond);
               });
}

}  // namespace congkak::net
