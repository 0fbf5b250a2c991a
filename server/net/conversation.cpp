// The rules of conversation.hpp.
#include "server/net/conversation.hpp"

#include <algorithm>
#include <utility>

#include "protocol/encode.hpp"
#include "protocol/replies.hpp"

namespace congkak::net {
namespace {

std::string error_frame(protocol::ErrorCode code, std::optional<protocol::CommandId> re,
                        std::optional<std::chrono::milliseconds> retry_after = std::nullopt) {
    protocol::ErrorReply reply;
    reply.re = re;
    reply.error.code = code;
    reply.error.retry_after = retry_after;
    return protocol::encode_error(reply);
}

Actions refuse(protocol::ErrorCode code, std::optional<protocol::CommandId> re) {
    Actions actions;
    actions.emplace_back(Say{error_frame(code, re)});
    return actions;
}

}  // namespace

Conversation::Conversation(const ConversationRules& rules, Clock::time_point now)
    : rules_(rules),
      bucket_(rules.commands, now),
      hello_deadline_(now + rules.hello_within),
      next_ping_(now + rules.ping_every),
      heard_at_(now),
      pinged_at_(now) {}

Actions Conversation::on_text(std::string_view text, Clock::time_point now) {
    heard_at_ = now;
    if (!bucket_.take(now)) {
        return too_fast();
    }
    refused_ = 0;
    auto frame = protocol::decode_frame(text);
    return frame ? on_frame(*std::move(frame), now) : unreadable(frame.error());
}

Actions Conversation::on_binary() {
    Actions actions = refuse(protocol::ErrorCode::bad_json, std::nullopt);
    actions.emplace_back(Hang{protocol::CloseCode::unreadable});
    return actions;
}

Actions Conversation::too_fast() {
    Actions actions;
    if (++refused_ > rules_.max_refused) {
        actions.emplace_back(Hang{protocol::CloseCode::too_many});
        return actions;
    }
    actions.emplace_back(
        Say{error_frame(protocol::ErrorCode::rate_limited, std::nullopt, bucket_.wait())});
    return actions;
}

Actions Conversation::unreadable(const protocol::DecodeError& error) {
    Actions actions;
    actions.emplace_back(Say{protocol::encode_error(protocol::refusal(error))});
    if (++unreadable_ >= rules_.max_unreadable) {
        actions.emplace_back(Hang{protocol::CloseCode::unreadable});
    }
    return actions;
}

Actions Conversation::on_frame(protocol::Frame frame, Clock::time_point now) {
    if (std::holds_alternative<protocol::Hello>(frame.command)) {
        return on_hello(std::move(frame), now);
    }
    if (!greeted_) {
        return refuse(protocol::ErrorCode::hello_first, frame.id);
    }
    Actions actions;
    if (const auto* ping = std::get_if<protocol::Ping>(&frame.command)) {
        actions.emplace_back(Say{protocol::encode_pong(ping->n)});
    } else if (const auto* pong = std::get_if<protocol::Pong>(&frame.command)) {
        on_pong(pong->n, now);
    } else {
        actions.emplace_back(Do{std::move(frame)});
    }
    return actions;
}

Actions Conversation::on_hello(protocol::Frame frame, Clock::time_point now) {
    if (greeted_) {
        return refuse(protocol::ErrorCode::hello_first, frame.id);
    }
    if (!protocol::offers_this_protocol(std::get<protocol::Hello>(frame.command))) {
        Actions actions = refuse(protocol::ErrorCode::unsupported_version, frame.id);
        actions.emplace_back(Hang{protocol::CloseCode::no_common_version});
        return actions;
    }
    greeted_ = true;
    next_ping_ = now + rules_.ping_every;
    Actions actions;
    actions.emplace_back(Do{std::move(frame)});
    return actions;
}

void Conversation::on_pong(std::int64_t n, Clock::time_point now) {
    if (n == pings_) {
        round_trip_ = std::chrono::duration_cast<std::chrono::milliseconds>(now - pinged_at_);
    }
}

Actions Conversation::on_time(Clock::time_point now) {
    Actions actions;
    const bool no_hello = !greeted_ && now >= hello_deadline_;
    if (no_hello || now >= heard_at_ + rules_.silence) {
        actions.emplace_back(Hang{protocol::CloseCode::silent});
        return actions;
    }
    if (greeted_ && now >= next_ping_) {
        next_ping_ = now + rules_.ping_every;
        pinged_at_ = now;
        actions.emplace_back(Say{protocol::encode_ping(++pings_)});
    }
    return actions;
}

Clock::time_point Conversation::next_deadline() const {
    const Clock::time_point silent_at = heard_at_ + rules_.silence;
    return std::min(silent_at, greeted_ ? next_ping_ : hello_deadline_);
}

}  // namespace congkak::net
