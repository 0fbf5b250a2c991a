// Reading the fields of a JSON object, where every one is known, has a type and a range.
//
// The first thing that is wrong is kept with its path; from then on readers give any value. So a
// decoder reads straight down and looks at the error once, at the end:
//
//     std::optional<FieldError> error;
//     Fields fields(json, "data", error);
//     const int ply = fields.number<int>("ply", 0, max_ply);
//     fields.finish();
//     if (error) …
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/error_code.hpp"
#include "protocol/ids.hpp"
#include "protocol/json.hpp"
#include "protocol/limits.hpp"
#include "protocol/strict_json.hpp"
#include "protocol/time.hpp"
#include "protocol/words.hpp"

namespace congkak::protocol {

struct FieldError {
    ErrorCode code = ErrorCode::bad_field;
    /// Completes "`field` …": "must be …".
    std::string message;
    std::string field;
};

/// "`data.ply` must be …", without the quotes.
[[nodiscard]] std::string sentence(const FieldError& error);

class Fields {
  public:
    /// `value` and `error` outlive the reader. A value that is no object is an error.
    Fields(const Json& value, std::string path, std::optional<FieldError>& error);

    /// Present, though perhaps null.
    [[nodiscard]] bool has(std::string_view name);

    /// An integer in lowest..highest; a number with a fraction or an exponent is none.
    [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t lowest,
                                       std::int64_t highest);

    /// The same, for a type that holds lowest..highest.
    template <typename T>
    [[nodiscard]] T number(std::string_view name, std::int64_t lowest, std::int64_t highest) {
        return static_cast<T>(integer(name, lowest, highest));
    }

    [[nodiscard]] bool boolean(std::string_view name);

    /// At most `most_bytes`.
    [[nodiscard]] std::string text(std::string_view name, std::size_t most_bytes);

    /// 1..max_word_bytes printable ASCII characters.
    [[nodiscard]] std::string word(std::string_view name);

    /// Exactly `digits` lower-case hex digits.
    [[nodiscard]] std::string hex(std::string_view name, std::size_t digits);

    [[nodiscard]] Time time(std::string_view name) {
        return Time(std::chrono::milliseconds(integer(name, 0, max_integer)));
    }

    /// One of the words of an enumeration; another string is refused with `code`.
    template <typename T>
    [[nodiscard]] T one_of(std::string_view name, ErrorCode code = ErrorCode::bad_field) {
        const std::string given = text(name, std::string::npos);
        const std::optional<T> value = parse_word<T>(given);
        if (!value) {
            fail(name, code, "must be " + words_of<T>());
        }
        return value.value_or(T{});
    }

    [[nodiscard]] PitRef pit(std::string_view name);

    /// The same for an array's element, whose path is given.
    [[nodiscard]] PitRef pit_in(const Json& value, std::string path);

    [[nodiscard]] GameId game(std::string_view name);

    /// An object under `name`; after an error an empty one.
    [[nodiscard]] Fields object(std::string_view name);

    /// What `read(const Json& element, std::string path)` makes of each element, `most` at most.
    template <typename Read>
    [[nodiscard]] auto list(std::string_view name, std::size_t most, Read read) {
        std::vector<decltype(read(std::declval<const Json&>(), std::string()))> values;
        const Json& array = elements(name, most);
        for (std::size_t i = 0; i < array.size() && !error_; ++i) {
            values.push_back(read(array[i], path_of(path_of(path_, name), i)));
        }
        return values;
    }

    /// What `read()` gives where the field is present; null is a value like any other.
    template <typename Read>
    [[nodiscard]] auto optional(std::string_view name, Read read) {
        using Value = decltype(read());
        return has(name) ? std::optional<Value>(read()) : std::optional<Value>();
    }

    /// What `read()` gives where the field isn't null; it must be there.
    template <typename Read>
    [[nodiscard]] auto nullable(std::string_view name, Read read) {
        using Value = decltype(read());
        return is_null(name) ? std::optional<Value>() : std::optional<Value>(read());
    }

    /// Refuses every field that wasn't asked for.
    void finish();

    void fail(std::string_view name, ErrorCode code, std::string message);

    /// For a value deeper down: bad_field at a whole path.
    void fail_at(std::string path, std::string message);

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] std::optional<FieldError>& error() noexcept { return error_; }

    /// The value as it is; null, and an error, where it is missing.
    [[nodiscard]] const Json& raw(std::string_view name);

  private:
    [[nodiscard]] bool is_null(std::string_view name);
    [[nodiscard]] const Json& elements(std::string_view name, std::size_t most);

    const Json* object_;
    std::string path_;
    std::optional<FieldError>& error_;
    std::vector<std::string_view> asked_;
};

}  // namespace congkak::protocol
