// The boundary at which refusals become codes of the protocol.
#include "server/net/json_responses.hpp"

#include <chrono>
#include <utility>

#include "protocol/error_code.hpp"
#include "protocol/http.hpp"

namespace congkak::net {
namespace {

protocol::Error to_error(accounts::AccountError error) {
    using accounts::AccountError;
    using protocol::ErrorCode;
    protocol::Error wire;
    switch (error) {
        case AccountError::bad_name:
            wire.code = ErrorCode::bad_name;
            wire.field = "name";
            wire.message = "a name has 3 to 20 letters, digits, _ - . of one script";
            break;
        case AccountError::name_taken:
            wire.code = ErrorCode::name_taken;
            wire.field = "name";
            break;
        case AccountError::bad_password:
            wire.code = ErrorCode::bad_password;
            wire.field = "password";
            break;
        case AccountError::common_password:
            wire.code = ErrorCode::common_password;
            wire.field = "password";
            break;
        case AccountError::wrong_login:
            wire.code = ErrorCode::wrong_login;
            break;
        case AccountError::already_registered:
            wire.code = ErrorCode::already_registered;
            break;
        case AccountError::key_reused:
            wire.code = ErrorCode::bad_request;
            wire.field = "Idempotency-Key";
            wire.message = "this key belongs to another request";
            break;
        case AccountError::busy:
            wire.code = ErrorCode::rate_limited;
            wire.retry_after = std::chrono::seconds(2);
            break;
        case AccountError::storage_failed:
            wire.code = ErrorCode::storage_failed;
            wire.retry_after = std::chrono::seconds(2);
            break;
    }
    return wire;
}

}  // namespace

Response json_response(int status, std::string body) {
    return {.status = status,
            .content_type = "application/json",
            .body = std::move(body),
            .constant_body = {},
            .headers = {{"Cache-Control", "no-store"}}};
}

Response error_response(const protocol::Error& error) {
    Response response =
        json_response(protocol::http_status(error.code), protocol::encode_http_error(error));
    if (error.retry_after) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(*error.retry_after);
        response.headers.emplace_back("Retry-After", std::to_string(seconds.count()));
    }
    return response;
}

Response error_response(protocol::ErrorCode code) {
    protocol::Error error;
    error.code = code;
    return error_response(error);
}

Response error_response(const protocol::DecodeError& decode_error) {
    protocol::Error error;
    error.code = decode_error.code;
    error.message = decode_error.message;
    error.field = decode_error.field;
    return error_response(error);
}

Response error_response(accounts::AccountError error) { return error_response(to_error(error)); }

Response bad_query(std::string field, std::string message) {
    protocol::Error error;
    error.code = protocol::ErrorCode::bad_field;
    error.field = std::move(field);
    error.message = std::move(message);
    return error_response(error);
}

}  // namespace congkak::net
