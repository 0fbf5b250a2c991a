// What a request is let through with: origins, cookies, targets, addresses.
#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>

#include "server/net/cookies.hpp"
#include "server/net/http_messages.hpp"
#include "server/net/origin.hpp"
#include "server/net/target.hpp"

namespace congkak::net {
namespace {

TEST(Origin, IsTheHostOfTheRequestWhereNoAddressIsConfigured) {
    const OriginPolicy policy("", {});
    EXPECT_TRUE(policy.allows("http://localhost:8080", "localhost:8080", true));
    EXPECT_TRUE(policy.allows("https://congkak.example", "congkak.example", true));
    EXPECT_TRUE(policy.allows("http://LocalHost:8080", "localhost:8080", true));
    EXPECT_FALSE(policy.allows("http://localhost:8081", "localhost:8080", true));
    EXPECT_FALSE(policy.allows("http://evil.example", "localhost:8080", false));
    EXPECT_FALSE(policy.allows("null", "localhost:8080", false));
    EXPECT_FALSE(policy.allows("http://", "", false));
    EXPECT_FALSE(policy.allows("ftp://localhost:8080", "localhost:8080", false));
}

TEST(Origin, IsThePublicAddressWhereOneIsConfigured) {
    const OriginPolicy policy("https://congkak.example/", {});
    EXPECT_TRUE(policy.is_secure());
    EXPECT_TRUE(policy.allows("https://congkak.example", "127.0.0.1:8080", true));
    EXPECT_FALSE(policy.allows("http://congkak.example", "127.0.0.1:8080", true));
    EXPECT_FALSE(policy.allows("http://127.0.0.1:8080", "127.0.0.1:8080", true))
        << "the Host header is in the caller's hand";
}

TEST(Origin, MayBeOneOfAList) {
    const OriginPolicy policy("https://congkak.example", {"https://blog.example"});
    EXPECT_TRUE(policy.allows("https://blog.example", "congkak.example", true));
    EXPECT_FALSE(policy.allows("https://blog.example.evil", "congkak.example", true));
}

TEST(Origin, MayBeMissingOnlyWithoutACookie) {
    const OriginPolicy policy("", {});
    EXPECT_FALSE(policy.allows(std::nullopt, "localhost:8080", true));
    EXPECT_TRUE(policy.allows(std::nullopt, "localhost:8080", false));
}

TEST(SessionCookie, IsFoundAmongOthers) {
    const SessionCookie cookie(false);
    EXPECT_EQ(cookie.find("a=b; congkak_session=xyz; c=d"), "xyz");
    EXPECT_EQ(cookie.find("congkak_session=xyz"), "xyz");
    EXPECT_EQ(cookie.find("xcongkak_session=xyz"), std::nullopt);
    EXPECT_EQ(cookie.find(""), std::nullopt);
    EXPECT_EQ(cookie.find(";;=;"), std::nullopt);
    EXPECT_EQ(cookie.find("congkak_session=a; congkak_session=b"), std::nullopt);
}

TEST(SessionCookie, IsOutOfReachForScriptsAndOtherSites) {
    const std::string plain = SessionCookie(false).set("xyz");
    EXPECT_TRUE(plain.starts_with("congkak_session=xyz; Path=/; HttpOnly; SameSite=Lax"));
    EXPECT_EQ(plain.find("Secure"), std::string::npos);
    const std::string secure = SessionCookie(true).set("xyz");
    EXPECT_TRUE(secure.starts_with("__Host-congkak_session=xyz;"));
    EXPECT_TRUE(secure.ends_with("; Secure"));
    EXPECT_EQ(SessionCookie(true).find("congkak_session=xyz"), std::nullopt);
    EXPECT_NE(SessionCookie(false).clear().find("Max-Age=0"), std::string::npos);
}

TEST(Target, IsDecoded) {
    const auto target = parse_target("/api/v1/players/%E0%B8%AA?limit=5&after=a%20b&empty");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, "/api/v1/players/ส");
    EXPECT_EQ(target->query.at("limit"), "5");
    EXPECT_EQ(target->query.at("after"), "a b");
    EXPECT_EQ(target->query.at("empty"), "");
    EXPECT_EQ(parse_target("/")->path, "/");
}

TEST(Target, LeadsNowhereElse) {
    for (const char* text :
         {"/../etc/passwd", "/a/../b", "/%2e%2e/etc/passwd", "/a/%2e%2e%2fb", "/a%2fb", "/a%5cb",
          "/..%5c..%5c", "/a%00b", "http://evil.example/", "*", "", "/a b", "/%zz", "/?a=1&a=2"}) {
        EXPECT_FALSE(parse_target(text)) << text;
    }
}

TEST(LimitKey, CountsIpv6ByItsNetwork) {
    using boost::asio::ip::make_address;
    EXPECT_EQ(limit_key(make_address("192.0.2.7")), "192.0.2.7");
    EXPECT_EQ(limit_key(make_address("::ffff:192.0.2.7")), "192.0.2.7");
    EXPECT_EQ(limit_key(make_address("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
}

TEST(LimitKey, TakesTheLastForwardedAddress) {
    boost::beast::http::fields fields;
    EXPECT_FALSE(forwarded_limit_key(fields));
    fields.set("X-Forwarded-For", "10.0.0.1, 192.0.2.9");
    EXPECT_EQ(forwarded_limit_key(fields), "192.0.2.9");
    fields.set("X-Forwarded-For", "not an address");
    EXPECT_FALSE(forwarded_limit_key(fields));
}

}  // namespace
}  // namespace congkak::net
