#include "protocol/fields.hpp"

#include <algorithm>
#include <array>

namespace congkak::protocol {

namespace {

const Json no_value = nullptr;
const Json no_members = Json::object();
const Json no_elements = Json::array();

std::string range_text(std::int64_t lowest, std::int64_t highest) {
    return "must be an integer from " + std::to_string(lowest) + " to " + std::to_string(highest);
}

}  // namespace

std::string sentence(const FieldError& error) {
    return (error.field.empty() ? "the text" : error.field) + ' ' + error.message;
}

Fields::Fields(const Json& value, std::string path, std::optional<FieldError>& error)
    : object_(&value), path_(std::move(path)), error_(error) {
    if (!value.is_object()) {
        if (!error_) {
            error_ = FieldError{ErrorCode::bad_field, "must be an object", path_};
        }
        object_ = &no_members;
    }
}

void Fields::fail(std::string_view name, ErrorCode code, std::string message) {
    if (!error_) {
        error_ = FieldError{code, std::move(message), path_of(path_, name)};
    }
}

void Fields::fail_at(std::string path, std::string message) {
    if (!error_) {
        error_ = FieldError{ErrorCode::bad_field, std::move(message), std::move(path)};
    }
}

const Json& Fields::raw(std::string_view name) {
    asked_.push_back(name);
    const auto found = object_->find(name);
    if (found == object_->end()) {
        fail(name, ErrorCode::bad_field, "is missing");
        return no_value;
    }
    return *found;
}

bool Fields::has(std::string_view name) {
    asked_.push_back(name);
    return object_->find(name) != object_->end();
}

bool Fields::is_null(std::string_view name) { return raw(name).is_null(); }

std::int64_t Fields::integer(std::string_view name, std::int64_t lowest, std::int64_t highest) {
    const Json& value = raw(name);
    // A number above the signed range is unsigned; all that is accepted is within.
    const bool fits = value.is_number_unsigned()
                          ? value.get<std::uint64_t>() <=
                                static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())
                          : value.is_number_integer();
    if (!fits || value.get<std::int64_t>() < lowest || value.get<std::int64_t>() > highest) {
        fail(name, ErrorCode::bad_field, range_text(lowest, highest));
        return lowest;
    }
    return value.get<std::int64_t>();
}

bool Fields::boolean(std::string_view name) {
    const Json& value = raw(name);
    if (!value.is_boolean()) {
        fail(name, ErrorCode::bad_field, "must be true or false");
        return false;
    }
    return value.get<bool>();
}

std::string Fields::text(std::string_view name, std::size_t most_bytes) {
    const Json& value = raw(name);
    if (!value.is_string()) {
        fail(name, ErrorCode::bad_field, "must be a string");
        return {};
    }
    const auto& string = value.get_ref<const std::string&>();
    if (string.size() > most_bytes) {
        fail(name, ErrorCode::bad_field,
             "must be a string of at most " + std::to_string(most_bytes) + " bytes");
        return {};
    }
    return string;
}

std::string Fields::word(std::string_view name) {
    std::string value = text(name, max_word_bytes);
    const bool printable =
        std::all_of(value.begin(), value.end(), [](char c) { return c >= ' ' && c <= '~'; });
    if (value.empty() || !printable) {
        fail(name, ErrorCode::bad_field,
             "must be 1 to " + std::to_string(max_word_bytes) + " printable ASCII characters");
    }
    return value;
}

std::string Fields::hex(std::string_view name, std::size_t digits) {
    std::string value = text(name, digits);
    if (value.size() != digits ||
        value.find_first_not_of("0123456789abcdef") != std::string::npos) {
        fail(name, ErrorCode::bad_field,
             "must be " + std::to_string(digits) + " lower-case hex digits");
    }
    return value;
}

PitRef Fields::pit(std::string_view name) { return pit_in(raw(name), path_of(path_, name)); }

PitRef Fields::pit_in(const Json& value, std::string path) {
    const std::optional<PitRef> pit =
        value.is_string() ? parse_word<PitRef>(value.get_ref<const std::string&>()) : std::nullopt;
    if (!pit) {
        fail_at(std::move(path), "must be a letter from a to k or from A to K");
    }
    return pit.value_or(PitRef{});
}

GameId Fields::game(std::string_view name) {
    const std::optional<GameId> id = GameId::parse(text(name, GameId::length));
    if (!id) {
        fail(name, ErrorCode::bad_field,
             "must be 16 of the characters " + std::string(GameId::alphabet));
    }
    constexpr std::array<std::uint8_t, 10> any{};
    return id.value_or(GameId::from_bytes(any));
}

Fields Fields::object(std::string_view name) {
    const Json& value = raw(name);
    if (!value.is_object()) {
        fail(name, ErrorCode::bad_field, "must be an object");
    }
    return Fields(value.is_object() ? value : no_members, path_of(path_, name), error_);
}

const Json& Fields::elements(std::string_view name, std::size_t most) {
    const Json& value = raw(name);
    if (!value.is_array() || value.size() > most) {
        fail(name, ErrorCode::bad_field,
             "must be an array of at most " + std::to_string(most) + " elements");
        return no_elements;
    }
    return value;
}

void Fields::finish() {
    for (const auto& item : object_->items()) {
        if (std::find(asked_.begin(), asked_.end(), item.key()) == asked_.end()) {
            fail(item.key(), ErrorCode::unknown_field, "is not a field here");
            return;
        }
    }
}

}  // namespace congkak::protocol
