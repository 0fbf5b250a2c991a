#include "engine/record/tags.hpp"

#include <algorithm>

namespace congkak::record {

namespace {

bool is_control(char character) noexcept {
    return static_cast<unsigned char>(character) < 0x20 || character == 0x7f;
}

bool is_name_character(char character) noexcept {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           character == '.' || character == '_';
}

bool accept_line_break(Cursor& cursor) noexcept {
    return cursor.accept("\r\n") || cursor.accept('\n');
}

boost::system::result<std::string, TextError> parse_value(Cursor& cursor) {
    if (!cursor.accept('"')) {
        return cursor.error("the tag's value in quotation marks");
    }
    std::string value;
    while (!cursor.accept('"')) {
        if (cursor.at_end() || is_control(cursor.peek())) {
            return cursor.error("a closing quotation mark");
        }
        if (cursor.accept('\\') && cursor.peek() != '"' && cursor.peek() != '\\') {
            return cursor.error("`\"` or `\\` after a backslash");
        }
        value += cursor.take();
    }
    return {boost::system::in_place_value, std::move(value)};
}

/// The cursor stands on `[`.
boost::system::result<Tag, TextError> parse_tag(Cursor& cursor) {
    Tag tag;
    cursor.take();
    tag.name_at = cursor.error("");
    while (!cursor.at_end() && is_name_character(cursor.peek())) {
        tag.name += cursor.take();
    }
    if (tag.name.empty()) {
        return cursor.error("a tag's name");
    }
    if (!cursor.accept(' ')) {
        return cursor.error("a space and the tag's value");
    }
    const Cursor quotation_mark = cursor;
    auto value = parse_value(cursor);
    if (!value) {
        return value.error();
    }
    tag.value = std::move(*value);
    tag.value_at = quotation_mark.error("");
    ++tag.value_at.column;
    if (!cursor.accept(']')) {
        return cursor.error("`]`");
    }
    if (!accept_line_break(cursor)) {
        return cursor.error("the end of the line");
    }
    return tag;
}

}  // namespace

const Tag* find(const std::vector<Tag>& tags, std::string_view name) noexcept {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [name](const Tag& tag) { return tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

TextError at(TextError place, std::string expected) {
    place.expected = std::move(expected);
    return place;
}

std::string tag_line(std::string_view name, std::string_view value) {
    std::string line = "[" + std::string(name) + " \"";
    for (const char character : value) {
        if (character == '"' || character == '\\') {
            line += '\\';
        }
        // A name from elsewhere can't break the record's lines.
        line += is_control(character) ? ' ' : character;
    }
    return line + "\"]\n";
}

boost::system::result<std::vector<Tag>, TextError> parse_tags(Cursor& cursor) {
    std::vector<Tag> tags;
    while (cursor.peek() == '[') {
        auto tag = parse_tag(cursor);
        if (!tag) {
            return tag.error();
        }
        if (find(tags, tag->name) != nullptr) {
            return at(tag->name_at, "no second tag " + tag->name);
        }
        tags.push_back(std::move(*tag));
    }
    if (!accept_line_break(cursor)) {
        return cursor.error("a tag line, or an empty line before the moves");
    }
    return tags;
}

}  // namespace congkak::record
