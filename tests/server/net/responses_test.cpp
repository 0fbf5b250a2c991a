// The page's files, the routes, and the headers of every response.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "server/net/http_messages.hpp"
#include "server/net/router.hpp"
#include "server/net/static_files.hpp"

namespace congkak::net {
namespace {

std::string header(const Response& response, std::string_view name) {
    for (const auto& [key, value] : response.headers) {
        if (key == name) {
            return value;
        }
    }
    return {};
}

StaticFiles page() {
    return StaticFiles({{.path = "index.html", .content = "<!doctype html>"},
                        {.path = "app-1A2B3C4D.js", .content = "let x"},
                        {.path = "sounds/seed-wood.svg", .content = "<svg/>"}});
}

TEST(StaticFiles, HaveTheirTypesAndTags) {
    const Response response = page().get("/app-1A2B3C4D.js", "");
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.content_type, "text/javascript; charset=utf-8");
    EXPECT_EQ(response.constant_body, "let x");
    EXPECT_EQ(header(response, "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(page().get("/sounds/seed-wood.svg", "").content_type, "image/svg+xml");
    EXPECT_EQ(header(page().get("/sounds/seed-wood.svg", ""), "Cache-Control"), "no-cache");
}

TEST(StaticFiles, AreNotSentAgainWhileTheyAreTheSame) {
    const std::string tag = header(page().get("/", ""), "ETag");
    const Response same = page().get("/", "W/\"other\", " + tag);
    EXPECT_EQ(same.status, 304);
    EXPECT_EQ(same.constant_body, "");
    EXPECT_EQ(header(same, "ETag"), tag);
    EXPECT_EQ(page().get("/", "\"other\"").status, 200);
}

TEST(StaticFiles, GiveTheIndexForThePagesOwnRoutesOnly) {
    for (const char* path : {"/", "/game/abcdefghijkmnpqr", "/leaderboard", "/rules", "/account"}) {
        const Response response = page().get(path, "");
        EXPECT_EQ(response.status, 200) << path;
        EXPECT_EQ(response.content_type, "text/html; charset=utf-8") << path;
        EXPECT_EQ(header(response, "Cache-Control"), "no-cache") << path;
    }
    for (const char* path : {"/missing.js", "/api", "/api/v1/missing", "/favicon.ico"}) {
        EXPECT_EQ(page().get(path, "").status, 404) << path;
    }
}

Response ask(const Router& router, const std::string& method, const std::string& path) {
    Request request;
    request.method = method;
    request.path = path;
    Response answer;
    router.handle(std::move(request), [&](Response response) { answer = std::move(response); });
    return answer;
}

Router routes() {
    Router router;
    const auto say = [](const char* what) {
        return [what](const SharedRequest& request, const Respond& respond) {
            std::string body = what;
            for (const auto& [name, value] : request->parameters) {
                body += " " + name + "=" + value;
            }
            respond({.status = 200,
                     .content_type = "text/plain",
                     .body = body,
                     .constant_body = {},
                     .headers = {}});
        };
    };
    router.add("GET", "/games", say("list"));
    router.add("GET", "/games/{id}", say("game"));
    router.add("GET", "/games/{id}/record", say("record"));
    router.add("POST", "/login", say("login"));
    return router;
}

TEST(Router, FindsTheRouteAndItsParameters) {
    EXPECT_EQ(ask(routes(), "GET", "/games").body, "list");
    EXPECT_EQ(ask(routes(), "GET", "/games/a").body, "game id=a");
    EXPECT_EQ(ask(routes(), "HEAD", "/games/a").body, "game id=a");
    EXPECT_EQ(ask(routes(), "GET", "/games/a/record").body, "record id=a");
}

TEST(Router, SaysWhatIsNotThereAndWhatIsNotAllowed) {
    EXPECT_EQ(ask(routes(), "GET", "/nothing").status, 404);
    EXPECT_EQ(ask(routes(), "GET", "/games/a/b/c").status, 404);
    const Response refused = ask(routes(), "GET", "/login");
    EXPECT_EQ(refused.status, 405);
    EXPECT_EQ(header(refused, "Allow"), "POST");
    EXPECT_NE(refused.body.find("method_not_allowed"), std::string::npos);
}

TEST(Message, CarriesTheSecurityHeaders) {
    const Response response{.status = 200,
                            .content_type = "text/html; charset=utf-8",
                            .body = "x",
                            .constant_body = {},
                            .headers = {}};
    const BeastResponse message = to_message(response, true, false);
    const std::string policy(message["Content-Security-Policy"]);
    EXPECT_NE(policy.find("default-src 'self'"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe"), std::string::npos);
    EXPECT_EQ(message["X-Content-Type-Options"], "nosniff");
    EXPECT_EQ(message["Referrer-Policy"], "same-origin");
    EXPECT_EQ(message["Content-Length"], "1");
}

TEST(Message, HasNoBodyForHeadAndNotModified) {
    const Response response{.status = 200,
                            .content_type = "text/plain",
                            .body = "four",
                            .constant_body = {},
                            .headers = {}};
    const BeastResponse head = to_message(response, true, true);
    EXPECT_EQ(head["Content-Length"], "4");
    EXPECT_EQ(head.body().size(), 0U);
    const BeastResponse same = to_message({.status = 304,
                                           .content_type = "text/plain",
                                           .body = {},
                                           .constant_body = {},
                                           .headers = {}},
                                          true, false);
    EXPECT_EQ(same.count("Content-Length"), 0U);
}

}  // namespace
}  // namespace congkak::net
