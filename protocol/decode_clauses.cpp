#include "protocol/decode_parts.hpp"

namespace congkak::protocol {

nlohmann::json decode_clauses(Fields& data) {
    const Fields clauses = data.object("clauses");
    const Json& raw = data.raw("clauses");
    if (raw.size() > max_clauses) {
        data.fail("clauses", ErrorCode::bad_field, "has too many members");
    }
    for (const auto& item : raw.items()) {
        const Json& value = item.value();
        const bool is_word =
            value.is_string() && value.get_ref<const std::string&>().size() <= max_word_bytes;
        if (!is_word && !value.is_boolean() && !value.is_number_integer()) {
            data.fail_at(path_of(clauses.path(), item.key()),
                         "must be a word, a number or true or false");
        }
    }
    return raw;
}

}  // namespace congkak::protocol
