// Rates, the outbox and the counting of connections.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "server/net/hub.hpp"
#include "server/net/outbox.hpp"
#include "server/net/rate_limiter.hpp"

namespace congkak::net {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Clock::time_point start{};

TEST(TokenBucket, AllowsABurstAndThenTheRate) {
    TokenBucket bucket({.per_second = 2, .burst = 3}, start);
    EXPECT_TRUE(bucket.take(start));
    EXPECT_TRUE(bucket.take(start));
    EXPECT_TRUE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start));
    EXPECT_EQ(bucket.wait(), milliseconds(500));
    EXPECT_FALSE(bucket.take(start + milliseconds(499)));
    EXPECT_TRUE(bucket.take(start + milliseconds(500)));
    EXPECT_FALSE(bucket.take(start + milliseconds(500)));
}

TEST(TokenBucket, NeverHoldsMoreThanTheBurst) {
    TokenBucket bucket({.per_second = 10, .burst = 2}, start);
    const Clock::time_point later = start + seconds(3600);
    EXPECT_TRUE(bucket.take(later));
    EXPECT_TRUE(bucket.take(later));
    EXPECT_FALSE(bucket.take(later));
}

TEST(KeyedLimiter, CountsEveryKeyForItself) {
    KeyedLimiter limiter({.per_second = 1, .burst = 1});
    EXPECT_TRUE(limiter.take("a", start).allowed);
    EXPECT_FALSE(limiter.take("a", start).allowed);
    EXPECT_EQ(limiter.take("a", start).wait, seconds(1));
    EXPECT_TRUE(limiter.take("b", start).allowed);
}

TEST(KeyedLimiter, ForgetsWhoHasBeenQuiet) {
    KeyedLimiter limiter({.per_second = 1, .burst = 1});
    for (int i = 0; i < 5000; ++i) {
        EXPECT_TRUE(limiter.take(std::to_string(i), start + seconds(10 * i)).allowed);
    }
    EXPECT_LE(limiter.size(), 1025U);
}

Outbox::Message message(std::size_t bytes) {
    return std::make_shared<const std::string>(std::string(bytes, 'x'));
}

TEST(Outbox, KeepsOrder) {
    Outbox outbox;
    const auto first = message(1);
    const auto second = message(2);
    ASSERT_TRUE(outbox.push(first));
    ASSERT_TRUE(outbox.push(second));
    EXPECT_EQ(outbox.front(), first);
    outbox.pop();
    EXPECT_EQ(outbox.front(), second);
    outbox.pop();
    EXPECT_TRUE(outbox.empty());
    EXPECT_EQ(outbox.bytes(), 0U);
}

TEST(Outbox, HoldsAtMost128Messages) {
    Outbox outbox;
    for (int i = 0; i < 128; ++i) {
        ASSERT_TRUE(outbox.push(message(1)));
    }
    EXPECT_FALSE(outbox.push(message(1)));
    outbox.pop();
    EXPECT_TRUE(outbox.push(message(1)));
}

TEST(Outbox, HoldsAtMost256Kibibytes) {
    Outbox outbox;
    ASSERT_TRUE(outbox.push(message(200 * 1024)));
    EXPECT_FALSE(outbox.push(message(56 * 1024 + 1)));
    EXPECT_TRUE(outbox.push(message(56 * 1024)));
    EXPECT_FALSE(outbox.push(message(1)));
}

class FakeSocket final : public LiveSocket {
  public:
    void hang_up(protocol::CloseCode code) override { codes.push_back(code); }
    void abort() override { aborted = true; }

    std::vector<protocol::CloseCode> codes;
    bool aborted = false;
};

class FakeConnection final : public HttpConnection {
  public:
    void wind_up() override {}
    void abort() override {}
};

TEST(Hub, CountsSocketsPerAccountAndAddress) {
    Hub hub({.sockets_per_account = 2, .sockets_per_address = 3, .connections = 100});
    FakeSocket sockets[5];
    EXPECT_TRUE(hub.add(sockets[0], {.address = "a", .account = 7, .session = "s"}));
    EXPECT_TRUE(hub.add(sockets[1], {.address = "b", .account = 7, .session = "s"}));
    EXPECT_FALSE(hub.add(sockets[2], {.address = "c", .account = 7, .session = "t"}));
    EXPECT_TRUE(hub.add(sockets[2], {.address = "a", .account = std::nullopt, .session = {}}));
    EXPECT_TRUE(hub.add(sockets[3], {.address = "a", .account = 8, .session = "u"}));
    EXPECT_FALSE(hub.add(sockets[4], {.address = "a", .account = 9, .session = "v"}));
    hub.remove(sockets[0]);
    EXPECT_TRUE(hub.add(sockets[4], {.address = "a", .account = 7, .session = "s"}));
}

TEST(Hub, ClosesTheSocketsOfOneSessionOnly) {
    Hub hub({});
    FakeSocket own;
    FakeSocket other;
    FakeSocket anonymous;
    ASSERT_TRUE(hub.add(own, {.address = "a", .account = 7, .session = "s"}));
    ASSERT_TRUE(hub.add(other, {.address = "a", .account = 7, .session = "t"}));
    ASSERT_TRUE(hub.add(anonymous, {.address = "a", .account = std::nullopt, .session = {}}));
    hub.close_session("s", protocol::CloseCode::session_ended);
    hub.close_session("", protocol::CloseCode::session_ended);
    EXPECT_EQ(own.codes, std::vector{protocol::CloseCode::session_ended});
    EXPECT_TRUE(other.codes.empty());
    EXPECT_TRUE(anonymous.codes.empty());
}

TEST(Hub, TakesNobodyOnceItCloses) {
    Hub hub({});
    FakeSocket socket;
    FakeConnection connection;
    ASSERT_TRUE(hub.add(connection));
    hub.close_all(protocol::CloseCode::restarting);
    EXPECT_FALSE(hub.add(socket, {.address = "a", .account = 7, .session = "s"}));
    EXPECT_FALSE(hub.empty());
    hub.remove(connection);
    EXPECT_TRUE(hub.empty());
}

TEST(Hub, BoundsAllConnectionsTogether) {
    Hub hub({.sockets_per_account = 5, .sockets_per_address = 5, .connections = 2});
    FakeSocket socket;
    FakeConnection first;
    FakeConnection second;
    ASSERT_TRUE(hub.add(socket, {.address = "a", .account = std::nullopt, .session = {}}));
    EXPECT_TRUE(hub.add(first));
    EXPECT_FALSE(hub.add(second));
}

}  // namespace
}  // namespace congkak::net
