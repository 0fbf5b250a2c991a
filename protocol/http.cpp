#include "protocol/http.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/record/record_text.hpp"
#include "protocol/decode_parts.hpp"
#include "protocol/fields.hpp"
#include "protocol/strict_json.hpp"
#include "protocol/text_of.hpp"
#include "protocol/to_json.hpp"

namespace congkak::protocol {

namespace {

constexpr std::size_t max_credential_bytes = 1024;
constexpr int max_page_rows = 100;

/// `read(Fields&)` fills in what the body says.
template <typename Read>
boost::system::result<void, DecodeError> decode_body(std::string_view body, Read read) {
    const auto parsed = parse_strict(body, body_limits);
    if (!parsed) {
        const TextProblem& problem = parsed.error();
        return DecodeError{problem.code, problem.message, problem.field, std::nullopt};
    }
    std::optional<FieldError> error;
    Fields fields(*parsed, "", error);
    read(fields);
    fields.finish();
    if (error) {
        return DecodeError{error->code, sentence(*error), error->field, std::nullopt};
    }
    return {};
}

/// Decimal digits without a sign or leading zeros, 0..max_integer.
std::optional<std::int64_t> parse_number(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool canonical =
        !text.empty() && text.front() != '-' && (text.front() != '0' || text.size() == 1);
    if (error != std::errc() || end != text.data() + text.size() || !canonical ||
        value > max_integer) {
        return std::nullopt;
    }
    return value;
}

}  // namespace

boost::system::result<Credentials, DecodeError> decode_credentials(std::string_view body) {
    Credentials credentials;
    const auto decoded = decode_body(body, [&](Fields& fields) {
        credentials.name = fields.text("name", max_credential_bytes);
        credentials.password = fields.text("password", max_credential_bytes);
    });
    if (!decoded) {
        return decoded.error();
    }
    return credentials;
}

boost::system::result<void, DecodeError> decode_empty(std::string_view body) {
    return body.empty() ? boost::system::result<void, DecodeError>()
                        : decode_body(body, [](Fields&) {});
}

boost::system::result<ReplayQuestion, DecodeError> decode_replay(std::string_view body) {
    ReplayQuestion question;
    const auto decoded = decode_body(body, [&](Fields& fields) {
        question.record = fields.optional(
            "record", [&] { return fields.text("record", record::most_record_bytes); });
        if (question.record) {
            return;
        }
        question.position = fields.text("position", max_position_bytes);
        question.pack = fields.word("pack");
        if (fields.has("clauses")) {
            question.clauses = decode_clauses(fields);
        }
    });
    if (!decoded) {
        return decoded.error();
    }
    return question;
}

std::optional<std::int64_t> parse_seed(std::string_view text) { return parse_number(text); }

std::string encode_cursor(const Cursor& cursor) {
    return std::to_string(cursor.points) + '.' +
           std::to_string(cursor.reached_at.time_since_epoch().count()) + '.' +
           std::to_string(cursor.account);
}

std::optional<Cursor> parse_cursor(std::string_view text) {
    std::array<std::int64_t, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t dot = i + 1 < numbers.size() ? text.find('.') : text.size();
        const auto number =
            dot == std::string_view::npos ? std::nullopt : parse_number(text.substr(0, dot));
        if (!number) {
            return std::nullopt;
        }
        numbers[i] = *number;
        text.remove_prefix(std::min(dot + 1, text.size()));
    }
    return Cursor{.points = numbers[0],
                  .reached_at = Time(std::chrono::milliseconds(numbers[1])),
                  .account = numbers[2]};
}

std::optional<int> parse_limit(std::string_view text) {
    const auto number = parse_number(text);
    return number && *number >= 1 && *number <= max_page_rows
               ? std::optional(static_cast<int>(*number))
               : std::nullopt;
}

std::string encode_http_error(const Error& error) { return text_of({{"error", to_json(error)}}); }

std::string encode_http(const Account& account) { return text_of(to_json(account)); }
std::string encode_http(const GameView& view) { return text_of(to_json(view)); }
std::string encode_http(const LeaderboardPage& page) { return text_of(to_json(page)); }
std::string encode_http(const PlayerProfile& profile) { return text_of(to_json(profile)); }

std::string encode_http(const std::vector<Summary>& games) {
    return text_of({{"games", to_json(games)}});
}

std::string encode_http(const std::vector<LevelInfo>& levels) {
    Json list = Json::array();
    for (const LevelInfo& level : levels) {
        list.push_back(
            {{"id", level.id},
             {"names", {{"ms", level.name_ms}, {"id", level.name_id}, {"en", level.name_en}}},
             {"points", level.points}});
    }
    return text_of({{"levels", std::move(list)}});
}

}  // namespace congkak::protocol
